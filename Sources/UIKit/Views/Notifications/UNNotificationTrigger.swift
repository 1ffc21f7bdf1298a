import Foundation

/// The condition for a notification.
open class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
  /// Whether the notification is shown again and again.
  public let repeats: Bool

  internal init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }

  /// Returns the trigger itself, which can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the first date after `date` on which the notification is due; `nil` if there is none.
  internal func nextDate(after date: Date) -> Date? { nil }
}

/// The trigger of a notification that a server has sent.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

/// The trigger of a notification after a time.
///
///     UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
///
/// - Differs: The time is measured by the frame clock of the application's screen:
///   `frameClock.advance(by:)` delivers the notification. A test that waits until the screen has
///   settled does not wait for the notification.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The number of seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger.
  ///
  /// - Precondition: The time is positive, and at least 60 seconds if the trigger repeats.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    if !(timeInterval > 0) {
      Misuse.trap("time interval must be greater than 0", "it is \(timeInterval)")
    }
    if repeats, timeInterval < 60 {
      Misuse.trap("time interval must be at least 60 if repeating", "it is \(timeInterval)")
    }
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// Returns the date at which the notification would be due if it was requested now.
  /// - Differs: for a pending request UIKit counts from the date of the request.
  open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }

  internal override func nextDate(after date: Date) -> Date? {
    date.addingTimeInterval(timeInterval)
  }
}

/// The trigger of a notification at a date.
///
///     // Each morning.
///     UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 8), repeats: true)
///
/// - Differs: The time until the date is measured by the frame clock of the application's screen,
///   which a test advances.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The components of the date.
  public let dateComponents: DateComponents

  /// Creates a trigger for the next date with some components.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// Returns the next date with the components; `nil` if there is none.
  open func nextTriggerDate() -> Date? { nextDate(after: Date()) }

  internal override func nextDate(after date: Date) -> Date? {
    var calendar = dateComponents.calendar ?? .current
    if let zone = dateComponents.timeZone { calendar.timeZone = zone }
    var components = dateComponents
    components.calendar = nil
    components.timeZone = nil
    return calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime)
  }
}
