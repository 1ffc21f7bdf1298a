import Foundation

/// Shows controllers as pages, one at a time. The user turns the pages with a finger.
///
///     let pages = UIPageViewController(
///       transitionStyle: .scroll, navigationOrientation: .horizontal)
///     pages.dataSource = self
///     pages.setViewControllers([first], direction: .forward, animated: false)
///
/// As in UIKit, the first subview of the controller's view is a scroll view. The content of the
/// scroll view is three pages long, and the current page is in the middle when the content is at
/// rest.
///
/// - Differs: pages of the style `pageCurl` are scrolled, too. There is one page at a time,
///   whatever the spine location is.
/// - Unverified: the data source is asked for the pages before and after the current page as soon
///   as the current page has stopped moving. The controller retains these pages until another page
///   becomes the current page.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The style in which pages are turned.
  public enum TransitionStyle: Int, Sendable {
    /// Pages curl like the pages of a book.
    case pageCurl
    /// Pages are scrolled.
    case scroll
  }

  /// The orientation in which pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// From the leading to the trailing edge.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// The direction in which a page is turned.
  public enum NavigationDirection: Int, Sendable {
    /// To a page after the current page.
    case forward
    /// To a page before the current page.
    case reverse
  }

  /// The location of a book's spine.
  public enum SpineLocation: Int, Sendable {
    /// There is no spine: pages are scrolled.
    case none
    /// At the leading edge or the top edge.
    case min
    /// In the middle.
    case mid
    /// At the trailing edge or the bottom edge.
    case max
  }

  /// A key of the options that are passed when the controller is created.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text of the key.
    public var rawValue: String

    /// Creates a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The location of the spine: the raw value of a `SpineLocation`.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between pages, in points: a number.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  // MARK: Creating

  /// Creates a controller without a page.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    self.style = style
    orientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
    let spacing = options?[.interPageSpacing]
    self.spacing =
      spacing as? CGFloat ?? (spacing as? Double).map { CGFloat($0) }
      ?? (spacing as? Int).map { CGFloat($0) } ?? (spacing as? NSNumber).map {
        CGFloat($0.doubleValue)
      } ?? 0
    let spine = options?[.spineLocation]
    let location =
      spine as? SpineLocation
      ?? (spine as? Int ?? (spine as? NSNumber)?.intValue).flatMap { SpineLocation(rawValue: $0) }
    self.spine = style == .scroll ? .none : location ?? .min
  }

  /// Creates a controller whose pages curl from the leading edge.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .pageCurl
    orientation = .horizontal
    super.init(nibName: nibName, bundle: bundle)
    spine = .min
  }

  /// Creates the controller that a nib describes.
  ///
  /// Other archives are not supported: this initializer traps with another coder.
  public required init?(coder: NSCoder) {
    style = .pageCurl
    orientation = .horizontal
    super.init(coder: coder)
    spine = .min
    coder.fill(self, as: UIPageViewController.self)
  }

  /// The style in which pages are turned.
  open var transitionStyle: TransitionStyle { style }
  internal final var style: TransitionStyle
  /// The orientation in which pages follow each other.
  open var navigationOrientation: NavigationOrientation { orientation }
  internal final var orientation: NavigationOrientation
  /// The location of the spine.
  open var spineLocation: SpineLocation { spine }
  internal final var spine = SpineLocation.none
  /// The space between pages.
  internal final var spacing: CGFloat = 0

  /// Whether pages have content on their backs.
  /// - Differs: backs of pages are not shown. If the property is `true`, `setViewControllers` also
  ///   accepts two controllers, and shows the first.
  open var isDoubleSided = false

  /// The gesture recognizers that turn pages of the style `pageCurl`. The array is empty for the
  /// style `scroll`.
  open var gestureRecognizers: [UIGestureRecognizer] {
    style == .pageCurl ? [turner.scroller.panGestureRecognizer] : []
  }

  /// The object that is notified when a finger turns pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The object that supplies the pages before and after the current page.
  ///
  /// Without a data source, a finger cannot turn pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { turner.dataSourceChanged() }
  }

  // MARK: The pages: see `PageTurner.swift`

  internal final lazy var turner = PageTurner(of: self)

  /// The page that is shown, as an array of one controller. The array is empty if no page was set.
  open var viewControllers: [UIViewController]? { turner.shown.map { [$0] } ?? [] }

  /// Shows a page.
  ///
  /// - Parameters:
  ///   - viewControllers: The page: an array of one controller.
  ///   - direction: Whether the page is after the current page or before it.
  ///   - completion: Called at the end of the animation, with a Boolean value that is `true` if the
  ///     turn was completed.
  /// - Precondition: There is one controller, or two if the spine is in the middle or pages have
  ///   backs. Otherwise this method traps.
  /// - Differs: a second controller is not shown.
  /// - Unverified: a call during the animation of an earlier call first ends that animation
  ///   immediately, as completed.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let count = viewControllers?.count ?? 0
    let most = spine == .mid || isDoubleSided ? 2 : 1
    guard let page = viewControllers?.first, count <= most else {
      Misuse.trap(
        "The number of view controllers provided (\(count)) doesn't match the number required (1) "
          + "for the requested transition",
        "give setViewControllers(_:direction:animated:completion:) one page")
    }
    turner.show(page, direction, animated: animated, completion: completion)
  }

  // MARK: Overrides of the view controller

  open override func loadView() {
    let view = UIView(frame: boundsForLoading)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(turner.scroller)
    self.view = view
    turner.placePages()
  }

  internal override func layoutEnded() { turner.placePages() }

  internal override func appearanceWillChange() { turner.finishAtOnce() }

  /// The current page.
  open override var childForStatusBarStyle: UIViewController? {
    Ported.overridden("childForStatusBarStyle", of: self, or: turner.shown)
  }

  /// The current page.
  open override var childForStatusBarHidden: UIViewController? {
    Ported.overridden("childForStatusBarHidden", of: self, or: turner.shown)
  }

  internal override var delegateOrientations: UIInterfaceOrientationMask? {
    delegate.flatMap { delegate in
      OptionalMember.ownResult(
        of: delegate, "pageViewControllerSupportedInterfaceOrientations(_:)"
      ) { delegate.pageViewControllerSupportedInterfaceOrientations(self) }
    }
  }

  internal override var preferredDelegateOrientation: UIInterfaceOrientation? {
    delegate.flatMap { delegate in
      OptionalMember.ownResult(
        of: delegate, "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)"
      ) { delegate.pageViewControllerPreferredInterfaceOrientationForPresentation(self) }
    }
  }
}

