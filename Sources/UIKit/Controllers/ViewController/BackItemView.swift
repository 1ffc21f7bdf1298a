import Foundation

extension UIView {
  /// Whether the view is the back button of a navigation bar.
  package var galleyIsBackButton: Bool { self is BackItemView }
}

/// The back button of a navigation bar: an arrow, and the title of the previous item or the image
/// of its `backBarButtonItem`.
///
/// The title is shown if there is space for it. Positions and sizes are measured from pictures of
/// phones.
internal final class BackItemView: UIControl {
  /// The distance by which the button extends into the margin of its bar.
  static let reach: CGFloat = 16
  /// The space between the button and the title of the bar.
  static let gapBehind: CGFloat = 6 + 1.0 / 3

  /// The frame of the arrow in a layout from left to right.
  private static let arrow = CGRect(x: 9 + 1.0 / 3, y: 12 + 1.0 / 3, width: 11, height: 19)
  /// The distance from the start of the button to the title, beside an arrow.
  private static let textStart: CGFloat = 28 + 2.0 / 3
  /// The space after the title.
  private static let spaceBehindText: CGFloat = 1 + 2.0 / 3
  private static let height: CGFloat = 44

  private let tap: @MainActor () -> Void
  /// The label of the title, or the image view; `nil` for only an arrow.
  private let content: UIView?
  /// The image that is shown instead of the arrow.
  private let indicator: UIImage?
  /// The offset of the title.
  private let shift: UIOffset
  /// The accessibility label.
  private let spokenLabel: String

  /// Creates a back button.
  ///
  /// - Parameters:
  ///   - title: The title; `nil` for none.
  ///   - image: The image that is shown instead of the title.
  ///   - item: The item of the back button, with its text attributes and offsets.
  ///   - tint: The color of an item without a tint color.
  init(
    _ title: String?, image: UIImage?, indicator: UIImage?, look: UIBarButtonItemAppearance,
    item: UIBarButtonItem, tint: UIColor, isInCompactBar: Bool,
    tap: @escaping @MainActor () -> Void
  ) {
    self.tap = tap
    self.indicator = indicator
    let tint = item.tintColor ?? tint
    if let image {
      content = UIImageView(image: image.inBar)
      shift = .zero
    } else {
      content = title.map { title in
        BarItemView.label(
          title, .systemFont(ofSize: 17), tint,
          look.normal.titleTextAttributes
            .merging(item.titleTextAttributes(for: .normal) ?? [:]) { $1 })
      }
      shift = item.titleShift(isLow: isInCompactBar, isBack: true)
        .adding(look.normal.titlePositionAdjustment)
    }
    spokenLabel = title ?? image.flatMap { item.accessibilityLabel ?? $0.spokenName } ?? "Back"
    super.init(frame: .zero)
    tintColor = tint
    isOpaque = false
    if let content { addSubview(content) }
    addAction(UIAction { [weak self] _ in self?.tap() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// Returns whether a touch is for the button, which also accepts touches 8 points beside it.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: 0).contains(point)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = content?.sizeThatFits(size).width ?? 0
    return CGSize(
      width: textStart + text + BackItemView.spaceBehindText, height: BackItemView.height)
  }

  /// The distance from the start of the button to the title.
  ///
  /// The title has the same distance from an image that replaces the arrow as from the arrow.
  private var textStart: CGFloat {
    let arrow = BackItemView.arrow
    return BackItemView.textStart + (indicator?.size.width ?? arrow.width) - arrow.width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let content else { return }
    let start = textStart
    let size = content.sizeThatFits(bounds.size)
    let width = min(size.width, max(bounds.width - start - BackItemView.spaceBehindText, 0))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    content.frame = CGRect(
      x: (isMirrored ? bounds.width - start - width : start) + shift.horizontal,
      y: (bounds.height - size.height) / 2 + shift.vertical, width: width, height: size.height)
  }

  override func draw(_ rect: CGRect) {
    let box = BackItemView.arrow
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let indicator {
      let size = indicator.size
      let image =
        indicator.renderingMode == .alwaysOriginal ? indicator : indicator.withTintColor(tintColor)
      image.draw(
        in: CGRect(
          x: isMirrored ? bounds.width - box.minX - size.width : box.minX,
          y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
      return
    }
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: isMirrored ? bounds.width - x : x, y: y)
    }
    let width: CGFloat = 2.5
    let path = UIBezierPath()
    path.move(to: point(box.maxX - width / 2, box.minY + width / 2))
    path.addLine(to: point(box.minX + width / 2, box.midY))
    path.addLine(to: point(box.maxX - width / 2, box.maxY - width / 2))
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    tintColor.setStroke()
    path.stroke()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  internal override var accessibilityDefaults: AccessibilityDefaults {
    .button(spokenLabel, isEnabled: true)
  }

  override func accessibilityActivate() -> Bool {
    tap()
    return true
  }
}
