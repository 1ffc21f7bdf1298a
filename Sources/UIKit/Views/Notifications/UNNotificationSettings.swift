import Foundation

/// The settings that the user has made for an application's notifications.
///
///     let settings = await UNUserNotificationCenter.current().notificationSettings()
///     if settings.authorizationStatus == .denied { … }
///
/// A setting has the value `notSupported` if the application has not requested the option.
///
/// - Differs: A test sets the center's `authorizationStatus`. If that status allows notifications,
///   all options that the application has requested are enabled.
open class UNNotificationSettings: NSObject, NSCopying, @unchecked Sendable {
  /// Whether the user has allowed notifications.
  public let authorizationStatus: UNAuthorizationStatus
  /// The options that the application has requested.
  private let options: UNAuthorizationOptions

  internal init(_ status: UNAuthorizationStatus, options: UNAuthorizationOptions) {
    authorizationStatus = status
    self.options = status == .notDetermined ? [] : options
    super.init()
  }

  private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
    guard options.contains(option) else { return .notSupported }
    return authorizationStatus.allowsNotifications ? .enabled : .disabled
  }

  /// Whether sounds are heard.
  open var soundSetting: UNNotificationSetting { setting(.sound) }
  /// Whether the icon shows a number.
  open var badgeSetting: UNNotificationSetting { setting(.badge) }
  /// Whether notifications are shown.
  open var alertSetting: UNNotificationSetting { setting(.alert) }
  /// Whether notifications appear in the Notification Center.
  open var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
  /// Whether notifications are shown on a locked screen.
  open var lockScreenSetting: UNNotificationSetting { setting(.alert) }
  /// Whether notifications are shown in a car.
  open var carPlaySetting: UNNotificationSetting { setting(.carPlay) }
  /// Whether critical alerts are shown.
  open var criticalAlertSetting: UNNotificationSetting { setting(.criticalAlert) }
  /// Whether notifications are read aloud: not supported.
  open var announcementSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications are shown during a Focus: not supported.
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications are collected in a summary, which is disabled.
  open var scheduledDeliverySetting: UNNotificationSetting { .disabled }
  /// Whether direct messages are announced: not supported.
  open var directMessagesSetting: UNNotificationSetting { .notSupported }
  /// The style of alerts.
  open var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
  /// The setting that decides when previews are shown.
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// Whether the application has its own settings page for notifications.
  open var providesAppNotificationSettings: Bool {
    setting(.providesAppNotificationSettings) == .enabled
  }

  /// Returns the settings themselves, which can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The permission that the user has given for notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined
  /// The user has denied the application notifications.
  case denied
  /// The user has allowed notifications.
  case authorized
  /// Notifications are shown quietly, without asking the user.
  case provisional
  /// Notifications are allowed for a while, in an App Clip.
  case ephemeral

  internal var allowsNotifications: Bool { self != .notDetermined && self != .denied }
}

/// The kinds of notifications for which an application requests authorization.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  /// The set as bits.
  public var rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number on the icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = Self(rawValue: 1 << 1)
  /// Alerts, such as banners.
  public static let alert = Self(rawValue: 1 << 2)
  /// Notifications in a car.
  public static let carPlay = Self(rawValue: 1 << 3)
  /// Critical alerts.
  public static let criticalAlert = Self(rawValue: 1 << 4)
  /// A link to the application's own settings page for notifications.
  public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
  /// Quiet notifications, without asking the user.
  public static let provisional = Self(rawValue: 1 << 6)
  /// Notifications that are read aloud.
  public static let announcement = Self(rawValue: 1 << 7)
  /// Notifications during a Focus.
  public static let timeSensitive = Self(rawValue: 1 << 8)
}

/// The options for showing a notification while the application is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  /// The set as bits.
  public var rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The number of the notification is shown on the application's icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// The sound is played.
  public static let sound = Self(rawValue: 1 << 1)
  /// A banner is shown, and the notification is added to the list.
  public static let alert = Self(rawValue: 1 << 2)
  /// The notification is added to the list.
  public static let list = Self(rawValue: 1 << 3)
  /// A banner is shown.
  public static let banner = Self(rawValue: 1 << 4)
}

/// The state of a setting for notifications.
public enum UNNotificationSetting: Int, Sendable {
  /// The setting does not exist for the application.
  case notSupported
  /// The setting is disabled.
  case disabled
  /// The setting is enabled.
  case enabled
}

/// The style of alerts.
public enum UNAlertStyle: Int, Sendable {
  /// Notifications are not shown as alerts.
  case none
  /// Banners, which disappear by themselves.
  case banner
  /// Alerts, which stay until the user dismisses them.
  case alert
}

/// The times at which previews of notifications are shown.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// Always.
  case always
  /// While the device is unlocked.
  case whenAuthenticated
  /// Never.
  case never
}
