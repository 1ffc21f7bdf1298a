import Foundation

/// Values that an app shares with the other devices of the user.
///
///     let store = NSUbiquitousKeyValueStore.default
///     store.set(true, forKey: "showsTips")
///     store.bool(forKey: "showsTips")
///
/// - Differs: the values are in memory. They are shared by all stores of the process, and a program
///   starts without any. A test changes them as another device does with `receive(_:reason:)`.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The store of the app.
  open class var `default`: NSUbiquitousKeyValueStore { only }
  private static let only = NSUbiquitousKeyValueStore()

  private static let lock = NSLock()
  nonisolated(unsafe) private static var values: [String: Any] = [:]

  /// Creates a store with the values of the app.
  public override init() { super.init() }

  /// All values by their keys.
  open var dictionaryRepresentation: [String: Any] { Self.lock.withLock { Self.values } }

  /// Writes the values to the disk. This method has no effect here, and returns `true`.
  @discardableResult
  open func synchronize() -> Bool { true }

  // MARK: Reading

  /// Returns the value of a key.
  open func object(forKey aKey: String) -> Any? { Self.lock.withLock { Self.values[aKey] } }

  /// Returns the text of a key; `nil` if the value is not a text.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }

  /// Returns the array of a key; `nil` if the value is not an array.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }

  /// Returns the dictionary of a key; `nil` if the value is not a dictionary.
  open func dictionary(forKey aKey: String) -> [String: Any]? {
    object(forKey: aKey) as? [String: Any]
  }

  /// Returns the data of a key; `nil` if the value is not data.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }

  /// Returns the whole number of a key; 0 if the value is not a number.
  open func longLong(forKey aKey: String) -> Int64 { number(forKey: aKey)?.int64Value ?? 0 }

  /// Returns the number of a key; 0 if the value is not a number.
  open func double(forKey aKey: String) -> Double { number(forKey: aKey)?.doubleValue ?? 0 }

  /// Returns the Boolean value of a key; `false` if the value is not a number.
  open func bool(forKey aKey: String) -> Bool { number(forKey: aKey)?.boolValue ?? false }

  private func number(forKey key: String) -> NSNumber? {
    Numbers.number(object(forKey: key))
  }

  // MARK: Setting

  /// Sets the value of a key; `nil` removes it.
  open func set(_ anObject: Any?, forKey aKey: String) {
    Self.lock.withLock { Self.values[aKey] = anObject }
  }

  /// Removes the value of a key.
  open func removeObject(forKey aKey: String) { set(nil as Any?, forKey: aKey) }

  /// Sets the text of a key; `nil` removes it.
  open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }

  /// Sets the data of a key; `nil` removes it.
  open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }

  /// Sets the array of a key; `nil` removes it.
  open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }

  /// Sets the dictionary of a key; `nil` removes it.
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) {
    set(aDictionary as Any?, forKey: aKey)
  }

  /// Sets the whole number of a key.
  open func set(_ value: Int64, forKey aKey: String) {
    set(NSNumber(value: value) as Any?, forKey: aKey)
  }

  /// Sets the number of a key.
  open func set(_ value: Double, forKey aKey: String) {
    set(NSNumber(value: value) as Any?, forKey: aKey)
  }

  /// Sets the Boolean value of a key.
  open func set(_ value: Bool, forKey aKey: String) {
    set(NSNumber(value: value) as Any?, forKey: aKey)
  }
}

extension NSUbiquitousKeyValueStore {
  /// Posted when another device has changed values.
  public static let didChangeExternallyNotification = NSNotification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  /// Changes values as another device does, and posts the notification.
  ///
  ///     NSUbiquitousKeyValueStore.default.receive(["showsTips": false])
  ///
  /// UIKit has no such method: the values come from a server. Tests call it.
  ///
  /// - Parameter reason: The reason in the notification.
  public func receive(
    _ changes: [String: Any], reason: Int = NSUbiquitousKeyValueStoreServerChange
  ) {
    for (key, value) in changes { set(value as Any?, forKey: key) }
    NotificationCenter.default.post(
      name: Self.didChangeExternallyNotification, object: self,
      userInfo: [
        NSUbiquitousKeyValueStoreChangeReasonKey: reason,
        NSUbiquitousKeyValueStoreChangedKeysKey: changes.keys.sorted(),
      ])
  }
}

/// The key of the reason in `didChangeExternallyNotification`.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key of the changed keys in `didChangeExternallyNotification`.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"

/// The reason of a change: another device has changed values.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// The reason of a change: the values have been downloaded for the first time.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// The reason of a change: there are too many values.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// The reason of a change: the user has another account.
public let NSUbiquitousKeyValueStoreAccountChange = 3
