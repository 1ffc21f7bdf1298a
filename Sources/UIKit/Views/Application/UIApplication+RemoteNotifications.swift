import Foundation

extension UIApplication {
  /// Registers for remote notifications, and calls the delegate with the result asynchronously on
  /// the main queue.
  internal func register() {
    let answer = remoteNotificationRegistration
    if case .success = answer { isRegisteredForRemoteNotifications = true }
    MainTurn.schedule { [weak self] in
      guard let self, let delegate else { return }
      performAsCurrent {
        switch answer {
        case .success(let token):
          delegate.application(self, didRegisterForRemoteNotificationsWithDeviceToken: token)
        case .failure(let error):
          delegate.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
        }
      }
    }
  }

  /// Delivers a notification that a server has sent.
  ///
  ///     application.receive(remoteNotification: [
  ///       "aps": ["alert": ["title": "The bread is ready"]], "recipe": 7,
  ///     ])
  ///
  /// A notification with an `alert`, a `badge` or a `sound` is delivered like one that the
  /// application has requested, with a `UNPushNotificationTrigger`.
  ///
  /// The application's delegate is called for a notification with `"content-available": 1`. The
  /// delegate is also called for any other notification, if the application is not in the
  /// background and its notification center has no delegate.
  ///
  /// A notification with an `alert` and with `"mutable-content": 1` is first passed to the service
  /// extension, if `makeNotificationService` is set and the user allows notifications.
  ///
  /// This method is only for tests: UIKit has no such method.
  ///
  /// - Parameters:
  ///   - userInfo: The payload that the server has sent.
  ///   - completion: Called on the main queue with the result of the delegate's fetch, if the
  ///     delegate is called.
  public func receive(
    remoteNotification userInfo: [AnyHashable: Any],
    completion: (@MainActor (UIBackgroundFetchResult) -> Void)? = nil
  ) {
    let parts = userInfo["aps"] as? [AnyHashable: Any] ?? [:]
    let isAlert = parts["alert"] != nil
    let isForData = parts["content-available"] as? Int == 1
    let isUnheard = applicationState != .background && notificationCenter.delegate == nil
    if isForData || isUnheard {
      performAsCurrent {
        // The delegate may call the handler on any queue.
        delegate?.application(self, didReceiveRemoteNotification: userInfo) { @Sendable result in
          MainTurn.runFromAnywhere { completion?(result) }
        }
      }
    }
    if isAlert || parts["badge"] != nil || parts["sound"] != nil {
      let request = UNNotificationRequest(
        identifier: UUID().uuidString, content: UNNotificationContent(userInfo, parts),
        trigger: UNPushNotificationTrigger(repeats: false))
      let isMutable = isAlert && parts["mutable-content"] as? Int == 1
      if !isMutable || !passToService(request) { notificationCenter.deliver(request) }
    }
  }

  /// Passes a notification to the service extension.
  ///
  /// The notification is delivered when the extension has returned the content, or has run out of
  /// time.
  ///
  /// Returns `false` if there is no extension, or if notifications are not allowed.
  private func passToService(_ request: UNNotificationRequest) -> Bool {
    guard let makeNotificationService, notificationCenter.authorizationStatus.allowsNotifications
    else { return false }
    performAsCurrent {
      let call = NotificationServiceCall(makeNotificationService(), with: request, in: self)
      call.begin(on: host?.scene.frameClock ?? keyWindow?.frameClock)
    }
    return true
  }
}

extension UNNotificationContent {
  /// Creates the content of a notification from the payload that a server has sent.
  fileprivate convenience init(_ userInfo: [AnyHashable: Any], _ parts: [AnyHashable: Any]) {
    self.init()
    self.userInfo = userInfo
    let alert = parts["alert"] as? [AnyHashable: Any] ?? [:]
    title = alert["title"] as? String ?? ""
    subtitle = alert["subtitle"] as? String ?? ""
    body = alert["body"] as? String ?? parts["alert"] as? String ?? ""
    badge = (parts["badge"] as? Int).map { NSNumber(value: $0) }
    sound = UNNotificationContent.sound(parts["sound"])
    categoryIdentifier = parts["category"] as? String ?? ""
    threadIdentifier = parts["thread-id"] as? String ?? ""
    launchImageName = alert["launch-image"] as? String ?? ""
    targetContentIdentifier = parts["target-content-id"] as? String
    filterCriteria = parts["filter-criteria"] as? String
    relevanceScore = UNNotificationContent.number(parts["relevance-score"]) ?? 0
    switch parts["interruption-level"] as? String {
    case "passive": interruptionLevel = .passive
    case "time-sensitive": interruptionLevel = .timeSensitive
    case "critical": interruptionLevel = .critical
    default: interruptionLevel = .active
    }
  }

  /// Returns the sound of a payload: the name of a sound or, for a critical alert, a dictionary.
  private static func sound(_ value: Any?) -> UNNotificationSound? {
    let parts = value as? [AnyHashable: Any] ?? [:]
    guard let name = value as? String ?? parts["name"] as? String else { return nil }
    let isDefault = name == "default"
    let file = UNNotificationSoundName(name)
    guard number(parts["critical"]) == 1 else {
      return isDefault ? UNNotificationSound.default : UNNotificationSound(named: file)
    }
    let volume = Float(number(parts["volume"]) ?? 1)
    return isDefault
      ? UNNotificationSound.defaultCriticalSound(withAudioVolume: volume)
      : UNNotificationSound.criticalSoundNamed(file, withAudioVolume: volume)
  }

  private static func number(_ value: Any?) -> Double? {
    value as? Double ?? (value as? Int).map { Double($0) }
  }
}
