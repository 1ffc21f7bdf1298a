import Foundation

/// The kinds of notifications that an app of the time before `UNUserNotificationCenter` shows.
@available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UNAuthorizationOptions instead.")
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
  /// The set as bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number on the icon.
  public static let badge = UIUserNotificationType(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = UIUserNotificationType(rawValue: 1 << 1)
  /// Alerts, such as banners.
  public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

/// The notifications that an app of the time before `UNUserNotificationCenter` shows.
///
///     application.registerUserNotificationSettings(
///       UIUserNotificationSettings(types: [.alert, .sound], categories: nil))
@available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UNNotificationSettings instead.")
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
  /// Creates settings.
  public convenience init(
    types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?
  ) {
    self.init()
    self.types = types
    self.categories = categories
  }

  /// The kinds of notifications.
  open private(set) var types: UIUserNotificationType = []

  /// The categories of notifications with actions.
  /// - Differs: They are stored without effect.
  open private(set) var categories: Set<UIUserNotificationCategory>?
}

/// A category of notifications with actions, of the time before `UNNotificationCategory`.
@available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UNNotificationCategory instead.")
@preconcurrency @MainActor
open class UIUserNotificationCategory: NSObject {
  internal final var ownIdentifier: String?

  /// The identifier that notifications name.
  open var identifier: String? { ownIdentifier }
}

/// A category of notifications whose identifier can be set.
@available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UNNotificationCategory instead.")
@preconcurrency @MainActor
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
  /// The identifier that notifications name.
  open override var identifier: String? {
    get { ownIdentifier }
    set { ownIdentifier = newValue }
  }
}
