import Foundation

/// A control with segments side by side, one of which is selected.
///
///     let scope = UISegmentedControl(items: ["All", "Unread"])
///     scope.selectedSegmentIndex = 0
///     let filter = UIAction { _ in feed.filter(scope.selectedSegmentIndex) }
///     scope.addAction(filter, for: .valueChanged)
///
/// A tap on another segment selects the segment, performs the segment's action, and sends
/// `.valueChanged`.
///
/// - Unverified: the colors.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The value of `selectedSegmentIndex` if no segment is selected.
  nonisolated public static let noSegment = -1

  /// The part of a control to which an adjustment applies.
  public enum Segment: Int, Sendable {
    /// All segments.
    case any
    /// The first segment.
    case left
    /// The segments between the first and the last.
    case center
    /// The last segment.
    case right
    /// A single segment.
    case alone
  }

  // MARK: Creating

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control with a segment for each title and each image.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] {
      switch item {
      case let title as String: segments.append(SegmentContent(title: title))
      case let image as UIImage: segments.append(SegmentContent(image: image))
      case let action as UIAction: segments.append(SegmentContent(action: action))
      default:
        Misuse.trap("UISegmentedControl(items:)", "\(item) is no title, no image and no action")
      }
    }
    sizeToFit()
  }

  /// Creates a control with a segment for each action.
  public init(frame: CGRect, actions: [UIAction]) {
    super.init(frame: frame)
    setUp()
    segments = actions.map { SegmentContent(action: $0) }
    if frame == .zero { sizeToFit() }
  }

  /// Creates the view that a nib describes. Other archives are not supported: with another coder,
  /// this initializer traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UISegmentedControl.self)
  }

  private func setUp() {
    isOpaque = false
    contentMode = .redraw
  }

  // MARK: Segments: see `UISegmentedControl+Segments.swift`

  internal final var segments: [SegmentContent] = [] { didSet { segmentsChanged() } }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title at an index, or at the end if the index is too large.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentContent(title: title), at: segment)
  }

  /// Inserts a segment with an image at an index.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentContent(image: image), at: segment)
  }

  /// Inserts a segment with an action at an index. A segment that already has the action is
  /// removed.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let known = segmentIndex(identifiedBy: action.identifier)
    if known != NSNotFound { remove(at: known) }
    insert(SegmentContent(action: action), at: segment)
  }

  /// Removes a segment. If the index is too large, removes the last segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    remove(at: min(max(segment, 0), segments.count - 1))
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    chosen = UISegmentedControl.noSegment
  }

  // In the methods below, an index that is too large means the last segment.

  /// Sets the title of a segment, and removes its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? { segmentContent(at: segment)?.title }

  /// Sets the image of a segment, and removes its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  /// Returns the image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { segmentContent(at: segment)?.image }

  /// Sets the action of a segment, and uses the title and the image of the action.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    let known = segmentIndex(identifiedBy: action.identifier)
    if known != NSNotFound, known != pinned(segment) {
      Misuse.trap(
        "UISegmentedControl.setAction(_:forSegmentAt:)",
        "segment \(known) does the action \(action.identifier.rawValue) already")
    }
    change(segment) { $0 = SegmentContent(action: action) }
  }

  /// Returns the action of a segment; `nil` if the segment has no action, or if there is no such
  /// segment.
  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }

  /// Returns the index of the segment with an action; `NSNotFound` if there is no such segment.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Sets the width of a segment. 0 means that the segment shares the remaining width with the
  /// other segments without a width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  /// Returns the width that was set for a segment; 0 if no width was set.
  open func widthForSegment(at segment: Int) -> CGFloat { segmentContent(at: segment)?.width ?? 0 }

  /// Sets the offset of a segment's content.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }

  /// Returns the offset of a segment's content.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    segmentContent(at: segment)?.offset ?? .zero
  }

  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Returns whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segmentContent(at: segment)?.isEnabled ?? false
  }

  // MARK: Selection

  private var chosen = UISegmentedControl.noSegment {
    didSet { if chosen != oldValue { setNeedsDisplay() } }
  }

  /// The index of the selected segment; `noSegment`, if no segment is selected. No event is sent
  /// when the app sets the index.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      guard newValue != UISegmentedControl.noSegment else {
        chosen = newValue
        return
      }
      guard segments.indices.contains(newValue) else {
        Misuse.trap(
          "UISegmentedControl.selectedSegmentIndex", "\(newValue): there are \(segments.count)")
      }
      if !isMomentary { chosen = newValue }
    }
  }

  /// Whether a segment is selected only while it is touched.
  open var isMomentary = false {
    didSet { if isMomentary { chosen = UISegmentedControl.noSegment } }
  }

  internal func move(chosen index: Int) { chosen = index }

  // MARK: Look: see `UISegmentedControl+Drawing.swift`

  /// Whether the widths of segments follow their content, rather than being equal.
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsChanged() } }

  /// The color behind the selected segment; `nil` for white, or for gray in dark appearance.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }

  internal final var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()
  internal final var backgrounds = StateValues<UIImage>()
  internal final var dividers: [[UInt]: UIImage] = [:]

  /// Sets the attributes of titles for a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    titleAttributes[exactly: state] = attributes
    segmentsChanged()
  }

  /// Returns the attributes of titles for a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[exactly: state]
  }

  /// Sets the background image of segments in a state.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {
    backgrounds[exactly: state] = backgroundImage
    setNeedsDisplay()
  }

  /// Returns the background image of segments in a state.
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[state]
  }

  /// Sets the image between two segments.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {
    dividers[[leftState.rawValue, rightState.rawValue]] = dividerImage
    setNeedsDisplay()
  }

  /// Returns the image between two segments.
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    dividers[[leftState.rawValue, rightState.rawValue]] ?? dividers[[0, 0]]
  }

  private func segmentsChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The size of the alignment rectangle, to which constraints refer. The frame is one point higher
  /// than that rectangle.
  open override var intrinsicContentSize: CGSize {
    let size = fittingSize
    return CGSize(width: size.width, height: size.height - alignmentRectInsets.bottom)
  }

  /// Constraints ignore one point at the bottom of a segmented control, as in UIKit.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  /// Returns `false` for the single-tap recognizer of a superview, because the tap belongs to the
  /// control.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    leavesTaps(to: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  open override func draw(_ rect: CGRect) { drawSegments() }

  // MARK: Tracking

  /// The index of the touched segment.
  internal final var touched: Int? { didSet { if touched != oldValue { setNeedsDisplay() } } }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touched = segment(at: touch.location(in: self))
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touched = isTouchInside ? segment(at: touch.location(in: self)) : nil
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let segment = touched
    touched = nil
    if isTouchInside, let segment { choose(segment, event) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    touched = nil
  }

  // MARK: Accessibility

  internal final var parts: [ControlPart] = []

  /// The segments as accessibility elements.
  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? segmentElements }
    set { super.accessibilityElements = newValue }
  }
}

/// The old name of `UISegmentedControl.noSegment`.
public let UISegmentedControlNoSegment = UISegmentedControl.noSegment
