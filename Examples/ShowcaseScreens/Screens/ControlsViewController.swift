import UIKit

/// Buttons, switches, sliders, steppers, segmented controls, page controls and date pickers, in
/// their states.
final class ControlsViewController: UIViewController {
  private var rows: [[UIView]] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    rows = [
      buttonsWithoutConfiguration, configuredButtons(), configuredButtons(isEnabled: false),
      buttonSizes, imagePlacements, switches, sliders,
      [stepper(0), stepper(5), imageSegments, pageControl], [wideSegments], [datePicker(.compact)],
      [datePicker(.wheels)],
    ]
    for row in rows { for control in row { view.addSubview(control) } }
  }

  private var buttonsWithoutConfiguration: [UIView] {
    let system = UIButton(type: .system)
    system.setTitle("System", for: .normal)
    let disabled = UIButton(type: .system)
    disabled.setTitle("Disabled", for: .normal)
    disabled.isEnabled = false
    let image = UIButton(type: .system)
    image.setTitle("Image", for: .normal)
    image.setImage(UIImage(systemName: "star.fill"), for: .normal)
    let destructive = UIButton(type: .system)
    destructive.setTitle("Delete", for: .normal)
    destructive.role = .destructive
    return [system, disabled, image, destructive, popUpButton]
  }

  private func configuredButtons(isEnabled: Bool = true) -> [UIView] {
    let styles: [(String, UIButton.Configuration)] = [
      ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
    ]
    return styles.map { name, style in
      let button = UIButton(configuration: style)
      button.configuration?.title = name
      button.isEnabled = isEnabled
      return button
    }
  }

  private var buttonSizes: [UIView] {
    let sizes: [(UIButton.Configuration.Size, String)] = [
      (.small, "Small"), (.medium, "Medium"), (.large, "Large"),
    ]
    return sizes.map { size, name in
      var style = UIButton.Configuration.filled()
      style.title = name
      style.buttonSize = size
      style.cornerStyle = size == .large ? .capsule : .medium
      style.image = size == .medium ? UIImage(systemName: "plus") : nil
      style.imagePadding = 6
      return UIButton(configuration: style)
    }
  }

  private var imagePlacements: [UIView] {
    let edges: [NSDirectionalRectEdge] = [.leading, .trailing, .top]
    return edges.map { edge in
      var style = UIButton.Configuration.tinted()
      style.title = "Share"
      style.subtitle = edge == .top ? nil : "a link"
      style.image = UIImage(systemName: "square.and.arrow.up")
      style.imagePlacement = edge
      style.imagePadding = 6
      return UIButton(configuration: style)
    }
  }

  private var popUpButton: UIView {
    let button = UIButton(configuration: .gray())
    button.menu = UIMenu(children: [UIAction(title: "Name") { _ in }])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    return button
  }

  private var switches: [UIView] {
    let on = UISwitch()
    on.isOn = true
    let disabled = UISwitch()
    disabled.isOn = true
    disabled.isEnabled = false
    let tinted = UISwitch()
    tinted.isOn = true
    tinted.onTintColor = .systemPurple
    let off = UISwitch()
    off.isEnabled = false
    return [UISwitch(), on, disabled, off, tinted]
  }

  private var sliders: [UIView] {
    let plain = UISlider(frame: CGRect(x: 0, y: 0, width: 160, height: 34))
    plain.value = 0.4
    let images = UISlider(frame: CGRect(x: 0, y: 0, width: 160, height: 34))
    images.value = 0.7
    images.minimumValueImage = UIImage(systemName: "minus")
    images.maximumValueImage = UIImage(systemName: "plus")
    return [plain, images]
  }

  private func stepper(_ value: Double) -> UIView {
    let stepper = UIStepper()
    stepper.value = value
    return stepper
  }

  private var imageSegments: UIView {
    let images = ["star", "heart"].compactMap { UIImage(systemName: $0) }
    let control = UISegmentedControl(items: images)
    control.selectedSegmentIndex = 1
    return control
  }

  private var wideSegments: UIView {
    let control = UISegmentedControl(items: ["All", "Unread", "Flagged", "Drafts"])
    control.selectedSegmentIndex = 0
    control.setEnabled(false, forSegmentAt: 3)
    control.frame.size.width = 343
    return control
  }

  private var pageControl: UIView {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.backgroundStyle = .prominent
    pages.pageIndicatorTintColor = .tertiaryLabel
    pages.currentPageIndicatorTintColor = .label
    return pages
  }

  private func datePicker(_ style: UIDatePicker.Style) -> UIView {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? calendar.timeZone
    calendar.locale = Locale(identifier: "en_US")
    let picker = UIDatePicker()
    picker.calendar = calendar
    picker.preferredDatePickerStyle = style
    picker.datePickerMode = style == .wheels ? .date : .dateAndTime
    picker.date = Date(timeIntervalSinceReferenceDate: 700_000_000)
    return picker
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var y: CGFloat = 28
    for row in rows {
      var x: CGFloat = 16
      let sizes = row.map(size)
      let height = sizes.map(\.height).max() ?? 0
      for (control, size) in zip(row, sizes) {
        control.frame = CGRect(
          x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height)
        x += size.width + 10
      }
      y += height + 12
    }
  }

  private func size(of control: UIView) -> CGSize {
    var size = control.sizeThatFits(control.bounds.size)
    // Sliders and segmented controls keep the width that was set. The height limit is for the
    // wheels of a date picker.
    if control is UISlider || control is UISegmentedControl {
      size.width = max(control.bounds.width, size.width)
    }
    size.height = min(size.height, 150)
    return size
  }
}
