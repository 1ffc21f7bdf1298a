import UIKit

let fittingBenchmarks = [
  Benchmark(
    "constraints.fitting", size: 1, rounds: 201,
    "the height of one cell with an avatar and two texts at a new width, against setting its frame "
      + "and laying out",
    goals: [.atMost(1.5, .small)]
  ) {
    let (asked, laidOut) = (FittedCell(), FittedCell())
    return [
      Subject("galley", .galley) { () -> CGSize in
        asked.turn()
        return asked.systemLayoutSizeFitting(
          CGSize(width: asked.nextWidth, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
      } check: { (size: CGSize) in
        size.width == asked.nextWidth && size.height > 100
      },
      Subject("frame and layout", .small) {
        laidOut.turn()
        laidOut.frame.size.width = laidOut.nextWidth
        laidOut.layoutIfNeeded()
      } check: { _ in
        laidOut.text.frame.width == laidOut.nextWidth - 72
      },
    ]
  }
]

/// A view with an avatar, a title beside the avatar, and a text of several lines below the title.
private final class FittedCell: UIView {
  let text = UILabel()
  private(set) var nextWidth: CGFloat = 320

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let (content, avatar, title) = (UIView(frame: bounds), UIView(), UILabel())
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    title.text = "A title"
    text.text = String(repeating: "some words in a text that goes on ", count: 6)
    text.numberOfLines = 0
    for view in [avatar, title, text] {
      view.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(view)
    }
    let bottom = text.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8)
    bottom.priority = .required - 1
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      avatar.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
      avatar.widthAnchor.constraint(equalToConstant: 32),
      avatar.heightAnchor.constraint(equalToConstant: 32),
      title.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
      title.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
      title.trailingAnchor.constraint(lessThanOrEqualTo: content.trailingAnchor, constant: -16),
      text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4), bottom,
    ])
    layoutIfNeeded()
  }

  required init?(coder: NSCoder) { nil }

  /// Changes `nextWidth` to the other of two widths.
  func turn() { nextWidth = nextWidth == 320 ? 280 : 320 }
}
