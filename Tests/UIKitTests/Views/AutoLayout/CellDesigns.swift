import Foundation
@testable import GalleyUIKit

/// A typical cell of an app, whose frames a test compares with recorded ones: its views, and the
/// constraints between them.
@MainActor
struct CellDesign {
  var name: String
  /// Fills the content view of a cell.
  var build: (DesignBench) -> Void
}

/// The content view on which a design is built, with margins of 16 points at the sides.
@MainActor
final class DesignBench {
  let content = UIView()

  init() {
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 16, bottom: 8, trailing: 16)
  }

  var margins: UILayoutGuide { content.layoutMarginsGuide }

  func label(_ text: String, _ style: UIFont.TextStyle = .body, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = lines
    return add(label)
  }

  func box(_ width: CGFloat? = nil, _ height: CGFloat? = nil, in parent: UIView? = nil) -> UIView {
    let box = add(UIView(), in: parent)
    if let width { box.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { box.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return box
  }

  func add<View: UIView>(_ view: View, in parent: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? content).addSubview(view)
    return view
  }

  func stack(
    _ axis: NSLayoutConstraint.Axis, _ spacing: CGFloat, _ views: [UIView],
    _ alignment: UIStackView.Alignment = .fill, _ distribution: UIStackView.Distribution = .fill
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing
    stack.alignment = alignment
    stack.distribution = distribution
    return add(stack)
  }

  func hold(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }

  /// Has a view fill the content's margins.
  func fillMargins(_ view: UIView) { fill(view, margins) }

  func fill(_ view: UIView, _ guide: UILayoutGuide) {
    hold([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  func fill(_ view: UIView, in parent: UIView, by inset: CGFloat = 0) {
    hold([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: inset),
      parent.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: inset),
      parent.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
    ])
  }

  /// Places views one below the other at the leading margin, from the top margin to the bottom one.
  func column(_ views: [UIView], gap: CGFloat = 4, after leading: NSLayoutXAxisAnchor? = nil) {
    var above = margins.topAnchor
    for (index, view) in views.enumerated() {
      hold([
        view.topAnchor.constraint(equalTo: above, constant: index == 0 ? 0 : gap),
        view.leadingAnchor.constraint(equalTo: leading ?? margins.leadingAnchor),
      ])
      above = view.bottomAnchor
    }
    above.constraint(equalTo: margins.bottomAnchor).isActive = true
  }
}

private let long = "A text of some words that goes on for more than one line in a narrow cell"

@MainActor
let cellDesigns: [CellDesign] = [
  CellDesign(name: "title") { b in b.fillMargins(b.label("Title")) },
  CellDesign(name: "text of many lines") { b in b.fillMargins(b.label(long, lines: 0)) },
  CellDesign(name: "text of two lines at most") { b in b.fillMargins(b.label(long, lines: 2)) },
  CellDesign(name: "title and subtitle") { b in
    let (title, text) = (b.label("Title", .headline), b.label(long, .subheadline, lines: 0))
    b.column([title, text])
    for view in [title, text] {
      view.trailingAnchor.constraint(equalTo: b.margins.trailingAnchor).isActive = true
    }
  },
  CellDesign(name: "avatar, two labels and accessory") { b in
    let (avatar, chevron) = (b.box(40, 40), b.box(8, 13))
    let (title, text) = (
      b.label("Jane Appleseed", .headline), b.label(long, .subheadline, lines: 0)
    )
    b.column([title, text], after: avatar.trailingAnchor)
    b.hold([
      avatar.leadingAnchor.constraint(equalTo: b.margins.leadingAnchor),
      avatar.topAnchor.constraint(equalTo: b.margins.topAnchor),
      avatar.bottomAnchor.constraint(lessThanOrEqualTo: b.margins.bottomAnchor),
      chevron.trailingAnchor.constraint(equalTo: b.margins.trailingAnchor),
      chevron.centerYAnchor.constraint(equalTo: b.content.centerYAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: chevron.leadingAnchor, constant: -8),
      text.trailingAnchor.constraint(lessThanOrEqualTo: chevron.leadingAnchor, constant: -8),
    ])
  },
  CellDesign(name: "card with image on top") { b in
    let image = b.box()
    let (title, text) = (b.label("Card", .title2), b.label(long, lines: 3))
    b.hold([
      image.topAnchor.constraint(equalTo: b.content.topAnchor),
      image.leadingAnchor.constraint(equalTo: b.content.leadingAnchor),
      image.trailingAnchor.constraint(equalTo: b.content.trailingAnchor),
      image.heightAnchor.constraint(equalTo: image.widthAnchor, multiplier: 9 / 16),
      title.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 12),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      text.bottomAnchor.constraint(equalTo: b.margins.bottomAnchor),
    ])
    for view in [title, text] {
      b.hold([
        view.leadingAnchor.constraint(equalTo: b.margins.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: b.margins.trailingAnchor),
      ])
    }
  },
  CellDesign(name: "chat bubble, mine") { b in bubble(b, isMine: true, long) },
  CellDesign(name: "chat bubble, theirs and short") { b in bubble(b, isMine: false, "Hi!") },
  CellDesign(name: "form row") { b in
    let (name, value) = (b.label("Name"), b.label("Jane Appleseed"))
    value.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    name.setContentHuggingPriority(.required, for: .horizontal)
    b.hold([
      name.leadingAnchor.constraint(equalTo: b.margins.leadingAnchor),
      name.topAnchor.constraint(equalTo: b.margins.topAnchor),
      name.bottomAnchor.constraint(equalTo: b.margins.bottomAnchor),
      value.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
      value.leadingAnchor.constraint(
        equalToSystemSpacingAfter: name.trailingAnchor, multiplier: 1),
      value.trailingAnchor.constraint(equalTo: b.margins.trailingAnchor),
      b.content.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  },
  CellDesign(name: "price row") { b in
    let (name, price) = (b.label("Coffee with milk", lines: 0), b.label("€ 3.20", .headline))
    price.setContentCompressionResistancePriority(.required, for: .horizontal)
    price.setContentHuggingPriority(.required, for: .horizontal)
    let row = b.stack(.horizontal, 8, [name, price], .firstBaseline)
    b.fillMargins(row)
  },
  CellDesign(name: "tag") { b in
    let tag = b.box()
    let text = b.add(UILabel(), in: tag)
    text.text = "swift"
    text.font = .preferredFont(forTextStyle: .caption1)
    text.adjustsFontForContentSizeCategory = true
    b.fill(text, in: tag, by: 6)
    b.hold([
      tag.leadingAnchor.constraint(equalTo: b.margins.leadingAnchor),
      tag.topAnchor.constraint(equalTo: b.margins.topAnchor),
      tag.bottomAnchor.constraint(equalTo: b.margins.bottomAnchor),
      tag.trailingAnchor.constraint(lessThanOrEqualTo: b.margins.trailingAnchor),
    ])
  },
  CellDesign(name: "header with a button") { b in
    let (title, button) = (b.label("Today", .title1), b.label("See all", .callout))
    button.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    b.hold([
      title.leadingAnchor.constraint(equalTo: b.margins.leadingAnchor),
      title.topAnchor.constraint(equalTo: b.margins.topAnchor, constant: 16),
      title.bottomAnchor.constraint(equalTo: b.margins.bottomAnchor),
      button.lastBaselineAnchor.constraint(equalTo: title.lastBaselineAnchor),
      button.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      button.trailingAnchor.constraint(equalTo: b.margins.trailingAnchor),
    ])
  },
  CellDesign(name: "switch row") { b in
    let (title, control) = (b.label("Wireless and a long name", lines: 0), b.add(SizedView(51, 31)))
    control.setContentHuggingPriority(.required, for: .horizontal)
    control.setContentCompressionResistancePriority(.required, for: .horizontal)
    b.fillMargins(b.stack(.horizontal, 12, [title, control], .center))
  },
  CellDesign(name: "icon and title in the middle") { b in
    let (icon, title) = (b.box(29, 29), b.label("Settings"))
    b.hold([
      icon.leadingAnchor.constraint(equalTo: b.margins.leadingAnchor),
      icon.centerYAnchor.constraint(equalTo: b.content.centerYAnchor),
      icon.topAnchor.constraint(greaterThanOrEqualTo: b.margins.topAnchor),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      title.trailingAnchor.constraint(equalTo: b.margins.trailingAnchor),
      title.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
      title.topAnchor.constraint(greaterThanOrEqualTo: b.margins.topAnchor),
    ])
  },
  CellDesign(name: "square tile") { b in
    let (image, title) = (b.box(), b.label("Tile", .footnote))
    b.hold([
      image.topAnchor.constraint(equalTo: b.content.topAnchor),
      image.leadingAnchor.constraint(equalTo: b.content.leadingAnchor),
      image.trailingAnchor.constraint(equalTo: b.content.trailingAnchor),
      image.heightAnchor.constraint(equalTo: image.widthAnchor),
      title.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 4),
      title.centerXAnchor.constraint(equalTo: b.content.centerXAnchor),
      title.bottomAnchor.constraint(equalTo: b.content.bottomAnchor),
    ])
  },
  CellDesign(name: "three columns of numbers") { b in
    let columns = [("12", "Posts"), ("3,400", "Followers"), ("7", "Following")].map { pair in
      b.stack(
        .vertical, 2, [b.label(pair.0, .headline), b.label(pair.1, .caption1)], .center)
    }
    b.fillMargins(b.stack(.horizontal, 8, columns, .fill, .fillEqually))
  },
  CellDesign(name: "buttons with equal gaps") { b in
    let views = [b.box(24, 24), b.box(24, 24), b.box(24, 24), b.box(40, 24)]
    b.fillMargins(b.stack(.horizontal, 4, views, .center, .equalSpacing))
  },
  CellDesign(name: "buttons with equal middles") { b in
    let views = [b.box(24, 24), b.box(60, 24), b.box(24, 24)]
    b.fillMargins(b.stack(.horizontal, 4, views, .center, .equalCentering))
  },
  CellDesign(name: "bars in proportion") { b in
    let views = [b.add(SizedView(10, 20)), b.add(SizedView(30, 20)), b.add(SizedView(20, 20))]
    b.fillMargins(b.stack(.horizontal, 3, views, .fill, .fillProportionally))
  },
  CellDesign(name: "hidden subtitle") { b in
    let (title, text) = (b.label("Title", .headline), b.label(long, .subheadline, lines: 0))
    text.isHidden = true
    b.fillMargins(b.stack(.vertical, 4, [title, text, b.label("Footer", .footnote)]))
  },
  CellDesign(name: "post") { b in
    let (avatar, image) = (b.box(32, 32), b.box())
    let names = b.stack(
      .vertical, 2, [b.label("jane", .headline), b.label("2 h", .caption1)], .leading)
    let top = b.stack(.horizontal, 8, [avatar, names], .center)
    image.heightAnchor.constraint(equalTo: image.widthAnchor, multiplier: 0.5).isActive = true
    let all = b.stack(.vertical, 8, [top, image, b.label(long, lines: 0)])
    all.setCustomSpacing(12, after: image)
    b.fillMargins(all)
  },
  CellDesign(name: "quote") { b in
    let (line, text) = (b.box(3), b.label(long, .callout, lines: 0))
    b.hold([
      line.leadingAnchor.constraint(equalTo: b.margins.leadingAnchor),
      line.topAnchor.constraint(equalTo: text.topAnchor),
      line.bottomAnchor.constraint(equalTo: text.bottomAnchor),
      text.leadingAnchor.constraint(equalTo: line.trailingAnchor, constant: 12),
      text.topAnchor.constraint(equalTo: b.margins.topAnchor),
      text.trailingAnchor.constraint(equalTo: b.margins.trailingAnchor),
      text.bottomAnchor.constraint(equalTo: b.margins.bottomAnchor),
    ])
  },
  CellDesign(name: "progress row") { b in
    let (title, bar, share) = (b.label("Loading"), b.box(nil, 4), b.label("40 %", .caption1))
    b.hold([
      title.leadingAnchor.constraint(equalTo: b.margins.leadingAnchor),
      title.topAnchor.constraint(equalTo: b.margins.topAnchor),
      share.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
      share.trailingAnchor.constraint(equalTo: b.margins.trailingAnchor),
      share.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      bar.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 6),
      bar.leadingAnchor.constraint(equalTo: b.margins.leadingAnchor),
      bar.widthAnchor.constraint(equalTo: b.margins.widthAnchor, multiplier: 0.4),
      bar.bottomAnchor.constraint(equalTo: b.margins.bottomAnchor),
    ])
  },
  CellDesign(name: "badge on a corner") { b in
    let (icon, badge) = (b.box(60, 60), b.box(20, 20))
    b.hold([
      icon.centerXAnchor.constraint(equalTo: b.content.centerXAnchor),
      icon.topAnchor.constraint(equalTo: b.margins.topAnchor),
      icon.bottomAnchor.constraint(equalTo: b.margins.bottomAnchor),
      badge.centerXAnchor.constraint(equalTo: icon.trailingAnchor),
      badge.centerYAnchor.constraint(equalTo: icon.topAnchor),
    ])
  },
  CellDesign(name: "text beside text") { b in
    let (left, right) = (
      b.label("Left words here", lines: 0), b.label("Right words there", lines: 0)
    )
    b.fillMargins(b.stack(.horizontal, 16, [left, right], .top, .fillEqually))
  },
  CellDesign(name: "image beside a text that decides") { b in
    let (image, text) = (b.box(80), b.label(long, lines: 0))
    let ratio = image.heightAnchor.constraint(equalTo: image.widthAnchor)
    ratio.priority = .defaultLow
    b.hold([
      ratio, image.leadingAnchor.constraint(equalTo: b.content.leadingAnchor),
      image.topAnchor.constraint(equalTo: b.content.topAnchor),
      image.bottomAnchor.constraint(equalTo: b.content.bottomAnchor),
      text.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 12),
      text.trailingAnchor.constraint(equalTo: b.margins.trailingAnchor),
      text.topAnchor.constraint(equalTo: b.margins.topAnchor),
      text.bottomAnchor.constraint(lessThanOrEqualTo: b.margins.bottomAnchor),
    ])
  },
  CellDesign(name: "footnote in the middle") { b in
    let text = b.label("Version 1.0", .footnote)
    b.hold([
      text.centerXAnchor.constraint(equalTo: b.content.centerXAnchor),
      text.topAnchor.constraint(equalTo: b.margins.topAnchor),
      text.bottomAnchor.constraint(equalTo: b.margins.bottomAnchor),
    ])
  },
  CellDesign(name: "by a visual format") { b in
    let views = ["icon": b.box(), "title": b.label("Title"), "more": b.label("More", .caption1)]
    for format in [
      "H:|-[icon(24)]-[title]-(>=8)-[more]-|", "V:|-[icon(24)]-(>=8)-|", "V:|-[title]-|",
      "V:|-[more]",
    ] {
      b.hold(
        NSLayoutConstraint.constraints(withVisualFormat: format, views: views as [String: Any]))
    }
  },
  CellDesign(name: "inset card") { b in
    let card = b.box()
    let stack = UIStackView(arrangedSubviews: [
      b.label("Inset", .headline), b.label(long, lines: 0),
    ])
    stack.axis = .vertical
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 12, leading: 20, bottom: 12, trailing: 4)
    b.fill(b.add(stack, in: card), in: card)
    b.fillMargins(card)
  },
  CellDesign(name: "base lines of three sizes") { b in
    let labels = [
      b.label("Large", .largeTitle), b.label("middle", .body), b.label("small", .caption2),
    ]
    b.hold([
      labels[0].topAnchor.constraint(equalTo: b.margins.topAnchor),
      labels[0].bottomAnchor.constraint(equalTo: b.margins.bottomAnchor),
    ])
    var before = b.margins.leadingAnchor
    for label in labels {
      b.hold([
        label.leadingAnchor.constraint(equalTo: before, constant: 4),
        label.lastBaselineAnchor.constraint(equalTo: labels[0].lastBaselineAnchor),
      ])
      before = label.trailingAnchor
    }
  },
]

@MainActor
private func bubble(_ b: DesignBench, isMine: Bool, _ text: String) {
  let bubble = b.box()
  let label = b.add(UILabel(), in: bubble)
  label.text = text
  label.font = .preferredFont(forTextStyle: .body)
  label.adjustsFontForContentSizeCategory = true
  label.numberOfLines = 0
  b.fill(label, in: bubble, by: 10)
  b.hold([
    bubble.topAnchor.constraint(equalTo: b.margins.topAnchor),
    bubble.bottomAnchor.constraint(equalTo: b.margins.bottomAnchor),
    bubble.widthAnchor.constraint(
      lessThanOrEqualTo: b.margins.widthAnchor, multiplier: 0.75),
    isMine
      ? bubble.trailingAnchor.constraint(equalTo: b.margins.trailingAnchor)
      : bubble.leadingAnchor.constraint(equalTo: b.margins.leadingAnchor),
  ])
}
