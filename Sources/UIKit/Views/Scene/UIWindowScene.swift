import Foundation

/// One instance of an app's user interface; see `UIWindowScene`.
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
  /// The subtitle of the scene.
  ///
  /// The value is stored without effect.
  open var subtitle = ""

  /// The conditions under which events activate this scene and not another one.
  ///
  /// The conditions are stored without effect, because an application has one scene.
  open var activationConditions = UISceneActivationConditions()

  open override var next: UIResponder? {
    (self as? UIWindowScene)?.application ?? UIApplication.shared
  }

  /// Opens a URL, as `UIApplication.open(_:options:completionHandler:)` does: adds the URL to
  /// `openedURLs` of the application if its scheme is in `openableSchemes`.
  ///
  /// - Parameter completion: Called asynchronously on the main queue, with whether the URL was
  ///   opened.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let application = (self as? UIWindowScene)?.application ?? UIApplication.shared
    application.add(url, completion)
  }

  /// The session and the delegate: see `UIScene+Lifecycle.swift`.
  internal final var life = SceneLife()
}

/// A scene with windows.
///
/// Each scene has its own clock and traits, so a change in one scene does not affect another scene.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// Creates a scene on a screen.
  ///
  /// In UIKit, the system creates scenes. Each test creates a new scene, so that tests do not
  /// affect each other.
  public init(screen: UIScreen = .main) {
    self.screen = screen
    frameClock = FrameClock()
    super.init()
    frameClock.endFrame = { [weak self] in self?.layOutWindows() }
    frameClock.localization = { [weak self] in self?.localization }
  }

  /// The application that a test has launched in the scene; `nil` for the shared application.
  internal final weak var application: UIApplication?

  /// The safe area of the device for all windows of the scene; `nil` if each window has a separate
  /// value.
  package final var deviceSafeArea: UIEdgeInsets? {
    didSet {
      guard let deviceSafeArea else { return }
      for window in windows { window.deviceSafeArea = deviceSafeArea }
    }
  }

  /// A closure that rotates the device that shows the scene; `nil` if there is no device.
  package final var rotateDevice: (() -> Void)?

  /// Makes the clock, the language and the application of the scene current in this task.
  package func makeCurrent() {
    MediaTime.follow(frameClock.sharedTime)
    KeyWindowClock.set(frameClock)
    SceneInUse.set(self)
  }

  /// The orientation of the interface: landscape if the screen is wider than it is high.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(of: screen.bounds.size)
  }

  /// The limits of the size of the scene's windows; `nil`, as on all devices whose windows users
  /// cannot resize.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  // MARK: Region: see `UIWindowScene+Region.swift`

  /// The locale in which controls in the scene write dates: `en_US` by default.
  ///
  /// UIKit uses the user's settings. Galley never uses the settings of the machine, so that a
  /// screen is the same everywhere. Tests set another locale to see a screen as users in another
  /// region do.
  public var locale = Region.usual.locale { didSet { regionChanged() } }

  /// The time zone in which controls in the scene show dates: UTC by default.
  public var timeZone = Region.usual.timeZone { didSet { regionChanged() } }

  /// The number of times that the app has asked the user for a rating in the scene.
  ///
  /// This property is only for tests: UIKit has no such property. See `SKStoreReviewController`.
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
  /// The layout direction follows the language. Setting the language also sets `locale` to the
  /// locale of the language.
  ///
  ///     scene.language = "de"
  ///     scene.language = .pseudo(.accented)
  ///
  /// UIKit uses the user's settings. Tests set a language before they create the screen.
  public var language: GalleyLanguage {
    get { given.language ?? .standard }
    set {
      SceneInUse.set(self)
      guard newValue != given.language else { return }
      changeTraits { $0.language = newValue }
      locale = newValue.locale
    }
  }

  private func layOutWindows() {
    withLocalization {
      for window in windows where !window.isHidden { window.layoutIfNeeded() }
      keyboard.window?.layoutIfNeeded()
      startedFocusSystem?.updateHalo()
    }
  }

  /// The screen.
  public let screen: UIScreen
  /// The clock of everything that moves in the scene.
  public let frameClock: FrameClock
  /// The windows from the back to the front: by level, and within a level in the order in which
  /// they entered the scene or were last shown with `makeKeyAndVisible()`.
  open var windows: [UIWindow] {
    var all: [(window: UIWindow, place: (CGFloat, Int, Int))] = []
    for (index, entry) in weakWindows.enumerated() {
      guard let window = entry.window else { continue }
      all.append((window, (window.windowLevel.rawValue, entry.front, index)))
    }
    return all.sorted { $0.place < $1.place }.map(\.window)
  }

  /// The visible window that entered the scene first: usually the main window of the app.
  internal var firstWindow: UIWindow? {
    weakWindows.lazy.compactMap(\.window).first(where: \.hasAppeared)
  }

  /// A weak reference to a window, because a window retains its own scene.
  private struct WeakWindow {
    weak var window: UIWindow?
    /// The number of calls of `bringToFront(_:)` in the scene when the window was brought to the
    /// front; 0 if the window was never brought to the front.
    var front = 0
  }

  private var frontCount = 0

  private var weakWindows: [WeakWindow] = []

  internal func add(_ window: UIWindow) {
    // The window of the keyboard does not belong to the app.
    guard !(window is KeyboardWindow) else { return }
    weakWindows.removeAll { $0.window == nil }
    guard !weakWindows.contains(where: { $0.window === window }) else { return }
    weakWindows.append(WeakWindow(window: window))
    if let deviceSafeArea { window.deviceSafeArea = deviceSafeArea }
  }

  /// Moves a window in front of the other windows of its level.
  internal func bringToFront(_ window: UIWindow) {
    guard let place = weakWindows.firstIndex(where: { $0.window === window }) else { return }
    frontCount += 1
    weakWindows[place].front = frontCount
  }

  internal func remove(_ window: UIWindow) {
    weakWindows.removeAll { $0.window === window || $0.window == nil }
  }

  /// The key window.
  ///
  /// If the window that was made key has been hidden or released, the key window is the last of the
  /// visible `windows` that can become key.
  open internal(set) var keyWindow: UIWindow? {
    get { madeKey ?? windows.last { $0.hasAppeared && !$0.isHidden && $0.canBecomeKey } }
    set { madeKey = newValue }
  }
  /// The window that was made the key window last; `nil` if it has been hidden or released.
  internal final weak var madeKey: UIWindow?

  /// The traits that are set for the scene, such as dark appearance or a large text size.
  ///
  /// These traits replace the traits of the screen. The appearance in the property list of the
  /// application takes precedence.
  open var traits: UITraitCollection {
    get { given.traits }
    set { changeTraits { $0.traits = newValue } }
  }

  /// The appearance in the application's property list; `nil` if the property list contains none.
  internal final var listedStyle: UIUserInterfaceStyle? {
    get { given.listedStyle }
    set { changeTraits { $0.listedStyle = newValue } }
  }

  /// The traits that the app overrides for all windows of the scene.
  ///
  ///     windowScene.traitOverrides.userInterfaceStyle = .dark
  public final var traitOverrides: UITraitOverrides {
    get { given.overrides }
    set { changeTraits { $0.overrides = newValue } }
  }

  /// The values that determine the traits of the scene's windows, in addition to the device.
  private struct GivenTraits {
    var traits = UITraitCollection()
    var language: GalleyLanguage?
    var listedStyle: UIUserInterfaceStyle?
    var overrides = UITraitOverrides()

    func isEqual(to other: GivenTraits) -> Bool {
      traits == other.traits && language == other.language && listedStyle == other.listedStyle
        && overrides.values == other.overrides.values
    }
  }

  private var given = GivenTraits()

  /// Changes the traits of the scene, and notifies the windows before and after the change.
  private func changeTraits(_ change: (inout GivenTraits) -> Void) {
    var new = given
    change(&new)
    guard !new.isEqual(to: given) else { return }
    let before = traitCollection
    for window in windows { window.traitsWillChange(to: traitCollection(with: new, in: window)) }
    given = new
    for window in windows { window.removeCachedTraits() }
    for window in windows {
      window.traitsMayHaveChanged()
      window.traitsDidChange()
    }
    if before != traitCollection { traitCollectionDidChange(before) }
    noteGeometry()
  }

  /// The geometry that was last reported to the delegate; `nil` before the scene connects: see
  /// `UIWindowScene+GeometryUpdates.swift`.
  internal final var notedGeometry: SceneGeometry?

  /// Returns the traits of a window: the traits of its screen and its size, and the traits that are
  /// set for the scene.
  internal func traitCollection(
    with traits: UITraitCollection, in window: UIWindow?
  ) -> UITraitCollection {
    var given = given
    given.traits = traits
    return traitCollection(with: given, in: window)
  }

  private func traitCollection(
    with given: GivenTraits, in window: UIWindow?
  ) -> UITraitCollection {
    let (traits, language, overrides) = (given.traits, given.language, given.overrides)
    let device = DeviceTraits(
      window: window?.sizeForTraits ?? screen.bounds.size, screen: screen.bounds.size,
      idiom: traits.userInterfaceIdiom)
    if let cache = traitCache, cache.device == device, cache.traits === traits,
      cache.language == language, cache.overrides == overrides.values,
      cache.style == given.listedStyle
    {
      return cache.result
    }
    let ofDevice = UITraitCollection.standard(device, displayScale: screen.scale)
    let ofLanguage = language.map { UITraitCollection(language: $0) } ?? UITraitCollection()
    let listed = given.listedStyle.map { UITraitCollection(userInterfaceStyle: $0) }
    let result = overrides.applied(
      to: UITraitCollection(
        traitsFrom: [ofDevice, ofLanguage, traits, listed ?? UITraitCollection()]))
    traitCache = TraitCache(
      device: device, traits: traits, language: language, overrides: overrides.values,
      style: given.listedStyle, result: result)
    return result
  }

  /// The last result of `traitCollection(with:in:)`, stored because every view needs the traits.
  private var traitCache: TraitCache?

  private struct TraitCache {
    var device: DeviceTraits
    var traits: UITraitCollection
    var language: GalleyLanguage?
    var overrides: TraitValues
    var style: UIUserInterfaceStyle?
    var result: UITraitCollection
  }

  /// Whether there is a hardware keyboard. If so, no keyboard appears on the screen.
  ///
  /// The `inputView` and the `inputAccessoryView` of the first responder still appear.
  ///
  ///     window.windowScene?.hasHardwareKeyboard = true
  ///
  /// In UIKit, the value comes from the device. A test sets this property to show a screen that no
  /// keyboard covers.
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

  /// The service that adds the whole content of the scene to screenshots.
  open private(set) lazy var screenshotService: UIScreenshotService? = UIScreenshotService(self)

  /// The traits of the scene.
  ///
  /// The size classes are those that Apple documents for the device. The size classes of a phone
  /// follow from its screen, rotated if the window is rotated. The size classes of an iPad follow
  /// from the width of the window. A window that does not fit in its screen counts as a device of
  /// its own size. A device whose shorter side is at least 592 points counts as an iPad, and a
  /// smaller device as a phone. The traits in `traits` take precedence over these rules, and
  /// `traitOverrides` over `traits`.
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
