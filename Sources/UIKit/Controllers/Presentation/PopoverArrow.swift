import Foundation

/// The arrow of a popover.
///
/// - Unverified: the curves of its sides.
internal final class PopoverArrow: UIView {
  private var direction = UIPopoverArrowDirection.up
  private var color = UIColor.systemBackground

  init() {
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the arrow at its frame, in a color.
  func show(at placement: PopoverPlacement, _ color: UIColor) {
    frame = placement.arrow
    (direction, self.color) = (placement.direction, color)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    color.setFill()
    path.fill()
  }

  /// The outline of the arrow.
  internal var path: UIBezierPath {
    // The arrow is drawn upward, with its full width at the base, and then turned to its direction.
    let size = PopoverPlacement.arrowSize
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: size.height))
    path.addCurve(
      to: CGPoint(x: size.width / 2, y: 0), controlPoint1: CGPoint(x: 8, y: size.height),
      controlPoint2: CGPoint(x: size.width / 2 - 6, y: 0))
    path.addCurve(
      to: CGPoint(x: size.width, y: size.height),
      controlPoint1: CGPoint(x: size.width / 2 + 6, y: 0),
      controlPoint2: CGPoint(x: size.width - 8, y: size.height))
    path.close()
    path.apply(turn(of: size))
    return path
  }

  /// Returns the transform that turns an upward arrow to `direction`. The arrow is symmetric, so a
  /// reflection has the effect of a rotation.
  private func turn(of size: CGSize) -> CGAffineTransform {
    switch direction {
    case .down: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
    case .left: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
    default: .identity
    }
  }
}
