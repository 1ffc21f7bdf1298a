import Foundation

/// The state of a notification center.
internal struct NotificationState {
  /// A request whose notification is not due yet.
  struct Pending {
    var request: UNNotificationRequest
    /// A number that distinguishes the request from a later request with the same identifier.
    var number: Int
  }

  /// A notification that was shown.
  struct Shown {
    var notification: UNNotification
    var options: UNNotificationPresentationOptions
  }

  weak var owner: UIApplication?
  weak var delegate: (any UNUserNotificationCenterDelegate)?
  var grantsAuthorization = true
  var status = UNAuthorizationStatus.notDetermined
  var options: UNAuthorizationOptions?
  var categories: Set<UNNotificationCategory> = []
  var pending: [Pending] = []
  /// The requests that were added when no window was the key window, so that no frame clock could
  /// measure the time until their notifications.
  var waitingForClock: [(number: Int, date: Date, due: Date)] = []
  var lastNumber = 0
  var delivered: [UNNotification] = []
  var shown: [Shown] = []
}

extension UNUserNotificationCenter {
  /// The application whose notifications the center manages.
  @MainActor internal var application: UIApplication { owner ?? .only }

  /// Calls a handler in the next turn of the main queue.
  internal func callBack(_ handler: @escaping @MainActor @Sendable () -> Void) {
    let owner = owner
    MainTurn.scheduleFromAnywhere {
      guard let owner else { return handler() }
      owner.performAsCurrent { handler() }
    }
  }

  /// Requests authorization: sets the status to the user's answer, unless the user has allowed or
  /// denied notifications before.
  ///
  /// Returns whether notifications are allowed.
  internal func authorize(_ options: UNAuthorizationOptions) -> Bool {
    withState { state in
      state.options = options
      if state.status == .notDetermined || state.status == .provisional {
        if options.contains(.provisional) {
          state.status = .provisional
        } else {
          state.status = state.grantsAuthorization ? .authorized : .denied
        }
      }
      return state.status.allowsNotifications
    }
  }

  internal var settings: UNNotificationSettings {
    withState { state in
      UNNotificationSettings(state.status, options: state.options ?? [.alert, .badge, .sound])
    }
  }

  internal var pendingRequests: [UNNotificationRequest] { withState { $0.pending.map(\.request) } }

  /// Removes notifications from the system's list of notifications. After that, the user can no
  /// longer respond to them.
  internal func removeDelivered(where isRemoved: (UNNotification) -> Bool) {
    withState { state in
      let removed = Set(state.delivered.filter(isRemoved).map(\.request.identifier))
      state.delivered.removeAll { removed.contains($0.request.identifier) }
      state.shown.removeAll { removed.contains($0.notification.request.identifier) }
    }
  }

  internal func setBadge(_ count: Int) -> UNError? {
    if count < 0 { return UNError(.badgeInputInvalid) }
    guard authorizationStatus.allowsNotifications else { return UNError(.notificationsNotAllowed) }
    onMain { $0.application.applicationIconBadgeNumber = count }
    return nil
  }

  /// Calls a closure on the main queue: immediately if the caller runs on the main queue, otherwise
  /// in the queue's next turn.
  internal func onMain(_ body: @escaping @MainActor @Sendable (UNUserNotificationCenter) -> Void) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { body(self) }
    } else {
      callBack { body(self) }
    }
  }
}
