import Foundation

/// A place where windows are shown. Screen, clock and circumstances are its own, so that two scenes
/// share nothing.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether the scene is in front.
  public enum ActivationState: Int, Sendable {
    /// It is not connected.
    case unattached = -1
    /// It is in front and gets events.
    case foregroundActive
    /// It is in front and gets no events.
    case foregroundInactive
    /// It is not shown.
    case background
  }

  /// Whether the scene is in front.
  open internal(set) var activationState = ActivationState.foregroundActive
  /// What it is called by people.
  open var title: String! = ""
}

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// A scene on a screen.
  ///
  /// UIKit makes scenes itself. Tests make their own, so that they share nothing.
  public init(screen: UIScreen = .main) {
    self.screen = screen
    frameClock = FrameClock()
    super.init()
    frameClock.endFrame = { [weak self] in self?.layOutWindows() }
    frameClock.localization = { [weak self] in self?.localization }
  }

  /// How the interface is turned: as the screen's sides say.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }

  // MARK: Region: see `UIWindowScene+Region.swift`

  /// The language and the region for which controls in the scene write dates: `en_US`, unless set.
  ///
  /// UIKit goes by the user's settings. Galley never goes by the machine's, so that a screen is the same
  /// on each. Tests set another one to look at a screen elsewhere.
  public var locale = Region.usual.locale { didSet { regionChanged() } }

  /// The time zone in which controls in the scene show dates: UTC, unless set.
  public var timeZone = Region.usual.timeZone { didSet { regionChanged() } }

  /// The calendar of controls in the scene, with the scene's locale and time zone: the Gregorian one,
  /// unless set.
  public var calendar: Calendar {
    get { Region(locale: locale, timeZone: timeZone, calendar: ownCalendar).whole }
    set {
      ownCalendar = newValue
      regionChanged()
    }
  }

  private var ownCalendar = Region.usual.calendar

  /// The language in which texts of the scene are looked up: `en`, unless set. The direction of the layout
  /// follows it, and setting it sets `locale` to that of the language too.
  ///
  ///     scene.language = "de"
  ///     scene.language = .pseudo(.accented)
  ///
  /// UIKit goes by the user's settings. Tests set a language before they make the screen.
  public var language: GalleyLanguage {
    get { ownLanguage ?? .standard }
    set {
      SceneInUse.set(self)
      guard newValue != ownLanguage else { return }
      circumstancesWillChange(to: traits, newValue)
      ownLanguage = newValue
      circumstancesDidChange()
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
  /// The clock that everything in the scene moves by.
  public let frameClock: FrameClock
  /// The windows, from the back to the front.
  open var windows: [UIWindow] { known.compactMap { $0.window } }

  /// A window, not kept alive: a scene of a window's own would keep it for ever.
  private struct Known {
    weak var window: UIWindow?
  }

  private var known: [Known] = []

  internal func add(_ window: UIWindow) {
    // The window of the keyboard is none of the app's.
    guard !(window is KeyboardWindow) else { return }
    known.removeAll { $0.window == nil }
    if !windows.contains(where: { $0 === window }) { known.append(Known(window: window)) }
  }

  internal func remove(_ window: UIWindow) {
    known.removeAll { $0.window === window || $0.window == nil }
  }
  /// The window that gets keys.
  open internal(set) weak var keyWindow: UIWindow?

  /// Circumstances that are not those of the screen: dark, say, or a large text size.
  open var traits = UITraitCollection() {
    willSet { circumstancesWillChange(to: newValue, ownLanguage) }
    didSet { circumstancesDidChange() }
  }

  private func circumstancesWillChange(to traits: UITraitCollection, _ language: GalleyLanguage?) {
    guard traits != self.traits || language != ownLanguage else { return }
    for window in windows {
      window.circumstancesWillChange(to: traitCollection(with: traits, language, in: window))
    }
  }

  private func circumstancesDidChange() {
    for window in windows { window.dropTraits() }
    for window in windows {
      window.traitsMayHaveChanged()
      window.circumstancesDidChange()
    }
  }

  /// The circumstances in a window: those of its screen and size, and over them what is said of the
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

  /// The circumstances that were made last: every view asks for them.
  private var made: Made?

  private struct Made {
    var device: DeviceTraits
    var traits: UITraitCollection
    var language: GalleyLanguage?
    var result: UITraitCollection
  }

  /// Whether there is a keyboard of keys: then none comes up on the screen. Views that stand in for one, or on
  /// top of it, come up all the same.
  ///
  ///     window.windowScene?.hasHardwareKeyboard = true
  ///
  /// UIKit knows it from the device. Tests set it to look at a screen that is not covered.
  ///
  /// - Unverified: what comes up with a hardware keyboard.
  public var hasHardwareKeyboard = false {
    didSet { if hasHardwareKeyboard != oldValue { firstResponder.keyboardFollows() } }
  }

  /// The keyboard of the screen.
  internal final private(set) lazy var keyboard = ScreenKeyboard(scene: self)

  /// Who events come to first.
  internal final private(set) lazy var firstResponder = FirstResponder(keyboard: keyboard)

  /// What the status bar looks like.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(self)

  /// The circumstances of the scene.
  ///
  /// The size classes are those that Apple documents for the device: a phone's by its screen, turned if
  /// the window is, and an iPad's by the width of the window. A window that does not fit in its screen
  /// counts as a device of its own size, and a size that no device has as the nearest one. With a short
  /// side above 592 points that is an iPad. What `traits` says comes before all this.
  ///
  /// - Differs: UIKit knows the device, and does not conclude it from a size.
  /// - Unverified: at which width of an iPad's window the class changes between 639 and 678 points.
  open var traitCollection: UITraitCollection {
    traitCollection(with: traits, in: keyWindow ?? windows.first)
  }

  /// The circumstances have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
