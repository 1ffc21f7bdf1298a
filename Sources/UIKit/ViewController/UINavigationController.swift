import Foundation

/// Shows controllers one in front of the other, under a bar that leads back.
///
///     window.rootViewController = UINavigationController(rootViewController: FeedViewController())
///
/// A push or a pop that is animated takes its time by the frame clock of the window. The stack has
/// changed at once; `viewDidAppear(_:)`, `viewDidDisappear(_:)`, `didMove(toParent:)` and the delegate's
/// `didShow` come when it is over. Another change in the meantime has it be over at once.
///
/// - Differs: a push that comes while another is on its way ends that one. UIKit reports it, and shows
///   both one after the other.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// A controller that shows another.
  ///
  /// - Precondition: That is no navigation controller; else this traps with UIKit's words.
  public init(rootViewController: UIViewController) {
    bar = UINavigationBar()
    bottomBar = UIToolbar()
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// A controller that shows none yet, with bars of some classes.
  ///
  /// - Precondition: The classes are subclasses of `UINavigationBar` and `UIToolbar`.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = UINavigationController.makeBar(of: navigationBarClass ?? UINavigationBar.self)
    bottomBar = UINavigationController.makeToolbar(of: toolbarClass ?? UIToolbar.self)
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller that shows none yet.
  public override init(nibName: String?, bundle: Bundle?) {
    bar = UINavigationBar()
    bottomBar = UIToolbar()
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
  public required init?(coder: NSCoder) {
    bar = UINavigationController.makeBar(
      of: coder.className(of: "navigationBar") ?? UINavigationBar.self)
    bottomBar = UINavigationController.makeToolbar(
      of: coder.className(of: "toolbar") ?? UIToolbar.self)
    super.init(coder: coder)
    coder.fill(self, as: UINavigationController.self)
  }

  private let bar: UINavigationBar
  private let bottomBar: UIToolbar

  /// The bar at the top.
  open var navigationBar: UINavigationBar { bar }

  /// The bar at the bottom.
  open var toolbar: UIToolbar! { bottomBar }

  /// Who is told that another controller is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: The controllers: see `UINavigationController+Stack.swift`

  /// The controllers, the one in front last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  internal final var stack: [UIViewController] = []

  /// The controller in front.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that is seen: the one in front, or the one that is over it.
  open var visibleViewController: UIViewController? { allAbove.last ?? stack.last }

  /// Shows a controller in front of the others.
  ///
  /// - Precondition: It is not there yet, and is no navigation controller. Else this traps with UIKit's
  ///   words.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    running?.finish()
    guard !stack.contains(where: { $0 === viewController }) else {
      Misuse.trap(
        "Pushing the same view controller instance more than once is not supported",
        "\(viewController) is at \(stack.firstIndex { $0 === viewController } ?? 0)")
    }
    change(to: stack + [viewController], animated: animated)
  }

  /// Goes back to the controller before. Answers the one that was in front; the first stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    running?.finish()
    guard stack.count > 1 else { return nil }
    let last = stack.last
    change(to: Array(stack.dropLast()), animated: animated)
    return last
  }

  /// Goes back to the first controller. Answers those that were in front of it.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Goes back to a controller. Answers those that were in front of it.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    running?.finish()
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let gone = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), animated: animated)
    return gone
  }

  /// Shows these controllers, the last in front.
  ///
  /// - Precondition: They are distinct, and none is a navigation controller. Else this traps.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    running?.finish()
    change(to: viewControllers, animated: animated)
  }

  /// Shows a controller in front of the others.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// The controllers below the one that contains the source of an unwind segue, the uppermost first.
  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    super.allowedChildrenForUnwinding(from: source).reversed()
  }

  /// Goes back to the controller that an unwind segue leads to, or that contains it.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    popToViewController(subsequentVC, animated: true)
  }

  // MARK: Bars: see `UINavigationController+Bars.swift`

  /// Whether there is no bar at the top.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  private var hidesBar = false

  /// Shows or hides the bar at the top.
  /// - Differs: it is there, or gone, at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    navigationBar.isHidden = hidden
    barsChanged()
  }

  /// Whether there is no bar at the bottom. There is none, unless asked for.
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  private var hidesToolbar = true

  /// Shows or hides the bar at the bottom, which has the `toolbarItems` of the controller in front.
  /// - Differs: it is there, or gone, at once.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesToolbar else { return }
    hidesToolbar = hidden
    barsChanged()
  }

  /// The way to the controller in front, as long as it is seen.
  internal final var running: NavigationTransition?
  /// Whether it shows all columns of a split view controller.
  internal final var isOnlyColumn = false
  /// Whether its bar is hidden because a navigation controller is in front.
  internal final var leavesBar = false
  /// Whether the next change is held by a finger.
  internal final var holdsNext = false
  /// Whether a tap on what is shown hides the bars, and the next one shows them.
  open var hidesBarsOnTap = false { didSet { barGestures.tapChanged() } }
  /// What recognizes that tap.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barGestures.tap }
  /// Whether bars go when content is swiped up.
  /// - Differs: it is kept, and they stay.
  open var hidesBarsOnSwipe = false
  /// What recognizes such a swipe.
  /// - Differs: it is in no view.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barGestures.swipe }
  /// Whether bars go when a keyboard comes.
  /// - Differs: it is kept, and they stay.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether bars go where there is little height.
  /// - Differs: it is kept, and they stay.
  open var hidesBarsWhenVerticallyCompact = false
  /// What recognizes a finger that goes back from the leading edge. The controller in front follows the finger, and
  /// goes when that is lifted past the middle or fast; else it comes back.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { barGestures.pop }

  private lazy var barGestures = NavigationGestures(of: self)

  /// The scroll view that the large title follows.
  internal final weak var followed: UIScrollView?
  /// Whether what is in front has been told to the delegate.
  internal final weak var told: UIViewController?

  // MARK: As a controller

  open override func loadView() {
    let view = NavigationView(frame: boundsForLoading)
    view.navigationController = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    barGestures.install(in: view)
    showTop()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeBars()
  }

  internal override func appearanceWillChange() { running?.finish() }

  internal override func appearanceBegan(animated: Bool) {
    guard let top = stack.last, told !== top else { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
  }

  internal override func appearanceEnded(animated: Bool) {
    guard let top = stack.last, told !== top else { return }
    told = top
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  /// Shows the controller of the second column in front, when a split view controller has room for one.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    guard !stack.contains(where: { $0 === secondaryViewController }) else { return }
    setViewControllers(stack + [secondaryViewController], animated: false)
  }

  /// Gives the controller of the second column back, if it is in front: a navigation controller, or the one that was
  /// there before.
  open override func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  {
    guard stack.count > 1, let top = stack.last,
      top is UINavigationController || top === splitViewController.secondBefore
    else { return nil }
    setViewControllers(Array(stack.dropLast()), animated: false)
    return top
  }

  /// The size that suits the controller in front has changed: it suits this one too.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    guard (container as? UIViewController) === topViewController else { return }
    preferredContentSize = container.preferredContentSize
  }

  /// What a tab bar shows of the controller: unless it has an item or a title of its own, the item of the
  /// first controller in it.
  open override var tabBarItem: UITabBarItem! {
    get {
      guard madeTabBarItem == nil, title == nil, let first = stack.first else {
        return super.tabBarItem
      }
      return first.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  /// Bright, if the bar is dark.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }

  /// The controller in front, if there is no bar.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  open override var childForStatusBarHidden: UIViewController? { topViewController }
}

/// Is told that a navigation controller shows another controller.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: _SelectorResponding {
  /// A controller is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// A controller has been shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// Returns what shows the way from one controller to another; `nil` for the usual way. Asked only if the change is
  /// animated.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns what moves the way, as a finger does; `nil` if it goes by itself. Asked only if there is an animator.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// In which ways the interface may stand.
  /// - Differs: nobody turns it, and nobody asks.
  @_disfavoredOverload
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  /// In which way the interface stands when the controller is presented.
  /// - Differs: nobody turns it, and nobody asks.
  @_disfavoredOverload
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
  /// Does nothing: the delegate need not implement this.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { DefaultAnswer.note(self) }
  /// Does nothing: the delegate need not implement this.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { DefaultAnswer.note(self) }
  /// Returns `nil`: a delegate that does not implement this leaves the usual way.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { DefaultAnswer.value(nil, of: self) }
  /// Returns `nil`: a delegate that does not implement this lets the way go by itself.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { DefaultAnswer.value(nil, of: self) }
  /// As the controller says.
  @_disfavoredOverload
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { DefaultAnswer.value(.allButUpsideDown, of: self) }
  /// Upright.
  @_disfavoredOverload
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { DefaultAnswer.value(.portrait, of: self) }
}

extension UINavigationController {
  /// What happens to the controllers.
  public enum Operation: Int, Sendable {
    /// Nothing.
    case none
    /// Another one comes in front.
    case push
    /// The one in front goes.
    case pop
  }
}

/// The name of `UINavigationController.Operation` before Swift 4.2.
public typealias UINavigationControllerOperation = UINavigationController.Operation
