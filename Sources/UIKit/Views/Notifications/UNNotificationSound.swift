import Foundation

/// The sound of a notification.
///
///     content.sound = .default
///     content.sound = UNNotificationSound(named: UNNotificationSoundName("bell.caf"))
///
/// - Differs: no sound is heard.
open class UNNotificationSound: NSObject, NSCopying, @unchecked Sendable {
  private let name: String
  private let volume: Float?

  private init(name: String, volume: Float? = nil) {
    (self.name, self.volume) = (name, volume)
    super.init()
  }

  /// Creates a sound from the name of a file of the application.
  public convenience init(named name: UNNotificationSoundName) {
    self.init(name: "named " + name.rawValue)
  }

  /// The usual sound.
  open class var `default`: UNNotificationSound { UNNotificationSound(name: "default") }

  /// The usual sound of calls.
  open class var defaultRingtone: UNNotificationSound { UNNotificationSound(name: "ringtone") }

  /// The usual sound of critical alerts.
  open class var defaultCritical: UNNotificationSound {
    UNNotificationSound(name: "default", volume: 1)
  }

  /// Returns the usual sound of critical alerts, with a volume.
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound(name: "default", volume: volume)
  }

  /// Returns a sound of critical alerts.
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(name: "named " + name.rawValue, volume: 1)
  }

  /// Returns a sound of critical alerts, with a volume.
  open class func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float
  ) -> UNNotificationSound { UNNotificationSound(name: "named " + name.rawValue, volume: volume) }

  /// Returns the sound itself, which can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another object is the same sound.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationSound else { return false }
    return name == other.name && volume == other.volume
  }

  /// The hash of the sound's name.
  open override var hash: Int { name.hashValue }
}

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
