import Foundation

/// Shows controllers as pages, one at a time, which a finger turns.
///
///     let pages = UIPageViewController(
///       transitionStyle: .scroll, navigationOrientation: .horizontal)
///     pages.dataSource = self
///     pages.setViewControllers([first], direction: .forward, animated: false)
///
/// The first subview of its view is a scroll view, as in UIKit. Its content is three pages long, and at rest the page
/// that is shown is in the middle.
///
/// - Differs: pages of the style `pageCurl` are scrolled too. There is one page at a time, wherever the spine is.
/// - Unverified: the data source is asked for the pages before and after as soon as a page is at rest. They are kept
///   until other pages are set.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    /// As those of a book.
    case pageCurl
    /// By scrolling.
    case scroll
  }

  /// In which direction pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// From the leading to the trailing edge.
    case horizontal
    /// From above to below.
    case vertical
  }

  /// Whether a page comes after the one that is shown, or before it.
  public enum NavigationDirection: Int, Sendable {
    /// After it.
    case forward
    /// Before it.
    case reverse
  }

  /// Where the spine of a book is.
  public enum SpineLocation: Int, Sendable {
    /// Nowhere: pages are scrolled.
    case none
    /// At the edge that pages begin at.
    case min
    /// In the middle.
    case mid
    /// At the edge that pages end at.
    case max
  }

  /// What can be said when the controller is made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// What it is called.
    public var rawValue: String

    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Where the spine is: the raw value of a `SpineLocation`.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// How far pages are from each other, as a number.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  // MARK: Creating

  /// A controller that shows no page yet.
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

  /// A controller whose pages curl from the leading edge.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .pageCurl
    orientation = .horizontal
    super.init(nibName: nibName, bundle: bundle)
    spine = .min
  }

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
  public required init?(coder: NSCoder) {
    style = .pageCurl
    orientation = .horizontal
    super.init(coder: coder)
    spine = .min
    coder.fill(self, as: UIPageViewController.self)
  }

  /// How pages are turned.
  open var transitionStyle: TransitionStyle { style }
  internal final var style: TransitionStyle
  /// In which direction pages follow each other.
  open var navigationOrientation: NavigationOrientation { orientation }
  internal final var orientation: NavigationOrientation
  /// Where the spine is.
  open var spineLocation: SpineLocation { spine }
  internal final var spine = SpineLocation.none
  /// How far pages are from each other.
  internal final var spacing: CGFloat = 0

  /// Whether pages have something on their backs.
  /// - Differs: it is kept, and no backs are seen.
  open var isDoubleSided = false

  /// What recognizes fingers that turn pages of the style `pageCurl`; none for `scroll`.
  open var gestureRecognizers: [UIGestureRecognizer] {
    style == .pageCurl ? [turner.scroller.panGestureRecognizer] : []
  }

  /// Who is asked and told about pages that a finger turns.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Who has the pages before and after. Without it no finger turns pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { turner.dataSourceChanged() }
  }

  // MARK: The pages: see `PageTurner.swift`

  internal final lazy var turner = PageTurner(of: self)

  /// The controller that is shown; none if no page was set.
  open var viewControllers: [UIViewController]? { turner.shown.map { [$0] } ?? [] }

  /// Shows a page.
  ///
  /// - Parameters:
  ///   - viewControllers: The page: one controller.
  ///   - direction: Whether it comes after the one that is shown, or before it.
  ///   - completion: Called when the page is there; told whether it has come to its place.
  /// - Precondition: There is a controller, and it is in no other one. Else this traps.
  /// - Unverified: another page that is set in the meantime has the first one be there at once.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first else {
      Misuse.trap(
        "The number of view controllers provided (0) doesn't match the number required (1) for the "
          + "requested transition",
        "give setViewControllers(_:direction:animated:completion:) a page")
    }
    turner.show(page, direction, animated: animated, completion: completion)
  }

  // MARK: As a controller

  open override func loadView() {
    let view = UIView(frame: boundsForLoading)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(turner.scroller)
    self.view = view
    turner.placePages()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    turner.placePages()
  }

  internal override func appearanceWillChange() { turner.finishAtOnce() }

  /// The page that is shown.
  open override var childForStatusBarStyle: UIViewController? { turner.shown }

  /// The page that is shown.
  open override var childForStatusBarHidden: UIViewController? { turner.shown }
}

/// Has the pages of a page view controller.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: _SelectorResponding {
  /// Returns the page before another one; `nil` if that is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another one; `nil` if that is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns how many dots there are at the bottom. Without it there are none.
  @_disfavoredOverload
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns which dot stands out. Asked when a page was set; a finger that turns pages moves it on.
  @_disfavoredOverload
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0: without this there are no dots.
  @_disfavoredOverload
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    DefaultAnswer.value(0, of: self)
  }
  /// Returns 0: without this there are no dots.
  @_disfavoredOverload
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    DefaultAnswer.value(0, of: self)
  }
}

/// Is told about pages that a finger turns.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: _SelectorResponding {
  /// A finger begins to turn to a page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// A finger has turned to a page, or back to the one that was shown.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Returns where the spine is when the interface has turned.
  /// - Differs: nobody asks: there is one page at a time.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  /// In which ways the interface may stand.
  /// - Differs: nobody turns it, and nobody asks.
  @_disfavoredOverload
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
  /// In which way the interface stands when the controller is presented.
  /// - Differs: nobody turns it, and nobody asks.
  @_disfavoredOverload
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  /// The default does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { DefaultAnswer.note(self) }
  /// The default does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { DefaultAnswer.note(self) }
  /// Returns the edge that pages begin at.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { DefaultAnswer.value(.min, of: self) }
  /// As the controller says.
  @_disfavoredOverload
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { DefaultAnswer.value(.allButUpsideDown, of: self) }
  /// Upright.
  @_disfavoredOverload
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { DefaultAnswer.value(.portrait, of: self) }
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
