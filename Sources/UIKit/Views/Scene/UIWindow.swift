import Foundation

/// The outermost view: it shows a controller, and provides a screen, a clock and traits for its
/// views.
///
///     let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
///     window.rootViewController = FeedViewController()
///     window.makeKeyAndVisible()
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Creates a window of a size, in a new scene.
  ///
  /// In an application that a test has launched on a device, the window is in the scene of that
  /// application.
  public override init(frame: CGRect) {
    let host = UIApplication.shared.host?.scene
    let scene = host ?? UIWindowScene()
    ownScene = host == nil ? scene : nil
    sizeForTraits = frame.size
    super.init(frame: frame)
    enter(scene)
  }

  /// Creates a window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Creates a window as large as a scene's screen.
  public init(windowScene: UIWindowScene) {
    sizeForTraits = windowScene.screen.bounds.size
    super.init(frame: windowScene.screen.bounds)
    enter(windowScene)
  }

  /// Creates the window that a nib describes.
  ///
  /// Other archives are not supported: with another coder, this initializer traps.
  public required init?(coder: NSCoder) {
    let host = UIApplication.shared.host?.scene
    let scene = host ?? UIWindowScene()
    ownScene = host == nil ? scene : nil
    sizeForTraits = .zero
    super.init(coder: coder)
    enter(scene)
    coder.fill(self, as: UIWindow.self)
  }

  /// The window's undo manager, which all views and controllers in the window share.
  open override var undoManager: UndoManager? { ownUndoManager }

  private lazy var ownUndoManager = UndoManager()

  /// The window's own scene, which only the window retains; `nil` if the window was created in a
  /// given scene.
  private var ownScene: UIWindowScene?

  /// The scene of the window.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      // The window leaves the old scene before the scene removes the window, because the views must
      // no longer make space for the keyboard of the old scene.
      if let oldValue { leave(oldValue) }
      oldValue?.remove(self)
      ownScene?.remove(self)
      if let windowScene { enter(windowScene) }
      if let oldValue { resignKey(in: oldValue) }
      tellMovedToScene()
    }
  }

  private func enter(_ scene: UIWindowScene) {
    if windowScene !== scene { windowScene = scene }
    scene.add(self)
    traitsMayHaveChanged()
  }

  /// The clock of everything that moves in the window.
  public var frameClock: FrameClock { home.frameClock }

  /// The scene of the window.
  ///
  /// If the scene was deallocated, this is a scene that the window creates itself.
  private var home: UIWindowScene {
    if let windowScene { return windowScene }
    let scene = ownScene ?? UIWindowScene()
    ownScene = scene
    scene.add(self)
    return scene
  }

  /// The screen of the window.
  /// - Differs: A screen that is set is only stored; the window stays in its scene.
  open var screen: UIScreen {
    get { chosenScreen ?? screenOfScene }
    set { chosenScreen = newValue }
  }

  private var chosenScreen: UIScreen?

  private var screenOfScene: UIScreen { (windowScene ?? ownScene)?.screen ?? .main }

  /// The bounds of the window's device: the bounds of the screen, or the bounds of the window if
  /// the window does not fit in the screen.
  internal var deviceBounds: CGRect {
    CGRect(origin: .zero, size: DeviceTraits.device(of: bounds.size, on: screenOfScene.bounds.size))
  }

  /// The size from which the window's traits follow.
  ///
  /// While the window is resized, this is the old size until all views and controllers were
  /// notified of the new traits.
  internal final var sizeForTraits: CGSize { didSet { removeCachedTraits() } }

  /// The traits that the window inherits from its scene.
  internal var surroundingTraits: UITraitCollection {
    windowScene.map { $0.traitCollection(with: $0.traits, in: self) } ?? .standard
  }

  internal override var traitsWithoutSuperview: UITraitCollection { surroundingTraits }

  /// The window whose root controller is loading its view.
  internal private(set) static weak var loading: UIWindow?

  /// The safe area of the device: by default none.
  ///
  /// In UIKit, the safe area comes from the device. A test sets this property to show a screen with
  /// a notch.
  open var deviceSafeArea = UIEdgeInsets.zero { didSet { setSafeArea(deviceSafeArea) } }

  internal override var safeAreaWithoutSuperview: UIEdgeInsets { deviceSafeArea }

  open override var window: UIWindow? { self }

  /// Does nothing, because the window of a window is always itself.
  internal override func setWindow(_ window: UIWindow?) {}

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      withLocalization { show(rootViewController, insteadOf: oldValue) }
    }
  }

  /// Whether the window is the key window.
  open var isKeyWindow: Bool { windowScene?.keyWindow === self }

  /// Delivers an event.
  ///
  /// A subclass may inspect the event before it calls `super`.
  open func sendEvent(_ event: UIEvent) { withLocalization { touchDelivery.deliver(event) } }

  /// Calls a closure, in which texts are looked up in the language of the window's scene.
  private func withLocalization(_ body: () -> Void) {
    if let windowScene { windowScene.withLocalization(body) } else { body() }
  }

  open override func layoutIfNeeded() { withLocalization { super.layoutIfNeeded() } }

  /// Delivers the touches of the window.
  internal final private(set) lazy var touchDelivery = TouchDelivery(window: self)

  /// The level of the window: a window with a higher level is further in front.
  open var windowLevel = Level.normal

  /// Makes the window the key window, unless `canBecomeKey` is `false`.
  open func makeKey() {
    guard canBecomeKey else { return }
    let before = windowScene?.madeKey
    if let windowScene {
      windowScene.keyWindow = self
      windowScene.makeCurrent()
      let application = windowScene.application ?? .shared
      application.connect(windowScene)
      application.notificationCenter.clockBecameAvailable()
    } else {
      MediaTime.follow(frameClock.sharedTime)
      KeyWindowClock.set(frameClock)
    }
    guard before !== self else { return }
    before?.notifyOfResigning()
    becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }

  private final func notifyOfResigning() {
    resignKey()
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
  }

  /// Makes the front window of a scene the key window, if this window was the key window.
  private final func resignKey(in scene: UIWindowScene) {
    guard scene.madeKey === self else { return }
    scene.keyWindow = nil
    notifyOfResigning()
    scene.keyWindow?.makeKey()
  }

  /// Whether the window can become the key window.
  open var canBecomeKey: Bool { true }

  /// Called when the window becomes the key window.
  ///
  /// Apps call `makeKey()` instead.
  open func becomeKey() {}

  /// Called when the window is no longer the key window.
  open func resignKey() {}

  /// Posted when a window is shown that was hidden.
  nonisolated public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted when a window is hidden.
  nonisolated public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted when a window becomes the key window.
  nonisolated public static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted when a window is no longer the key window.
  nonisolated public static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  /// Shows the window in front of all other windows of its level and of lower levels, and makes it
  /// the key window.
  open func makeKeyAndVisible() {
    windowScene?.bringToFront(self)
    setHidden(false)
    makeKey()
    appear()
    layoutIfNeeded()
    MainTurn.runShownCompletions(in: self)
  }

  /// Whether the window is hidden.
  ///
  /// The root controller appears when the property is set to `false`, and disappears when the
  /// property is set to `true`. If there is no root controller yet, the next root controller
  /// appears immediately.
  ///
  /// When the key window is hidden, the front window of its scene becomes the key window. A
  /// notification is posted when the property changes.
  ///
  /// - Differs: a new window is not hidden. Its controller appears when the window is shown.
  /// - Unverified: The controller disappears when the window is hidden.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      setHidden(newValue)
      awaitsController = !newValue && rootViewController == nil
      if newValue {
        disappear()
      } else if !hasAppeared, rootViewController != nil {
        appear()
        layoutIfNeeded()
        MainTurn.runShownCompletions(in: self)
      }
    }
  }

  /// Whether the app has shown the window while it had no controller.
  private var awaitsController = false

  private func setHidden(_ isHidden: Bool) {
    guard isHidden != super.isHidden else { return }
    super.isHidden = isHidden
    NotificationCenter.default.post(
      name: isHidden
        ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification,
      object: self)
  }

  package final private(set) var hasAppeared = false

  private func appear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    withLocalization { showRoot() }
    (windowScene?.application ?? .shared).notificationCenter.clockBecameAvailable()
  }

  private func disappear() {
    guard hasAppeared else { return }
    hasAppeared = false
    if let rootViewController {
      withLocalization {
        for controller in [rootViewController] + rootViewController.allAbove {
          controller.setAppearance(false, animated: false)
        }
      }
    }
    if let windowScene { resignKey(in: windowScene) }
  }

  private func showRoot() {
    Appearances.apply(to: self, in: self)
    guard let rootViewController else { return }
    // A controller that a presentation covers completely does not appear.
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
    } else if awaitsController {
      appear()
    }
  }

  // MARK: Changes of size and traits

  /// The transition to other traits, while the traits change: see `UIWindow+Transitions.swift`.
  internal final var traitTransition: (any WindowTransition)?

  internal override func boundsChanged(from old: CGRect) {
    guard hasAppeared, bounds.size != old.size, let rootViewController else {
      followSize()
      super.boundsChanged(from: old)
      windowScene?.keyboard.deviceMayHaveTurned()
      return
    }
    let transition = beginSizeTransition(of: rootViewController)
    followSize()
    super.boundsChanged(from: old)
    layoutIfNeeded()
    windowScene?.keyboard.deviceMayHaveTurned()
    transition.arrive()
    rootViewController.transition = nil
    transition.finish()
  }

  /// Updates the traits for the window's current size.
  private func followSize() {
    guard sizeForTraits != bounds.size else { return }
    let before = traitCollection
    sizeForTraits = bounds.size
    if traitCollection != before { traitsMayHaveChanged() }
  }

  internal func traitsDidChange() {
    guard let transition = traitTransition else { return }
    traitTransition = nil
    transition.arrive()
    transition.finish()
  }

  open override var next: UIResponder? { windowScene }

  /// The level of a window.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number of the level: a window with a higher number is further in front.
    public var rawValue: CGFloat

    /// Creates a level from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of ordinary windows.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1_000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2_000)

    /// Whether the first level is behind the second one.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }

    /// Returns a higher level.
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue + distance)
    }

    /// Returns a lower level.
    public static func - (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue - distance)
    }
  }
}
