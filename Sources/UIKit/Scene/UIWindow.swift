import Foundation

/// The outermost view: it shows a controller, and gives everything in it a screen, a clock and
/// circumstances.
///
///     let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
///     window.rootViewController = FeedViewController()
///     window.makeKeyAndVisible()
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// A window of a size, in a scene of its own.
  public override init(frame: CGRect) {
    let scene = UIWindowScene()
    ownScene = scene
    sizeForTraits = frame.size
    super.init(frame: frame)
    enter(scene)
  }

  /// A window as large as a scene's screen.
  public init(windowScene: UIWindowScene) {
    sizeForTraits = windowScene.screen.bounds.size
    super.init(frame: windowScene.screen.bounds)
    enter(windowScene)
  }

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
  public required init?(coder: NSCoder) {
    let scene = UIWindowScene()
    ownScene = scene
    sizeForTraits = .zero
    super.init(coder: coder)
    enter(scene)
    coder.fill(self, as: UIWindow.self)
  }

  /// Keeps a scene that nobody else knows of.
  private var ownScene: UIWindowScene?

  /// The scene that the window is in.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.remove(self)
      ownScene?.remove(self)
      if let windowScene { enter(windowScene) }
    }
  }

  private func enter(_ scene: UIWindowScene) {
    if windowScene !== scene { windowScene = scene }
    scene.add(self)
    traitsMayHaveChanged()
  }

  /// The clock that everything in the window moves by.
  public var frameClock: FrameClock { home.frameClock }

  /// The scene that the window is in; where that has gone, one of its own.
  private var home: UIWindowScene {
    if let windowScene { return windowScene }
    let scene = ownScene ?? UIWindowScene()
    ownScene = scene
    scene.add(self)
    return scene
  }

  /// The screen that the window is on.
  open var screen: UIScreen { (windowScene ?? ownScene)?.screen ?? .main }

  /// The bounds of the device that the window is on: its screen's, or its own if it does not fit there.
  internal var deviceBounds: CGRect {
    CGRect(origin: .zero, size: DeviceTraits.device(of: bounds.size, on: screen.bounds.size))
  }

  /// The size of the window, as far as its circumstances follow from it. While the window gets another
  /// size, it is still the old one until everybody has been told of the new circumstances.
  internal final private(set) var sizeForTraits: CGSize { didSet { dropTraits() } }

  /// The circumstances around the window.
  internal var surroundingTraits: UITraitCollection {
    windowScene.map { $0.traitCollection(with: $0.traits, in: self) } ?? .standard
  }

  internal override var traitsWithoutSuperview: UITraitCollection { surroundingTraits }

  /// The window that a controller is being made for right now.
  internal private(set) static weak var loading: UIWindow?

  /// How far bars and the like reach over the window. None, unless set.
  ///
  /// UIKit knows it from the device. Tests set it to look at a list under a notch.
  open var deviceSafeArea = UIEdgeInsets.zero { didSet { setSafeArea(deviceSafeArea) } }

  internal override var safeAreaWithoutSuperview: UIEdgeInsets { deviceSafeArea }

  open override var window: UIWindow? { self }

  /// It is its own.
  internal override func setWindow(_ window: UIWindow?) {}

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      withLocalization { show(rootViewController, insteadOf: oldValue) }
    }
  }

  /// Whether the window gets keys.
  open var isKeyWindow: Bool { windowScene?.keyWindow === self }

  /// Hands an event to those that it is for. Subclasses look at it here first.
  open func sendEvent(_ event: UIEvent) { withLocalization { touchDelivery.deliver(event) } }

  /// Runs code of the app for which texts are looked up in the language of the window's scene.
  private func withLocalization(_ body: () -> Void) {
    if let windowScene { windowScene.withLocalization(body) } else { body() }
  }

  open override func layoutIfNeeded() { withLocalization { super.layoutIfNeeded() } }

  /// Who hears of the fingers on the window.
  internal final private(set) lazy var touchDelivery = TouchDelivery(window: self)

  /// Which windows are in front of which: higher numbers.
  open var windowLevel = Level.normal

  /// Has the window get keys, unless `canBecomeKey` says no.
  open func makeKey() {
    guard canBecomeKey else { return }
    let before = windowScene?.keyWindow
    windowScene?.keyWindow = self
    MediaTime.follow(frameClock.hand)
    KeyClock.set(frameClock)
    if let windowScene { SceneInUse.set(windowScene) }
    if let windowScene { UIApplication.shared.connect(windowScene) }
    guard before !== self else { return }
    if let before {
      before.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: before)
    }
    becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }

  /// Whether the window may get keys.
  open var canBecomeKey: Bool { true }

  /// Called when the window gets keys. An app does not call it, but `makeKey()`.
  open func becomeKey() {}

  /// Called when another window of the scene gets keys.
  open func resignKey() {}

  /// Posted when a window gets keys.
  nonisolated public static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted when a window gets keys no more.
  nonisolated public static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  /// Shows the window in front of all others, and has it get keys.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    appear()
    layoutIfNeeded()
    MainTurn.runShownCompletions(in: self)
  }

  private var hasAppeared = false

  private func appear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    withLocalization { showRoot() }
  }

  private func showRoot() {
    Appearances.apply(to: self, in: self)
    guard let rootViewController else { return }
    // What is covered does not appear.
    let all = [rootViewController] + rootViewController.allAbove
    let first = all.lastIndex { $0.ownPresentation?.place != nil } ?? 0
    for controller in all[first...] { controller.setAppearance(true, animated: false) }
    rootViewController.updateStatusBar()
  }

  private func show(_ controller: UIViewController?, insteadOf old: UIViewController?) {
    if old?.above != nil { old?.dismiss(animated: false) }
    if hasAppeared { old?.setAppearance(false, animated: false) }
    old?.viewIfLoaded?.removeFromSuperview()
    guard let controller else { return }
    let outer = UIWindow.loading
    UIWindow.loading = self
    let view = controller.view!
    UIWindow.loading = outer
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    if hasAppeared {
      controller.setAppearance(true, animated: false)
      controller.updateStatusBar()
    }
  }

  // MARK: Another size, other circumstances

  private var transition: TransitionCoordinator?

  internal override func boundsChanged(from old: CGRect) {
    guard hasAppeared, bounds.size != old.size, let rootViewController else {
      followSize()
      super.boundsChanged(from: old)
      windowScene?.keyboard.deviceMayHaveTurned()
      return
    }
    let coordinator = TransitionCoordinator(from: nil, to: nil, in: self, animated: false)
    rootViewController.transition = coordinator
    tellOfTraitsToCome(coordinator)
    rootViewController.viewWillTransition(to: bounds.size, with: coordinator)
    for controller in rootViewController.allAbove {
      controller.ownPresentation?.viewWillTransition(to: bounds.size, with: coordinator)
    }
    followSize()
    super.boundsChanged(from: old)
    layoutIfNeeded()
    windowScene?.keyboard.deviceMayHaveTurned()
    coordinator.arrive()
    rootViewController.transition = nil
    coordinator.finish()
  }

  /// Has the circumstances be those of the size that the window has.
  private func followSize() {
    guard sizeForTraits != bounds.size else { return }
    let before = traitCollection
    sizeForTraits = bounds.size
    if traitCollection != before { traitsMayHaveChanged() }
  }

  /// Tells the controllers of the circumstances that come with another size, if they are others.
  private func tellOfTraitsToCome(_ coordinator: TransitionCoordinator) {
    let old = (size: sizeForTraits, traits: traitCollection)
    sizeForTraits = bounds.size
    let new = traitCollection
    sizeForTraits = old.size
    guard new != old.traits, let rootViewController else { return }
    rootViewController.willTransition(to: new, with: coordinator)
    for controller in rootViewController.allAbove {
      controller.ownPresentation?.willTransition(to: new, with: coordinator)
    }
  }

  internal func circumstancesWillChange(to traits: UITraitCollection) {
    guard hasAppeared, let rootViewController, traits != traitCollection else { return }
    let coordinator = TransitionCoordinator(from: nil, to: nil, in: self, animated: false)
    transition = coordinator
    rootViewController.willTransition(to: traits, with: coordinator)
    for controller in rootViewController.allAbove {
      controller.ownPresentation?.willTransition(to: traits, with: coordinator)
    }
  }

  internal func circumstancesDidChange() {
    guard let coordinator = transition else { return }
    transition = nil
    coordinator.arrive()
    coordinator.finish()
  }

  open override var next: UIResponder? { windowScene }

  /// Which windows are in front of which.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// Higher is in front.
    public var rawValue: CGFloat

    /// A level by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// That of most windows.
    public static let normal = Level(rawValue: 0)
    /// That of the status bar.
    public static let statusBar = Level(rawValue: 1_000)
    /// That of alerts.
    public static let alert = Level(rawValue: 2_000)

    /// Whether the first level is behind the second one.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }

    /// The level so much higher.
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue + distance)
    }

    /// The level so much lower.
    public static func - (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue - distance)
    }
  }
}
