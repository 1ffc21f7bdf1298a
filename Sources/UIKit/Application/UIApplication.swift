import Foundation

/// The application: what it has open, and what the system tells it.
///
///     UIApplication.shared.open(URL(string: "https://example.com")!)
///     UIApplication.shared.openedURLs   // [https://example.com]
///
/// - Differs: there is no system around it. What it would ask of one is kept for tests, and what it
///   would be told it is told by them: `moveToBackground()`.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The application.
  open class var shared: UIApplication { only }
  private static let only = UIApplication()

  private override init() { super.init() }

  /// What is told what happens to the application.
  /// - Differs: it is kept alive.
  open var delegate: (any UIApplicationDelegate)?

  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: Scenes and windows

  private struct SceneReference { weak var scene: UIScene? }

  private var known: [SceneReference] = []
  /// Those that nobody else keeps alive.
  internal final var launchedScenes: [UIScene] = []

  /// Has a scene be one of the application's. It is not kept alive. A window does it with its scene
  /// when it becomes the key window.
  ///
  /// UIKit makes the scenes itself, and has no such method.
  public func connect(_ scene: UIScene) {
    known.removeAll { $0.scene == nil || $0.scene === scene }
    known.append(SceneReference(scene: scene))
  }

  /// Has a scene be none of the application's any more.
  public func disconnect(_ scene: UIScene) {
    known.removeAll { $0.scene == nil || $0.scene === scene }
    launchedScenes.removeAll { $0 === scene }
  }

  /// The scenes, the latest last.
  internal var scenes: [UIScene] { known.compactMap(\.scene) }

  /// The scenes.
  open var connectedScenes: Set<UIScene> { Set(scenes) }

  /// The scenes' sessions.
  open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }

  /// Whether there can be more than one scene.
  open var supportsMultipleScenes: Bool { false }

  /// The windows of all scenes.
  open var windows: [UIWindow] { scenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] } }

  /// The window that gets keys: that of the latest scene that has one.
  open var keyWindow: UIWindow? {
    scenes.reversed().lazy.compactMap { ($0 as? UIWindowScene)?.keyWindow }.first
  }

  /// Hands an event to the windows that it is for. Subclasses look at it here first.
  open func sendEvent(_ event: UIEvent) {
    var told: [UIWindow] = []
    for window in event.touches.compactMap(\.window) where !told.contains(where: { $0 === window })
    {
      told.append(window)
      window.sendEvent(event)
    }
  }

  // MARK: State

  /// Whether the application is in front.
  public enum State: Int, Sendable {
    /// It is in front and gets events.
    case active
    /// It is in front and gets none.
    case inactive
    /// It is not shown.
    case background
  }

  /// Whether the application is in front. It is, from the start.
  open internal(set) var applicationState = State.active

  /// Whether the screen stays on though nobody touches it. It does.
  open var isIdleTimerDisabled = false

  /// Whether something is loaded. Nothing shows it.
  open var isNetworkActivityIndicatorVisible = false

  /// The number on the application's icon. Nothing shows it.
  open var applicationIconBadgeNumber = 0

  /// What the application's icon offers. Nothing shows it.
  open var shortcutItems: [UIApplicationShortcutItem]?

  /// How large the user wants text. Tests set it: then the application's scenes have it, and those
  /// who listen are told.
  open var preferredContentSizeCategory = UIContentSizeCategory.large {
    didSet {
      guard preferredContentSizeCategory != oldValue else { return }
      for case let scene as UIWindowScene in scenes {
        let category = UITraitCollection(
          preferredContentSizeCategory: preferredContentSizeCategory)
        scene.traits = UITraitCollection(traitsFrom: [scene.traits, category])
      }
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: self,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: preferredContentSizeCategory])
    }
  }

  /// From which side the interface is read.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let traits = (scenes.last as? UIWindowScene)?.traitCollection
    return traits?.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// How the interface stands: upright.
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }

  /// Where the status bar is. There is none.
  open var statusBarFrame: CGRect { .zero }

  /// What the status bar looks like. There is none.
  open var statusBarStyle = UIStatusBarStyle.default

  /// Whether the status bar is hidden.
  open var isStatusBarHidden = true

  // MARK: Actions

  /// Calls a method of a target; with `nil`, of the first responder that knows it, of those from the
  /// first one on, or from the sender on if there is no first one. Answers whether there was one.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let asking = sender as? UIResponder
    let start = FirstResponder.near(asking) ?? asking ?? self
    guard let target = target ?? start.target(forAction: action, withSender: sender) else {
      return false
    }
    action.send(to: target as AnyObject, sender, event)
    return true
  }

  // MARK: Addresses

  /// The addresses that were opened, the oldest first.
  ///
  /// UIKit has no such list. Tests read and clear it.
  public var openedURLs: [URL] = []

  /// The schemes of addresses that can be opened.
  ///
  /// UIKit knows them from what is installed. Tests set them.
  public var openableSchemes: Set<String> = [
    "http", "https", "mailto", "tel", "sms", "facetime", "maps", "app-settings",
  ]

  /// Whether an address can be opened.
  open func canOpenURL(_ url: URL) -> Bool {
    openableSchemes.contains(url.scheme?.lowercased() ?? "")
  }

  /// Opens an address, if it can be: it is added to `openedURLs`.
  ///
  /// - Parameter completion: Told in the next turn of the main queue whether it could be.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = note(url)
    if let completion { MainTurn.schedule { completion(isOpened) } }
  }

  /// Opens an address. Answers whether it could be.
  @discardableResult
  open func openURL(_ url: URL) -> Bool { note(url) }

  private func note(_ url: URL) -> Bool {
    guard canOpenURL(url) else { return false }
    openedURLs.append(url)
    return true
  }

  /// The address of the application's settings.
  nonisolated public static let openSettingsURLString = "app-settings:"

  // MARK: Icons

  /// The icon in place of the usual one.
  open internal(set) var alternateIconName: String?

  /// Whether there can be another icon.
  open var supportsAlternateIcons: Bool { true }

  /// Shows another icon: its name is kept.
  open func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    if let completionHandler { MainTurn.schedule { completionHandler(nil) } }
  }

  // MARK: In the background

  private var lastTask = 0
  private var tasks: Set<UIBackgroundTaskIdentifier> = []

  /// Asks for time in the background. There is as much as one likes: `handler` is not called.
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Asks for time in the background. There is as much as one likes: `handler` is not called.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastTask += 1
    let task = UIBackgroundTaskIdentifier(rawValue: lastTask)
    tasks.insert(task)
    return task
  }

  /// Tells that the time is not needed any more.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { tasks.remove(identifier) }

  /// How many have asked for time in the background, and not told that they don't need it any more.
  ///
  /// UIKit has no such number. Tests read it.
  public var backgroundTaskCount: Int { tasks.count }

  /// How much time there is in the background: no end of it.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Asks to be woken now and then. Nobody does.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// As often as can be.
  nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// Never.
  nonisolated public static let backgroundFetchIntervalNever: TimeInterval =
    .greatestFiniteMagnitude

  // MARK: Notifications from afar

  /// Whether notifications are asked for.
  open private(set) var isRegisteredForRemoteNotifications = false

  /// Asks for notifications. None come.
  open func registerForRemoteNotifications() { isRegisteredForRemoteNotifications = true }

  /// Asks for them no more.
  open func unregisterForRemoteNotifications() { isRegisteredForRemoteNotifications = false }
}
