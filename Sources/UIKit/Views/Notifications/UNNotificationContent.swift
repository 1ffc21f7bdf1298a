import Foundation

/// The content of a notification.
///
///     let content = UNMutableNotificationContent()
///     content.title = "The bread is ready"
///     content.userInfo = ["recipe": 7]
///
/// An application changes a `UNMutableNotificationContent`; a request has a copy of it.
/// - Differs: The class does not conform to `NSSecureCoding`.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// The title.
  open internal(set) var title = ""
  /// The line below the title.
  open internal(set) var subtitle = ""
  /// The text.
  open internal(set) var body = ""
  /// The number for the application's icon; `nil` to leave the number unchanged.
  open internal(set) var badge: NSNumber?
  /// The sound.
  /// - Differs: no sound is heard.
  open internal(set) var sound: UNNotificationSound?
  /// The application's own data, which is not shown.
  open internal(set) var userInfo: [AnyHashable: Any] = [:]
  /// The identifier of the category, which decides the actions of the notification.
  open internal(set) var categoryIdentifier = ""
  /// The identifier by which notifications are grouped.
  ///
  /// The value is stored without effect.
  open internal(set) var threadIdentifier = ""
  /// The files that are shown with the notification.
  ///
  /// The values are stored without effect.
  open internal(set) var attachments: [UNNotificationAttachment] = []
  /// The importance of the notification.
  ///
  /// The value is stored without effect.
  open internal(set) var interruptionLevel = UNNotificationInterruptionLevel.active
  /// The rank in a summary, from 0 to 1.
  ///
  /// The value is stored without effect.
  open internal(set) var relevanceScore = 0.0
  /// The identifier of the scene that shows the content.
  ///
  /// The value is stored without effect.
  open internal(set) var targetContentIdentifier: String?
  /// The name of the launch image.
  ///
  /// The value is stored without effect.
  open internal(set) var launchImageName = ""
  /// The value by which a Focus filters the notification.
  ///
  /// The value is stored without effect.
  open internal(set) var filterCriteria: String?

  /// Creates an empty content.
  public override init() { super.init() }

  /// Returns a copy that can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent().withValues(of: self) }

  /// Returns a copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    UNMutableNotificationContent().withValues(of: self)
  }

  private func withValues(of other: UNNotificationContent) -> Self {
    title = other.title
    subtitle = other.subtitle
    body = other.body
    badge = other.badge
    sound = other.sound
    userInfo = other.userInfo
    categoryIdentifier = other.categoryIdentifier
    threadIdentifier = other.threadIdentifier
    attachments = other.attachments
    interruptionLevel = other.interruptionLevel
    relevanceScore = other.relevanceScore
    targetContentIdentifier = other.targetContentIdentifier
    launchImageName = other.launchImageName
    filterCriteria = other.filterCriteria
    return self
  }
}

/// The content of a notification, whose properties can be changed.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The line below the title.
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The number for the application's icon; `nil` to leave the number unchanged.
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// The sound.
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  /// The application's own data, which is not shown.
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The identifier of the category, which decides the actions of the notification.
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// The identifier by which notifications are grouped.
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  /// The files that are shown with the notification.
  open override var attachments: [UNNotificationAttachment] {
    get { super.attachments }
    set { super.attachments = newValue }
  }
  /// The importance of the notification.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
  /// The rank in a summary, from 0 to 1.
  open override var relevanceScore: Double {
    get { super.relevanceScore }
    set { super.relevanceScore = newValue }
  }
  /// The identifier of the scene that shows the content.
  open override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
  /// The name of the launch image.
  open override var launchImageName: String {
    get { super.launchImageName }
    set { super.launchImageName = newValue }
  }
  /// The value by which a Focus filters the notification.
  open override var filterCriteria: String? {
    get { super.filterCriteria }
    set { super.filterCriteria = newValue }
  }
}

/// The importance of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// The notification is added to the list, and does not light up the screen.
  case passive
  /// The notification is shown immediately.
  case active
  /// The notification is shown immediately, even during a Focus.
  case timeSensitive
  /// The notification is shown immediately with its sound, even if the device is muted.
  case critical
}
