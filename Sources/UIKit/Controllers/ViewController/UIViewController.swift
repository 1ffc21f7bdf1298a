import Foundation

/// A controller that manages a view.
///
/// The controller is notified when the view is loaded, appears, is laid out and disappears.
///
///     final class FeedViewController: UIViewController {
///       override func viewDidLoad() {
///         super.viewDidLoad()
///         view.backgroundColor = .systemBackground
///       }
///     }
///
/// Everything that a subclass may override is in this class body. All other parts of controllers
/// are in files beside this one, named `UIViewController+Topic.swift`.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  // MARK: Creating

  /// Creates a controller whose view comes from a nib.
  ///
  /// If `nibName` is `nil`, the nib has the name of the class. If there is no such nib, the view is
  /// created in code.
  public init(nibName: String?, bundle: Bundle?) {
    ownNibName = nibName
    nibBundle = bundle
    super.init()
  }

  /// Creates a controller whose view is created in code.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates the controller that a nib describes.
  ///
  /// With the decoder of an empty archive, all properties have default values. Other archives are
  /// not supported: this initializer traps with another coder.
  public required init?(coder: NSCoder) {
    guard coder.givesDefaults else { UIView.trapOnArchive(Self.self) }
    super.init()
    coder.fill(self, as: UIViewController.self)
  }

  /// Writes the object into an archive.
  ///
  /// - Precondition: Subclasses override this method and do not call `super`. Archives of views,
  ///   controllers and bar items can't be written or read, so this method traps.
  open func encode(with coder: NSCoder) { Misuse.trapOnWriting(Self.self) }

  /// The name of the nib that contains the view.
  ///
  /// Subclasses may override this property to name their nib.
  open var nibName: String? { ownNibName }
  internal final var ownNibName: String?
  /// The bundle that contains the nib.
  open internal(set) var nibBundle: Bundle?

  // MARK: The view

  private var loadedView: UIView?
  private var isLoading = false

  /// The view, which is loaded when it is first read.
  ///
  /// - Precondition: A new view is not the view of another controller. Otherwise the setter traps
  ///   with UIKit's message.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      if let newValue { checkOwner(of: newValue) }
      loadedView?.setOwner(nil)
      loadedView = newValue
      newValue?.setOwner(self)
    }
  }

  /// The view, if it has been loaded.
  open var viewIfLoaded: UIView? { loadedView }

  internal final override var responderView: UIView? { viewIfLoaded }

  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Creates the view, as large as the screen for which it is created.
  ///
  /// The screen belongs to the window in which the view will be shown, if that window is known.
  /// A controller with a nib gets the view of the nib: the nib with which the controller was
  /// created, or a nib with the name of the class, `FeedView.xib` or `FeedViewController.xib`.
  /// Subclasses that create their own view set `view` and do not call `super`.
  open func loadView() {
    if let scene, let view = scene.makeView() {
      self.view = view
      return scene.finishView()
    }
    if viewFromNib() != nil { return }
    let view = UIView(frame: boundsForLoading)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Loads the view if it has not been loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    guard loadedView != nil else {
      Misuse.trap(
        "loadView() did not set a view", "\(type(of: self)).loadView() has to set `view`")
    }
    viewDidLoad()
    viewHasLoaded()
  }

  /// Called when the view has been loaded.
  open func viewDidLoad() { Ported.callOverride("viewDidLoad()", of: self) }

  /// Called after `viewDidLoad()`, which apps may override without calling `super`.
  internal func viewHasLoaded() {}

  /// Called when memory is low, so that data that can be created again is released.
  ///
  /// Tests call `UIApplication.warnOfMemory()`.
  open func didReceiveMemoryWarning() {}

  // MARK: Storyboards: see `UIViewController+Segues.swift`

  /// The storyboard that the controller comes from; `nil` if it was created in code.
  open var storyboard: UIStoryboard? { storyboardScene?.storyboard }

  /// The scene of a storyboard or the nib from which the controller comes; `nil` for other
  /// controllers.
  internal final var scene: (any ControllerScene)?

  /// Performs a segue of the controller's scene.
  ///
  /// `shouldPerformSegue(withIdentifier:sender:)` is not called.
  ///
  /// - Precondition: The scene has a segue with that identifier. Otherwise this method traps with
  ///   UIKit's message.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performNamedSegue(identifier, sender: sender)
  }

  /// Returns whether to perform a segue that a control or a gesture has triggered.
  ///
  /// The identifier is empty if the segue has none.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed.
  ///
  /// The destination has been created, but its view is not loaded.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Returns whether an unwind segue may lead to this controller.
  ///
  /// The default is `true` if the controller has the action and is not the source.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any
  ) -> Bool {
    canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender)
  }

  /// Returns whether an unwind segue may lead to this controller.
  ///
  /// This is the method from before iOS 13.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool { hasUnwindAction(action, from: fromViewController) }

  /// Returns the children in which the destination of an unwind segue is searched for, in this
  /// order.
  ///
  /// The default is all children except the child that contains the source.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let around = childContaining(source)
    return children.filter { $0 !== around }
  }

  /// Returns the child that contains the source of an unwind segue, or that is the source.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    child(containing: source.source)
  }

  /// Returns the controller to which an unwind segue leads; `nil` for the default search.
  ///
  /// Before iOS 9, this method was called on containers.
  open func forUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
  ) -> UIViewController? { nil }

  /// Returns the segue that unwinds to a controller; `nil` for the default segue.
  ///
  /// Before iOS 9, this method was called on the containers of the destination, from the inside
  /// out.
  open func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? { nil }

  /// Shows the next controller on the path of an unwind segue to its destination.
  ///
  /// This method is called on the containers of the destination: first on the nearest container
  /// that also contains the source, and then on the containers inside it. A navigation controller
  /// pops to the controller, and a tab bar controller selects the controller.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Appearance: see `UIViewController+Appearance.swift`

  /// Called when the view is about to appear.
  open func viewWillAppear(_ animated: Bool) {
    Ported.callOverride("viewWillAppear(_:)", of: self, animated)
  }

  /// Called when the view is about to appear, is in its window and has its traits.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view has appeared.
  open func viewDidAppear(_ animated: Bool) {
    Ported.callOverride("viewDidAppear(_:)", of: self, animated)
  }

  /// Called when the view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {
    Ported.callOverride("viewWillDisappear(_:)", of: self, animated)
  }

  /// Called when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {
    Ported.callOverride("viewDidDisappear(_:)", of: self, animated)
  }

  /// Notifies a controller that its view is about to appear or disappear.
  ///
  /// Containers that forward appearance methods themselves call this method.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
    changesAnimated = animated
  }

  /// Notifies a controller that its view has appeared or disappeared.
  ///
  /// Containers that forward appearance methods themselves call this method.
  open func endAppearanceTransition() { endAppearance(animated: changesAnimated) }

  /// Whether children are notified automatically when their views appear and disappear.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Called when the view is about to appear, before the children are notified.
  internal func appearanceBegan(animated: Bool) {}

  /// Called when the view is about to appear or disappear, before any controller is notified.
  internal func appearanceWillChange() {}
  /// Called when the view has appeared, after the children were notified.
  internal func appearanceEnded(animated: Bool) {}

  /// Whether the view has appeared or is about to appear.
  internal final var isShown = false
  /// Whether the view is appearing or disappearing, and has not finished.
  internal final var isChanging = false
  /// Whether the change that `beginAppearanceTransition(_:animated:)` has begun is animated.
  internal final var changesAnimated = false
  /// Whether the view is appearing, and `viewIsAppearing(_:)` was not called yet.
  internal final var awaitsAppearing = false
  /// Whether the controller has begun to appear or disappear, and its children are notified next.
  internal final var awaitsForwarding = false
  /// Whether the controller appears or disappears because the app has added or removed its view.
  internal final var movesWithView = false
  /// Whether a controller without a parent has disappeared because the app has removed its view.
  ///
  /// The controller appears again if the view is added again.
  internal final var leftWithView = false
  /// The view that was first responder when the controller disappeared.
  internal final weak var responderOnReturn: UIView?
  /// Whether the view is about to enter a window or to leave it.
  internal final var isViewMoving = false

  // MARK: Layout

  /// Updates the properties of the view from the app's model, before the layout.
  ///
  /// `UIView.updateProperties()` does the same for a view.
  open func updateProperties() {}

  /// Requests `updateProperties()` before the next layout.
  open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }

  /// Calls `updateProperties()` immediately, if an update was requested.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }

  // MARK: Unavailable content: see `UIViewController+ContentUnavailable.swift`

  /// The content that is shown in front of the view when there is no other content; `nil`
  /// otherwise.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailable.configuration }
    set { showUnavailable(newValue) }
  }

  /// Requests `updateContentUnavailableConfiguration(using:)` before the next layout.
  ///
  /// This method is also called when the traits or the text of the search in the navigation bar
  /// have changed.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    unavailable.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Sets `contentUnavailableConfiguration` to match the content of the controller:
  ///
  ///     override func updateContentUnavailableConfiguration(
  ///       using state: UIContentUnavailableConfigurationState
  ///     ) {
  ///       contentUnavailableConfiguration =
  ///         items.isEmpty ? UIContentUnavailableConfiguration.empty() : nil
  ///     }
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  internal final lazy var unavailable = ContentUnavailable()

  /// An identifier for state restoration. The value is stored without effect.
  open var restorationIdentifier: String?

  /// Called when the view is about to lay out its subviews.
  open func viewWillLayoutSubviews() { Ported.callOverride("viewWillLayoutSubviews()", of: self) }

  /// Called when the view has laid out its subviews.
  open func viewDidLayoutSubviews() { Ported.callOverride("viewDidLayoutSubviews()", of: self) }

  /// Called before `viewWillLayoutSubviews()`, which apps may override without calling `super`.
  internal func layoutWillBegin() {}

  /// Called when the view has laid out its subviews, before `viewDidLayoutSubviews()`.
  internal func layoutEnded() {}

  /// Updates the constraints before the view is laid out.
  ///
  /// Overrides call `super` at the end, which calls the view's `updateConstraints()`.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Called when the layout margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// Called when the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Insets that are added to the safe area.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.safeAreaMayHaveChanged() } }
  }

  /// The size that the controller prefers inside another controller.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { tellPreferredSize() } }
  }

  /// Called when the preferred size of a child has changed. The default: does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
  }

  /// Called when constraints have changed the size of a child. The default: does nothing.
  ///
  /// - Differs: it is never called.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
  }

  /// Returns the size of a child when this controller has the given size.
  ///
  /// The default is the same size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The actions below the controller's preview. By default there are none.
  ///
  /// - Differs: no preview is shown, because no screen measures force here.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  /// The orientation of the user interface of the controller's scene.
  public final var interfaceOrientation: UIInterfaceOrientation {
    viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait
  }

  /// Called when the size of the view is about to change with the size of the window.
  ///
  /// This implementation notifies the children. If the window turns, it also calls the methods of
  /// older code, such as `willRotate(to:duration:)`.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    rotate(with: coordinator)
    passOn(size, with: coordinator)
  }

  /// Called when the window is about to turn. New code overrides `viewWillTransition(to:with:)`.
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}

  /// Called when the views have their new sizes, alongside the animation of the rotation.
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}

  /// Called when the window has turned.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  /// Called when the traits are about to change with the traits of the scene.
  ///
  /// This implementation notifies the children, and the controllers that are presented over them.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      child.willTransition(to: newCollection, with: coordinator)
      for controller in child.allAbove {
        controller.ownPresentation?.willTransition(to: newCollection, with: coordinator)
      }
    }
  }

  /// The coordinator of the running transition to another controller or another size.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? parent?.transitionCoordinator
  }

  /// The coordinator of the running transition of this controller itself.
  internal final var transition: TransitionCoordinator?

  // MARK: App extensions

  /// The request of the host, if the controller or one of its parents belongs to an app extension.
  open var extensionContext: NSExtensionContext? { request ?? parent?.extensionContext }

  /// The request that was passed to `beginRequest(with:)`.
  private var request: NSExtensionContext?

  /// Called with the request of the host. This implementation sets `extensionContext`.
  ///
  /// - Differs: Tests call it, because there is no host.
  open func beginRequest(with context: NSExtensionContext) { request = context }

  // MARK: Containment: see `UIViewController+Containment.swift`

  /// The parent controller.
  open internal(set) weak var parent: UIViewController? {
    willSet { willChangeValue(forKey: "parentViewController") }
    didSet {
      viewIfLoaded?.removeCachedTraits()
      didChangeValue(forKey: "parentViewController")
    }
  }

  /// The child controllers.
  open internal(set) var children: [UIViewController] = []

  /// Adds a child. After that, the caller adds the child's view, and calls `didMove(toParent:)` of
  /// the child.
  open func addChild(_ child: UIViewController) { appendChild(child) }

  /// Removes the controller from its parent.
  ///
  /// A controller in the stack of a navigation controller is removed from the stack, too.
  open func removeFromParent() { leaveParent() }

  /// Called when a child is about to be removed.
  internal func willRelease(_ child: UIViewController) {}

  /// Called when the controller is about to be added to a parent or removed from it.
  ///
  /// Overrides call `super`, which sets `isMovingFromParent` to `true` before a removal.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil, self.parent != nil { isMovingFromParent = true }
  }

  /// Called when the controller has been added to a parent or removed from it.
  ///
  /// Overrides call `super`, which sets `isMovingToParent` to `false`.
  open func didMove(toParent parent: UIViewController?) {
    if parent != nil { isMovingToParent = false }
  }

  /// Whether the controller is being added to a parent.
  ///
  /// This property is `true` from `addChild(_:)` of the parent until `didMove(toParent:)`.
  open internal(set) var isMovingToParent = false

  /// Whether the controller is being removed from its parent.
  ///
  /// This property is `true` from `willMove(toParent:)` until `removeFromParent()`.
  open internal(set) var isMovingFromParent = false

  /// The nearest navigation controller that contains this controller.
  open var navigationController: UINavigationController? { nearest() }

  /// The nearest tab bar controller that contains this controller.
  open var tabBarController: UITabBarController? { nearest() }

  /// The nearest split view controller that contains this controller.
  open var splitViewController: UISplitViewController? { nearest() }

  /// Adds the controller of the secondary column when a split view controller collapses into this
  /// controller.
  ///
  /// The default does nothing. Navigation controllers push the controller.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Returns the controller for the secondary column when a split view controller has two columns
  /// again.
  ///
  /// The default is `nil`: the column shows the controller that it had before.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }

  /// Shows a controller: pushes it onto the navigation controller or, if there is none, presents
  /// it.
  open func show(_ viewController: UIViewController, sender: Any?) {
    if let parent {
      parent.show(viewController, sender: sender)
    } else {
      present(viewController, animated: true)
    }
  }

  /// Shows a controller in the secondary column of the split view controller.
  ///
  /// If no split view controller contains this controller, `vc` is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent {
      parent.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: Presenting: see `UIViewController+Presenting.swift`

  /// Presents a controller over this controller.
  ///
  ///     present(UINavigationController(rootViewController: editor), animated: true)
  ///
  /// In full screen, this controller disappears; below a sheet, it stays. The appearance methods of
  /// both controllers are called in UIKit's order. `viewDidDisappear(_:)`, `viewDidAppear(_:)` and
  /// `completion` are called when the animation is over.
  ///
  /// - Parameter completion: Called when the controller has appeared.
  /// - Precondition: The controller is neither presented nor inside another controller.
  /// - Unverified: the springs of the animations, which equal the springs of a sheet and an alert;
  ///   and the animations of popovers.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that is presented over this controller. If no controller is
  /// presented, this method dismisses this controller.
  ///
  /// If several controllers are dismissed, only the topmost controller is animated. If the
  /// controller is already being dismissed, an animated call waits for the end of that dismissal,
  /// and a call without an animation ends that dismissal immediately.
  ///
  /// - Parameter completion: Called when the controller has disappeared.
  /// - Unverified: that `completion` is called even if there is nothing to dismiss.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if presentedViewController == nil, let search: UISearchController = nearest(), search.isActive {
      return search.dismiss(animated: flag, completion: completion)
    }
    startDismissing(animated: flag, completion: completion)
  }

  /// The controller that is presented over this controller, or over an ancestor.
  open var presentedViewController: UIViewController? { above ?? parent?.presentedViewController }

  /// The controller that presents this controller, or an ancestor.
  open var presentingViewController: UIViewController? { below ?? parent?.presentingViewController }

  /// The presentation controller of this controller, or of an ancestor.
  open var presentationController: UIPresentationController? {
    parent.map { $0.presentationController } ?? readyPresentation()
  }

  /// The presentation controller, if it shows a popover.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The presentation controller, if it shows a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The object that supplies the animators and the presentation controller for this controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The style in which this controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// The animation with which this controller is presented.
  ///
  /// - Differs: `flipHorizontal` and `partialCurl` fade.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// The transition with which this controller is presented or pushed; `nil` for the usual
  /// transition.
  ///
  /// - Differs: a controller that is pushed slides in as usual. `flipHorizontal` and `partialCurl`
  ///   fade.
  open var preferredTransition: Transition?

  /// Whether the user is prevented from dismissing the controller. A sheet that the user drags down
  /// moves back.
  open var isModalInPresentation = false

  /// Whether controllers that are presented over the current context appear over this controller.
  open var definesPresentationContext = false

  /// Whether the controllers that are presented over this controller use its transition style.
  /// - Differs: it is stored without effect.
  open var providesPresentationContextTransitionStyle = false

  /// Whether this controller decides about the status bar even if it is not presented in full
  /// screen.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Whether the controller is being presented.
  open internal(set) var isBeingPresented = false

  /// Whether the controller is being dismissed.
  open internal(set) var isBeingDismissed = false

  /// Creates the presentation controller for the style of this controller.
  internal func makePresentation() -> UIPresentationController {
    switch modalPresentationStyle {
    case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: nil)
    default: UIPresentationController(presentedViewController: self, presenting: nil)
    }
  }

  /// The controller that this controller presents.
  internal final var above: UIViewController?
  /// The controller that presents this controller.
  internal final weak var below: UIViewController?
  /// The presentation controller of this controller, if it was created.
  internal final var ownPresentation: UIPresentationController?

  // MARK: Bars

  /// The title, which is shown in bars.
  open var title: String? {
    willSet { willChangeValue(forKey: "title") }
    didSet {
      navigationItem.title = title
      madeTabBarItem?.title = title
      didChangeValue(forKey: "title")
    }
  }

  /// The item of the controller in a navigation bar.
  open private(set) lazy var navigationItem: UINavigationItem = {
    let item = UINavigationItem()
    item.title = self.title
    return item
  }()

  /// The item of the controller in a tab bar.
  open var tabBarItem: UITabBarItem! {
    get {
      if let madeTabBarItem { return madeTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      madeTabBarItem = item
      return item
    }
    set {
      madeTabBarItem = newValue
      tabBarController?.itemsChanged()
    }
  }

  /// The tab bar item; `nil` until `tabBarItem` is first read.
  package final var madeTabBarItem: UITabBarItem?

  /// The items of the controller in a toolbar.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarItemsChanged(of: self) }
  }

  /// Sets the items of the controller in a toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Whether the bar at the bottom is hidden while a navigation controller shows this controller.
  ///
  /// The bar is also hidden while the navigation controller shows a controller above this
  /// controller on the stack.
  open var hidesBottomBarWhenPushed = false {
    didSet { if hidesBottomBarWhenPushed != oldValue { tabBarController?.placeBar() } }
  }

  /// The edges at which the view extends under bars.
  open var edgesForExtendedLayout: UIRectEdge = .all { didSet { extendedEdgesMayHaveChanged() } }

  /// Whether the view extends under opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { extendedEdgesMayHaveChanged() } }

  /// Whether scroll views get insets for the bars.
  ///
  /// Since iOS 11, apps set `contentInsetAdjustmentBehavior` of scroll views instead.
  /// - Differs: it is stored without effect.
  open var automaticallyAdjustsScrollViewInsets = true

  /// Returns the scroll view that was set for the bars at an edge.
  ///
  /// If no scroll view was set, the bars search the controller's view for a scroll view.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    scrollViews[edge.rawValue]
  }

  /// Makes the bars at the given edges follow a scroll view.
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    for one in [.top, .leading, .bottom, .trailing] as [NSDirectionalRectEdge]
    where edge.contains(one) {
      scrollViews[one.rawValue] = scrollView
    }
    navigationController?.viewIfLoaded?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  private var scrollViews: [NSDirectionalRectEdge.RawValue: UIScrollView] = [:]

  /// The part of the view that bars cover at the top. Since iOS 11, apps use
  /// `view.safeAreaLayoutGuide` instead.
  open var topLayoutGuide: any UILayoutSupport { coveredTop }
  /// The part of the view that bars cover at the bottom. Since iOS 11, apps use
  /// `view.safeAreaLayoutGuide` instead.
  open var bottomLayoutGuide: any UILayoutSupport { coveredBottom }

  private lazy var coveredTop = LayoutSupportGuide(ofTop: true, in: view)
  private lazy var coveredBottom = LayoutSupportGuide(ofTop: false, in: view)

  // MARK: Focus

  /// The environments in the view to which the focus moves first.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    viewIfLoaded.map { [$0] } ?? []
  }

  /// The superview of the controller's view; the parent controller if there is no superview.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? {
    if let ancestor = viewIfLoaded?.superview { return ancestor }
    return parent
  }

  /// The identifier of the focus group that the controller belongs to, with all of its views.
  open var focusGroupIdentifier: String?

  /// Requests an update of the focus, if the focus is in the controller's view.
  open func setNeedsFocusUpdate() {
    viewIfLoaded?.window?.windowScene?.focusSystem?.setNeedsUpdate(of: self)
  }

  /// Updates the focus, if an update was requested.
  open func updateFocusIfNeeded() {
    viewIfLoaded?.window?.windowScene?.focusSystem?.updateFocusIfNeeded()
  }

  /// Returns whether the focus may move.
  ///
  /// This method is called before the focus leaves or enters the controller's view.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called when the focus has moved out of the controller's view, into it, or within it.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Key commands and restoration

  /// Adds a key command.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  /// Removes a key command that was added.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  /// The key commands that were added. A subclass can return other commands instead.
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }

  private var addedKeyCommands: [UIKeyCommand] = []

  /// Notifies the system that the supported orientations have changed.
  /// - Differs: it does nothing, because the interface rotates only if a test or the app requests
  ///   it.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Whether the keyboard stays when the first responder changes to a responder that needs no
  /// keyboard.
  /// - Differs: Galley never reads this property.
  open var disablesAutomaticKeyboardDismissal: Bool {
    modalPresentationStyle == .formSheet
  }

  /// The margins that the system requires for the view.
  ///
  /// The margins at the top and the bottom are zero. The margins at the sides are 16 points, or 20
  /// points in a wide view. Unless `viewRespectsSystemMinimumLayoutMargins` is `false`, the margins
  /// of the view are not smaller than these margins.
  ///
  ///     controller.systemMinimumLayoutMargins.leading  // 16 in a view that is 375 points wide
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = UIView.sideMarginOfController(inWidth: viewIfLoaded?.bounds.width ?? 0)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the margins of the view are at least `systemMinimumLayoutMargins`.
  ///
  /// If this property is `false`, the view has exactly the margins that were set.
  ///
  ///     viewRespectsSystemMinimumLayoutMargins = false
  ///     view.directionalLayoutMargins = .zero  // constraints to the margins lead to the edges
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.tellMarginsChanged() }
    }
  }

  /// Encodes the state that is needed to restore the controller.
  /// - Differs: it is never called, because only the state of scenes is restored.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Decodes the state.
  /// - Differs: it is never called, because only the state of scenes is restored.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called when the state has been restored.
  /// - Differs: it is never called, because only the state of scenes is restored.
  open func applicationFinishedRestoringState() {}
  /// The class that creates the controller when its state is restored.
  /// - Differs: it is stored without effect.
  open var restorationClass: (any UIViewControllerRestoration.Type)?

  /// Returns the controller that handles an action: this controller or an ancestor.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    if canPerformAction(action, withSender: sender) { return self }
    return parent?.targetViewController(forAction: action, sender: sender)
  }

  /// Animates from one child to another, and replaces the view of the first child with the view of
  /// the second child.
  ///
  /// - Precondition: Both are children of this controller.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    change(
      from: fromViewController, to: toViewController, duration, options, animations, completion)
  }

  // MARK: Editing

  /// Whether the content is being edited.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }

  private var edits = false

  /// Sets whether the content is being edited. A tap on the "Edit" button calls this method.
  open func setEditing(_ editing: Bool, animated: Bool) {
    edits = editing
    madeEditButton?.show(isEditing: editing)
  }

  /// A button with the title "Edit", which changes to "Done" during editing.
  open var editButtonItem: UIBarButtonItem {
    if let madeEditButton { return madeEditButton }
    let item = makeEditButton()
    madeEditButton = item
    return item
  }

  private var madeEditButton: UIBarButtonItem?

  // MARK: Status bar and orientation

  /// The preferred style of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle {
    Ported.overridden("preferredStatusBarStyle", of: self, or: .default)
  }
  /// Whether the controller prefers a hidden status bar.
  open var prefersStatusBarHidden: Bool {
    Ported.overridden("prefersStatusBarHidden", of: self, or: false)
  }
  /// The animation with which the status bar appears and disappears.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    Ported.overridden("preferredStatusBarUpdateAnimation", of: self, or: .fade)
  }
  /// The child that decides about the style of the status bar.
  open var childForStatusBarStyle: UIViewController? {
    Ported.overridden("childForStatusBarStyle", of: self, or: nil)
  }
  /// The child that decides whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? {
    Ported.overridden("childForStatusBarHidden", of: self, or: nil)
  }
  /// Updates the status bar, which `UIWindowScene.statusBarManager` describes.
  open func setNeedsStatusBarAppearanceUpdate() { updateStatusBar() }

  /// Whether the home indicator is hidden after a while.
  /// - Differs: there is no home indicator.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides whether the home indicator is hidden.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Updates the home indicator.
  /// - Differs: it does nothing, because there is no home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges at which gestures of the app take precedence over gestures of the system.
  /// - Differs: the system has no gestures.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides about the edges at which gestures of the app take precedence.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Updates the edges at which gestures of the app take precedence.
  /// - Differs: it does nothing, because the system has no gestures.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Whether the controller prefers that the pointer is locked.
  /// - Differs: Galley never reads this property.
  open var prefersPointerLocked: Bool { false }
  /// The child that decides whether the pointer is locked.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Notifies the system that `prefersPointerLocked` has changed.
  /// - Differs: it does nothing, because the pointer is never locked.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// Whether the controller prefers that the orientation of the interface is locked.
  /// - Differs: Galley never reads this property.
  open var prefersInterfaceOrientationLocked: Bool { false }
  /// The child that decides whether the orientation of the interface is locked.
  open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }
  /// Notifies the system that `prefersInterfaceOrientationLocked` has changed.
  /// - Differs: it does nothing, because the interface rotates only if a test or the app requests
  ///   it.
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}

  /// The supported orientations of the interface; on a phone, all except upside down.
  ///
  /// A navigation, tab bar, split view or page view controller supports the orientations that its
  /// delegate returns, if the delegate implements the method.
  /// - Differs: the interface rotates only if a test calls `App.rotate()` of Galley, if the app
  ///   calls `requestGeometryUpdate(_:errorHandler:)`, or if `App.launch` has launched an app whose
  ///   front controller does not support the orientation of the device.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    Ported.overridden(
      "supportedInterfaceOrientations", of: self,
      or: delegateOrientations
        ?? (traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown))
  }
  /// The preferred orientation when the controller is presented; by default portrait.
  ///
  /// A navigation, tab bar, split view or page view controller prefers the orientation that its
  /// delegate returns, if the delegate implements the method.
  /// - Differs: the interface rotates only if a test or the app requests it.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    Ported.overridden(
      "preferredInterfaceOrientationForPresentation", of: self,
      or: preferredDelegateOrientation ?? .portrait)
  }
  /// The orientations that the delegate of a container returns; `nil` if it returns none.
  internal var delegateOrientations: UIInterfaceOrientationMask? { nil }
  /// The orientation that the delegate of a container prefers; `nil` if it returns none.
  internal var preferredDelegateOrientation: UIInterfaceOrientation? { nil }
  /// Whether the interface rotates with the device.
  /// - Differs: the interface rotates only if a test or the app requests it.
  open var shouldAutorotate: Bool {
    Ported.overridden("shouldAutorotate", of: self, or: true)
  }

  // MARK: Traits: see `UIViewController+Traits.swift`

  /// The traits of the controller.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? inheritedTraits }

  /// The state for `updateContentUnavailableConfiguration(using:)`.
  ///
  /// A subclass can add its own states to the state of its superclass.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    unavailableState
  }

  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The interface style of the controller, light or dark, which replaces the inherited style.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.traitsMayHaveChanged() }
  }

  /// Overrides traits for a child.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { override(collection, for: childViewController) }

  /// Returns the overrides for a child.
  open func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  { childViewController.traits.fromParent }

  /// The trait overrides of this controller.
  internal final var traits = ControllerTraits()

  open override var next: UIResponder? { below ?? viewIfLoaded?.superview ?? parent }
}

extension UIViewController: ViewOwner {}
