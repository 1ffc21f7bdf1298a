import Foundation

/// The device on which the app runs.
///
///     UIDevice.current.userInterfaceIdiom   // .phone
///
/// - Differs: The device is an imaginary phone, the same on every machine. Tests rotate it by
///   setting `orientation`. Code of an application that a test has launched on another device gets
///   that device.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The current device.
  public class var current: UIDevice { UIApplication.shared.host?.device ?? only }
  private static let only = UIDevice()

  /// The name of the device: `iPhone`, or `iPad` if the idiom is `pad`.
  open var name: String { model }
  /// The model of the device: `iPhone`, or `iPad` if the idiom is `pad`.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The localized model of the device: the same as `model`.
  open var localizedModel: String { model }
  /// The name of the operating system: `iOS`.
  open var systemName: String { "iOS" }
  /// The version of the operating system: `26.0`.
  open var systemVersion: String { "26.0" }
  /// The kind of device for which the interface is designed.
  ///
  /// The value is `phone`, unless a test sets another one.
  ///
  /// This property does not change the traits of a scene, which have a separate idiom.
  open var userInterfaceIdiom = UIUserInterfaceIdiom.phone

  /// The identifier of the installation, which is always the same.
  open var identifierForVendor: UUID? { UUID(uuidString: "6A11E700-0000-4000-8000-000000000001") }

  /// The orientation of the device.
  ///
  /// A test sets this property to rotate the device. If
  /// `isGeneratingDeviceOrientationNotifications` is `true`, a change posts
  /// `orientationDidChangeNotification`.
  open var orientation = UIDeviceOrientation.portrait {
    didSet {
      guard orientation != oldValue, isGeneratingDeviceOrientationNotifications else { return }
      NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
    }
  }

  /// The number of calls of `beginGeneratingDeviceOrientationNotifications()` that have not been
  /// ended.
  private var listeners = 0

  /// Whether changes of the orientation are posted as notifications.
  open var isGeneratingDeviceOrientationNotifications: Bool { listeners > 0 }

  /// Begins to post changes of the orientation.
  open func beginGeneratingDeviceOrientationNotifications() { listeners += 1 }

  /// Ends one call of `beginGeneratingDeviceOrientationNotifications()`. After the last one,
  /// changes of the orientation are not posted.
  open func endGeneratingDeviceOrientationNotifications() { listeners = max(listeners - 1, 0) }

  /// Whether the battery is monitored.
  open var isBatteryMonitoringEnabled = false
  /// The level of the battery: 1, or -1 if it is not monitored.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  /// The state of the battery: full, or unknown if it is not monitored.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  /// Whether the proximity sensor is monitored.
  ///
  /// The value is stored without effect.
  open var isProximityMonitoringEnabled = false
  /// Whether something is near the device.
  ///
  /// The value is always `false`.
  open var proximityState: Bool { false }
  /// Whether the device supports several apps at a time.
  open var isMultitaskingSupported: Bool { true }

  /// Plays the sound of a key.
  ///
  /// In Galley this does nothing.
  open func playInputClick() {}

  /// The state of a battery.
  public enum BatteryState: Int, Sendable {
    /// The state is not known.
    case unknown
    /// The battery is in use.
    case unplugged
    /// The battery is being charged.
    case charging
    /// The battery is full.
    case full
  }

  /// Posted when the orientation of the device has changed.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Posted when the state of the battery has changed.
  ///
  /// Galley never posts this notification.
  public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted when the level of the battery has changed.
  ///
  /// Galley never posts this notification.
  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted when the state of the proximity sensor has changed.
  ///
  /// Galley never posts this notification.
  public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientation is not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its side, with the top at the left.
  case landscapeLeft
  /// On its side, with the top at the right.
  case landscapeRight
  /// Lying, with the screen up.
  case faceUp
  /// Lying, with the screen down.
  case faceDown

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is lying, with the screen up or down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can have the orientation: it is portrait or landscape.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// Returns the kind of the current device, as `UIDevice.current.userInterfaceIdiom` does.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
