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
    _ = panGestureRecognizer
  }

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    preconditionFailure("UIScrollView.init(coder:): Galley reads no archives")
  }

  // MARK: Content

  /// Who is told that it scrolls.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// What of the content is at the top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// How large the content is.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { stayInside() } }
  }

  /// Room around the content.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { insetsChanged() } }
  }

  /// That room, and what the safe area adds to it.
  open var adjustedContentInset: UIEdgeInsets { contentInset.plus(insetOfSafeArea) }

  /// Where the safe area is added.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetsChanged() } }
  }

  /// The adjusted inset has changed.
  open func adjustedContentInsetDidChange() {}

  /// Goes to an offset.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, let clock = window?.frameClock else {
      stopMoving(tells: false)
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
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether touches wait until it is clear that they do not scroll.
  open var delaysContentTouches = true
  /// Whether touches of what is inside may become scrolling.
  open var canCancelContentTouches = true

  /// What sees that a finger moves the content.
  public private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = makePan()

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return panMayBegin(panGestureRecognizer)
  }

  /// Whether a finger that came down on a view inside is for that view.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a finger that a view inside has heard of may scroll. Not if it is a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { true }

  /// Whether a finger is down.
  open internal(set) var isTracking = false
  /// Whether a finger moves the content.
  open internal(set) var isDragging = false
  /// Whether the content moves on by itself, after a finger let go of it.
  open internal(set) var isDecelerating = false

  // MARK: Indicators

  /// Whether it is shown where in the content one is, sideways.
  open var showsHorizontalScrollIndicator = true
  /// Whether it is shown where in the content one is, up and down.
  open var showsVerticalScrollIndicator = true
  /// How indicators look.
  open var indicatorStyle = IndicatorStyle.default
  /// How far the vertical indicator stays away from the edges.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// How far the horizontal indicator stays away from the edges.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether indicators stay away from the edges as the safe area does.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  // MARK: Inside

  internal var motion = ScrollState()

  internal override func boundsChanged(from old: CGRect) {
    super.boundsChanged(from: old)
    if bounds.size != old.size { stayInside() }
    if bounds.origin != old.origin { scrolled() }
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
