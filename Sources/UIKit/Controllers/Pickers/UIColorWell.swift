import Foundation

/// A round button with a color, which lets the user choose another color.
///
///     let well = UIColorWell()
///     well.title = "Background"
///     well.selectedColor = .systemTeal
///     well.addAction(
///       UIAction { action in
///         view.backgroundColor = (action.sender as? UIColorWell)?.selectedColor
///       }, for: .valueChanged)
///
/// A tap presents a `UIColorPickerViewController` with the title and the color.
///
/// - Unverified: its size, and the width of its ring.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// Creates a well without a color.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates the view that a nib describes.
  ///
  /// Other archives are not supported: this initializer traps with another coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    coder.fill(self, as: UIColorWell.self)
  }

  /// The title of the picker, which is also the accessibility label.
  open var title: String?

  /// Whether the user may choose a translucent color.
  open var supportsAlpha = true

  /// The chosen color. Setting this property in code calls no handler.
  open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The picker that the well has presented.
  private weak var picker: UIColorPickerViewController?
  /// The delegate of the picker, which the picker does not retain.
  private var chooser: ColorChooser?

  // MARK: UIView

  private static let size = CGSize(width: 28, height: 28)

  open override var intrinsicContentSize: CGSize { UIColorWell.size }

  internal override var defaultHugging: UILayoutPriority { .defaultHigh }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIColorWell.size }

  open override var isHighlighted: Bool { didSet { setNeedsDisplay() } }

  open override var isEnabled: Bool { didSet { setNeedsDisplay() } }

  open override func draw(_ rect: CGRect) {
    let side = min(bounds.width, bounds.height)
    let (center, width) = (CGPoint(x: bounds.midX, y: bounds.midY), side * 0.1)
    let alpha: CGFloat = isEnabled ? (isHighlighted ? 0.6 : 1) : 0.3
    // The ring has all hues. Each arc overlaps the next arc, so that there are no gaps.
    let count = 60
    for part in 0..<count {
      let start = CGFloat(part) / CGFloat(count) * 2 * .pi
      let arc = UIBezierPath(
        arcCenter: center, radius: (side - width) / 2, startAngle: start,
        endAngle: start + 2.2 * .pi / CGFloat(count), clockwise: true)
      arc.lineWidth = width
      UIColor(hue: CGFloat(part) / CGFloat(count), saturation: 0.85, brightness: 1, alpha: alpha)
        .setStroke()
      arc.stroke()
    }
    guard let selectedColor else { return }
    selectedColor.withAlphaComponent(selectedColor.cgColor.alpha * alpha).setFill()
    let inset = width * 1.8
    UIBezierPath(
      ovalIn: CGRect(
        x: center.x - side / 2 + inset, y: center.y - side / 2 + inset, width: side - 2 * inset,
        height: side - 2 * inset)
    ).fill()
  }

  // MARK: Choosing

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, point(inside: touch.location(in: self), with: event) { presentPicker() }
  }

  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    presentPicker()
    return true
  }

  private func presentPicker() {
    guard picker?.presentingViewController == nil, let root = window?.rootViewController else {
      return
    }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    let chooser = ColorChooser { [weak self] color in
      self?.selectedColor = color
      self?.sendActions(for: .valueChanged)
    }
    picker.delegate = chooser
    (self.picker, self.chooser) = (picker, chooser)
    root.frontController.present(picker, animated: true)
  }

  internal override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: title, traits: isEnabled ? .button : [.button, .notEnabled])
  }
}

/// The delegate of a well's picker.
@MainActor
private final class ColorChooser: NSObject, UIColorPickerViewControllerDelegate {
  private let choose: (UIColor) -> Void

  init(choose: @escaping (UIColor) -> Void) { self.choose = choose }

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { choose(color) }
}
