import Foundation

/// Has a view, and is told what happens to it: loaded, shown, laid out, gone.
///
///     final class FeedViewController: UIViewController {
///       override func viewDidLoad() {
///         super.viewDidLoad()
///         view.backgroundColor = .systemBackground
///       }
///     }
///
/// What a subclass may override stands in this class body. Everything else about controllers lives
/// beside this file as `UIViewController+Topic.swift`.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  // MARK: Creating

  /// A controller whose view a nib has. Without a name the nib is looked for by the name of the class, and if
  /// there is none the view is made in code.
  public init(nibName: String?, bundle: Bundle?) {
    self.nibName = nibName
    nibBundle = bundle
    super.init()
  }

  /// A controller whose view is made in code.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
  public required init?(coder: NSCoder) {
    guard coder is ClassCoder else { UIView.trapOnArchive(Self.self) }
    super.init()
    coder.fill(self, as: UIViewController.self)
  }

  /// The nib that the view would come from.
  open internal(set) var nibName: String?
  /// Where that nib would be.
  open internal(set) var nibBundle: Bundle?

  // MARK: The view

  private var loadedView: UIView?
  private var isLoading = false

  /// The view; made when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.belong(to: nil)
      loadedView = newValue
      newValue?.belong(to: self)
    }
  }

  /// The view, if it has been made.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view, as large as the screen that it is made for: that of the window in which it is
  /// shown, if that is known by now. A controller with a nib gets the view of the nib: the one that it was
  /// made with, or one that is named like its class, `FeedView.xib` or `FeedViewController.xib`. Subclasses
  /// that have a view of their own set `view` and do not call this one.
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

  /// Makes the view, if that has not happened.
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
  }

  /// The view has been made.
  open func viewDidLoad() {}

  /// Memory runs short: what can be made anew may go. Tests call `UIApplication.warnOfMemory()`.
  open func didReceiveMemoryWarning() {}

  // MARK: Storyboards: see `UIViewController+Segues.swift`

  /// The storyboard that the controller comes from; `nil` if it was made in code.
  open var storyboard: UIStoryboard? { scene?.storyboard }

  /// The controller's scene in its storyboard.
  internal final var scene: StoryboardScene?

  /// Performs a segue of the controller's scene. `shouldPerformSegue(withIdentifier:sender:)` is not asked.
  ///
  /// - Precondition: The scene has a segue of that identifier. Else this traps with UIKit's words.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performNamedSegue(identifier, sender: sender)
  }

  /// Whether a segue is performed that something on the screen has triggered. The identifier is empty for a segue
  /// that has none.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed, when its destination has been made and has not loaded its view.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether an unwind segue may lead to this controller: if it has the action and is not the source.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any
  ) -> Bool {
    canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender)
  }

  /// Whether an unwind segue may lead to this controller, as it was asked before iOS 13.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool { hasUnwindAction(action, from: fromViewController) }

  /// The controllers in this one among which the destination of an unwind segue is looked for, in this order: all
  /// but the one that contains the source.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let around = childContaining(source)
    return children.filter { $0 !== around }
  }

  /// The controller in this one that contains the source of an unwind segue, or is it.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    child(containing: source.source)
  }

  /// Called on each container between the destination of an unwind segue and the nearest one that is around its
  /// source too, from the outside in: it shows the controller next in the line. A navigation controller pops to it.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Appearance: see `UIViewController+Appearance.swift`

  /// The view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is about to be shown, in its window and with its traits.
  open func viewIsAppearing(_ animated: Bool) {}

  /// The view has been shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view has gone.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Tells a controller by hand that its view is about to come or to go.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
    changesAnimated = animated
  }

  /// Tells a controller by hand that its view has come or gone.
  open func endAppearanceTransition() { endAppearance(animated: changesAnimated) }

  /// Whether controllers in this one are told by themselves when their views come and go.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The view is about to be shown; those in it are told after this.
  internal func appearanceBegan(animated: Bool) {}

  /// The view is about to come or to go; nobody has been told yet.
  internal func appearanceWillChange() {}
  /// The view has been shown; those in it have been told before this.
  internal func appearanceEnded(animated: Bool) {}

  internal final var isShown = false
  internal final var isChanging = false
  internal final var changesAnimated = false
  internal final var awaitsAppearing = false
  /// Whether the controller has begun to appear or disappear, and its children are told next.
  internal final var awaitsForwarding = false
  /// Whether it appears or disappears because its view was added or removed by hand.
  internal final var movesWithView = false
  /// Whether it has no parent, and disappeared because its view was removed by hand. It appears again if
  /// the view is added again.
  internal final var leftWithView = false
  /// Whether the view is about to enter a window or to leave it.
  internal final var isViewMoving = false

  // MARK: Layout

  /// Takes over what the view shows from the app's model, before the view is laid out; see
  /// `UIView.updateProperties()`.
  open func updateProperties() {}

  /// Asks for `updateProperties()` before the next pass of layout.
  open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }

  /// Updates properties at once, if that was asked for.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }

  // MARK: Nothing to show: see `UIViewController+ContentUnavailable.swift`

  /// What stands in front of the view where there is nothing to show; `nil` where there is.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailable.configuration }
    set { showUnavailable(newValue) }
  }

  /// Asks for `updateContentUnavailableConfiguration(using:)` before the next pass of layout.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    unavailable.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Sets `contentUnavailableConfiguration` as it fits what the controller has to show:
  ///
  ///     override func updateContentUnavailableConfiguration(
  ///       using state: UIContentUnavailableConfigurationState
  ///     ) {
  ///       contentUnavailableConfiguration = items.isEmpty ? UIContentUnavailableConfiguration.empty() : nil
  ///     }
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  internal final lazy var unavailable = ContentUnavailable()

  /// A name to find the controller's state by when the app starts again. It is kept.
  open var restorationIdentifier: String?

  /// The view is about to place its subviews.
  open func viewWillLayoutSubviews() {}

  /// The view has placed its subviews.
  open func viewDidLayoutSubviews() {}

  /// Sets constraints before the view is laid out; overrides call `super` last, which has the view do it.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// The margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// The safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// More that stays free, beyond the safe area.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.safeAreaMayHaveChanged() } }
  }

  /// The size that suits the controller where it is shown in another.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { tellPreferredSize() } }
  }

  /// The size that suits a controller in this one has changed. Nothing, unless a subclass does.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
  }

  /// How large a controller in this one is when this one has a size: as large.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The view is about to have another size: the window's has changed. Tells the controllers in this
  /// one.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOn(size, with: coordinator) }

  /// The circumstances are about to be others: the scene's have changed. Tells the controllers in
  /// this one.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The way to another controller or another size, as long as it lasts.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? parent?.transitionCoordinator
  }

  internal final var transition: TransitionCoordinator?

  // MARK: Containment: see `UIViewController+Containment.swift`

  /// The controller that this one is in.
  open internal(set) weak var parent: UIViewController? { didSet { viewIfLoaded?.dropTraits() } }

  /// The controllers in this one.
  open internal(set) var children: [UIViewController] = []

  /// Takes a controller in. Its view is added by whoever calls this, who also tells it `didMove`.
  open func addChild(_ child: UIViewController) { takeIn(child) }

  /// Takes the controller out of the one that it is in.
  open func removeFromParent() { leaveParent() }

  /// The controller is about to be in another one, or in none.
  open func willMove(toParent parent: UIViewController?) {}

  /// The controller is in another one now, or in none.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether it is on its way into another one.
  open internal(set) var isMovingToParent = false

  /// Whether it is on its way out of another one.
  open internal(set) var isMovingFromParent = false

  /// The navigation controller around, if there is one.
  open var navigationController: UINavigationController? { nearest() }

  /// The tab bar controller around, if there is one.
  open var tabBarController: UITabBarController? { nearest() }

  /// The split view controller around, if there is one.
  open var splitViewController: UISplitViewController? { nearest() }

  /// A split view controller has room for one column, and shows this controller in it: another one comes in front. The
  /// default does nothing; navigation controllers show it.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// A split view controller has room for two columns again. Returns the controller for the second one; `nil` for
  /// the one that was there before. The default returns `nil`.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }

  /// Shows a controller: in front of the others, if there is a navigation controller around; else
  /// over this one.
  open func show(_ viewController: UIViewController, sender: Any?) {
    if let parent {
      parent.show(viewController, sender: sender)
    } else {
      present(viewController, animated: true)
    }
  }

  /// Shows a controller beside this one: in the second column of a split view controller around. Without one, over
  /// this one.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent {
      parent.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: Presenting: see `UIViewController+Presenting.swift`

  /// Shows a controller over this one.
  ///
  ///     present(UINavigationController(rootViewController: editor), animated: true)
  ///
  /// In full screen, this one goes; as a sheet, it stays. Both are told in UIKit's order.
  ///
  /// - Parameter completion: Called when the controller is there.
  /// - Precondition: The controller is neither presented nor in another one.
  /// - Differs: the controller is there at once, and `completion` called before this returns, unless a
  ///   `transitioningDelegate` has an animator for it.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Ends what is shown over this controller; if nothing is, its own presentation.
  ///
  /// - Parameter completion: Called when the controller has gone.
  /// - Differs: it has gone at once, and `completion` is called before this returns, unless a
  ///   `transitioningDelegate` has an animator for it.
  /// - Unverified: `completion` is called even if there is nothing to end.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  /// The controller over this one, or over one around it.
  open var presentedViewController: UIViewController? { above ?? parent?.presentedViewController }

  /// The controller that this one, or one around it, is over.
  open var presentingViewController: UIViewController? { below ?? parent?.presentingViewController }

  /// What shows this controller, or one around it, over another.
  open var presentationController: UIPresentationController? {
    parent.map { $0.presentationController } ?? readyPresentation()
  }

  /// The same, if it shows it beside something.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The same, if it shows it as a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// Who says how the controller comes over another one, and how it goes again.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// How this controller is shown over another.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// How it comes in.
  /// - Differs: it is there at once, unless a `transitioningDelegate` has an animator for it.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether a user can't end the presentation: a sheet that is pulled down goes back up.
  open var isModalInPresentation = false

  /// Whether what is shown over the current context is shown over this controller.
  open var definesPresentationContext = false

  /// Whether this controller decides how others come in that are shown over it.
  /// - Differs: they are there at once.
  open var providesPresentationContextTransitionStyle = false

  /// Whether the status bar follows this controller even where it does not cover everything.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Whether it is about to be shown over another controller.
  open internal(set) var isBeingPresented = false

  /// Whether its presentation is about to end.
  open internal(set) var isBeingDismissed = false

  /// What shows this controller over another one in the style that it asks for.
  internal func makePresentation() -> UIPresentationController {
    switch modalPresentationStyle {
    case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: nil)
    default: UIPresentationController(presentedViewController: self, presenting: nil)
    }
  }

  internal final var above: UIViewController?
  internal final weak var below: UIViewController?
  internal final var ownPresentation: UIPresentationController?

  // MARK: Bars

  /// What bars call the controller.
  open var title: String? {
    didSet {
      navigationItem.title = title
      madeTabBarItem?.title = title
    }
  }

  /// What a navigation bar shows of the controller.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

  /// What a tab bar shows of the controller.
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

  internal final var madeTabBarItem: UITabBarItem?

  /// What a toolbar shows of the controller.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarItemsChanged(of: self) }
  }

  /// Sets what a toolbar shows of the controller.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Whether there is no bar at the bottom as long as the controller, or one in front of it, is shown
  /// in a navigation controller.
  open var hidesBottomBarWhenPushed = false {
    didSet { if hidesBottomBarWhenPushed != oldValue { tabBarController?.placeBar() } }
  }

  /// Under which bars the view reaches.
  open var edgesForExtendedLayout: UIRectEdge = .all { didSet { barsMayReachOtherwise() } }

  /// Whether the view reaches under bars that nothing shines through.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { barsMayReachOtherwise() } }

  /// Whether content that scrolls keeps clear of bars: what was asked before there was
  /// `contentInsetAdjustmentBehavior`.
  /// - Differs: it is kept, and nobody asks for it.
  open var automaticallyAdjustsScrollViewInsets = true

  /// The scroll view that was set for bars at an edge to follow. If none was, they find it by themselves.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    scrollViews[edge.rawValue]
  }

  /// Has bars at some edges follow a scroll view.
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    for one in [.top, .leading, .bottom, .trailing] as [NSDirectionalRectEdge]
    where edge.contains(one) {
      scrollViews[one.rawValue] = scrollView
    }
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  private var scrollViews: [NSDirectionalRectEdge.RawValue: UIScrollView] = [:]

  /// What bars cover at the top: the way of before there was `view.safeAreaLayoutGuide`.
  open var topLayoutGuide: any UILayoutSupport { coveredTop }
  /// What bars cover at the bottom: the way of before there was `view.safeAreaLayoutGuide`.
  open var bottomLayoutGuide: any UILayoutSupport { coveredBottom }

  private lazy var coveredTop = CoveredEdge(ofTop: true, in: view)
  private lazy var coveredBottom = CoveredEdge(ofTop: false, in: view)

  // MARK: Focus

  /// Where the focus goes first in the view.
  /// - Differs: nothing is focused, and nobody asks.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    viewIfLoaded.map { [$0] } ?? []
  }

  /// What tells the controller's part of the interface from others when keys go from part to part.
  /// - Differs: it is kept: nothing is focused.
  open var focusGroupIdentifier: String?

  /// Asks for the focus to go where it should be.
  /// - Differs: nothing is focused.
  open func setNeedsFocusUpdate() {}

  /// Has the focus go where it should be, if that was asked for.
  /// - Differs: nothing is focused.
  open func updateFocusIfNeeded() {}

  /// Whether the focus may go from one part of the interface to another.
  /// - Differs: nothing is focused, and nobody asks.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// The focus has gone from one part of the interface to another.
  /// - Differs: nothing is focused: it is not called.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Keys and restoring

  /// Adds a command to `keyCommands`.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  /// Takes a command away that was added.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  /// The commands that were added. A subclass returns its own in their place.
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }

  private var addedKeyCommands: [UIKeyCommand] = []

  /// Whether a keyboard stays when the first responder goes to something that needs none.
  /// - Differs: nobody asks.
  open var disablesAutomaticKeyboardDismissal: Bool {
    modalPresentationStyle == .formSheet
  }

  /// Whether the margins of the view are at least `systemMinimumLayoutMargins`.
  /// - Differs: it is kept, and nobody asks.
  open var viewRespectsSystemMinimumLayoutMargins = true

  /// Writes down what is needed to come back to the same state.
  /// - Differs: nothing is restored, so that it is not called.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Takes over what was written down.
  /// - Differs: nothing is restored, so that it is not called.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// The state has been restored.
  /// - Differs: nothing is restored, so that it is not called.
  open func applicationFinishedRestoringState() {}

  /// The controller that does something: this one, or one around it.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    if canPerformAction(action, withSender: sender) { return self }
    return parent?.targetViewController(forAction: action, sender: sender)
  }

  /// Goes from one controller in this one to another: the view of the second takes the place of the first
  /// one's, in an animation.
  ///
  /// - Precondition: Both are in this controller.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    change(
      from: fromViewController, to: toViewController, duration, options, animations, completion)
  }

  // MARK: Editing

  /// Whether what is shown can be edited.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }

  private var edits = false

  /// Has what is shown be edited, or not. The button "Edit" does it when it is tapped.
  open func setEditing(_ editing: Bool, animated: Bool) {
    edits = editing
    madeEditButton?.show(isEditing: editing)
  }

  /// A button "Edit", which becomes "Done" when it is tapped.
  open var editButtonItem: UIBarButtonItem {
    if let madeEditButton { return madeEditButton }
    let item = makeEditButton()
    madeEditButton = item
    return item
  }

  private var madeEditButton: UIBarButtonItem?

  // MARK: Status bar and orientation

  /// What the status bar looks like.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether there is no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The controller in this one that decides what the status bar looks like.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The controller in this one that decides whether there is a status bar.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Has the status bar asked anew: see `UIWindowScene.statusBarManager`.
  open func setNeedsStatusBarAppearanceUpdate() { updateStatusBar() }

  /// Whether the line at the bottom of the screen goes after a while.
  /// - Differs: there is no such line.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The controller in this one that decides whether that line goes.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Has that asked anew.
  /// - Differs: there is no such line, and nobody asks.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges at which the app's gestures come before those of the system.
  /// - Differs: the system has no gestures.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The controller in this one that decides which edges these are.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Has these edges asked for anew.
  /// - Differs: the system has no gestures, and nobody asks.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// In which ways the interface may stand: on a phone, in all but upside down.
  /// - Differs: nobody turns it.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// In which way it stands when it is presented.
  /// - Differs: nobody turns it.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether it turns with the device.
  /// - Differs: nobody turns it.
  open var shouldAutorotate: Bool { true }

  // MARK: Traits: see `UIViewController+Traits.swift`

  /// The circumstances that the controller is shown in.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? inheritedTraits }

  /// What the controller goes through, for `updateContentUnavailableConfiguration(using:)`. A subclass may
  /// add states of its own to that of its superclass.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    unavailableState
  }

  /// The circumstances have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark, whatever it is around.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.traitsMayHaveChanged() }
  }

  /// Has other circumstances for a controller in this one.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { override(collection, for: childViewController) }

  /// What was set of circumstances for a controller in this one.
  open func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  { childViewController.traits.fromParent }

  internal final var traits = ControllerTraits()

  open override var next: UIResponder? { below ?? viewIfLoaded?.superview ?? parent }
}
