import Foundation

// Notifications that are due, and the user's responses. In UIKit, time passes and the user
// responds. In Galley, a test advances the clock and responds.

extension UNUserNotificationCenter {
  /// Adds a request.
  ///
  /// Returns an error if notifications are not allowed, or if the trigger has no date in the
  /// future.
  internal func schedule(_ request: UNNotificationRequest) -> UNError? {
    guard authorizationStatus.allowsNotifications else { return UNError(.notificationsNotAllowed) }
    let now = Date()
    guard let trigger = request.trigger else {
      removePendingNotificationRequests(withIdentifiers: [request.identifier])
      callBack { self.deliver(request) }
      return nil
    }
    guard let due = trigger.nextDate(after: now) else { return UNError(.notificationInvalidNoDate) }
    let number = withState { state in
      state.pending.removeAll { $0.request.identifier == request.identifier }
      state.lastNumber += 1
      state.pending.append(.init(request: request, number: state.lastNumber))
      return state.lastNumber
    }
    onMain { $0.wait(for: number, from: now, to: due) }
    return nil
  }

  /// Delivers a pending notification when the clock of the application's screen has reached the
  /// date of the notification.
  ///
  /// An application may add a request before it shows its first window. In this case, the time
  /// until the notification starts when a window becomes the key window.
  @MainActor private func wait(for number: Int, from date: Date, to due: Date) {
    guard let clock = application.host?.scene.frameClock ?? application.keyWindow?.frameClock else {
      return withState { $0.waitingForClock.append((number, date, due)) }
    }
    clock.run(
      DelayedBlock { [weak self] in
        MainActor.assumeIsolated { self?.deliverPending(number, at: due) }
      },
      after: due.timeIntervalSince(date), isAwaited: false)
  }

  /// Called when a window has become the key window: the clock of the window measures the time of
  /// the waiting notifications.
  @MainActor internal func clockBecameAvailable() {
    let waiting = withState { state in
      let waiting = state.waitingForClock
      state.waitingForClock = []
      return waiting
    }
    for request in waiting { wait(for: request.number, from: request.date, to: request.due) }
  }

  /// Delivers a pending notification, unless it was removed.
  @MainActor private func deliverPending(_ number: Int, at date: Date) {
    let request = withState { state -> UNNotificationRequest? in
      guard let index = state.pending.firstIndex(where: { $0.number == number }) else { return nil }
      let request = state.pending[index].request
      if request.trigger?.repeats != true { state.pending.remove(at: index) }
      return request
    }
    guard let request else { return }
    if let trigger = request.trigger, trigger.repeats, let due = trigger.nextDate(after: date) {
      wait(for: number, from: date, to: due)
    }
    show(request)
  }

  /// Delivers the notification of a request now, whether the request is pending or was never added.
  ///
  /// In the foreground the delegate is asked how to show the notification. Without a delegate, the
  /// notification is not shown. In the background the notification is shown as a banner and in the
  /// list. If notifications are not allowed, nothing is shown.
  ///
  /// This method is only for tests: UIKit has no such method.
  @MainActor public func deliver(_ request: UNNotificationRequest) {
    if request.trigger?.repeats != true {
      removePendingNotificationRequests(withIdentifiers: [request.identifier])
    }
    show(request)
  }

  @MainActor private func show(_ request: UNNotificationRequest) {
    guard authorizationStatus.allowsNotifications else { return }
    let notification = UNNotification(request: request)
    guard application.applicationState != .background else {
      return show(notification, as: [.banner, .list, .badge, .sound])
    }
    guard let delegate else { return }
    application.performAsCurrent {
      delegate.userNotificationCenter(self, willPresent: notification) { [weak self] options in
        self?.onMain { $0.show(notification, as: options) }
      }
    }
  }

  @MainActor private func show(
    _ notification: UNNotification, as options: UNNotificationPresentationOptions
  ) {
    if options.contains(.badge), let badge = notification.request.content.badge {
      application.applicationIconBadgeNumber = badge.intValue
    }
    let identifier = notification.request.identifier
    withState { state in
      state.shown.removeAll { $0.notification.request.identifier == identifier }
      state.delivered.removeAll { $0.request.identifier == identifier }
      if !options.isDisjoint(with: [.list, .alert]) { state.delivered.append(notification) }
      if !options.isDisjoint(with: [.list, .alert, .banner]) {
        state.shown.append(.init(notification: notification, options: options))
      }
    }
  }

  /// The notifications that were shown, as a banner or in the system's list of notifications, and
  /// that the user has not responded to; the latest last.
  ///
  /// This property is only for tests: UIKit has no such property.
  public final var shownNotifications: [UNNotification] {
    withState { $0.shown.map(\.notification) }
  }

  /// Returns the options with which a notification was shown; `nil` if the notification was not
  /// shown.
  ///
  /// This method is only for tests: UIKit has no such method.
  public final func presentationOptions(
    ofNotification identifier: String
  ) -> UNNotificationPresentationOptions? {
    withState { state in
      state.shown.first { $0.notification.request.identifier == identifier }?.options
    }
  }

  /// Responds to a notification as a user does, and passes the response to the delegate.
  ///
  /// A tap brings an application in the background to the foreground. So does a button whose action
  /// has the option `foreground`.
  ///
  ///     center.respond(to: notification)                          // a tap
  ///     center.respond(to: notification, withAction: "done")
  ///     center.respond(to: notification, withAction: "reply", text: "Thanks")
  ///
  /// This method is only for tests: UIKit has no such method.
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - identifier: The identifier of an action in the notification's category, or of the default
  ///     action or the dismissal.
  ///   - text: The text for an action with a field.
  @MainActor public func respond(
    to notification: UNNotification,
    withAction identifier: String = UNNotificationDefaultActionIdentifier, text: String? = nil
  ) {
    forget(notification)
    let category = category(of: notification)
    let isDismissal = identifier == UNNotificationDismissActionIdentifier
    if isDismissal, category?.options.contains(.customDismissAction) != true { return }
    let action = category?.actions.first { $0.identifier == identifier }
    let needsForeground =
      identifier == UNNotificationDefaultActionIdentifier
      || action?.options.contains(.foreground) == true
    let application = application
    let scene = application.host?.scene ?? application.keyWindow?.windowScene
    let response =
      if let text {
        UNTextInputNotificationResponse(
          notification, action: identifier, scene: scene, text: text)
      } else {
        UNNotificationResponse(notification, action: identifier, scene: scene)
      }
    let comesForward = needsForeground && application.applicationState == .background
    application.performAsCurrent {
      if comesForward { application.enterForeground() }
      delegate?.userNotificationCenter(self, didReceive: response) {}
      if comesForward { application.becomeActive() }
    }
  }

  /// Asks the delegate to open the application's own settings for notifications, as a link in the
  /// system's settings does.
  ///
  /// This method is only for tests: UIKit has no such method.
  @MainActor public func openSettings(for notification: UNNotification? = nil) {
    application.performAsCurrent {
      delegate?.userNotificationCenter(self, openSettingsFor: notification)
    }
  }

  /// The category of a notification.
  package func category(of notification: UNNotification) -> UNNotificationCategory? {
    let identifier = notification.request.content.categoryIdentifier
    return withState { $0.categories.first { $0.identifier == identifier } }
  }

  private func forget(_ notification: UNNotification) {
    let identifier = notification.request.identifier
    withState { state in
      state.shown.removeAll { $0.notification.request.identifier == identifier }
      state.delivered.removeAll { $0.request.identifier == identifier }
    }
  }
}
