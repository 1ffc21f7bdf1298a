import Foundation

/// Manages the notifications of an application.
///
/// The center knows whether the user allows notifications, and which notifications are requested or
/// were delivered.
///
///     let center = UNUserNotificationCenter.current()
///     guard try await center.requestAuthorization(options: [.alert, .badge]) else { return }
///     try await center.add(request)
///
/// A test sends and taps notifications:
///
///     app.deliver(request)                         // the delegate is asked how to show it
///     app.tap(notification: "The bread is ready")  // the delegate gets the response
///     app.notificationCenter.grantsAuthorization = false
///
/// - Differs: no notification is drawn, and the user is not asked: a test sets the answer. Handlers
///   are called in the next turn of the main queue, and not on another queue. The module
///   `UserNotifications` is replaced by `UIKit` when Galley's porting step rewrites the sources of
///   an app.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  /// The center of the application that is running.
  ///
  /// Code of an application that a test has launched gets the center of that application.
  open class func current() -> UNUserNotificationCenter {
    ApplicationInUse.ofRunningCode?.notificationCenter ?? ofSharedApplication
  }

  /// The center of the shared application.
  internal static let ofSharedApplication = UNUserNotificationCenter()

  internal override init() { super.init() }

  // Code on any thread may call the center, so a lock protects the state.
  private let lock = NSLock()
  private var state = NotificationState()

  /// Reads or changes the state.
  internal final func withState<Result>(_ body: (inout NotificationState) -> Result) -> Result {
    lock.withLock { body(&state) }
  }

  /// The application, if it is not the shared application.
  internal final var owner: UIApplication? {
    get { withState { $0.owner } }
    set { withState { $0.owner = newValue } }
  }

  /// The delegate.
  open weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { withState { $0.delegate } }
    set { withState { $0.delegate = newValue } }
  }

  /// Whether the system supports content extensions; always `false`.
  open var supportsContentExtensions: Bool { false }

  // MARK: The user's answer

  /// The user's answer to `requestAuthorization(options:)`, `true` by default.
  ///
  /// In UIKit, the system asks the user. Tests set this property.
  public final var grantsAuthorization: Bool {
    get { withState { $0.grantsAuthorization } }
    set { withState { $0.grantsAuthorization = newValue } }
  }

  /// Whether the user has allowed notifications.
  ///
  /// UIKit has no such property: the user changes the permission in the settings. Tests set this
  /// property.
  public final var authorizationStatus: UNAuthorizationStatus {
    get { withState { $0.status } }
    set { withState { $0.status = newValue } }
  }

  /// The options that the application has requested last; `nil` if it has requested none.
  ///
  /// UIKit has no such property. Tests read this property.
  public final var requestedOptions: UNAuthorizationOptions? { withState { $0.options } }

  /// Asks the user whether notifications are allowed, unless the user has answered before.
  @preconcurrency
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let isGranted = authorize(options)
    callBack { completionHandler(isGranted, nil) }
  }

  /// Asks the user whether notifications are allowed, unless the user has answered before.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    authorize(options)
  }

  /// Calls a handler with the settings that the user has made.
  @preconcurrency
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    let settings = settings
    callBack { completionHandler(settings) }
  }

  /// Returns the settings that the user has made.
  open func notificationSettings() async -> UNNotificationSettings { settings }

  // MARK: Categories

  /// Sets the categories, which define the actions of notifications.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    withState { $0.categories = categories }
  }

  /// Calls a handler with the categories.
  @preconcurrency
  open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    let categories = withState { $0.categories }
    callBack { completionHandler(categories) }
  }

  /// Returns the categories.
  open func notificationCategories() async -> Set<UNNotificationCategory> {
    withState { $0.categories }
  }

  // MARK: Requests

  /// Adds a request, which replaces a pending request with the same identifier.
  ///
  /// The handler gets an error if notifications are not allowed, or if the date of the trigger has
  /// passed.
  /// - Unverified: A request that is added before the user was asked fails with an error.
  @preconcurrency
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = schedule(request)
    if let completionHandler { callBack { completionHandler(error) } }
  }

  /// Adds a request, which replaces a pending request with the same identifier.
  ///
  /// - Throws: A `UNError` if notifications are not allowed, or if the date of the trigger has
  ///   passed.
  open func add(_ request: UNNotificationRequest) async throws {
    if let error = schedule(request) { throw error }
  }

  /// Calls a handler with the requests whose notifications are not due yet.
  @preconcurrency
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    let requests = pendingRequests
    callBack { completionHandler(requests) }
  }

  /// Returns the requests whose notifications are not due yet.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { pendingRequests }

  /// Removes requests by their identifiers.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    withState { $0.pending.removeAll { identifiers.contains($0.request.identifier) } }
  }

  /// Removes all requests.
  open func removeAllPendingNotificationRequests() { withState { $0.pending = [] } }

  // MARK: Delivered notifications

  /// Calls a handler with the notifications that are in the system's list of notifications.
  @preconcurrency
  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    let notifications = withState { $0.delivered }
    callBack { completionHandler(notifications) }
  }

  /// Returns the notifications that are in the system's list of notifications.
  open func deliveredNotifications() async -> [UNNotification] { withState { $0.delivered } }

  /// Removes notifications from the system's list of notifications by their identifiers.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    removeDelivered { identifiers.contains($0.request.identifier) }
  }

  /// Removes all notifications from the system's list of notifications.
  open func removeAllDeliveredNotifications() { removeDelivered { _ in true } }

  // MARK: The icon

  /// Sets the number on the application's icon.
  ///
  /// The handler gets an error if the number is negative, or if notifications are not allowed.
  @preconcurrency
  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = setBadge(newBadgeCount)
    if let completionHandler { callBack { completionHandler(error) } }
  }

  /// Sets the number on the application's icon.
  ///
  /// - Throws: A `UNError` if the number is negative, or if notifications are not allowed.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {
    if let error = setBadge(newBadgeCount) { throw error }
  }
}
