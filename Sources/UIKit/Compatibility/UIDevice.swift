import Foundation

/// The device that the application runs on.
///
///     UIDevice.current.userInterfaceIdiom   // .phone
///
/// - Differs: a telephone that does not exist, the same on every machine. Tests turn it around by
///   setting `orientation`.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device.
  public class var current: UIDevice { only }
  private static let only = UIDevice()

  /// What its owner calls it: `iPhone`.
  open var name: String { "iPhone" }
  /// What it is: `iPhone`.
  open var model: String { "iPhone" }
  /// What it is, in the user's language: `iPhone`.
  open var localizedModel: String { model }
  /// What it runs: `iOS`.
  open var systemName: String { "iOS" }
  /// Which version of it: `26.0`.
  open var systemVersion: String { "26.0" }
  /// For what kind of device interfaces are made: a telephone, unless a test sets another.
  ///
  /// It is what code asks that decides by the device. What decides by traits asks those of the scene.
  open var userInterfaceIdiom = UIUserInterfaceIdiom.phone

  /// Which installation it is: always the same.
  open var identifierForVendor: UUID? { UUID(uuidString: "6A11E700-0000-4000-8000-000000000001") }

  /// How it is held. Tests set it; those who listen are told.
  open var orientation = UIDeviceOrientation.portrait {
    didSet {
      guard orientation != oldValue, isGeneratingDeviceOrientationNotifications else { return }
      NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
    }
  }

  private var listeners = 0

  /// Whether it tells when it is held in another way.
  open var isGeneratingDeviceOrientationNotifications: Bool { listeners > 0 }

  /// Has it tell when it is held in another way.
  open func beginGeneratingDeviceOrientationNotifications() { listeners += 1 }

  /// Ends that, when as many have asked for the end as for the beginning.
  open func endGeneratingDeviceOrientationNotifications() { listeners = max(listeners - 1, 0) }

  /// Whether it knows how full its battery is.
  open var isBatteryMonitoringEnabled = false
  /// How full its battery is: unknown, which is -1, unless it knows; then it is full.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  /// What its battery does.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  /// Whether it feels what is near.
  open var isProximityMonitoringEnabled = false
  /// Whether something is near: nothing is.
  open var proximityState: Bool { false }
  /// Whether more than one application runs.
  open var isMultitaskingSupported: Bool { true }

  /// Makes the sound of a key: none.
  open func playInputClick() {}

  /// What a battery does.
  public enum BatteryState: Int, Sendable {
    /// Nobody knows.
    case unknown
    /// It gets emptier.
    case unplugged
    /// It gets fuller.
    case charging
    /// It is full.
    case full
  }

  /// Posted when the device is held in another way.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Posted when the battery does something else. It never is.
  public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted when the battery is fuller or emptier. It never is.
  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted when something is near. It never is.
  public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its side, its top at the left.
  case landscapeLeft
  /// On its side, its top at the right.
  case landscapeRight
  /// Lying, its screen up.
  case faceUp
  /// Lying, its screen down.
  case faceDown

  /// Whether it stands upright, one way or the other.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it is held in one of the four ways that interfaces have.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
