import Foundation

/// Shows one of several controllers, over a bar with an item for each.
///
///     let tabs = UITabBarController()
///     tabs.viewControllers = [
///       UINavigationController(rootViewController: feed),
///       UINavigationController(rootViewController: settings),
///     ]
///     window.rootViewController = tabs
///
/// Only views of controllers that have been selected are loaded. More controllers than the bar has room for
/// are listed by `moreNavigationController`, which has the last item.
///
/// - Differs: users can't choose which controllers have an item. The bar is at the bottom on a pad too.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// A controller that shows none yet.
  ///
  /// As in UIKit, the view is loaded at once: `viewDidLoad()` of a subclass runs before its initializer
  /// ends, and may set `viewControllers`.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    setUpTabs()
    loadViewIfNeeded()
  }

  private func setUpTabs() {
    tabBar.controller = self
    tabBar.delegate = self
  }

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpTabs()
    coder.fill(self, as: UITabBarController.self)
  }

  /// The bar with the items. Its items are those of the controllers, and its delegate is this controller.
  public let tabBar = UITabBar()

  /// The object that is asked and told about taps on items.
  open weak var delegate: (any UITabBarControllerDelegate)?

  // MARK: The controllers: see `UITabBarController+Selection.swift`

  /// The controllers, those listed by `moreNavigationController` last; `nil` if none were set.
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  internal final var controllers: [UIViewController]?

  /// Shows these controllers. The one that was selected stays selected, if it is among them; else the one
  /// at the same index is selected, or the first one.
  /// - Differs: they are there at once.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    change(to: viewControllers)
  }

  /// The controllers that have an item of their own.
  internal final var direct: [UIViewController] = []
  /// The controllers that are listed.
  internal final var listed: [UIViewController] = []
  /// The controller whose view is shown: one with an item, or `moreNavigationController`.
  internal final var front: UIViewController?

  /// The controller that is selected: one of `viewControllers`, or `moreNavigationController` while it shows
  /// its list. To set it is not told to the delegate.
  ///
  /// - Precondition: It is among these. Else this traps with UIKit's words.
  /// - Unverified: while a listed controller is shown, that one is selected.
  open var selectedViewController: UIViewController? {
    get { front is MoreNavigationController ? more.shown ?? front : front }
    set { if let newValue { select(newValue) } }
  }

  /// The index of the controller that is selected; `NSNotFound` if that is `moreNavigationController`, or
  /// none is. To set it is not told to the delegate.
  ///
  /// - Unverified: an index that no controller has is ignored.
  open var selectedIndex: Int {
    get { controllers?.firstIndex { $0 === selectedViewController } ?? NSNotFound }
    set {
      guard let controllers, controllers.indices.contains(newValue) else { return }
      select(controllers[newValue])
    }
  }

  /// The controller that lists those for which the bar has no room.
  ///
  /// - Differs: a navigation controller among those keeps its own bar, which leads back to the list.
  open var moreNavigationController: UINavigationController { more }

  internal final lazy var more = MoreNavigationController(tabs: self)

  /// The controllers whose items users may choose; all, unless set.
  /// - Differs: it is kept: users can't choose.
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

  /// Shows or hides the bar.
  /// - Differs: it is there, or gone, at once.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    placeBar()
  }

  /// The user has tapped an item. The controller is selected after this.
  ///
  /// - Unverified: it is called too where the delegate then keeps the controller from being selected.
  @_disfavoredOverload
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: As a controller

  open override func loadView() {
    let view = TabView(frame: boundsForLoading)
    view.tabBarController = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tabBar)
    self.view = view
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeFront()
  }

  internal override func appearanceBegan(animated: Bool) { placeFront() }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placeBar()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
    placeBar()
  }

  /// The controller that is shown.
  open override var childForStatusBarStyle: UIViewController? { front }

  /// The controller that is shown.
  open override var childForStatusBarHidden: UIViewController? { front }
}

/// Is asked and told about taps on the items of a tab bar controller.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: _SelectorResponding {
  /// Whether a tap selects a controller, which may be selected already.
  @_disfavoredOverload
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// A tap has selected a controller, which may have been selected before.
  @_disfavoredOverload
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// The user is about to choose which controllers have items.
  /// - Differs: it is never called: users can't choose.
  @_disfavoredOverload
  func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController])
  /// The user is about to have chosen which controllers have items.
  /// - Differs: it is never called: users can't choose.
  @_disfavoredOverload
  func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController], changed: Bool)
  /// The user has chosen which controllers have items.
  /// - Differs: it is never called: users can't choose.
  @_disfavoredOverload
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool)
  /// In which ways the interface may stand.
  /// - Differs: nobody turns it, and nobody asks.
  @_disfavoredOverload
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  /// In which way the interface stands when the controller is presented.
  /// - Differs: nobody turns it, and nobody asks.
  @_disfavoredOverload
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
  /// Returns `true`: a delegate that does not implement this lets every controller be selected.
  @_disfavoredOverload
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { DefaultAnswer.value(true, of: self) }
  /// Does nothing: the delegate need not implement this.
  @_disfavoredOverload
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { DefaultAnswer.note(self) }
  /// Does nothing: the delegate need not implement this.
  @_disfavoredOverload
  public func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) { DefaultAnswer.note(self) }
  /// Does nothing: the delegate need not implement this.
  @_disfavoredOverload
  public func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) { DefaultAnswer.note(self) }
  /// Does nothing: the delegate need not implement this.
  @_disfavoredOverload
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) { DefaultAnswer.note(self) }
  /// As the controller says.
  @_disfavoredOverload
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { DefaultAnswer.value(.allButUpsideDown, of: self) }
  /// Upright.
  @_disfavoredOverload
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { DefaultAnswer.value(.portrait, of: self) }
}