/// Supplies the pages of a page view controller.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: _SelectorResponding {
  /// Returns the page before the given page, or `nil` if the given page is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after the given page, or `nil` if the given page is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots in the page control.
  ///
  /// Without this method there is no page control.
  @_disfavoredOverload
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the current dot.
  ///
  /// This method is called when a page was set in code. When a finger turns a page, the dot
  /// changes without a call of this method.
  @_disfavoredOverload
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// The default: returns 0, for no page control.
  @_disfavoredOverload
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    OptionalMember.defaultValue(0, of: self)
  }
  /// The default: returns 0.
  @_disfavoredOverload
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    OptionalMember.defaultValue(0, of: self)
  }
}

/// The methods that a page view controller calls when a finger turns pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: _SelectorResponding {
  /// Called when a finger begins to turn to a page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Called when a finger has turned to a page, or back to the current page.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Returns the location of the spine for an interface orientation.
  /// - Differs: this is never called: there is one page at a time.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  /// Returns the supported interface orientations.
  @_disfavoredOverload
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
  /// Returns the interface orientation in which the controller is presented.
  @_disfavoredOverload
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  /// The default: does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { OptionalMember.noteDefault(self) }
  /// The default: returns `min`.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { OptionalMember.defaultValue(.min, of: self) }
  /// The default: the method counts as not implemented, so the controller supports its usual
  /// orientations.
  @_disfavoredOverload
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { OptionalMember.defaultValue(.allButUpsideDown, of: self) }
  /// The default: the method counts as not implemented, so the controller prefers `portrait`.
  @_disfavoredOverload
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { OptionalMember.defaultValue(.portrait, of: self) }
}

/// The name of `UIPageViewController.TransitionStyle` before Swift 4.2.
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
/// The name of `UIPageViewController.NavigationOrientation` before Swift 4.2.
public typealias UIPageViewControllerNavigationOrientation =
  UIPageViewController.NavigationOrientation
/// The name of `UIPageViewController.NavigationDirection` before Swift 4.2.
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
/// The name of `UIPageViewController.SpineLocation` before Swift 4.2.
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation
