import Foundation

/// The application: its scenes and windows, its state, and the events of the system.
///
///     UIApplication.shared.open(URL(string: "https://example.com")!)
///     UIApplication.shared.openedURLs   // [https://example.com]
///
/// - Differs: There is no system. Requests to the system are stored for tests to read, and tests
///   send the events of the system, for example with `moveToBackground()`.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The application.
  ///
  /// A test may launch further applications, each on a device. In the code of such an application,
  /// and in the tasks that this code starts, this property returns that application.
  open class var shared: UIApplication { ApplicationInUse.current ?? only }
  internal static let only = UIApplication()

  private override init() {
    host = nil
    notificationCenter = .ofSharedApplication
    currentActivity = .ofSharedApplication
    super.init()
  }

  /// Creates an application that is not the shared application, in a scene and on a device.
  package init(in scene: UIWindowScene, on device: UIDevice) {
    host = Host(scene: scene, device: device)
    notificationCenter = UNUserNotificationCenter()
    currentActivity = CurrentUserActivity()
    super.init()
    notificationCenter.owner = self
    scene.application = self
  }

  /// The scene and the device of an application that is not the shared application.
  internal struct Host {
    let scene: UIWindowScene
    let device: UIDevice
  }

  /// The scene and the device; `nil` in the shared application.
  internal let host: Host?

  /// The center of this application's notifications.
  ///
  /// In the application's code, `UNUserNotificationCenter.current()` returns this center.
  package nonisolated let notificationCenter: UNUserNotificationCenter

  /// The reference to the current activity: see `UIApplication+UserActivities.swift`.
  internal nonisolated let currentActivity: CurrentUserActivity

  /// The delegate of the application.
  /// - Differs: it is retained.
  open var delegate: (any UIApplicationDelegate)? { didSet { builtMenus = [:] } }

  /// The menus that were built for the application and its delegate, by the `UIMenuSystem` of each
  /// menu.
  internal final var builtMenus: [ObjectIdentifier: UIMenu] = [:]

  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: Scenes and windows

  private struct SceneReference { weak var scene: UIScene? }

  private var known: [SceneReference] = []
  /// The scenes that only the application retains.
  internal final var launchedScenes: [UIScene] = []
  /// The objects at the top of the main nib, which only the application retains.
  internal final var mainNibObjects: [Any] = []
  /// Whether the application has configured a scene when it was launched.
  ///
  /// If the value is `true`, the scene's delegate is notified of moves to the foreground and the
  /// background, and the application's delegate is not.
  internal final var isSceneBased = false

  /// Adds a scene to the application, without retaining it.
  ///
  /// A window adds its scene when it becomes the key window.
  ///
  /// UIKit has no such method, because the system creates the scenes.
  public func connect(_ scene: UIScene) {
    let isNew = !known.contains { $0.scene === scene }
    known.removeAll { $0.scene == nil || $0.scene === scene }
    known.append(SceneReference(scene: scene))
    // A scene whose text size was set separately does not change.
    if isNew, preferredContentSizeCategory != .large, let scene = scene as? UIWindowScene,
      scene.traits.preferredContentSizeCategory == .unspecified
    {
      passTextSize(to: scene)
    }
  }

  /// Removes a scene from the application.
  public func disconnect(_ scene: UIScene) {
    known.removeAll { $0.scene == nil || $0.scene === scene }
    launchedScenes.removeAll { $0 === scene }
  }

  /// The scenes, in the order in which they were connected.
  internal var scenes: [UIScene] { known.compactMap(\.scene) }

  /// The scenes.
  open var connectedScenes: Set<UIScene> { Set(scenes) }

  /// The sessions of the scenes.
  open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }

  /// Whether the application supports more than one scene.
  open var supportsMultipleScenes: Bool { false }

  /// The windows of all scenes.
  open var windows: [UIWindow] { scenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] } }

  /// The window that was made the key window last. If there is none, the key window of the latest
  /// scene that has one.
  open var keyWindow: UIWindow? {
    // A scene becomes the latest one when one of its windows is made the key window.
    let latest = scenes.reversed().compactMap { $0 as? UIWindowScene }
    return latest.lazy.compactMap(\.madeKey).first ?? latest.lazy.compactMap(\.keyWindow).first
  }

  /// Sends an event to the windows of its touches.
  ///
  /// Subclasses override this method to read events before the windows do.
  open func sendEvent(_ event: UIEvent) {
    var notified: [UIWindow] = []
    for window in event.touches.compactMap(\.window)
    where !notified.contains(where: { $0 === window }) {
      notified.append(window)
      window.sendEvent(event)
    }
  }

  // MARK: Ignored touches

  /// The number of calls of `beginIgnoringInteractionEvents()` that have not been ended.
  private var ignoringCount = 0

  /// Whether touches are ignored.
  open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

  /// Ignores touches, until `endIgnoringInteractionEvents()` has been called as often as this
  /// method.
  ///
  ///     UIApplication.shared.beginIgnoringInteractionEvents()
  ///     animateOpening { UIApplication.shared.endIgnoringInteractionEvents() }
  ///
  /// - Unverified: A touch that has begun before the call continues.
  open func beginIgnoringInteractionEvents() { ignoringCount += 1 }

  /// Ends a call of `beginIgnoringInteractionEvents()`.
  open func endIgnoringInteractionEvents() { ignoringCount = max(ignoringCount - 1, 0) }

  // MARK: State

  /// The state of an application.
  public enum State: Int, Sendable {
    /// In the foreground, receiving events.
    case active
    /// In the foreground, not receiving events.
    case inactive
    /// In the background.
    case background
  }

  /// The state of the application, `active` from the start.
  open internal(set) var applicationState = State.active

  /// Whether the screen stays on while the user does not touch it.
  ///
  /// The value is stored without effect.
  open var isIdleTimerDisabled = false

  /// Whether files that are protected while the device is locked can be read.
  ///
  /// The delegate is called and a notification is posted before the value becomes `false`, and
  /// after it has become `true`.
  ///
  /// - Differs: Files can be read in any case.
  open var isProtectedDataAvailable: Bool { !isDeviceLocked }

  /// Whether the device is locked.
  ///
  /// While the device is locked, `isProtectedDataAvailable` is `false`.
  ///
  /// This property is only for tests: UIKit has no such property.
  public final var isDeviceLocked = false {
    willSet { if !isDeviceLocked, newValue { noteProtectedDataWillBecomeUnavailable() } }
    didSet { if !isDeviceLocked, oldValue { noteProtectedDataDidBecomeAvailable() } }
  }

  /// Whether the application was in the foreground when the device was locked.
  package final var wasOpenBeforeLock = false

  /// The connected screens, without the main screen: see `UIScreen+External.swift`.
  internal final var externalScreens: [UIScreen] = []

  /// Begins to receive the events of headphones and remote controls.
  ///
  /// Galley never sends such events.
  open func beginReceivingRemoteControlEvents() {}

  /// Stops receiving the events of headphones and remote controls.
  open func endReceivingRemoteControlEvents() {}

  /// Whether the status bar shows an indicator of network activity.
  ///
  /// The value is stored without effect.
  open var isNetworkActivityIndicatorVisible = false

  /// The number on the application's icon.
  ///
  /// The value is stored without effect.
  open var applicationIconBadgeNumber = 0

  /// The Home Screen quick actions of the application.
  ///
  /// Galley does not show the actions. A test chooses an action with `choose(_:)`.
  open var shortcutItems: [UIApplicationShortcutItem]?

  /// Sets the text size in the traits of a scene.
  private func passTextSize(to scene: UIWindowScene) {
    let category = UITraitCollection(preferredContentSizeCategory: preferredContentSizeCategory)
    scene.traits = UITraitCollection(traitsFrom: [scene.traits, category])
  }

  /// The text size that the user prefers.
  ///
  /// When a test sets this property, all scenes of the application use the new text size, and
  /// `UIContentSizeCategory.didChangeNotification` is posted. Scenes that are connected later use
  /// the text size, too.
  open var preferredContentSizeCategory = UIContentSizeCategory.large {
    didSet {
      guard preferredContentSizeCategory != oldValue else { return }
      for case let scene as UIWindowScene in scenes { passTextSize(to: scene) }
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: self,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: preferredContentSizeCategory])
    }
  }

  /// The layout direction of the interface.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let traits = (scenes.last as? UIWindowScene)?.traitCollection
    return traits?.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The orientation of the interface.
  ///
  /// In the shared application, the orientation is always portrait.
  open var statusBarOrientation: UIInterfaceOrientation {
    host?.scene.interfaceOrientation ?? .portrait
  }

  /// The orientations in the application's property list; `nil` if the property list contains none.
  internal final var listedOrientations: UIInterfaceOrientationMask?

  /// Returns the orientations that a window supports.
  ///
  /// These are the orientations that the delegate's method returns. If the delegate does not
  /// implement the method, these are the orientations in the property list. If the property list
  /// contains none, these are all orientations.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    let own = delegate.flatMap { delegate in
      OptionalMember.ownResult(of: delegate, "application(_:supportedInterfaceOrientationsFor:)") {
        delegate.application(self, supportedInterfaceOrientationsFor: window)
      }
    }
    return own ?? listedOrientations ?? .all
  }

  /// The look of the status bar; `nil` if controllers decide it.
  ///
  /// The application decides the look if its property list says so.
  internal final var statusBarLook: StatusBarLook? {
    didSet {
      guard let statusBarLook else { return }
      for scene in scenes { (scene as? UIWindowScene)?.statusBarManager?.show(statusBarLook) }
    }
  }

  private var statusBarManager: UIStatusBarManager? { keyWindow?.windowScene?.statusBarManager }

  /// The frame of the status bar in the key window.
  open var statusBarFrame: CGRect { statusBarManager?.statusBarFrame ?? .zero }

  /// The style of the status bar.
  ///
  /// Setting it has no effect, unless `UIViewControllerBasedStatusBarAppearance` is `false` in the
  /// property list of the application.
  open var statusBarStyle: UIStatusBarStyle {
    get { statusBarLook?.style ?? statusBarManager?.statusBarStyle ?? .default }
    set { statusBarLook?.style = newValue }
  }

  /// Whether the status bar is hidden.
  ///
  /// Setting it has no effect, unless `UIViewControllerBasedStatusBarAppearance` is `false` in the
  /// property list of the application.
  open var isStatusBarHidden: Bool {
    get { statusBarLook?.isHidden ?? statusBarManager?.isStatusBarHidden ?? false }
    set { statusBarLook?.isHidden = newValue }
  }

  /// Sets the style of the status bar.
  ///
  /// Nothing is animated.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  /// Shows or hides the status bar.
  ///
  /// Nothing is animated.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }

  // MARK: Actions

  /// Calls a method of a target.
  ///
  /// If the target is `nil`, the target is the first object in the responder chain that implements
  /// the method. The chain starts at the first responder or, without a first responder, at the
  /// sender. Returns whether there was a target.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let asking = sender as? UIResponder
    let start = FirstResponder.near(asking) ?? asking ?? self
    guard let target = target ?? start.target(forAction: action, withSender: sender) else {
      return false
    }
    action.send(to: ActionTarget.unboxed(target) as AnyObject, sender, event)
    return true
  }

  // MARK: URLs

  /// The URLs that were opened, the oldest first.
  ///
  /// This list is only for tests, which can also clear the list: UIKit has no such list.
  public var openedURLs: [URL] = []

  /// The URL schemes that can be opened.
  ///
  /// In UIKit, these are the schemes of the installed applications. In Galley, a test sets the
  /// schemes.
  public var openableSchemes: Set<String> = [
    "http", "https", "mailto", "tel", "sms", "facetime", "maps", "app-settings",
  ]

  /// Returns whether a URL can be opened.
  open func canOpenURL(_ url: URL) -> Bool {
    openableSchemes.contains(url.scheme?.lowercased() ?? "")
  }

  /// Opens a URL if its scheme is in `openableSchemes`: adds the URL to `openedURLs`.
  ///
  /// - Parameter completion: Called asynchronously on the main queue, with `true` if the URL was
  ///   opened.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    add(url, completion)
  }

  /// Adds a URL to `openedURLs`, if it can be opened, and calls a closure with the result.
  internal final func add(_ url: URL, _ completion: (@MainActor @Sendable (Bool) -> Void)?) {
    let isOpened = note(url)
    if let completion { MainTurn.schedule { completion(isOpened) } }
  }

  /// Opens a URL.
  ///
  /// Returns whether the URL was opened.
  @discardableResult
  open func openURL(_ url: URL) -> Bool { note(url) }

  /// Adds a URL to `openedURLs`, if it can be opened.
  private func note(_ url: URL) -> Bool {
    guard canOpenURL(url) else { return false }
    openedURLs.append(url)
    return true
  }

  /// The URL of the application's settings.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// The URL of the application's settings of notifications.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

  // MARK: Icons

  /// The name of the alternate icon; `nil` for the primary icon.
  open internal(set) var alternateIconName: String?

  /// Whether the application can change its icon.
  open var supportsAlternateIcons: Bool { true }

  /// Changes the icon: stores the name of the icon in `alternateIconName`.
  open func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    if let completionHandler { MainTurn.schedule { completionHandler(nil) } }
  }

  // MARK: Background tasks

  private var lastTask = 0
  private var tasks: Set<UIBackgroundTaskIdentifier> = []

  /// Begins a background task.
  ///
  /// The time is unlimited, so `handler` is never called.
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Begins a background task.
  ///
  /// The time is unlimited, so `handler` is never called.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastTask += 1
    let task = UIBackgroundTaskIdentifier(rawValue: lastTask)
    tasks.insert(task)
    return task
  }

  /// Ends a background task.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { tasks.remove(identifier) }

  /// The number of background tasks that have begun and not ended.
  ///
  /// This property is only for tests: UIKit has no such property.
  public var backgroundTaskCount: Int { tasks.count }

  /// The remaining time in the background, which is unlimited.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Whether the application may be started in the background.
  ///
  /// Tests set this property. A change posts `backgroundRefreshStatusDidChangeNotification`.
  open var backgroundRefreshStatus = UIBackgroundRefreshStatus.available {
    didSet {
      guard backgroundRefreshStatus != oldValue else { return }
      NotificationCenter.default.post(
        name: UIApplication.backgroundRefreshStatusDidChangeNotification, object: self)
    }
  }

  /// Posted when `backgroundRefreshStatus` has changed.
  nonisolated public static let backgroundRefreshStatusDidChangeNotification =
    Notification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")

  /// Sets the interval of background fetches.
  ///
  /// The interval has no effect. The application fetches data only when a test calls
  /// `fetchInBackground(completion:)`.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// The shortest interval that the system supports.
  nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The interval with which data is never fetched.
  nonisolated public static let backgroundFetchIntervalNever: TimeInterval =
    .greatestFiniteMagnitude

  // MARK: Remote notifications

  /// The result of `registerForRemoteNotifications()`: a device token, or an error.
  ///
  ///     application.remoteNotificationRegistration = .failure(URLError(.notConnectedToInternet))
  ///
  /// In UIKit, the result comes from a server of Apple. In Galley, a test sets the result.
  public var remoteNotificationRegistration: Result<Data, any Error> = .success(
    Data((0..<32).map { UInt8($0) }))

  /// Whether the application has registered for remote notifications.
  open internal(set) var isRegisteredForRemoteNotifications = false

  /// Registers for remote notifications.
  ///
  /// The delegate is called asynchronously on the main queue, with the result in
  /// `remoteNotificationRegistration`.
  open func registerForRemoteNotifications() { register() }

  /// Unregisters for remote notifications.
  open func unregisterForRemoteNotifications() { isRegisteredForRemoteNotifications = false }

  /// Asks the user whether notifications are allowed, unless the user has answered before.
  ///
  /// The delegate is then called with the kinds of notifications that the user allows. In a test,
  /// `grantsAuthorization` of the notification center is the user's answer.
  open func registerUserNotificationSettings(
    _ notificationSettings: UIUserNotificationSettings
  ) { register(notificationSettings) }

  /// The kinds of notifications that the user allows, of those that were registered last.
  open var currentUserNotificationSettings: UIUserNotificationSettings? {
    registeredNotificationSettings ?? UIUserNotificationSettings(types: [], categories: nil)
  }

  /// The answer to `registerUserNotificationSettings(_:)`; `nil` before it was called.
  internal final var registeredNotificationSettings: UIUserNotificationSettings?

  /// A closure that creates the service extension of the application. The extension changes the
  /// notifications that a server has sent with `"mutable-content": 1`.
  ///
  ///     application.makeNotificationService = { NotificationService() }
  ///
  /// UIKit has no such closure: the system finds the extension in the bundle of the app.
  public var makeNotificationService: (@MainActor () -> UNNotificationServiceExtension)?

  // MARK: Mail and text messages

  /// Whether the user has an account for mail: the result of
  /// `MFMailComposeViewController.canSendMail()`.
  ///
  /// This property is only for tests: UIKit has no such property.
  public var canSendMail = true

  /// Whether the device can send text messages: the result of
  /// `MFMessageComposeViewController.canSendText()`.
  ///
  /// This property is only for tests: UIKit has no such property.
  public var canSendText = true
}
