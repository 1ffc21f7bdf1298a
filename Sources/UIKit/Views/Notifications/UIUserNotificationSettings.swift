import Foundation

/// The kinds of notifications that an application shows, as iOS 8 and 9 know them.
///
///     let settings = UIUserNotificationSettings(types: [.alert, .badge], categories: nil)
///     UIApplication.shared.registerUserNotificationSettings(settings)
///
/// In iOS 10, `UNUserNotificationCenter` has replaced this class.
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

  /// The categories of notifications.
  open private(set) var categories: Set<UIUserNotificationCategory>?
}

/// A set of the kinds of notifications.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
  /// The set as bits.
  public var rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number on the icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = Self(rawValue: 1 << 1)
  /// Alerts.
  public static let alert = Self(rawValue: 1 << 2)
}

/// A category of notifications.
///
/// - Differs: it has no identifier and no actions. Set a `UNNotificationCategory`.
@preconcurrency @MainActor
open class UIUserNotificationCategory: NSObject {}
