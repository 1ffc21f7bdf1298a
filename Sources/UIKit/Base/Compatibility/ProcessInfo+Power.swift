import Foundation

extension ProcessInfo {
  /// The heat of a device.
  public enum ThermalState: Int, Sendable {
    /// The heat is normal.
    case nominal
    /// The device is slightly warm.
    case fair
    /// The device is hot, and slower.
    case serious
    /// The device is too hot, and has to cool down.
    case critical
  }

  /// The heat of the device. It is always normal here.
  public var thermalState: ThermalState { .nominal }

  /// Whether the user has asked to save energy. It is `false` here.
  public var isLowPowerModeEnabled: Bool { false }

  /// Whether the app runs on a Mac, built for Catalyst.
  public var isMacCatalystApp: Bool { false }

  /// Whether the app of a phone runs on a Mac.
  public var isiOSAppOnMac: Bool { false }

  /// Posted when the heat of the device changes, which never happens here.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension NSNotification.Name {
  /// Posted when the user asks to save energy, or no longer does, which never happens here.
  public static let NSProcessInfoPowerStateDidChange = Self(
    "NSProcessInfoPowerStateDidChangeNotification")
}
