import Foundation
import GalleyDrawing
import GalleyGeometry
import GalleyMotion

/// A view on something larger than it is, which a finger moves.
///
///     let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
///     scrollView.contentSize = CGSize(width: 320, height: 2_000)
///     scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
///     window.frameClock.advance(by: 0.3)
///
/// It moves by its window's clock. Without a window nothing moves: what would be animated is there at
/// once.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// A scroll view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    _ = (panGestureRecognizer, pinchRecognizer)
  }

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    _ = (panGestureRecognizer, pinchRecognizer)
    coder.fill(self, as: UIScrollView.self)
  }

  // MARK: Content

  /// Who is told that it scrolls.
  ///
  /// A subclass with a larger delegate declares one of that kind, `@_nonoverride`, over this one:
  /// Swift knows no override of another type. Where both are meant, the subclass's is favored.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  /// What of the content is at the top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      willChange(.contentOffset)
      setContentOffset(newValue, animated: false)
      didChange(.contentOffset)
    }
  }

  /// How large the content is.
  open var contentSize = CGSize.zero {
    willSet { willChange(.contentSize) }
    didSet {
      defer { didChange(.contentSize) }
      guard contentSize != oldValue else { return }
      stayInside()
      placeIndicators()
    }
  }

  /// Where content stands that is smaller than the view: at the start, (0, 0), unless set; in the middle,
  /// (0.5, 0.5); at the end, (1, 1).
  ///
  /// - Unverified: that content which becomes smaller than the view goes there at once.
  open var contentAlignmentPoint = CGPoint.zero {
    didSet { if contentAlignmentPoint != oldValue { stayInside() } }
  }

  /// Room around the content.
  open var contentInset = UIEdgeInsets.zero {
    willSet { willChange(.contentInset) }
    didSet {
      if contentInset != oldValue { insetsChanged() }
      didChange(.contentInset)
    }
  }

  /// That room, and what the safe area, a control that refreshes and, in the list of a controller, the keyboard
  /// add to it.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset.plus(insetOfSafeArea)
    inset.top += insetOfRefreshing
    inset.bottom += insetOfKeyboard
    return inset
  }

  /// Where the safe area is added.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetsChanged() } }
  }

  /// The adjusted inset has changed.
  open func adjustedContentInsetDidChange() {}

  /// Goes to an offset.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, let clock = window?.frameClock else {
      endMotion()
      moveContent(to: contentOffset)
      return
    }
    animateContent(to: contentOffset, by: clock)
  }

  /// Goes as far as is needed to have a rectangle of the content in sight.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard let offset = offsetShowing(rect), offset != contentOffset else { return }
    setContentOffset(offset, animated: animated)
  }

  // MARK: Behaviour

  /// Whether a finger moves the content.
  open var isScrollEnabled = true
  /// Whether the content comes to rest only at multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether the content may be pulled over its edge.
  open var bounces = true
  /// Whether it may be so sideways even if the content is no wider than the view.
  open var alwaysBounceHorizontal = false
  /// Whether it may be so up and down even if the content is no higher than the view.
  open var alwaysBounceVertical = false
  /// Whether a finger that has begun along one axis moves the content only along that.
  open var isDirectionalLockEnabled = false
  /// How fast moving content comes to rest.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a tap on the status bar goes to the top.
  open var scrollsToTop = true
  /// What becomes of the keyboard when a finger moves the content.
  ///
  /// With `.onDrag` the first responder resigns when the finger begins to move the content. With `.interactive`
  /// the upper edge of the keyboard follows a finger that comes down on it, and the first responder resigns if
  /// the finger is lifted on its way down. The bar of a chat, an accessory of a responder that takes no keys,
  /// goes only with `.onDragWithAccessory` and `.interactiveWithAccessory`.
  ///
  /// - Unverified: what is posted while the keyboard follows a finger: nothing, until the finger is lifted.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether touches wait until it is clear that they do not scroll.
  open var delaysContentTouches = true
  /// Whether touches of what is inside may become scrolling.
  open var canCancelContentTouches = true

  /// What sees that a finger moves the content.
  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = makePan()

  /// What sees that two fingers zoom the content, if that can be zoomed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    minimumZoomScale < maximumZoomScale ? pinchRecognizer : nil
  }

  internal final private(set) lazy var pinchRecognizer = makePinch()

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer === panGestureRecognizer { return panMayBegin(panGestureRecognizer) }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Whether a finger that came down on a view inside is for that view.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a finger that a view inside has heard of may scroll. Not if it is a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Whether a finger is down.
  open internal(set) var isTracking = false
  /// Whether a finger moves the content.
  open internal(set) var isDragging = false
  /// Whether the content moves on by itself, after a finger let go of it.
  open internal(set) var isDecelerating: Bool {
    // A clock that is gone with its window moves nothing.
    get { isThrown && (motion.flight == nil || motion.flight?.clock != nil) }
    set { isThrown = newValue }
  }

  private var isThrown = false

  // MARK: Zooming

  /// The smallest scale at which the content is shown.
  open var minimumZoomScale: CGFloat = 1
  /// The largest scale at which the content is shown.
  open var maximumZoomScale: CGFloat = 1
  /// Whether two fingers may go beyond these scales, until they let go.
  open var bouncesZoom = true

  /// How many times as large as it is the delegate's `viewForZooming(in:)` is shown.
  ///
  ///     scrollView.maximumZoomScale = 4
  ///     scrollView.zoomScale = 2
  ///     photoView.transform    // twice as large
  ///
  /// The content's size becomes that of the zoomed view's frame, and the middle of what is in sight
  /// stays there, as far as there is content.
  ///
  /// - Unverified: that the content's size is that of the zoomed view alone.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { zoom(to: newValue, animated: false) }
  }

  /// Zooms to a scale, within the smallest and the largest.
  ///
  /// - Unverified: that the delegate is told of the beginning of an animation, and of each frame of it.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated: animated) }

  /// Zooms until a rectangle of the zoomed view, in its own coordinates, fills the view.
  open func zoom(to rect: CGRect, animated: Bool) { zoomToFill(rect, animated: animated) }

  /// Whether two fingers zoom.
  open var isZooming: Bool { zoom.pinch != nil }

  /// Whether content comes back that two fingers have zoomed too far.
  open var isZoomBouncing: Bool { zoom.isBouncing }

  // MARK: Refreshing

  /// What one pulls into sight to have the content loaded anew. It is put behind the other subviews.
  open var refreshControl: UIRefreshControl? {
    get { refresher }
    set { setRefresher(newValue) }
  }

  internal final weak var refresher: UIRefreshControl?

  // MARK: Indicators: see `UIScrollView+Indicators.swift`

  /// Whether it is shown where in the content one is, sideways.
  ///
  /// Indicators are shown while a finger moves the content, while it moves on or is animated, and a
  /// moment longer. Without a window there are none.
  ///
  /// - Differs: they are no subviews: they are drawn over these.
  /// - Unverified: how thick they are, their grays, and that an animation to an offset shows them.
  open var showsHorizontalScrollIndicator = true { didSet { placeIndicators() } }
  /// Whether it is shown where in the content one is, up and down.
  open var showsVerticalScrollIndicator = true { didSet { placeIndicators() } }
  /// How indicators look.
  open var indicatorStyle = IndicatorStyle.default { didSet { placeIndicators() } }
  /// How far the vertical indicator stays away from the edges.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { placeIndicators() } }
  /// How far the horizontal indicator stays away from the edges.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { placeIndicators() } }

  /// How far indicators stay away from the edges, both in one. An older name; answers the vertical's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// The rectangle of the content: constraints to it say how large the content is.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }

  /// The rectangle of the view itself, whatever is scrolled to.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }
  /// Whether indicators stay away from the edges as the safe area does.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { placeIndicators() } }

  /// Shows for a moment where in the content one is.
  ///
  ///     override func viewDidAppear(_ animated: Bool) {
  ///       super.viewDidAppear(animated)
  ///       scrollView.flashScrollIndicators()
  ///     }
  ///
  /// - Unverified: that indicators stay for 1.5 seconds, and fade in 0.25.
  open func flashScrollIndicators() { flashIndicators() }

  // MARK: Inside

  /// Content that moved by itself, or under a finger, stands still now.
  internal func cameToRest() {}

  internal final var motion = ScrollState()
  internal final var zoom = ZoomState()
  internal final var indicators: ScrollIndicators?

  internal override func boundsChanged(from old: CGRect) {
    super.boundsChanged(from: old)
    if motion.followsKeyboard, bounds.size != old.size { keyboardMayCoverOtherwise() }
    if bounds.size != old.size {
      stayInside()
      placeRefresher()
      placeIndicators()
    }
    if bounds.origin != old.origin { scrolled() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // What is on its way would go on by a clock that this view does not go by any more.
    arriveWithoutClock()
    indicators?.hide()
  }

  internal override func setWindow(_ window: UIWindow?) {
    super.setWindow(window)
    if motion.followsKeyboard { keyboardMayCoverOtherwise() }
  }

  internal override func forgetTraits() {
    super.forgetTraits()
    placeIndicators()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsChanged()
  }

  internal override var safeAreaForSubviews: UIEdgeInsets {
    // What the safe area is added to as an inset does not reach into the content once more.
    let added = insetOfSafeArea
    return UIEdgeInsets(
      top: added.top > 0 ? 0 : safeAreaInsets.top, left: added.left > 0 ? 0 : safeAreaInsets.left,
      bottom: added.bottom > 0 ? 0 : safeAreaInsets.bottom,
      right: added.right > 0 ? 0 : safeAreaInsets.right)
  }
}
