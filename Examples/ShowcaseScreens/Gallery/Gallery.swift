import UIKit

/// All controls, bars and layouts of the gallery, in the order of the page.
package let gallery: [GalleryEntry] = galleryControls + galleryBars + galleryLayouts

/// The page Documentation/Gallery.md, which shows the pictures of the gallery.
package var galleryPage: String {
  let parts = GalleryEntry.Kind.allCases.map { kind in
    let rows = gallery.filter { $0.kind == kind }.map { entry in
      "### \(entry.title)\n\n![\(entry.title), light and dark](\(entry.file))\n"
    }
    return "## \(kind.rawValue)\n\n\(rows.joined(separator: "\n"))"
  }
  return """
    # Gallery

    Controls, bars, lists and layouts as Galley draws them on Linux, in the light and in the dark
    style. The code is in [Examples/ShowcaseScreens/Gallery](../Examples/ShowcaseScreens/Gallery). It
    is plain UIKit code. `script/demo` draws the pictures, and whole screens.

    \(parts.joined(separator: "\n"))
    """
}

/// Returns views side by side.
@MainActor
private func row(_ views: [UIView]) -> UIStackView {
  let stack = UIStackView(arrangedSubviews: views)
  (stack.spacing, stack.alignment) = (12, .center)
  return stack
}

/// Returns views one below the other.
@MainActor
private func column(_ views: [UIView]) -> UIStackView {
  let stack = row(views)
  stack.axis = .vertical
  return stack
}

/// Returns a view with a width, and its own height.
@MainActor
private func wide<View: UIView>(_ view: View, _ width: CGFloat = 260) -> View {
  view.widthAnchor.constraint(equalToConstant: width).isActive = true
  return view
}

@MainActor
private func button(_ title: String, _ configuration: UIButton.Configuration) -> UIButton {
  var configuration = configuration
  configuration.title = title
  return UIButton(configuration: configuration)
}

private let galleryControls: [GalleryEntry] = [
  GalleryEntry("UILabel", .control, height: 110) {
    column(
      [UIFont.TextStyle.title1, .body, .caption1].map { style in
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style)
        label.text = "Tides of the week"
        return label
      })
  },
  GalleryEntry("UIButton", .control, height: 110) {
    column([
      row([button("Plain", .plain()), button("Gray", .gray())]),
      row([button("Tinted", .tinted()), button("Filled", .filled())]),
    ])
  },
  GalleryEntry("UISwitch", .control, height: 70) {
    let on = UISwitch()
    on.isOn = true
    return row([on, UISwitch()])
  },
  GalleryEntry("UISlider", .control, height: 70) {
    let slider = UISlider()
    slider.value = 0.4
    return wide(slider)
  },
  GalleryEntry("UIStepper", .control, height: 70) { UIStepper() },
  GalleryEntry("UISegmentedControl", .control, height: 70) {
    let control = UISegmentedControl(items: ["Day", "Week", "Month"])
    control.selectedSegmentIndex = 1
    return control
  },
  GalleryEntry("UIPageControl", .control, height: 70) {
    let control = UIPageControl()
    (control.numberOfPages, control.currentPage) = (5, 1)
    (control.pageIndicatorTintColor, control.currentPageIndicatorTintColor) = (
      .systemGray3, .systemBlue
    )
    return control
  },
  GalleryEntry("UIProgressView", .control, height: 50) {
    let view = UIProgressView(progressViewStyle: .default)
    view.progress = 0.6
    return wide(view)
  },
  GalleryEntry("UIActivityIndicatorView", .control, height: 70) {
    let views = [UIActivityIndicatorView.Style.medium, .large].map(UIActivityIndicatorView.init)
    views.forEach { $0.startAnimating() }
    return row(views)
  },
  GalleryEntry("UIRefreshControl", .control, height: 90) {
    let control = UIRefreshControl(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    control.beginRefreshing()
    return control
  },
  GalleryEntry("UITextField", .control, height: 110) {
    let fields = ["", "Ada"].map { text in
      let field = wide(UITextField())
      (field.borderStyle, field.placeholder, field.text) = (.roundedRect, "Name", text)
      return field
    }
    return column(fields)
  },
  GalleryEntry("UITextView", .control, height: 110) {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 280, height: 80))
    view.font = .preferredFont(forTextStyle: .body)
    view.text = "A gale from the north-west since noon. The spray reaches the lamp."
    return view
  },
  GalleryEntry("UIImageView", .control, height: 80) {
    row(
      ["star.fill", "heart", "bell.slash"].map { name in
        UIImageView(
          image: UIImage(
            systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 32)))
      })
  },
  GalleryEntry("UIDatePicker, compact", .control, height: 70) { datePicker(.compact) },
  GalleryEntry("UIDatePicker, wheels", .control, height: 230) { datePicker(.wheels) },
  GalleryEntry("UIDatePicker, inline", .control, height: 400) {
    let picker = datePicker(.inline)
    picker.datePickerMode = .date
    return picker
  },
  GalleryEntry("UICalendarView", .control, height: 400) {
    let view = UICalendarView()
    view.visibleDateComponents = DateComponents(
      calendar: Calendar(identifier: .gregorian), year: 2_026, month: 5)
    return view
  },
  GalleryEntry("UIColorWell", .control, height: 70) {
    let well = UIColorWell()
    well.selectedColor = .systemTeal
    return well
  },
  GalleryEntry("UIPasteControl", .control, height: 70) { UIPasteControl() },
]

@MainActor
private func datePicker(_ style: UIDatePickerStyle) -> UIDatePicker {
  let picker = UIDatePicker()
  picker.preferredDatePickerStyle = style
  picker.date = Date(timeIntervalSince1970: 1_778_000_000)
  return picker
}

private let galleryBars: [GalleryEntry] = [
  GalleryEntry("UINavigationBar", .bar, height: 60) {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UINavigationItem(title: "Feed")
    item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    item.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    bar.items = [item]
    return bar
  },
  GalleryEntry("UIToolbar", .bar, height: 60) {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [
      UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(systemItem: .action),
      .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
    ]
    return bar
  },
  GalleryEntry("UITabBar", .bar, height: 70) {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.items = [("Feed", "house.fill"), ("Saved", "star.fill"), ("You", "person.fill")].map {
      UITabBarItem(title: $0.0, image: UIImage(systemName: $0.1), selectedImage: nil)
    }
    bar.selectedItem = bar.items?.first
    return bar
  },
  GalleryEntry("UISearchBar", .bar, height: 70) {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.placeholder = "Search"
    return bar
  },
]
