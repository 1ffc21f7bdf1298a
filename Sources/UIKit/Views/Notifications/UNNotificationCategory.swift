import Foundation

/// A kind of notifications, and the actions that they have.
///
///     let done = UNNotificationAction(identifier: "done", title: "Done")
///     let category = UNNotificationCategory(
///       identifier: "reminder", actions: [done], intentIdentifiers: [])
///     UNUserNotificationCenter.current().setNotificationCategories([category])
open class UNNotificationCategory: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// The actions, in the order in which they are shown.
  public let actions: [UNNotificationAction]
  /// The identifiers of intents.
  ///
  /// The values are stored without effect.
  public let intentIdentifiers: [String]
  /// The options.
  public let options: UNNotificationCategoryOptions
  /// The text in place of a hidden preview.
  ///
  /// The value is stored without effect.
  public let hiddenPreviewsBodyPlaceholder: String
  /// The format of the summary of several notifications.
  ///
  /// The value is stored without effect.
  public let categorySummaryFormat: String

  /// Creates a category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String? = nil, categorySummaryFormat: String? = nil,
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
    self.categorySummaryFormat = categorySummaryFormat ?? ""
    self.options = options
    super.init()
  }

  /// Returns the category itself, which can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another object is an equal category.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationCategory else { return false }
    return identifier == other.identifier && actions == other.actions
      && intentIdentifiers == other.intentIdentifiers && options == other.options
  }

  /// The hash of the identifier.
  open override var hash: Int { identifier.hashValue }
}

/// The options of a category.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
  /// The set as bits.
  public var rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The delegate is notified when the user dismisses a notification.
  public static let customDismissAction = Self(rawValue: 1 << 0)
  /// Notifications are shown in a car.
  public static let allowInCarPlay = Self(rawValue: 1 << 1)
  /// The title is shown, even if previews are hidden.
  public static let hiddenPreviewsShowTitle = Self(rawValue: 1 << 2)
  /// The subtitle is shown, even if previews are hidden.
  public static let hiddenPreviewsShowSubtitle = Self(rawValue: 1 << 3)
  /// Notifications are read aloud.
  public static let allowAnnouncement = Self(rawValue: 1 << 4)
}
