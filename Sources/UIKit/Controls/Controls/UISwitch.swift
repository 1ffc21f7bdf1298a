import Foundation

/// A control that is on or off.
///
///     let toggle = UISwitch()
///     toggle.isOn = true
///     toggle.addAction(UIAction { _ in settings.sounds = toggle.isOn }, for: .valueChanged)
///
/// A tap, or a drag of the knob to the other side, toggles the switch. Only changes by the user
/// send `.valueChanged`.
///
/// - Unverified: that the knob's animation takes a quarter of a second.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// The style of a switch.
  public enum Style: Int, Sendable {
    /// The default of the system.
    case automatic
    /// A checkbox.
    case checkbox
    /// A sliding knob.
    case sliding
  }

  /// Creates a switch that is off. A switch is always 51 points wide and 31 points high.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
    isOpaque = false
  }

  /// Creates the view that a nib describes. Other archives are not supported: with another coder,
  /// this initializer traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = UISwitch.size
    isOpaque = false
    coder.fill(self, as: UISwitch.self)
  }

  // MARK: On and off

  private var storedIsOn = false

  /// Whether the switch is on.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off. No event is sent.
  open func setOn(_ on: Bool, animated: Bool) {
    storedIsOn = on
    knob.go(to: on ? 1 : 0, on: animated ? window?.frameClock : nil)
  }

  /// The position of the knob: 0 for off, 1 for on, and between them during an animation.
  private lazy var knob = AnimatedNumber(at: 0) { [weak self] in self?.setNeedsDisplay() }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    knob.finish()
  }

  // MARK: Appearance

  /// The color of the background while the switch is on: green, if `nil`.
  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The color of the knob: white, if `nil`.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The image of the on state before iOS 7. The value is stored without effect.
  open var onImage: UIImage?

  /// The image of the off state before iOS 7. The value is stored without effect.
  open var offImage: UIImage?

  /// The preferred style. The value has no effect: the style is always `sliding`.
  open var preferredStyle = Style.automatic

  /// The style in use.
  open var style: Style { .sliding }

  /// The title of a checkbox. The value is stored without effect.
  open var title: String?

  private static let size = CGSize(width: 51, height: 31)

  /// The size of the alignment rectangle, to which constraints refer. The frame is two points wider
  /// than that rectangle.
  open override var intrinsicContentSize: CGSize {
    let inset = alignmentRectInsets
    return CGSize(
      width: UISwitch.size.width - inset.left - inset.right, height: UISwitch.size.height)
  }

  /// Constraints ignore two points at the right of a switch, as in UIKit.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  internal override var defaultHugging: UILayoutPriority { .defaultHigh }

  /// Returns `false` for a superview's recognizer of a single tap, or of a drag to the left or
  /// right.
  ///
  /// The switch handles these touches itself.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    leavesTaps(to: gestureRecognizer) && leavesDrags(to: gestureRecognizer, ofKnob: bounds)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  open override func draw(_ rect: CGRect) {
    let size = UISwitch.size
    let groove = CGRect(size: size, centeredIn: bounds)
    let strength: CGFloat = isEnabled ? 1 : 0.5
    let share = knob.value
    func fill(_ color: UIColor, _ strength: CGFloat) {
      let color = color.resolvedColor(with: traitCollection)
      color.withAlphaComponent(color.cgColor.alpha * strength).setFill()
      UIBezierPath(roundedRect: groove, cornerRadius: groove.height / 2).fill()
    }
    if share < 1 { fill(storage.tintColor ?? .secondarySystemFill, strength) }
    if share > 0 { fill(onTintColor ?? .systemGreen, strength * share) }
    let side = size.height - 4
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let offset = (size.width - 4 - side) * (isMirrored ? 1 - share : share)
    let disc = CGRect(x: groove.minX + 2 + offset, y: groove.minY + 2, width: side, height: side)
    ThumbDrawing.draw(in: disc, color: thumbTintColor ?? .white, strength: isEnabled ? 1 : 0.8)
  }

  // MARK: Tracking

  /// The position at which the finger has touched the switch, and the result of the drag so far.
  private var drag: (start: CGFloat, isOn: Bool, hasMoved: Bool)?

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag = (touch.location(in: self).x, isOn, false)
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard var drag else { return false }
    let x = touch.location(in: self).x
    if drag.hasMoved || abs(x - drag.start) > 8 {
      drag.hasMoved = true
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let isOn = (x > bounds.midX) != isMirrored
      if isOn != drag.isOn {
        drag.isOn = isOn
        knob.go(to: isOn ? 1 : 0, on: window?.frameClock)
      }
    }
    self.drag = drag
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let drag else { return }
    self.drag = nil
    // A tap toggles the switch; a drag turns it on or off depending on the position of the knob.
    let wanted = drag.hasMoved ? drag.isOn : isTouchInside ? !isOn : isOn
    turn(wanted, event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    drag = nil
    knob.go(to: isOn ? 1 : 0, on: window?.frameClock)
  }

  internal override func wasUsed(_ event: UIEvent?) {
    // A touch has already toggled the switch. Without an event there was no touch, so toggle the
    // switch here.
    if event == nil { turn(!isOn) }
  }

  private func turn(_ on: Bool, _ event: UIEvent? = nil) {
    guard on != isOn else { return }
    setOn(on, animated: true)
    sendValueChanged(for: event)
  }

  // MARK: Accessibility

  internal override var accessibilityDefaults: AccessibilityDefaults {
    .toggle(isOn: isOn, isEnabled: isEnabled)
  }

  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    turn(!isOn)
    return true
  }
}
