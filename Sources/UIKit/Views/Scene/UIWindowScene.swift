import Foundation

/// A scene, in which windows are shown.
///
/// It has its own screen, clock and traits, so that two scenes share nothing.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The activation state of a scene.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The scene is in the foreground and receives events.
    case foregroundActive
    /// The scene is in the foreground and receives no events.
    case foregroundInactive
    /// The scene is not visible.
    case background
  }

  /// The activation state of the scene.
  open internal(set) var activationState = ActivationState.foregroundActive
  /// The title of the scene.
  open var title: String! = ""

  open override var next: UIResponder? {
    (self as? UIWindowScene)?.application ?? UIApplication.shared
  }

  /// The session and the delegate: see `UIScene+Lifecycle.swift`.
  internal final var life = SceneLife()
}

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// Creates a scene on a screen.
  ///
  /// UIKit creates scenes itself. Tests create their own, so that they share nothing.
  public init(screen: UIScreen = .main) {
    self.screen = screen
    frameClock = FrameClock()
    super.init()
    frameClock.endFrame = { [weak self] in self?.layOutWindows() }
    frameClock.localization = { [weak self] in self?.localization }
  }

  /// The application that a test has launched in the scene; `nil` for the shared one.
  internal final weak var application: UIApplication?

  /// The safe area of the device, for windows that enter the scene; `nil` if each keeps its own.
  package final var deviceSafeArea: UIEdgeInsets? {
    didSet {
      guard let deviceSafeArea else { return }
      for window in windows { window.deviceSafeArea = deviceSafeArea }
    }
  }

  /// Rotates the device that shows the scene, if a test uses one.
  package final var rotateDevice: (() -> Void)?

  /// Makes the scene's clock, language and application those of the current task.
  package func makeCurrent() {
    MediaTime.follow(frameClock.sharedTime)
    KeyWindowClock.set(frameClock)
    SceneInUse.set(self)
  }

  /// The orientation of the interface, by the sides of the screen.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }

  /// The limits of the size of the scene's windows; `nil`, as on all devices whose windows users
  /// cannot resize.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  // MARK: Region: see `UIWindowScene+Region.swift`

  /// The locale in which controls in the scene write dates: `en_US` by default.
  ///
  /// UIKit uses the user's settings. Galley never uses those of the machine, so that a screen is
  /// the same everywhere. Tests set another locale to look at a screen elsewhere.
  public var locale = Region.usual.locale { didSet { regionChanged() } }

  /// The time zone in which controls in the scene show dates: UTC by default.
  public var timeZone = Region.usual.timeZone { didSet { regionChanged() } }

  /// The number of times that the app has asked the user for a rating in the scene.
  ///
  /// UIKit has no such property; it is for tests. See `SKStoreReviewController`.
  public internal(set) var reviewRequestCount = 0

  /// The calendar of controls in the scene, with the scene's locale and time zone: the Gregorian
  /// one by default.
  public var calendar: Calendar {
    get { Region(locale: locale, timeZone: timeZone, calendar: ownCalendar).whole }
    set {
      ownCalendar = newValue
      regionChanged()
    }
  }

  private var ownCalendar = Region.usual.calendar

  /// The language in which texts of the scene are looked up: `en` by default.
  ///
  /// The direction of layout follows it, and setting it also sets `locale` to that of the language.
  ///
  ///     scene.language = "de"
  ///     scene.language = .pseudo(.accented)
  ///
  /// UIKit uses the user's settings. Tests set a language before they create the screen.
  public var language: GalleyLanguage {
    get { ownLanguage ?? .standard }
    set {
      SceneInUse.set(self)
      guard newValue != ownLanguage else { return }
      traitsWillChange(to: traits, newValue)
      ownLanguage = newValue
      traitsDidChange()
      locale = newValue.locale
    }
  }

  private var ownLanguage: GalleyLanguage?

  private func layOutWindows() {
    withLocalization {
      for window in windows where !window.isHidden { window.layoutIfNeeded() }
      keyboard.window?.layoutIfNeeded()
    }
  }

  /// The screen.
  public let screen: UIScreen
  /// The clock of everything that moves in the scene.
  public let frameClock: FrameClock
  /// The windows, from the back to the front.
  open var windows: [UIWindow] { known.compactMap { $0.window } }

  /// A window as a weak reference, because a window retains its own scene.
  private struct Known {
    weak var window: UIWindow?
  }

  private var known: [Known] = []

  internal func add(_ window: UIWindow) {
    // The window of the keyboard does not belong to the app.
    guard !(window is KeyboardWindow) else { return }
    known.removeAll { $0.window == nil }
    guard !windows.contains(where: { $0 === window }) else { return }
    known.append(Known(window: window))
    if let deviceSafeArea { window.deviceSafeArea = deviceSafeArea }
  }

  internal func remove(_ window: UIWindow) {
    known.removeAll { $0.window === window || $0.window == nil }
  }
  /// The key window.
  ///
  /// When it has been hidden or released, the front window is the key window.
  open internal(set) var keyWindow: UIWindow? {
    get { madeKey ?? windows.last { $0.hasAppeared && !$0.isHidden && $0.canBecomeKey } }
    set { madeKey = newValue }
  }
  /// The window that was made the key window last; `nil` if it has been hidden or released.
  internal final weak var madeKey: UIWindow?

  /// The traits that differ from those of the screen, such as dark appearance or a large text size.
  open var traits = UITraitCollection() {
    willSet { traitsWillChange(to: newValue, ownLanguage) }
    didSet { traitsDidChange() }
  }

  private func traitsWillChange(to traits: UITraitCollection, _ language: GalleyLanguage?) {
    guard traits != self.traits || language != ownLanguage else { return }
    for window in windows {
      window.traitsWillChange(to: traitCollection(with: traits, language, in: window))
    }
  }

  private func traitsDidChange() {
    for window in windows { window.removeCachedTraits() }
    for window in windows {
      window.traitsMayHaveChanged()
      window.traitsDidChange()
    }
  }

  /// Returns the traits of a window: those of its screen and size, and those that are set for the
  /// scene.
  internal func traitCollection(
    with traits: UITraitCollection, in window: UIWindow?
  ) -> UITraitCollection {
    traitCollection(with: traits, ownLanguage, in: window)
  }

  private func traitCollection(
    with traits: UITraitCollection, _ language: GalleyLanguage?, in window: UIWindow?
  ) -> UITraitCollection {
    let device = DeviceTraits(
      window: window?.sizeForTraits ?? screen.bounds.size, screen: screen.bounds.size,
      idiom: traits.userInterfaceIdiom)
    let known = made
    if let known, known.device == device, known.traits === traits, known.language == language {
      return known.result
    }
    let usual = UITraitCollection.standard(device, displayScale: screen.scale)
    let spoken = language.map { UITraitCollection(language: $0) } ?? UITraitCollection()
    let result = UITraitCollection(traitsFrom: [usual, spoken, traits])
    made = Made(device: device, traits: traits, language: language, result: result)
    return result
  }

  /// The last result of the method above, stored because every view needs it.
  private var made: Made?

  private struct Made {
    var device: DeviceTraits
    var traits: UITraitCollection
    var language: GalleyLanguage?
    var result: UITraitCollection
  }

  /// Whether there is a hardware keyboard: then no keyboard appears on the screen.
  ///
  /// Views that replace it, or are on top of it, still appear.
  ///
  ///     window.windowScene?.hasHardwareKeyboard = true
  ///
  /// UIKit knows it from the device. Tests set it to look at a screen that no keyboard covers.
  ///
  /// - Unverified: which views appear with a hardware keyboard.
  public var hasHardwareKeyboard = false {
    didSet { if hasHardwareKeyboard != oldValue { firstResponder.keyboardFollows() } }
  }

  /// The keyboard of the screen.
  internal final private(set) lazy var keyboard = ScreenKeyboard(scene: self)

  /// The first responder.
  internal final private(set) lazy var firstResponder = FirstResponder(keyboard: keyboard)

  /// The focus system, if it has been used.
  internal final private(set) var startedFocusSystem: UIFocusSystem?

  /// The system that moves the focus in the scene.
  open var focusSystem: UIFocusSystem? {
    if let startedFocusSystem { return startedFocusSystem }
    let system = UIFocusSystem(of: self)
    startedFocusSystem = system
    return system
  }

  /// The manager of the status bar.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(self)

  /// The traits of the scene.
  ///
  /// The size classes are those that Apple documents for the device: for a phone by its screen,
  /// rotated if the window is, and for an iPad by the width of the window. A window that does not
  /// fit in its screen counts as a device of its own size, and a size that no device has counts as
  /// the nearest one. With a short side above 592 points that is an iPad. `traits` takes precedence
  /// over all this.
  ///
  /// - Differs: UIKit knows the device, and does not infer it from a size.
  /// - Unverified: the width of an iPad's window, between 639 and 678 points, at which the size
  ///   class changes.
  open var traitCollection: UITraitCollection {
    traitCollection(with: traits, in: keyWindow ?? windows.first)
  }

  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
