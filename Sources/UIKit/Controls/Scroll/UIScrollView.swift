import Foundation
import GalleyDrawing
import GalleyGeometry
import GalleyMotion

/// A view that shows a part of a larger content, which a finger can scroll.
///
///     let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
///     scrollView.contentSize = CGSize(width: 320, height: 2_000)
///     scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
///     window.frameClock.advance(by: 0.3)
///
/// The frame clock of the window animates the content. Without a window, animated changes happen
/// immediately.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// Creates a scroll view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    _ = (panGestureRecognizer, pinchRecognizer)
  }

  /// Creates the view that a nib describes. Other archives are not supported: with another coder,
  /// this initializer traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    _ = (panGestureRecognizer, pinchRecognizer)
    coder.fill(self, as: UIScrollView.self)
  }

  // MARK: Content

  /// The delegate.
  ///
  /// A subclass whose delegate has another type declares its own property with `@_nonoverride`,
  /// because Swift does not allow an override with another type. The property of the subclass hides
  /// this property.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    willSet { willChangeValue(forKey: "delegate") }
    didSet { didChangeValue(forKey: "delegate") }
  }

  /// The point of the content at the top left corner.
  ///
  /// If the offset is set while a finger drags the content, or while the content decelerates, the
  /// drag or the deceleration continues from the new offset. To stop the content, call
  /// `setContentOffset(_:animated:)`.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      willChange(.contentOffset)
      if isDecelerating, motion.flight != nil {
        continueDecelerating(from: newValue)
      } else {
        setContentOffset(newValue, animated: false)
      }
      didChange(.contentOffset)
    }
  }

  /// The size of the content.
  open var contentSize = CGSize.zero {
    willSet { willChange(.contentSize) }
    didSet {
      defer { didChange(.contentSize) }
      guard contentSize != oldValue else { return }
      // The safe area is added to the insets of the axes along which the content scrolls.
      if mayChangeInsets { insetsChanged() }
      stayInside()
      tellEnd()
      placeIndicators()
    }
  }

  /// The position of content that is smaller than the view: (0, 0) for the start, which is the
  /// default, (0.5, 0.5) for the middle, and (1, 1) for the end.
  ///
  /// - Unverified: that content that becomes smaller than the view moves to this position
  ///   immediately.
  open var contentAlignmentPoint = CGPoint.zero {
    didSet { if contentAlignmentPoint != oldValue { stayInside() } }
  }

  /// The space around the content.
  open var contentInset = UIEdgeInsets.zero {
    willSet { willChange(.contentInset) }
    didSet {
      if contentInset != oldValue { insetsChanged() }
      didChange(.contentInset)
    }
  }

  /// The content inset, plus the space for the safe area and a refresh control. In the list of a
  /// `UITableViewController` or a `UICollectionViewController`, the space for the keyboard is added
  /// too.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset.plus(insetOfSafeArea)
    inset.top += insetOfRefreshing
    inset.bottom += insetOfKeyboard
    return inset
  }

  /// The edges at which the safe area is added.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetsChanged() } }
  }

  /// Called after the adjusted content inset has changed.
  open func adjustedContentInsetDidChange() {}

  /// Sets the content offset.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, let clock = window?.frameClock else {
      endMotion()
      moveContent(to: contentOffset)
      holdUnderFinger()
      return
    }
    animateContent(to: contentOffset, by: clock)
  }

  /// Scrolls as far as needed to make a rectangle of the content visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard let offset = offsetShowing(rect), offset != contentOffset else { return }
    setContentOffset(offset, animated: animated)
  }

  // MARK: Behavior

  /// Whether a finger can scroll the content. Setting this to `false` ends a drag.
  open var isScrollEnabled = true {
    didSet {
      if oldValue, !isScrollEnabled, motion.drag != nil { panGestureRecognizer.cancelGesture() }
    }
  }
  /// Whether the content stops only at multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether the content may be pulled beyond its edge.
  open var bounces = true
  /// Whether the content may be pulled beyond its left and right edge, if `bounces` is `true`.
  open var bouncesHorizontally = true
  /// Whether the content may be pulled beyond its top and bottom edge, if `bounces` is `true`.
  open var bouncesVertically = true
  /// Whether the content may be pulled horizontally even if it is not wider than the view.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { insetsChanged() } }
  }
  /// Whether the content may be pulled vertically even if it is not higher than the view.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { insetsChanged() } }
  }
  /// Whether a drag that begins along one axis moves the content only along that axis.
  ///
  /// A drag that begins diagonally moves the content along both axes until the drag ends.
  open var isDirectionalLockEnabled = false
  /// The rate at which moving content slows down.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// Whether keys such as Page Down scroll the content.
  /// - Differs: it is stored without effect. No key scrolls the content.
  open var allowsKeyboardScrolling = true
  /// The behavior of the keyboard while a finger drags the content.
  ///
  /// With `.onDrag`, the first responder resigns when a drag begins. With `.interactive`, the upper
  /// edge of the keyboard follows a finger that reaches the keyboard. The first responder resigns
  /// if the finger is lifted while the finger moves down. The `inputAccessoryView` of a responder
  /// that receives no keys, such as the bar at the bottom of a chat, is hidden only with
  /// `.onDragWithAccessory` and `.interactiveWithAccessory`.
  ///
  /// - Unverified: that no notifications are posted while the keyboard follows a finger, until the
  ///   finger is lifted.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether touches are delivered to subviews only when it is clear that they do not scroll the
  /// content.
  open var delaysContentTouches = true
  /// Whether a touch that was delivered to a subview can be cancelled in order to scroll the
  /// content.
  open var canCancelContentTouches = true

  /// The gesture recognizer for scrolling.
  ///
  /// If a subclass adopts `UIGestureRecognizerDelegate`, the scroll view is the delegate of this
  /// gesture recognizer and of `pinchGestureRecognizer`. The subclass can then allow nested scroll
  /// views to scroll together.
  ///
  /// - Differs: without that subclass, `delegate` is `nil` and not the scroll view.
  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = makePan()

  /// The gesture recognizer for zooming, if the content can be zoomed.
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

  /// Returns whether a touch on a subview is delivered to the subview.
  ///
  /// The touch may scroll the content, whether or not the subview receives the touch.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Returns whether a touch that was delivered to a subview can be cancelled in order to scroll
  /// the content.
  ///
  /// By default, returns `false` for controls, and `true` for other views.
  open func touchesShouldCancel(in view: UIView) -> Bool {
    Ported.overridden("touchesShouldCancel(in:)", of: self, view, or: !(view is UIControl))
  }

  /// Whether a finger touches the content.
  open internal(set) var isTracking = false
  /// Whether a finger drags the content.
  open internal(set) var isDragging = false
  /// Whether the content decelerates after a drag.
  open internal(set) var isDecelerating: Bool {
    // The clock may have been deallocated with its window. Then the content no longer moves.
    get { isThrown && (motion.flight == nil || motion.flight?.clock != nil) }
    set { isThrown = newValue }
  }

  /// Whether a deceleration has begun and not ended.
  private var isThrown = false

  /// Whether the content moves in an animation, such as that of `setContentOffset(_:animated:)`.
  open var isScrollAnimating: Bool {
    motion.flight.map { $0.isAnimation && $0.clock != nil } ?? false
  }

  /// Stops a deceleration, and the animations of the offset and of the zoom scale.
  ///
  /// The content stays where it is. If it is beyond an edge, it moves to the edge. With paging, it
  /// moves to the nearest page.
  ///
  /// - Unverified: that the delegate is notified of the end of a deceleration or an animation.
  open func stopScrollingAndZooming() { stopAllMotion() }

  // MARK: Zooming

  /// The smallest zoom scale.
  open var minimumZoomScale: CGFloat = 1
  /// The largest zoom scale.
  open var maximumZoomScale: CGFloat = 1
  /// Whether two fingers may exceed the smallest and the largest scale until they are lifted.
  open var bouncesZoom = true

  /// The scale of the view that the delegate returns from `viewForZooming(in:)`.
  ///
  ///     scrollView.maximumZoomScale = 4
  ///     scrollView.zoomScale = 2
  ///     photoView.transform    // twice as large
  ///
  /// The content size becomes the size of the zoomed view's frame. The center of the visible part
  /// stays in place, as far as the content allows.
  ///
  /// - Unverified: that the content size depends only on the zoomed view.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { zoom(to: newValue, animated: false) }
  }

  /// Zooms to a scale, limited to the smallest and the largest zoom scale.
  ///
  /// - Unverified: that UIKit notifies the delegate of the beginning of an animation, and of each
  ///   frame of the animation.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated: animated) }

  /// Zooms until a rectangle fills the scroll view. The rectangle is in the coordinates of the
  /// zoomed view.
  open func zoom(to rect: CGRect, animated: Bool) { zoomToFill(rect, animated: animated) }

  /// Whether two fingers are zooming.
  open var isZooming: Bool { zoom.pinch != nil }

  /// Whether content that was zoomed beyond its limits is moving back.
  open var isZoomBouncing: Bool { zoom.isBouncing }

  /// Whether the scale changes in an animation, such as that of `setZoomScale(_:animated:)`.
  open var isZoomAnimating: Bool { zoom.flight?.clock != nil && !zoom.isBouncing }

  // MARK: Refreshing

  /// The refresh control, which is inserted behind the other subviews.
  open var refreshControl: UIRefreshControl? {
    get { refresher }
    set { setRefresher(newValue) }
  }

  internal final weak var refresher: UIRefreshControl?

  // MARK: Indicators: see `UIScrollView+Indicators.swift`

  /// Whether there is a horizontal scroll indicator.
  ///
  /// Indicators are visible while a finger scrolls, while the content decelerates or is animated,
  /// and a moment longer. The indicators are visible only in a window.
  ///
  /// - Differs: the indicators are not subviews, but are drawn in front of the subviews.
  /// - Unverified: the thickness and the grays of the indicators, and that an animation to an
  ///   offset shows them.
  open var showsHorizontalScrollIndicator = true { didSet { placeIndicators() } }
  /// Whether there is a vertical scroll indicator.
  open var showsVerticalScrollIndicator = true { didSet { placeIndicators() } }
  /// The style of the indicators.
  open var indicatorStyle = IndicatorStyle.default { didSet { placeIndicators() } }
  /// The insets of the vertical indicator.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { placeIndicators() } }
  /// The insets of the horizontal indicator.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { placeIndicators() } }

  /// The insets of both indicators. This older property returns the insets of the vertical
  /// indicator.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// The area of the content. Constraints to this guide determine the content size.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }

  /// The frame of the scroll view. The guide does not move when the content scrolls.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }
  /// Whether the safe area is added to the indicators' insets.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { placeIndicators() } }

  /// Shows the indicators for a moment.
  ///
  ///     override func viewDidAppear(_ animated: Bool) {
  ///       super.viewDidAppear(animated)
  ///       scrollView.flashScrollIndicators()
  ///     }
  ///
  /// - Unverified: that indicators stay visible for 1.5 seconds, and fade in 0.25 seconds.
  open func flashScrollIndicators() { flashIndicators() }

  /// Calls a closure that sets the offset without an animation, and shows the indicators for a
  /// moment if the offset has changed.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    let before = contentOffset
    changes()
    if contentOffset != before { flashIndicators() }
  }

  // MARK: Internals

  /// Called when the content has stopped after a drag or an animation.
  internal func cameToRest() {}

  /// Whether a new size of the content may change the adjusted content inset.
  internal var mayChangeInsets: Bool { true }

  /// The current movement of the content.
  internal final var motion = ScrollState()
  /// The zoom scale and its current movement.
  internal final var zoom = ZoomState()
  internal final var indicators: ScrollIndicators?
  /// The edge effects at the top, the left, the bottom and the right.
  internal final lazy var edgeEffects = (0..<4).map { _ in UIScrollEdgeEffect() }

  internal override func boundsChanged(from old: CGRect) {
    super.boundsChanged(from: old)
    if motion.followsKeyboard, bounds.size != old.size { keyboardOverlapMayHaveChanged() }
    if bounds.size != old.size {
      motion.hasNewSize = true
      stayInside()
      tellEnd()
      placeRefresher()
      placeIndicators()
    }
    if bounds.origin != old.origin { scrolled() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // After a change of the view's size, the content may scroll along other axes, which changes the
    // insets. The insets are updated here, because a list sets its content size during layout.
    if motion.hasNewSize {
      motion.hasNewSize = false
      insetsChanged()
    }
  }

  internal override func clockMayHaveChanged() {
    super.clockMayHaveChanged()
    // The old clock must not move the content any longer.
    arriveWithoutClock()
    indicators?.hide()
  }

  internal final override var asScrollingContent: (any ScrollingContent)? { self }

  internal override func setWindow(_ window: UIWindow?) {
    super.setWindow(window)
    if motion.followsKeyboard { keyboardOverlapMayHaveChanged() }
  }

  internal override func cachedTraitsWereRemoved() {
    super.cachedTraitsWereRemoved()
    placeIndicators()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsChanged()
  }

  /// Returns the offset at which the content settles after a drag. The delegate may change the
  /// offset afterwards. The velocity is in points per millisecond.
  internal func targetOffset(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    proposed
  }

  internal override var safeAreaForSubviews: UIEdgeInsets {
    // At an edge at which the safe area is added to the content inset, the content stays inside of
    // the safe area, so subviews have no safe area inset.
    let added = insetOfSafeArea
    return UIEdgeInsets(
      top: added.top > 0 ? 0 : safeAreaInsets.top, left: added.left > 0 ? 0 : safeAreaInsets.left,
      bottom: added.bottom > 0 ? 0 : safeAreaInsets.bottom,
      right: added.right > 0 ? 0 : safeAreaInsets.right)
  }
}

extension UIScrollView: ScrollingContent {}
