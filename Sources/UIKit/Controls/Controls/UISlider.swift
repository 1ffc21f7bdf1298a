import Foundation

/// A control with a knob on a line. The position of the knob is the value.
///
///     let slider = UISlider()
///     slider.maximumValue = 10
///     slider.value = 3
///     slider.addAction(UIAction { _ in volume = slider.value }, for: .valueChanged)
///
/// To move the knob, a finger has to touch the knob or a point close to the knob.
///
/// The height of a slider, the line and the knob are measured in pictures of iPhones.
///
/// - Unverified: the distance from the knob at which a finger still grabs the knob.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// Creates a slider from 0 to 1, with the value 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  /// Creates the view that a nib describes. Other archives are not supported: with another coder,
  /// this initializer traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    contentMode = .redraw
    coder.fill(self, as: UISlider.self)
  }

  // MARK: Value

  /// The value, which is always between the minimum and the maximum.
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }

  private var current: Float = 0

  /// The minimum value.
  open var minimumValue: Float = 0 {
    didSet {
      if minimumValue > maximumValue { maximumValue = minimumValue }
      limitsChanged()
    }
  }

  /// The maximum value.
  open var maximumValue: Float = 1 {
    didSet {
      if maximumValue < minimumValue { minimumValue = maximumValue }
      limitsChanged()
    }
  }

  private func limitsChanged() {
    current = limited(current)
    knob.go(to: Double(current), on: nil)
    setNeedsDisplay()
  }

  private func limited(_ value: Float) -> Float {
    guard !value.isNaN else { return minimumValue }
    let value = min(max(value, minimumValue), maximumValue)
    guard let trackConfiguration else { return value }
    return trackConfiguration.limited(value, from: minimumValue, to: maximumValue)
  }

  /// Sets the value. No event is sent.
  open func setValue(_ value: Float, animated: Bool) {
    current = limited(value)
    knob.go(to: Double(current), on: animated ? window?.frameClock : nil)
  }

  /// Whether `.valueChanged` is sent during a drag, and not only at its end.
  ///
  /// The last event of a touch has the phase `.ended`:
  ///
  ///     @objc func slide(_ slider: UISlider, for event: UIEvent) {
  ///       if event.allTouches?.first?.phase == .ended { save(slider.value) }
  ///     }
  ///
  /// - Unverified: that a touch that has not changed the value sends no event.
  open var isContinuous = true

  /// The style of the slider.
  /// - Differs: it is stored without effect; the knob is always drawn.
  open var sliderStyle = Style.default

  /// The marks on the line, the range that can be chosen, and the position at which the color of
  /// the line begins.
  /// - Differs: marks are not drawn, and the color begins at the minimum.
  open var trackConfiguration: TrackConfiguration? {
    didSet { setValue(value, animated: false) }
  }

  /// The value at which the knob is drawn. This value differs from `value` during an animation.
  private lazy var knob = AnimatedNumber(at: 0) { [weak self] in self?.setNeedsDisplay() }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    knob.finish()
  }

  // MARK: Appearance

  /// The color of the line before the knob. `nil` means the tint color.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The color of the line after the knob; `nil` for a gray.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The color of the knob; `nil` for white.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The image at the minimum.
  open var minimumValueImage: UIImage? { didSet { setNeedsDisplay() } }

  /// The image at the maximum.
  open var maximumValueImage: UIImage? { didSet { setNeedsDisplay() } }

  private var thumbImages = StateValues<UIImage>()
  private var minimumTracks = StateValues<UIImage>()
  private var maximumTracks = StateValues<UIImage>()

  /// Sets the image of the knob for a state.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[exactly: state] = image
    setNeedsDisplay()
  }

  /// Sets the image of the line before the knob for a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTracks[exactly: state] = image
    setNeedsDisplay()
  }

  /// Sets the image of the line after the knob for a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTracks[exactly: state] = image
    setNeedsDisplay()
  }

  /// Returns the image of the knob for a state.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }

  /// Returns the image of the line before the knob for a state.
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTracks[state] }

  /// Returns the image of the line after the knob for a state.
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTracks[state] }

  /// The current image of the knob.
  open var currentThumbImage: UIImage? { thumbImages[state] }

  /// The current image of the line before the knob.
  open var currentMinimumTrackImage: UIImage? { minimumTracks[state] }

  /// The current image of the line after the knob.
  open var currentMaximumTrackImage: UIImage? { maximumTracks[state] }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  // MARK: Frames

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns the frame of the image at the minimum.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, atLeft: !isMirrored, in: bounds)
  }

  /// Returns the frame of the image at the maximum.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, atLeft: isMirrored, in: bounds)
  }

  private func imageRect(_ image: UIImage?, atLeft: Bool, in bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Returns the frame of the line, between the images.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let least = minimumValueImageRect(forBounds: bounds)
    let most = maximumValueImageRect(forBounds: bounds)
    let (left, right) = isMirrored ? (most.width, least.width) : (least.width, most.width)
    let (from, to) = (
      bounds.minX + (left > 0 ? left + 8 : 2), bounds.maxX - (right > 0 ? right + 8 : 2)
    )
    return CGRect(x: from, y: bounds.midY - 2, width: max(to - from, 0), height: 4)
  }

  /// Returns the frame of the knob for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let knob = knobRect(on: rect, value)
    return CGRect(
      x: knob.minX.rounded(), y: knob.minY, width: knob.width, height: knob.height)
  }

  /// Returns the frame of the knob, not rounded to a point.
  private func knobRect(on line: CGRect, _ value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: 31, height: 31)
    let share = CGFloat(self.share(of: Double(value)))
    // The knob stays on the line, except for two points beyond each end.
    let travel = max(line.width + 4 - size.width, 0)
    return CGRect(
      x: line.minX - 2 + travel * (isMirrored ? 1 - share : share), y: line.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Returns the position of a value between the minimum, 0, and the maximum, 1.
  private func share(of value: Double) -> Double {
    let length = Double(maximumValue) - Double(minimumValue)
    return length > 0 ? min(max((value - Double(minimumValue)) / length, 0), 1) : 0
  }

  /// The size of the alignment rectangle, to which constraints refer.
  ///
  /// With constraints, the frame of a slider is 31 points high. With `sizeThatFits(_:)`, the height
  /// is 34 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 30)
  }

  /// Constraints ignore two points of the slider at each end, and one point at the bottom.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 34)
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    let line = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: line, value: Float(knob.value))
    let strength: CGFloat = isEnabled ? 1 : 0.5
    var (done, left) = (line, line)
    let split = min(max(thumb.midX, line.minX), line.maxX)
    if isMirrored {
      done.origin.x = split
      done.size.width = line.maxX - split
      left.size.width = split - line.minX
    } else {
      done.size.width = split - line.minX
      left.origin.x = split
      left.size.width = line.maxX - split
    }
    // Both parts have round ends, and the knob covers the point where they meet.
    drawTrack(left, currentMaximumTrackImage, maximumTrackTintColor ?? .systemFill, strength)
    drawTrack(done, currentMinimumTrackImage, minimumTrackTintColor ?? tintColor, strength)
    minimumValueImage?.stencil(in: tintColor).draw(in: minimumValueImageRect(forBounds: bounds))
    maximumValueImage?.stencil(in: tintColor).draw(in: maximumValueImageRect(forBounds: bounds))
    if let image = currentThumbImage {
      image.draw(in: thumb)
    } else {
      // The drawn knob leaves space for its shadow.
      let knob = thumb.insetBy(dx: 2, dy: 2)
      ThumbDrawing.draw(in: knob, color: thumbTintColor ?? .white)
    }
  }

  private func drawTrack(
    _ rect: CGRect, _ image: UIImage?, _ color: UIColor, _ strength: CGFloat
  ) {
    guard rect.width > 0 else { return }
    if let image {
      let height = image.size.height
      return image.draw(
        in: CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height))
    }
    let color = color.resolvedColor(with: traitCollection)
    color.withAlphaComponent(color.cgColor.alpha * strength).setFill()
    // Each part is one point shorter at its end of the line, but not at its end below the knob.
    let shown = rect.intersection(trackRect(forBounds: bounds).insetBy(dx: 1, dy: 0))
    UIBezierPath(roundedRect: shown, cornerRadius: rect.height / 2).fill()
  }

  // MARK: Tracking

  /// The horizontal distance of the finger from the center of the knob when tracking began.
  private var grip: CGFloat = 0
  /// Whether the touch has changed the value.
  private var hasSlid = false

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    guard knobArea.contains(place) else { return false }
    hasSlid = false
    grip = place.x - knobRect(on: trackRect(forBounds: bounds), value).midX
    return true
  }

  /// The area in which a finger grabs the knob.
  private var knobArea: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
      .insetBy(dx: -15, dy: -15)
  }

  /// Returns `false` for a superview's recognizer if the finger drags the knob along the line,
  /// because the drag belongs to the slider.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    leavesDrags(to: gestureRecognizer, ofKnob: knobArea)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let line = trackRect(forBounds: bounds)
    let size = thumbRect(forBounds: bounds, trackRect: line, value: value).width
    let travel = line.width + 4 - size
    guard travel > 0 else { return true }
    let x = touch.location(in: self).x - grip - (line.minX - 2 + size / 2)
    let share = min(max(isMirrored ? 1 - x / travel : x / travel, 0), 1)
    let wanted = minimumValue + Float(share) * (maximumValue - minimumValue)
    let before = value
    setValue(wanted, animated: false)
    guard value != before else { return true }
    hasSlid = true
    if isContinuous { sendValueChanged(for: event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if hasSlid || !isContinuous { sendValueChanged(for: event) }
  }

  // MARK: Accessibility

  internal override var accessibilityDefaults: AccessibilityDefaults {
    .slider(share(of: Double(value)), isEnabled: isEnabled)
  }

  open override func accessibilityIncrement() { step(by: 0.1) }

  open override func accessibilityDecrement() { step(by: -0.1) }

  private func step(by share: Float) {
    let before = value
    guard isEnabled else { return }
    let range = maximumValue - minimumValue
    let position = range > 0 ? (value - minimumValue) / range : 0
    let step = trackConfiguration?.step(from: position, isUp: share > 0) ?? share
    setValue(value + step * range, animated: false)
    if value != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}
