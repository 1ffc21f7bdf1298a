import Foundation
import GalleyDrawing
import GalleyGeometry

/// A button with a symbol in a text field.
internal final class FieldButton: UIControl {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    leavesTaps(to: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  private let symbol: UIImage?
  /// The closure that is called when the button was tapped.
  private let act: @MainActor () -> Void
  /// The accessibility label.
  private let name: String

  /// Creates a button with a symbol. With `nil`, the button shows a cross on a disk.
  init(_ symbol: String?, label: String, _ act: @escaping @MainActor () -> Void) {
    self.symbol = symbol.flatMap { UIImage(systemName: $0) }
    self.act = act
    name = label
    super.init(frame: .zero)
    isOpaque = false
  }

  required init?(coder: NSCoder) {
    preconditionFailure("FieldButton.init(coder:): Galley reads no archives")
  }

  /// The image of the button. If the image is `nil`, the button draws its symbol.
  var image: UIImage? { didSet { setNeedsDisplay() } }

  override func wasUsed(_ event: UIEvent?) { act() }

  override func draw(_ rect: CGRect) {
    let side = min(17, bounds.width, bounds.height)
    let oval = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    let color = isHighlighted ? UIColor.systemGray : .systemGray2
    if let image = image ?? symbol?.withTintColor(color) { return image.draw(in: oval) }
    color.setFill()
    UIBezierPath(ovalIn: oval).fill()
    let arm = oval.insetBy(dx: side * 0.32, dy: side * 0.32)
    let cross = UIBezierPath()
    cross.move(to: CGPoint(x: arm.minX, y: arm.minY))
    cross.addLine(to: CGPoint(x: arm.maxX, y: arm.maxY))
    cross.move(to: CGPoint(x: arm.maxX, y: arm.minY))
    cross.addLine(to: CGPoint(x: arm.minX, y: arm.maxY))
    cross.lineWidth = side * 0.09
    cross.lineCapStyle = .round
    UIColor.systemBackground.setStroke()
    cross.stroke()
  }

  override var accessibilityDefaults: AccessibilityDefaults { .button(name, isEnabled: isEnabled) }
}
