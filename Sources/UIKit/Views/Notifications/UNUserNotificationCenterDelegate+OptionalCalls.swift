// Written by `script/docs --optional-calls`: edit UNUserNotificationCenterDelegate, not this file.
import Foundation

extension UNUserNotificationCenterDelegate {
  /// The optional spelling, `delegate?.userNotificationCenter?(…)`.
  @_disfavoredOverload
  public var userNotificationCenter:
    _UNUserNotificationCenterDelegateCalls.UserNotificationCenterCall?
  { .init(target: self) }
}

/// The optional calls of `UNUserNotificationCenterDelegate`.
public enum _UNUserNotificationCenterDelegateCalls {
  /// `delegate?.userNotificationCenter?`.
  public struct UserNotificationCenterCall: _OptionalCallFromAnywhere {
    internal let target: any UNUserNotificationCenterDelegate

    /// `userNotificationCenter(_:willPresent:withCompletionHandler:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) -> Void? {
      OptionalMember.Anywhere.ownResult(
        of: target, "userNotificationCenter(_:willPresent:withCompletionHandler:)"
      ) {
        target.userNotificationCenter(
          center, willPresent: notification, withCompletionHandler: completionHandler)
      }
    }

    /// `userNotificationCenter(_:didReceive:withCompletionHandler:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) -> Void? {
      OptionalMember.Anywhere.ownResult(
        of: target, "userNotificationCenter(_:didReceive:withCompletionHandler:)"
      ) {
        target.userNotificationCenter(
          center, didReceive: response, withCompletionHandler: completionHandler)
      }
    }

    /// `userNotificationCenter(_:openSettingsFor:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) -> Void? {
      OptionalMember.Anywhere.ownResult(of: target, "userNotificationCenter(_:openSettingsFor:)") {
        target.userNotificationCenter(center, openSettingsFor: notification)
      }
    }

  }
}
