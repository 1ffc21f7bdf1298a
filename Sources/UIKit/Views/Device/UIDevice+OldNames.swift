import Foundation

// Names from before Swift 4.2, which older files still use.

/// The old name of `UIDevice.BatteryState`.
public typealias UIDeviceBatteryState = UIDevice.BatteryState

extension Notification.Name {
  /// The old name of `UIDevice.batteryLevelDidChangeNotification`.
  @MainActor public static let UIDeviceBatteryLevelDidChange = UIDevice
    .batteryLevelDidChangeNotification
  /// The old name of `UIDevice.batteryStateDidChangeNotification`.
  @MainActor public static let UIDeviceBatteryStateDidChange = UIDevice
    .batteryStateDidChangeNotification
  /// The old name of `UIDevice.proximityStateDidChangeNotification`.
  @MainActor public static let UIDeviceProximityStateDidChange = UIDevice
    .proximityStateDidChangeNotification
  /// The old name of `UIPasteboard.changedNotification`.
  @MainActor public static let UIPasteboardChanged = UIPasteboard.changedNotification
  /// The old name of `UIPasteboard.removedNotification`.
  @MainActor public static let UIPasteboardRemoved = UIPasteboard.removedNotification
}
