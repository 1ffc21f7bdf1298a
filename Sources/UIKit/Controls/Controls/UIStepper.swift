import Foundation

/// A minus and a plus button that decrease and increase a value.
///
///     let stepper = UIStepper()
///     stepper.maximumValue = 12
///     stepper.addAction(UIAction { _ in guests = Int(stepper.value) }, for: .valueChanged)
///
/// While a finger stays on one of the buttons, the step is repeated.
///
/// - Unverified: that a tap changes the value when the finger is lifted; that repetition begins
///   after half a second, with ten steps a second; and the colors.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// Creates a stepper with the value 0. A stepper is always 94 points wide and 32 points high.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
    isOpaque = false
  }

  /// Creates the view that a nib describes. Other archives are not supported: with another coder,
  /// this initializer traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = UIStepper.size
    isOpaque = false
    coder.fill(self, as: UIStepper.self)
  }

  // MARK: Value

  private var current = 0.0

  /// The value, which is always between the minimum and the maximum.
  open var value: Double {
    get { current }
    set {
      let limited = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), maximumValue)
      guard limited != current else { return }
      current = limited
      setNeedsDisplay()
    }
  }

  /// The minimum value.
  ///
  /// - Precondition: The minimum is less than the maximum.
  open var minimumValue = 0.0 {
    didSet {
      checkLimits("minimumValue")
      value = current
      setNeedsDisplay()
    }
  }

  /// The maximum value.
  ///
  /// - Precondition: The maximum is greater than the minimum.
  open var maximumValue = 100.0 {
    didSet {
      checkLimits("maximumValue")
      value = current
      setNeedsDisplay()
    }
  }

  private func checkLimits(_ name: String) {
    guard minimumValue < maximumValue else {
      Misuse.trap(
        "UIStepper minimumValue (\(minimumValue)) must be less than maximumValue (\(maximumValue))",
        "set \(name == "minimumValue" ? "maximumValue" : "minimumValue") before \(name)")
    }
  }

  /// The amount of a step.
  ///
  /// - Precondition: The amount is greater than 0.
  open var stepValue = 1.0 {
    didSet {
      guard stepValue > 0 else {
        Misuse.trap("UIStepper.stepValue", "\(stepValue): stepValue must be greater than 0")
      }
    }
  }

  /// Whether `.valueChanged` is sent for each repetition, and not only when the finger is lifted.
  open var isContinuous = true

  /// Whether the step is repeated while a finger stays on a button.
  open var autorepeat = true

  /// Whether the value continues at the minimum after the maximum, and vice versa.
  open var wraps = false { didSet { setNeedsDisplay() } }

  // MARK: Appearance

  private var increments = StateValues<UIImage>()
  private var decrements = StateValues<UIImage>()
  private var backgrounds = StateValues<UIImage>()
  private var dividers: [[UInt]: UIImage] = [:]

  /// Sets the image of the plus button for a state.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    increments[exactly: state] = image
    setNeedsDisplay()
  }

  /// Sets the image of the minus button for a state.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    decrements[exactly: state] = image
    setNeedsDisplay()
  }

  /// Sets the background image for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[exactly: state] = image
    setNeedsDisplay()
  }

  /// Sets the image between the buttons.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    dividers[[leftState.rawValue, rightState.rawValue]] = image
    setNeedsDisplay()
  }

  /// Returns the image of the plus button for a state.
  open func incrementImage(for state: State) -> UIImage? { increments[state] }

  /// Returns the image of the minus button for a state.
  open func decrementImage(for state: State) -> UIImage? { decrements[state] }

  /// Returns the background image for a state.
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] }

  /// Returns the image between the buttons.
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) -> UIImage? {
    dividers[[leftState.rawValue, rightState.rawValue]] ?? dividers[[0, 0]]
  }

  private static let size = CGSize(width: 94, height: 32)
  private static let lineWidth: CGFloat = 1 + 1.0 / 3

  open override var intrinsicContentSize: CGSize { UIStepper.size }

  internal override var defaultHugging: UILayoutPriority { .defaultHigh }

  /// Returns `false` for the single-tap recognizer of a superview, because the tap belongs to the
  /// control.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    leavesTaps(to: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// The minus button or the plus button.
  private enum Half { case less, more }

  /// Returns whether a button can change the value.
  private func can(_ half: Half) -> Bool {
    guard isEnabled else { return false }
    return wraps || (half == .less ? value > minimumValue : value < maximumValue)
  }

  private func rect(_ half: Half) -> CGRect {
    let isLeft = (half == .less) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let width = bounds.width / 2
    return CGRect(
      x: isLeft ? bounds.minX : bounds.midX, y: bounds.minY, width: width, height: bounds.height)
  }

  private func state(of half: Half) -> State {
    if !can(half) { return .disabled }
    return touched == half && isHighlighted ? .highlighted : .normal
  }

  open override func draw(_ rect: CGRect) {
    if let image = backgrounds[state] {
      image.draw(in: bounds)
    } else {
      UIColor.tertiarySystemFill.setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: 8).fill()
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right): (Half, Half) = isMirrored ? (.more, .less) : (.less, .more)
    if let image = dividerImage(
      forLeftSegmentState: state(of: left), rightSegmentState: state(of: right))
    {
      image.draw(
        in: CGRect(
          x: bounds.midX - image.size.width / 2, y: 0, width: image.size.width,
          height: bounds.height))
    } else {
      UIColor.tertiaryLabel.setFill()
      let width = UIStepper.lineWidth
      UIBezierPath(
        rect: CGRect(
          x: bounds.midX - width / 2, y: 8, width: width, height: bounds.height - 16)
      ).fill()
    }
    for half in [Half.less, .more] { draw(half) }
  }

  private func draw(_ half: Half) {
    let rect = rect(half)
    let state = state(of: half)
    if state == .highlighted {
      UIColor.systemFill.setFill()
      UIBezierPath(roundedRect: rect, cornerRadius: 8).fill()
    }
    let color: UIColor =
      can(half) ? storage.tintColor ?? .label : .tertiaryLabel
    let images = half == .less ? decrements : increments
    guard let image = images[state]?.stencil(in: color) else {
      return drawSign(half, in: rect, color)
    }
    image.draw(in: CGRect(size: image.size, centeredIn: rect))
  }

  /// Draws the minus sign or the plus sign. The lengths are measured in pictures of iPhones.
  private func drawSign(_ half: Half, in rect: CGRect, _ color: UIColor) {
    let width = UIStepper.lineWidth
    let length: CGFloat = half == .less ? 13 + 2.0 / 3 : 13 + 1.0 / 3
    // The sign lies between the edge and the line that separates the halves.
    let middle = CGPoint(
      x: rect.midX < bounds.midX ? rect.midX - width / 4 : rect.midX + width / 4, y: rect.midY)
    color.setFill()
    let across = CGRect(
      x: middle.x - length / 2, y: middle.y - width / 2, width: length, height: width)
    let path = UIBezierPath(roundedRect: across, cornerRadius: width / 2)
    if half == .more {
      let down = CGRect(
        x: middle.x - width / 2, y: middle.y - length / 2, width: width, height: length)
      path.append(UIBezierPath(roundedRect: down, cornerRadius: width / 2))
    }
    path.fill()
  }

  // MARK: Tracking

  private var touched: Half?
  /// The value before the current touch.
  private var before = 0.0
  /// Whether the current touch has repeated the step.
  private var hasRepeated = false
  private weak var clock: FrameClock?
  private var listener: Int?

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let half: Half = rect(.less).contains(touch.location(in: self)) ? .less : .more
    touched = half
    before = value
    hasRepeated = false
    if autorepeat, let clock = window?.frameClock { startRepeating(half, clock) }
    return true
  }

  private func startRepeating(_ half: Half, _ clock: FrameClock) {
    self.clock = clock
    var next = clock.now + 0.5
    listener = clock.add { [weak self] now in
      guard let self, listener != nil else { return false }
      // Steps that are due while the finger is outside of the stepper are skipped.
      if !isHighlighted || !isEnabled { next = max(next, now + 0.1) }
      while now >= next - 1e-6, isHighlighted, isEnabled {
        next += 0.1
        hasRepeated = true
        let old = value
        step(half)
        if isContinuous, value != old { tell() }
      }
      return true
    }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let half = touched
    stop()
    if let half, !hasRepeated, let touch, rect(half).contains(touch.location(in: self)) {
      step(half)
      if value != before { tell(event) }
    } else if hasRepeated, !isContinuous, value != before {
      tell(event)
    }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    stop()
  }

  private func stop() {
    if let listener { clock?.remove(listener) }
    listener = nil
    touched = nil
    setNeedsDisplay()
  }

  private func step(_ half: Half) {
    let wanted = value + (half == .less ? -stepValue : stepValue)
    if wraps, wanted > maximumValue {
      value = minimumValue
    } else if wraps, wanted < minimumValue {
      value = maximumValue
    } else {
      value = wanted
    }
  }

  private func tell(_ event: UIEvent? = nil) { sendValueChanged(for: event) }

  // MARK: Accessibility

  private lazy var parts: [UIAccessibilityElement] = [Half.less, .more].map { half in
    ControlPart(of: self) { [weak self] in self?.use(half) ?? false }
  }

  /// The minus and the plus button as accessibility elements.
  open override var accessibilityElements: [Any]? {
    get {
      if let own = super.accessibilityElements { return own }
      for (half, part) in zip([Half.less, .more], parts) {
        part.accessibilityLabel = half == .less ? "Decrement" : "Increment"
        part.accessibilityTraits = can(half) ? .button : [.button, .notEnabled]
        part.accessibilityFrameInContainerSpace = rect(half)
      }
      return parts
    }
    set { super.accessibilityElements = newValue }
  }

  private func use(_ half: Half) -> Bool {
    guard can(half) else { return false }
    let old = value
    step(half)
    if value != old { tell() }
    return true
  }
}
