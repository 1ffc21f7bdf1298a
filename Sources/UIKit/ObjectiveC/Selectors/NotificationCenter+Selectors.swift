import Foundation
import Synchronization

extension NotificationCenter {
  /// Makes the center call a method of an object for each notification with a name.
  ///
  ///     NotificationCenter.default.addObserver(
  ///       self, selector: Selector("reload:"), name: .feedDidChange, object: nil)
  ///
  /// Neither the observer nor the sender is retained, and a released observer is no longer called.
  /// The method is called synchronously on the thread that posts. Methods are called in the order
  /// in which they were added.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    let target = observer as AnyObject
    let line = SelectorObservers.line(of: self)
    let registration = SelectorObservers.Registration(
      target, selector, line, name: name, object: object)
    line.add(registration)
    // End the registrations of objects that were released without being removed as observers.
    for removed in SelectorObservers.add(registration, of: target) { removed.end() }
  }

  /// Removes an observer, or the object that ``addObserver(forName:object:queue:using:)`` has
  /// returned.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes an observer of notifications with a name from an object.
  ///
  /// A `nil` name stands for all names, and a `nil` object for all objects.
  public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
    removeObserver(observer as Any, name: name, object: object)
    SelectorObservers.remove(from: self, observer, name, object).forEach { $0.end() }
  }
}

/// The observers that were added with a selector.
private enum SelectorObservers {
  /// A method of an observer, and the notifications for which it is called.
  final class Registration: @unchecked Sendable {
    let line: Line
    let name: NSNotification.Name?
    /// The identity of the sender; `nil` for all senders.
    let sender: ObjectIdentifier?
    private weak var object: AnyObject?
    private weak var target: AnyObject?
    private let selector: Selector
    /// The number of the registration among the registrations of its center.
    ///
    /// Methods are called in the order of these numbers.
    fileprivate var number = 0
    /// Whether the observer was removed.
    ///
    /// This may happen while another observer handles the same notification.
    private let isOver = Mutex(false)

    init(
      _ target: AnyObject, _ selector: Selector, _ line: Line, name: NSNotification.Name?,
      object: Any?
    ) {
      let sender = object.map { $0 as AnyObject }
      self.target = target
      self.selector = selector
      self.line = line
      self.name = name
      self.object = sender
      self.sender = sender.map { ObjectIdentifier($0) }
    }

    /// Ends the registration.
    func end() {
      isOver.withLock { $0 = true }
      line.remove(self)
    }

    /// Calls the method of the observer, if the notification has the requested sender.
    func hear(_ notification: Notification) {
      guard let target, !isOver.withLock({ $0 }) else { return }
      if sender != nil {
        // Another object may have the address of a sender that was released, so the sender itself
        // is compared.
        guard let object, let from = notification.object, object === from as AnyObject else {
          return
        }
      }
      _ = selector.sendFromAnywhere(to: target, SelectorArguments(first: notification))
    }
  }

  /// The registrations of one center in the order in which they were added.
  ///
  /// Foundation does not define the order in which it calls observers.
  final class Line: Sendable {
    private struct State: @unchecked Sendable {
      var count = 0
      var named: [NSNotification.Name?: [Int: Registration]] = [:]
    }

    private let state = Mutex(State())
    private let isObserving = Mutex(false)

    /// Adds the block that calls the registered methods to the center, if this was not done before.
    ///
    /// If two threads call this method at the same time, one thread waits until the other thread
    /// has added the block. Otherwise the waiting thread could post a notification before the
    /// center has the block, and the methods would not be called.
    func observe(_ center: NotificationCenter) {
      isObserving.withLock { isObserving in
        guard !isObserving else { return }
        isObserving = true
        _ = center.addObserver(forName: nil, object: nil, queue: nil) { self.hear($0) }
      }
    }

    func add(_ registration: Registration) {
      state.withLock { state in
        state.count += 1
        registration.number = state.count
        state.named[registration.name, default: [:]][state.count] = registration
      }
    }

    func remove(_ registration: Registration) {
      let removed = state.withLock { state in
        let removed = state.named[registration.name]?.removeValue(forKey: registration.number)
        if state.named[registration.name]?.isEmpty == true {
          state.named[registration.name] = nil
        }
        return removed
      }
      withExtendedLifetime(removed) {}
    }

    /// Calls the observers of a notification in the order in which they were added.
    func hear(_ notification: Notification) {
      let all = state.withLock { state in
        let named = state.named[notification.name].map { Array($0.values) } ?? []
        return named + (state.named[nil].map { Array($0.values) } ?? [])
      }
      for registration in all.sorted(by: { $0.number < $1.number }) {
        registration.hear(notification)
      }
    }
  }

  private struct Table: @unchecked Sendable {
    var values = WeakKeyTable<[Registration]>()
    var lines = WeakKeyTable<Line>()
  }

  private static let table = Mutex(Table())

  /// Returns the registrations of a center.
  ///
  /// One block observes all notifications of the center, and calls the registered methods.
  static func line(of center: NotificationCenter) -> Line {
    let object = UncheckedObject(center)
    let new = Line()
    let (line, removed) = table.withLock { table in
      if let line = table.lines[object.object] { return (line, [Line]()) }
      return (new, table.lines.set(new, for: object.object))
    }
    withExtendedLifetime(removed) {}
    line.observe(center)
    return line
  }

  /// Adds a registration of an object.
  ///
  /// - Returns: The registrations of released objects.
  static func add(_ registration: Registration, of target: AnyObject) -> [Registration] {
    let target = UncheckedObject(target)
    return table.withLock { table in
      let all = (table.values[target.object] ?? []) + [registration]
      let removed = table.values.set(all, for: target.object)
      return removed.joined().filter { one in !all.contains { $0 === one } }
    }
  }

  /// Removes the registrations of an object at a center that match a name and a sender.
  ///
  /// - Returns: The registrations to end.
  static func remove(
    from center: NotificationCenter, _ target: AnyObject, _ name: NSNotification.Name?,
    _ object: Any?
  ) -> [Registration] {
    let sender = object.map { ObjectIdentifier($0 as AnyObject) }
    let target = UncheckedObject(target)
    let center = UncheckedObject(center)
    return table.withLock { table in
      let line = table.lines[center.object]
      let all = table.values[target.object] ?? []
      let ended = all.filter {
        $0.line === line && (name == nil || $0.name == name)
          && (sender == nil || $0.sender == sender)
      }
      guard !ended.isEmpty else { return [] }
      table.values.set(all.filter { one in !ended.contains { $0 === one } }, for: target.object)
      return ended
    }
  }
}
