import Foundation
import Synchronization

/// A notification center of Core Foundation.
///
/// - Differs: notifications of the Darwin center stay in the process.
public final class CFNotificationCenter: Sendable {
  fileprivate static let local = CFNotificationCenter()
  fileprivate static let darwin = CFNotificationCenter()

  private init() {}
}

/// The name of a notification.
public struct CFNotificationName: RawRepresentable, Hashable, @unchecked Sendable {
  /// The name as a string.
  public let rawValue: CFString

  /// Creates a name.
  public init(rawValue: CFString) { self.rawValue = rawValue }

  /// Creates a name.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

/// The delivery of notifications to an app that is suspended.
public enum CFNotificationSuspensionBehavior: CFIndex, Sendable {
  /// Notifications are dropped.
  case drop = 1
  /// Notifications are delivered later. Only one of several equal notifications is delivered.
  case coalesce = 2
  /// Notifications are delivered later.
  case hold = 3
  /// Notifications are delivered immediately.
  case deliverImmediately = 4
}

/// A function that is called for notifications.
///
/// The arguments of the function are the center, the observer, the name, the sender and further
/// information.
public typealias CFNotificationCallback = (
  CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
  CFDictionary?
) -> Void

/// Returns the center for notifications within the process.
///
/// This center posts and observes the notifications of `NotificationCenter.default`. The sender of
/// a notification must be an object.
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! {
  CFNotificationCenter.local
}

/// Returns the Darwin notification center. On Apple's systems, other processes receive the
/// notifications of this center, too.
///
/// The notifications of this center have no sender and no further information. These notifications
/// are delivered asynchronously on the main queue.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! {
  CFNotificationCenter.darwin
}

/// Registers a function that a center calls for each notification with a name.
///
/// - Parameters:
///   - observer: A value that is passed to the function, and that identifies the function when it
///     is removed.
///   - name: The name; `nil` for all names.
///   - object: The sender; `nil` for all senders. The Darwin center ignores the sender.
///   - suspensionBehavior: Ignored, because apps in tests are not suspended.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!,
  _ callBack: CFNotificationCallback!, _ name: CFString!, _ object: UnsafeRawPointer!,
  _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
  guard let center, let callBack else { return }
  let registration = CFNotificationObserver(
    center: center, observer: observer, name: name.map { $0 as String },
    object: center === CFNotificationCenter.darwin ? nil : object, callBack: callBack)
  if center === CFNotificationCenter.local { registration.observeDefaultCenter() }
  registrations.withLock { $0.append(registration) }
}

/// Removes the functions that an observer has registered for a name and a sender.
///
/// If the name is `nil`, the functions for all names are removed. If the sender is `nil`, the
/// functions for all senders are removed.
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
  _ object: UnsafeRawPointer!
) {
  let name = name.map { $0.rawValue as String }
  let sender = object
  let removed = registrations.withLock { all in
    let removed = all.filter { one in
      one.center === center && one.observer == observer && (name == nil || one.name == name)
        && (sender == nil || one.object == sender || one.center === CFNotificationCenter.darwin)
    }
    all.removeAll { one in removed.contains { $0 === one } }
    return removed
  }
  for one in removed { one.end() }
}

/// Removes all functions that an observer has registered.
public func CFNotificationCenterRemoveEveryObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!
) { CFNotificationCenterRemoveObserver(center, observer, nil, nil) }

/// Posts a notification.
///
/// - Parameters:
///   - object: The sender, which must be an object. The Darwin center ignores the sender.
///   - userInfo: Further information. The Darwin center ignores this information.
///   - deliverImmediately: Ignored.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
  _ userInfo: CFDictionary!, _ deliverImmediately: Bool
) {
  guard let center, let name = name.map({ $0.rawValue as String }) else { return }
  if center === CFNotificationCenter.local {
    let sender = object.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    // The cast converts keys that are objects into values, such as `NSString` into `String`.
    let information = userInfo.map { $0 as? [AnyHashable: Any] ?? [:] }
    NotificationCenter.default.post(
      name: Notification.Name(name), object: sender, userInfo: information)
    return
  }
  DispatchQueue.main.async {
    let all = registrations.withLock { $0 }
    for one in all where one.center === center && (one.name == nil || one.name == name) {
      one.call(name, nil, nil)
    }
  }
}

private let registrations = Mutex<[CFNotificationObserver]>([])

/// A function of an observer, and the notifications for which it is called.
private final class CFNotificationObserver: @unchecked Sendable {
  let center: CFNotificationCenter
  let observer: UnsafeRawPointer?
  let name: String?
  let object: UnsafeRawPointer?
  private let callBack: CFNotificationCallback
  /// The token of the registration with the default center.
  private var token: (any NSObjectProtocol)?
  /// Whether the observer was removed, which may happen while a notification waits for its
  /// delivery.
  private let isOver = Mutex(false)

  init(
    center: CFNotificationCenter, observer: UnsafeRawPointer?, name: String?,
    object: UnsafeRawPointer?, callBack: @escaping CFNotificationCallback
  ) {
    self.center = center
    self.observer = observer
    self.name = name
    self.object = object
    self.callBack = callBack
  }

  /// Registers the function with the default center.
  func observeDefaultCenter() {
    token = NotificationCenter.default.addObserver(
      forName: name.map { Notification.Name($0) }, object: nil, queue: nil
    ) { [weak self] notification in
      guard let self else { return }
      let sender = notification.object.map { $0 as AnyObject }
      let pointer = sender.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
      guard object == nil || object == pointer else { return }
      let information = notification.userInfo.map { $0 as NSDictionary }
      withExtendedLifetime(sender) { call(notification.name.rawValue, pointer, information) }
    }
  }

  /// Calls the function, unless the observer was removed.
  func call(_ name: String, _ object: UnsafeRawPointer?, _ information: CFDictionary?) {
    guard !isOver.withLock({ $0 }) else { return }
    let name = CFNotificationName(name as NSString)
    callBack(center, UnsafeMutableRawPointer(mutating: observer), name, object, information)
  }

  /// Ends the registration.
  func end() {
    isOver.withLock { $0 = true }
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }
}
