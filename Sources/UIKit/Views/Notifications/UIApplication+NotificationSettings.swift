import Foundation

// The settings for notifications before iOS 10.

extension UIApplication {
  /// Asks the user whether notifications are allowed, unless the user has answered before.
  ///
  /// The delegate is called asynchronously on the main queue.
  internal func register(_ settings: UIUserNotificationSettings) {
    let options = UNAuthorizationOptions(rawValue: settings.types.rawValue)
    let isAllowed = notificationCenter.authorize(options)
    let answer =
      isAllowed
      ? settings : UIUserNotificationSettings(types: [], categories: settings.categories)
    registeredNotificationSettings = answer
    MainTurn.schedule { [weak self] in
      guard let self, let delegate else { return }
      performAsCurrent { delegate.application(self, didRegister: answer) }
    }
  }
}
