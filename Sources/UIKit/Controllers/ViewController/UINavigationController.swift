import Foundation

/// A controller that shows a stack of controllers below a bar with a back button.
///
///     window.rootViewController = UINavigationController(rootViewController: FeedViewController())
///
/// The frame clock of the window, which a test advances, drives an animated push or pop. The stack
/// changes immediately. When the animation has ended, `viewDidAppear(_:)`, `viewDidDisappear(_:)`,
/// `didMove(toParent:)` and the delegate's `didShow` are called. Another change in the meantime
/// ends the animation immediately.
///
/// - Differs: a push during a running transition ends that transition. UIKit logs a warning and
///   shows both controllers one after the other.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The duration of the animation with which a bar appears or disappears, in seconds.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2

  /// Creates a navigation controller, and pushes its root controller without an animation.
  ///
  /// - Precondition: The root is neither a navigation controller nor a split view controller;
  ///   otherwise this initializer traps with UIKit's message.
  public init(rootViewController: UIViewController) {
    ownNavigationBar = UINavigationBar()
    bottomBar = UIToolbar()
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a controller with an empty stack and bars of the given classes.
  ///
  /// - Precondition: The classes are subclasses of `UINavigationBar` and `UIToolbar`.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    ownNavigationBar = UINavigationController.makeBar(
      of: navigationBarClass ?? UINavigationBar.self)
    bottomBar = UINavigationController.makeToolbar(of: toolbarClass ?? UIToolbar.self)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with an empty stack.
  public override init(nibName: String?, bundle: Bundle?) {
    ownNavigationBar = UINavigationBar()
    bottomBar = UIToolbar()
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates the controller that a nib describes.
  ///
  /// Other archives are not supported: this initializer traps with another coder.
  public required init?(coder: NSCoder) {
    ownNavigationBar = UINavigationController.makeBar(
      of: coder.className(of: "navigationBar") ?? UINavigationBar.self)
    bottomBar = UINavigationController.makeToolbar(
      of: coder.className(of: "toolbar") ?? UIToolbar.self)
    super.init(coder: coder)
    coder.fill(self, as: UINavigationController.self)
  }

  internal final var ownNavigationBar: UINavigationBar
  private let bottomBar: UIToolbar

  /// The navigation bar at the top.
  ///
  /// An app can replace the bar with an instance of its own subclass:
  /// `setValue(bar, forKey: "navigationBar")`.
  open var navigationBar: UINavigationBar { ownNavigationBar }

  /// The toolbar at the bottom.
  open var toolbar: UIToolbar! { bottomBar }

  /// The delegate.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: The controllers: see `UINavigationController+Stack.swift`

  /// The stack of controllers, the top controller last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controllers on the stack, the top controller last.
  internal final var stack: [UIViewController] = []
  /// The controller that is being pushed, while it becomes a child.
  internal final var pushedChild: UIViewController?

  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The visible controller: the top controller, or the controller that is presented over it.
  open var visibleViewController: UIViewController? { allAbove.last ?? stack.last }

  /// Pushes a controller.
  ///
  /// - Precondition: The controller is not in the stack, and is neither a navigation controller nor
  ///   a split view controller. Otherwise this method traps with UIKit's message.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    running?.finish()
    guard !stack.contains(where: { $0 === viewController }) else {
      Misuse.trap(
        "Pushing the same view controller instance more than once is not supported",
        "\(viewController) is at \(stack.firstIndex { $0 === viewController } ?? 0)")
    }
    change(to: stack + [viewController], animated: animated)
  }

  /// Pops the top controller and returns it. The root controller stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    running?.finish()
    guard stack.count > 1 else { return nil }
    let last = stack.last
    change(to: Array(stack.dropLast()), animated: animated)
    return last
  }

  /// Pops all controllers except the root, and returns the popped controllers.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    running?.finish()
    return stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Pops all controllers above the given controller, and returns the popped controllers.
  ///
  /// - Precondition: The controller is in the stack. Otherwise this method traps with UIKit's
  ///   message.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    running?.finish()
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      Misuse.trap(
        "Tried to pop to a view controller that doesn't exist.",
        "\(viewController) is not in viewControllers")
    }
    let removed = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), animated: animated)
    return removed
  }

  /// Replaces the stack of controllers. The last controller is on top.
  ///
  /// - Precondition: The controllers are distinct, and none is a navigation controller or a split
  ///   view controller. Otherwise this method traps.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    running?.finish()
    change(to: viewControllers, animated: animated)
  }

  /// Pushes a child without an animation, because the children are the controllers of the stack.
  ///
  /// A child that is in the stack already is removed first, so that it is on top. A navigation or
  /// split view controller can't be pushed. It becomes a child that is not in the stack.
  open override func addChild(_ child: UIViewController) {
    guard child !== pushedChild, mayPush(child), !(child is UISearchController) else {
      return super.addChild(child)
    }
    running?.finish()
    if isThere(child) { child.removeFromParent() }
    change(to: stack + [child], animated: false)
  }

  /// Pushes a controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Returns the controllers below the controller that contains the source of an unwind segue.
  ///
  /// The topmost controller comes first.
  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    super.allowedChildrenForUnwinding(from: source).reversed()
  }

  /// Pops to the destination of an unwind segue, or to the controller that contains the
  /// destination.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    popToViewController(subsequentVC, animated: true)
  }

  // MARK: Bars: see `UINavigationController+Bars.swift`

  /// Whether the navigation bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  private var hidesBar = false

  /// Shows or hides the navigation bar.
  ///
  /// With an animation, the bar slides in from the top, or out. If this method is called in
  /// `viewWillAppear(_:)` during an animated push or pop, the bar moves to the side, together
  /// with the controllers:
  ///
  ///     override func viewWillAppear(_ animated: Bool) {
  ///       super.viewWillAppear(animated)
  ///       navigationController?.setNavigationBarHidden(true, animated: animated)
  ///     }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    // Content that is scrolled to its top remains at its top, below the whole large title.
    if followed?.isAtStart == true { navigationBar.largeTitleExtent = nil }
    change(barVisibility, animated: animated)
  }

  internal final lazy var barVisibility = makeBarVisibility()

  internal final func makeBarVisibility() -> BarVisibility {
    BarVisibility(
      of: navigationBar, at: .top,
      isShown: { [unowned self] in !isNavigationBarHidden },
      placeAll: { [unowned self] in barsChanged() })
  }

  /// Whether the toolbar is hidden. The default is `true`.
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  private var hidesToolbar = true

  /// Shows or hides the toolbar, which has the `toolbarItems` of the top controller.
  ///
  /// With an animation, the toolbar slides in from the bottom, or out. Together with an animated
  /// push or pop, the toolbar slides to the side.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesToolbar else { return }
    hidesToolbar = hidden
    change(toolbarVisibility, animated: animated)
  }

  internal final lazy var toolbarVisibility = BarVisibility(
    of: bottomBar, at: .bottom,
    isShown: { [unowned self] in showsToolbar },
    placeAll: { [unowned self] in barsChanged() })

  /// The edge beyond which the old content is about to move; `nil` unless an animated change of the
  /// stack is being prepared.
  internal final var leavingEdge: UIRectEdge?

  /// The running transition to the top controller.
  internal final var running: (any RunningTransition)?
  /// Whether this controller is the only visible column of a collapsed split view controller.
  internal final var isOnlyColumn = false
  /// Whether the bar is hidden because the top controller is a navigation controller.
  internal final var leavesBar = false
  /// Whether a finger drives the next change of the stack.
  internal final var holdsNext = false
  /// Whether a tap on the content hides the bars, and the next tap shows them.
  open var hidesBarsOnTap = false { didSet { barHiding.settingsChanged() } }
  /// The gesture recognizer of the tap that hides the bars.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
  /// Whether the bars are hidden when the content is swiped up, and shown when it is swiped down.
  ///
  ///     feed.navigationController?.hidesBarsOnSwipe = true
  ///
  /// - Unverified: the distance that a finger has to move. Here it is the height of the navigation
  ///   bar.
  open var hidesBarsOnSwipe = false { didSet { barHiding.settingsChanged() } }
  /// The gesture recognizer of the swipe that hides the bars.
  ///
  /// An app can set up relationships between this gesture recognizer and its own gesture
  /// recognizers.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
  /// Whether the bars are hidden when the keyboard appears.
  ///
  /// The bars stay hidden when the keyboard disappears. A tap at the former position of the
  /// navigation bar shows the bars again.
  open var hidesBarsWhenKeyboardAppears = false { didSet { barHiding.settingsChanged() } }
  /// Whether the bars are hidden in a compact height, as on a phone in landscape.
  ///
  /// The bars are shown when the height is regular again, or by a tap at the former position of the
  /// navigation bar.
  open var hidesBarsWhenVerticallyCompact = false { didSet { barHiding.settingsChanged() } }
  /// The gesture recognizer of a swipe from the leading edge, which pops the top controller.
  ///
  /// The view of the controller follows the finger. The controller is popped if the finger is
  /// lifted past the middle or moves fast. Otherwise the view of the controller moves back.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture.recognizer }

  /// The gesture recognizer that pops the top controller when the user swipes anywhere on the
  /// content.
  ///
  ///     pan.require(toFail: navigationController.interactiveContentPopGestureRecognizer!)
  ///
  /// - Differs: It never begins. Only a swipe from the leading edge pops a controller.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentPopGesture }
  private lazy var contentPopGesture = UIPanGestureRecognizer()

  internal final private(set) lazy var barHiding = NavigationBarHiding(of: self)
  private lazy var popGesture = NavigationPopGesture(of: self)

  internal final func heightClassChanged() { barHiding.heightClassChanged() }

  /// The scroll view whose scrolling moves the large title.
  internal final weak var followed: UIScrollView?
  /// The controller that was passed last to the delegate's `didShow`.
  internal final weak var lastReportedController: UIViewController?

  // MARK: UIViewController

  open override func loadView() {
    let view = NavigationView(frame: boundsForLoading)
    view.navigationController = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    barHiding.install(in: view)
    view.addGestureRecognizer(popGesture.recognizer)
    barHiding.settingsChanged()
  }

  /// Shows the top controller, whose view is loaded after `viewDidLoad()`.
  ///
  /// If the parent has not appeared, the top controller is shown later, when this controller
  /// appears or lays out its views.
  internal override func viewHasLoaded() {
    guard let view = viewIfLoaded, stack.last?.viewIfLoaded?.superview !== view else { return }
    showTopWhenParentIsShown()
  }

  /// Whether the top controller still has to be shown, when this controller appears or lays out its
  /// views.
  internal final var awaitsTop = false

  internal override func layoutWillBegin() { if awaitsTop { showTop() } }

  internal override func layoutEnded() { placeBars() }

  internal override func appearanceWillChange() { running?.finish() }

  internal override func appearanceBegan(animated: Bool) {
    if awaitsTop { showTop() }
    guard let top = stack.last, lastReportedController !== top else { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
  }

  internal override func appearanceEnded(animated: Bool) {
    guard let top = stack.last, lastReportedController !== top else { return }
    lastReportedController = top
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  /// Pushes the controller of the secondary column when a split view controller collapses.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    guard !stack.contains(where: { $0 === secondaryViewController }) else { return }
    setViewControllers(stack + [secondaryViewController], animated: false)
  }

  /// Pops the controller of the secondary column when a split view controller has two columns
  /// again.
  ///
  /// - Returns: The popped controller, which is a navigation controller, or the controller that
  ///   was in the column before.
  open override func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  {
    guard stack.count > 1, let top = stack.last,
      top is UINavigationController || top === splitViewController.collapsedSecondary
    else { return nil }
    setViewControllers(Array(stack.dropLast()), animated: false)
    return top
  }

  internal override func willRelease(_ child: UIViewController) { removeFromStack(child) }

  /// Called when the preferred size of a child has changed.
  ///
  /// The preferred size of the top controller becomes the preferred size of the navigation
  /// controller, also when another controller with a preferred size becomes the top controller.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    guard (container as? UIViewController) === topViewController else { return }
    preferredContentSize = container.preferredContentSize
  }

  /// The item of the controller in a tab bar.
  ///
  /// This is the controller's own item if an item or a title was set, and otherwise the item of the
  /// root controller.
  open override var tabBarItem: UITabBarItem! {
    get {
      guard madeTabBarItem == nil, title == nil, let first = stack.first else {
        return super.tabBarItem
      }
      return first.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  /// The style `lightContent` if the bar is dark, and otherwise `default`.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    Ported.overridden(
      "preferredStatusBarStyle", of: self,
      or: navigationBar.barStyle == .black ? .lightContent : .default)
  }

  /// The top controller, if the navigation bar is hidden.
  open override var childForStatusBarStyle: UIViewController? {
    Ported.overridden(
      "childForStatusBarStyle", of: self, or: isNavigationBarHidden ? topViewController : nil)
  }

  open override var childForStatusBarHidden: UIViewController? {
    Ported.overridden("childForStatusBarHidden", of: self, or: topViewController)
  }

  internal override var delegateOrientations: UIInterfaceOrientationMask? {
    delegate.flatMap { delegate in
      OptionalMember.ownResult(
        of: delegate, "navigationControllerSupportedInterfaceOrientations(_:)"
      ) { delegate.navigationControllerSupportedInterfaceOrientations(self) }
    }
  }

  internal override var preferredDelegateOrientation: UIInterfaceOrientation? {
    delegate.flatMap { delegate in
      OptionalMember.ownResult(
        of: delegate, "navigationControllerPreferredInterfaceOrientationForPresentation(_:)"
      ) { delegate.navigationControllerPreferredInterfaceOrientationForPresentation(self) }
    }
  }
}

extension UINavigationController {
  /// A change of the stack.
  public enum Operation: Int, Sendable {
    /// No change.
    case none
    /// A controller is pushed.
    case push
    /// The top controller is popped.
    case pop
  }
}

/// The name of `UINavigationController.Operation` before Swift 4.2.
public typealias UINavigationControllerOperation = UINavigationController.Operation
