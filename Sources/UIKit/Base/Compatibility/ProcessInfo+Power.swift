import Foundation

extension ProcessInfo {
  /// The thermal state of a device.
  public enum ThermalState: Int, Sendable {
    /// The temperature is normal.
    case nominal
    /// The device is slightly warm.
    case fair
    /// The device is hot, and slower.
    case serious
    /// The device is too hot, and has to cool down.
    case critical
  }

  /// The thermal state of the device. On Linux, the state is always nominal.
  public var thermalState: ThermalState { .nominal }

  /// Whether the user has turned on low power mode. On Linux, the value is always `false`.
  public var isLowPowerModeEnabled: Bool { false }

  /// Whether the app runs on a Mac, built for Catalyst.
  public var isMacCatalystApp: Bool { false }

  /// Whether the app was built for iOS and runs on a Mac.
  public var isiOSAppOnMac: Bool { false }

  /// Posted when the thermal state of the device changes. On Linux, the notification is never
  /// posted.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension NSNotification.Name {
  /// Posted when the user turns low power mode on or off. On Linux, the notification is never
  /// posted.
  public static let NSProcessInfoPowerStateDidChange = Self(
    "NSProcessInfoPowerStateDidChangeNotification")
}
