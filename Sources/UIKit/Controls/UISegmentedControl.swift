import Foundation

/// Segments side by side, of which one is chosen.
///
///     let scope = UISegmentedControl(items: ["All", "Unread"])
///     scope.selectedSegmentIndex = 0
///     scope.addAction(UIAction { _ in feed.filter(scope.selectedSegmentIndex) }, for: .valueChanged)
///
/// A tap on a segment that isn't chosen chooses it, does its action if it has one, and sends
/// `.valueChanged`.
///
/// - Unverified: its colors.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// What `selectedSegmentIndex` is where none is chosen.
  nonisolated public static let noSegment = -1

  /// Which part of a control an adjustment is for.
  public enum Segment: Int, Sendable {
    /// All.
    case any
    /// The first.
    case left
    /// Those in between.
    case center
    /// The last.
    case right
    /// The only one.
    case alone
  }

  // MARK: Creating

  /// A control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A control with a segment for each title and each image.
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

  /// A control with a segment for each action.
  public init(frame: CGRect, actions: [UIAction]) {
    super.init(frame: frame)
    setUp()
    segments = actions.map { SegmentContent(action: $0) }
    if frame == .zero { sizeToFit() }
  }

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
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

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Puts a segment with a title before another; behind all, if there is none at that place.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentContent(title: title), at: segment)
  }

  /// Puts a segment with an image before another.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentContent(image: image), at: segment)
  }

  /// Puts a segment that does something before another. There is one segment at most for an action.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    if let known = segmentIndex(identifiedBy: action.identifier) { remove(at: known) }
    insert(SegmentContent(action: action), at: segment)
  }

  /// Takes a segment away; the last, if there is none at that place.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    remove(at: min(max(segment, 0), segments.count - 1))
  }

  /// Takes all segments away.
  open func removeAllSegments() {
    segments = []
    chosen = UISegmentedControl.noSegment
  }

  /// Gives a segment a title, and takes its image away.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? { segments[checked(segment)].title }

  /// Gives a segment an image, and takes its title away.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  /// The image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { segments[checked(segment)].image }

  /// Gives a segment something to do, and the title and the image of that.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    if let known = segmentIndex(identifiedBy: action.identifier), known != segment {
      Misuse.trap(
        "UISegmentedControl.setAction(_:forSegmentAt:)",
        "segment \(known) does the action \(action.identifier.rawValue) already")
    }
    change(segment) { $0 = SegmentContent(action: action) }
  }

  /// What a segment does.
  open func actionForSegment(at segment: Int) -> UIAction? { segments[checked(segment)].action }

  /// Which segment does an action; `NSNotFound`, if none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int? {
    segments.firstIndex { $0.action?.identifier == actionIdentifier }
  }

  /// Makes a segment so wide; as wide as the others, if 0.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  /// How wide a segment was made; 0, if it wasn't.
  open func widthForSegment(at segment: Int) -> CGFloat { segments[checked(segment)].width }

  /// Moves what a segment shows.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }

  /// How far what a segment shows was moved.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    segments[checked(segment)].offset
  }

  /// Says whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool { segments[checked(segment)].isEnabled }

  // MARK: The one that is chosen

  private var chosen = UISegmentedControl.noSegment {
    didSet { if chosen != oldValue { setNeedsDisplay() } }
  }

  /// Which segment is chosen; `noSegment`, if none. Nobody is told when it is set.
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

  /// Whether a segment is chosen only as long as it takes.
  open var isMomentary = false {
    didSet { if isMomentary { chosen = UISegmentedControl.noSegment } }
  }

  internal func move(chosen index: Int) { chosen = index }

  // MARK: Look: see `UISegmentedControl+Drawing.swift`

  /// Whether segments are as wide as what they show asks for, and not all alike.
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsChanged() } }

  /// The color behind the segment that is chosen: white, or a gray in the dark, if `nil`.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }

  internal final var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()
  internal final var backgrounds = StateValues<UIImage>()
  internal final var dividers: [[UInt]: UIImage] = [:]

  /// Says how titles look in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    titleAttributes[exactly: state] = attributes
    segmentsChanged()
  }

  /// How titles look in a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[exactly: state]
  }

  /// Puts an image behind the segments that are in a state.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {
    backgrounds[exactly: state] = backgroundImage
    setNeedsDisplay()
  }

  /// The image behind the segments that are in a state.
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[state]
  }

  /// Puts an image between two segments.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {
    dividers[[leftState.rawValue, rightState.rawValue]] = dividerImage
    setNeedsDisplay()
  }

  /// The image between two segments.
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

  open override var intrinsicContentSize: CGSize { fittingSize }

  /// A single tap is for the control, and not for a view around it.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    leavesTaps(to: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  open override func draw(_ rect: CGRect) { drawSegments() }

  // MARK: A finger on it

  /// The segment under the finger.
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
    if isTouchInside, let segment { choose(segment) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    touched = nil
  }

  // MARK: Without eyes

  internal final var parts: [ControlPart] = []

  /// The segments.
  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? segmentElements }
    set { super.accessibilityElements = newValue }
  }
}

/// What `UISegmentedControl.noSegment` was before Swift 4.2.
public let UISegmentedControlNoSegment = UISegmentedControl.noSegment
