import Foundation

// Authorization for notifications in older code.

extension UIApplication {
  /// Asks the user whether notifications are allowed, as `UNUserNotificationCenter` does, and then
  /// notifies the delegate.
  public func registerUserNotificationSettings(
    _ notificationSettings: UIUserNotificationSettings
  ) {
    let options = UNAuthorizationOptions(rawValue: notificationSettings.types.rawValue)
    notificationCenter.requestAuthorization(options: options) { [weak self] _, _ in
      MainTurn.runFromAnywhere { [weak self] in self?.notifyOfUserNotificationSettings() }
    }
  }

  private func notifyOfUserNotificationSettings() {
    guard let delegate, let settings = currentUserNotificationSettings else { return }
    performAsCurrent { delegate.application(self, didRegister: settings) }
  }

  /// The kinds of notifications that the user allows.
  public var currentUserNotificationSettings: UIUserNotificationSettings? {
    let isAllowed = notificationCenter.authorizationStatus.allowsNotifications
    let options = isAllowed ? notificationCenter.requestedOptions ?? [] : []
    return UIUserNotificationSettings(
      types: UIUserNotificationType(
        rawValue: options.intersection([.badge, .sound, .alert]).rawValue),
      categories: nil)
  }
}
