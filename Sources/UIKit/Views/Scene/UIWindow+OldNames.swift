import Foundation

// Names from before Swift 4.2, which older files still use.

/// The old name of `UIWindow.Level`.
public typealias UIWindowLevel = UIWindow.Level
/// The old name of `UIWindow.Level.normal`.
public let UIWindowLevelNormal = UIWindow.Level.normal
/// The old name of `UIWindow.Level.statusBar`.
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
/// The old name of `UIWindow.Level.alert`.
public let UIWindowLevelAlert = UIWindow.Level.alert

extension Notification.Name {
  /// The old name of `UIWindow.didBecomeVisibleNotification`.
  public static let UIWindowDidBecomeVisible = UIWindow.didBecomeVisibleNotification
  /// The old name of `UIWindow.didBecomeHiddenNotification`.
  public static let UIWindowDidBecomeHidden = UIWindow.didBecomeHiddenNotification
  /// The old name of `UIWindow.didBecomeKeyNotification`.
  public static let UIWindowDidBecomeKey = UIWindow.didBecomeKeyNotification
  /// The old name of `UIWindow.didResignKeyNotification`.
  public static let UIWindowDidResignKey = UIWindow.didResignKeyNotification
}
