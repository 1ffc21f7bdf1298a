import Foundation

/// A controller that shows one of several controllers, with a bar that has an item for each.
///
///     let tabs = UITabBarController()
///     tabs.viewControllers = [
///       UINavigationController(rootViewController: feed),
///       UINavigationController(rootViewController: settings),
///     ]
///     window.rootViewController = tabs
///
/// The delegate can animate a change of the selection, by a tap or in code. A gesture can drive the
/// animation:
///
///     func tabBarController(
///       _ tabBarController: UITabBarController,
///       animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
///     ) -> UIViewControllerAnimatedTransitioning? { SlideAnimator() }
///
/// Only the views of controllers that have been selected are loaded. If the bar has too little
/// space for all controllers, the last item belongs to `moreNavigationController`, which lists the
/// controllers without an item.
///
/// - Differs: users can't customize the items. The bar is at the bottom on an iPad, too.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Creates a controller without children.
  ///
  /// As in UIKit, the view is loaded immediately: `viewDidLoad()` of a subclass runs before its
  /// initializer ends, and may set `viewControllers`.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    setUpTabs()
    loadViewIfNeeded()
  }

  internal final func setUpTabs() {
    tabBar.delegate = self
    tabBar.controller = self
  }

  /// Creates the controller that a nib describes.
  ///
  /// Other archives are not supported: this initializer traps with another coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpTabs()
    coder.fill(self, as: UITabBarController.self)
  }

  /// The bar with the items of the controllers. The delegate of the bar is this controller.
  ///
  /// An app can replace the bar with an instance of its own subclass:
  /// `setValue(bar, forKey: "tabBar")`.
  open var tabBar: UITabBar { ownTabBar }
  internal final var ownTabBar = UITabBar()

  /// The delegate.
  open weak var delegate: (any UITabBarControllerDelegate)?

  // MARK: The controllers: see `UITabBarController+Selection.swift`

  /// The controllers; `nil` if none were set. The controllers that `moreNavigationController` lists
  /// are at the end.
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controllers, including those of tabs.
  internal final var controllers: [UIViewController]?

  /// Replaces the controllers.
  ///
  /// If the new controllers contain the selected controller, it stays selected. Otherwise the
  /// controller at the same index is selected, or the first controller.
  /// - Differs: it is not animated.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    forgetTabs()
    change(to: viewControllers)
  }

  /// Adds a child at the end of `viewControllers`, so that the bar has an item for it.
  ///
  /// A child that is removed from this controller loses its item.
  open override func addChild(_ child: UIViewController) {
    super.addChild(child)
    appendController(child)
  }

  internal override func willRelease(_ child: UIViewController) { removeController(child) }

  // MARK: Tabs: see `UITabBarController+Tabs.swift`

  /// The tabs. The array is empty if the app has set `viewControllers` instead.
  open var tabs: [UITab] {
    get { tabList }
    set { setTabs(newValue, animated: false) }
  }

  internal final var tabList: [UITab] = []

  /// Replaces the tabs and their controllers.
  /// - Differs: it is not animated. The controllers are created immediately, and not when a tab is
  ///   first selected.
  open func setTabs(_ tabs: [UITab], animated: Bool) { changeTabs(to: tabs) }

  /// The selected tab, which may be in a group.
  ///
  /// The delegate is not notified when the app sets this property.
  ///
  /// - Unverified: that a tab that is not in `tabs` is ignored.
  open var selectedTab: UITab? {
    get { findSelectedTab() }
    set { if let newValue { select(newValue) } }
  }

  /// Returns the tab with an identifier in `tabs` or in one of their groups.
  open func tab(forIdentifier identifier: String) -> UITab? { findTab(identifier) }

  /// The sidebar, which is never shown.
  open var sidebar: Sidebar { ownSidebar }
  private lazy var ownSidebar = Sidebar()

  /// Whether there is a sidebar besides the bar.
  /// - Differs: it is stored without effect; there is always a bar.
  open var mode = Mode.automatic

  /// The identifiers of the tabs that are visible in a compact width; `nil` for all tabs.
  open var compactTabIdentifiers: [String]? { didSet { tabsMayHaveChanged() } }

  /// The controllers that have an item in the bar.
  internal final var direct: [UIViewController] = []
  /// The controllers that are listed under "More".
  internal final var listed: [UIViewController] = []
  /// The controller whose view is shown: a controller with an item in the bar, or
  /// `moreNavigationController`.
  internal final var front: UIViewController?
  /// The height that the bar's `sizeThatFits(_:)` adds to the usual height of a bar.
  internal final var addedBarHeight: CGFloat = 0

  /// The selected controller.
  ///
  /// This is one of `viewControllers`, or `moreNavigationController` while it shows its list. The
  /// delegate is not notified when the app sets this property.
  ///
  /// - Precondition: The new value is one of these controllers. Otherwise the setter traps with
  ///   UIKit's message.
  /// - Unverified: that a controller in the list of `moreNavigationController` is the selected
  ///   controller while its view is shown.
  open var selectedViewController: UIViewController? {
    get { front is MoreNavigationController ? more.shown ?? front : front }
    set { if let newValue { select(newValue) } }
  }

  /// The index of the selected controller.
  ///
  /// The index is `NSNotFound` while `moreNavigationController` shows its list, or if no controller
  /// is selected. The delegate is not notified when the index is set.
  ///
  /// - Unverified: that an index without a controller is ignored.
  open var selectedIndex: Int {
    get { controllers?.firstIndex { $0 === selectedViewController } ?? NSNotFound }
    set {
      guard let controllers, controllers.indices.contains(newValue) else { return }
      select(controllers[newValue])
    }
  }

  /// The controller that lists the controllers for which the bar has no space.
  ///
  /// - Differs: a navigation controller in the list keeps its own bar, whose back button leads to
  ///   the list.
  open var moreNavigationController: UINavigationController { more }

  internal final lazy var more = MoreNavigationController(tabs: self)

  /// The controllers whose items users may customize. The default is all controllers.
  /// - Differs: it is stored without effect.
  open var customizableViewControllers: [UIViewController]? {
    get { customizable ?? controllers }
    set { customizable = newValue }
  }

  private var customizable: [UIViewController]?

  /// Whether the bar is hidden.
  open var isTabBarHidden: Bool {
    get { hidesBar }
    set { setTabBarHidden(newValue, animated: false) }
  }

  private var hidesBar = false

  /// Whether the bar gets smaller while the user scrolls.
  /// - Differs: it is stored without effect; the bar keeps its size.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic

  /// A view above the bar, with content for all tabs, such as a player.
  ///
  ///     tabs.bottomAccessory = UITabAccessory(contentView: player)
  open var bottomAccessory: UITabAccessory? {
    get { accessory }
    set { setBottomAccessory(newValue, animated: false) }
  }

  internal final var accessory: UITabAccessory?

  /// Sets the view above the bar.
  /// - Differs: it is not animated.
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    change(to: bottomAccessory)
  }

  /// Shows or hides the bar. With an animation, the bar slides in from the bottom, or out.
  ///
  /// - Unverified: the duration, which equals the duration for the bars of navigation controllers.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    guard animated, isTransitionVisible, let view = viewIfLoaded else {
      return barVisibility.change()
    }
    barVisibility.animate(in: view)
  }

  internal final lazy var barVisibility = makeBarVisibility()

  /// Called when the user has tapped an item. The controller is selected afterwards.
  ///
  /// - Unverified: that it is also called if the delegate then prevents the selection.
  @_disfavoredOverload
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Called when the user is about to customize the items.
  /// - Differs: it is never called, because users can't customize the items.
  @_disfavoredOverload
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}

  /// Called when the user has begun to customize the items.
  /// - Differs: it is never called, because users can't customize the items.
  @_disfavoredOverload
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}

  /// Called when the user is about to finish customizing the items.
  /// - Differs: it is never called, because users can't customize the items.
  @_disfavoredOverload
  open func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}

  /// Called when the user has customized the items.
  /// - Differs: it is never called, because users can't customize the items.
  @_disfavoredOverload
  open func tabBar(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}

  // MARK: UIViewController

  open override func loadView() {
    let view = TabView(frame: boundsForLoading)
    view.tabBarController = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tabBar)
    self.view = view
  }

  /// Selects the destination of an unwind segue, or the controller that contains the destination.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    if controllers?.contains(where: { $0 === subsequentVC }) == true {
      selectedViewController = subsequentVC
    }
  }

  internal override func layoutWillBegin() { placeFront() }

  internal override func appearanceWillChange() { running?.finish() }

  internal override func appearanceBegan(animated: Bool) { placeFront() }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placeBar()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass {
      tabsMayHaveChanged()
    }
    arrange()
    placeBar()
  }

  /// The controller that is shown.
  open override var childForStatusBarStyle: UIViewController? {
    Ported.overridden("childForStatusBarStyle", of: self, or: front)
  }

  /// The controller that is shown.
  open override var childForStatusBarHidden: UIViewController? {
    Ported.overridden("childForStatusBarHidden", of: self, or: front)
  }

  internal override var delegateOrientations: UIInterfaceOrientationMask? {
    delegate.flatMap { delegate in
      OptionalMember.ownResult(
        of: delegate, "tabBarControllerSupportedInterfaceOrientations(_:)"
      ) { delegate.tabBarControllerSupportedInterfaceOrientations(self) }
    }
  }

  internal override var preferredDelegateOrientation: UIInterfaceOrientation? {
    delegate.flatMap { delegate in
      OptionalMember.ownResult(
        of: delegate, "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)"
      ) { delegate.tabBarControllerPreferredInterfaceOrientationForPresentation(self) }
    }
  }

  /// The running transition to the selected controller: see `UITabBarController+Transition.swift`.
  internal final var running: (any RunningTransition)?
}
