import Foundation
import Synchronization

extension NotificationCenter {
  /// Has a method of an object called at each notification of a name.
  ///
  ///     NotificationCenter.default.addObserver(
  ///       self, selector: Selector("reload:"), name: .feedDidChange, object: nil)
  ///
  /// The object is not kept alive, and is not called any more when it has gone. The method is called on the
  /// queue that posts, at once.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    let target = observer as AnyObject
    let registration = SelectorObservers.Registration(center: self, name: name, object: object)
    let weak = WeakTarget(target)
    registration.token = addObserver(forName: name, object: object, queue: nil) { notification in
      guard let target = weak.object, !registration.isOver.withLock({ $0 }) else { return }
      _ = selector.sendFromAnywhere(to: target, SelectorArguments(first: notification))
    }
    // Registrations of objects that have gone leave the center too.
    for gone in SelectorObservers.add(registration, of: target) { gone.end() }
  }

  /// Ends all calls of an object's methods, or what ``addObserver(forName:object:queue:using:)`` has begun.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Ends the calls of an object's methods at notifications of a name, from an object. `nil` stands for all.
  public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
    removeObserver(observer as Any, name: name, object: object)
    SelectorObservers.remove(from: self, observer, name, object).forEach { $0.end() }
  }
}

private struct WeakTarget: @unchecked Sendable {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}

/// Who is called by a selector at which notification.
private enum SelectorObservers {
  final class Registration: @unchecked Sendable {
    weak var center: NotificationCenter?
    let name: NSNotification.Name?
    let object: ObjectIdentifier?
    var token: (any NSObjectProtocol)?
    /// Whether the observer was taken away, perhaps by one that heard of the same notification before.
    let isOver = Mutex(false)

    init(center: NotificationCenter, name: NSNotification.Name?, object: Any?) {
      self.center = center
      self.name = name
      self.object = object.map { ObjectIdentifier($0 as AnyObject) }
    }

    func end() {
      isOver.withLock { $0 = true }
      if let token { center?.removeObserver(token as Any, name: nil, object: nil) }
    }
  }

  private struct Table: @unchecked Sendable {
    var values = WeakKeyTable<[Registration]>()
  }

  private static let table = Mutex(Table())

  /// - Returns: The registrations of objects that have gone.
  static func add(_ registration: Registration, of target: AnyObject) -> [Registration] {
    let target = UncheckedObject(target)
    return table.withLock { table in
      let all = (table.values[target.object] ?? []) + [registration]
      let gone = table.values.set(all, for: target.object)
      return gone.joined().filter { one in !all.contains { $0 === one } }
    }
  }

  /// - Returns: What is to be ended.
  static func remove(
    from center: NotificationCenter, _ target: AnyObject, _ name: NSNotification.Name?,
    _ object: Any?
  ) -> [Registration] {
    let sender = object.map { ObjectIdentifier($0 as AnyObject) }
    let target = UncheckedObject(target)
    return table.withLock { table in
      let all = table.values[target.object] ?? []
      let ended = all.filter {
        $0.center === center && (name == nil || $0.name == name)
          && (sender == nil || $0.object == sender)
      }
      guard !ended.isEmpty else { return [] }
      table.values.set(all.filter { one in !ended.contains { $0 === one } }, for: target.object)
      return ended
    }
  }
}
