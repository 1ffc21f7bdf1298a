import Foundation
import Synchronization

// Observers of values whose objects report changes: `@objc dynamic` properties of ported sources,
// which Galley's porting step has rewritten for Linux.

/// An observer of changes of an object's values.
internal class ValueObserver: @unchecked Sendable {
  /// Whether the observation has ended.
  let isOver = Mutex(false)
  /// The change of elements that the observer is being notified of; `nil` if the whole value is
  /// set.
  var elements: ElementsChange?
  /// Whether the observed value is the property of the object itself at a key path or with a name.
  ///
  /// The result is `false` if the observed value is a property of another object along the path.
  func isOwnValue(_ keyPath: AnyKeyPath?, _ name: String) -> Bool { false }

  /// Called before a value of the object changes.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value that changes, if there is one.
  ///   - name: The name of the value.
  func willChange(_ object: AnyObject, _ keyPath: AnyKeyPath?, _ name: String) {}
  /// Called after a value of the object has changed.
  func didChange(_ object: AnyObject, _ keyPath: AnyKeyPath?, _ name: String) {}
}

/// The observers of values, for each observed object.
internal enum ValueObservers {
  /// The observers by object, and whether any observer was ever added.
  private struct Table: @unchecked Sendable {
    var values = WeakKeyTable<[ValueObserver]>()
    var isUsed = false
  }

  private static let table = Mutex(Table())

  static func add(_ observer: ValueObserver, of object: AnyObject) {
    let object = UncheckedObject(object)
    let removed = table.withLock { table in
      let living = (table.values[object.object] ?? []).filter { !$0.isOver.withLock { $0 } }
      table.isUsed = true
      return table.values.set(living + [observer], for: object.object)
    }
    withExtendedLifetime(removed) {}
  }

  /// The values whose setters do not report changes now, because changes of their elements are
  /// reported instead.
  private static let silent = Mutex<[(object: ObjectIdentifier, name: String)]>([])

  /// Calls a closure that sets a value. The setter does not report the change.
  static func silently(_ name: String, of object: AnyObject, _ body: () -> Void) {
    let id = ObjectIdentifier(object)
    silent.withLock { $0.append((id, name)) }
    body()
    silent.withLock { values in
      if let place = values.lastIndex(where: { $0 == (id, name) }) { values.remove(at: place) }
    }
  }

  /// Returns whether the setter of a value reports changes now.
  fileprivate static func isReported(_ name: String, of object: AnyObject) -> Bool {
    let id = ObjectIdentifier(object)
    return !silent.withLock { $0.contains { $0 == (id, name) } }
      && ValueDependencies.isAutomatic(name, of: object)
  }

  /// Removes the observers of an object whose observation has ended.
  static func sweep(_ object: AnyObject) {
    let object = UncheckedObject(object)
    let removed = table.withLock { table in
      let all = table.values[object.object] ?? []
      let living = all.filter { !$0.isOver.withLock { $0 } }
      return (all, table.values.set(living.isEmpty ? nil : living, for: object.object))
    }
    withExtendedLifetime(removed) {}
  }

  /// Returns the observers of an object whose observation has not ended.
  static func observers(of object: AnyObject) -> [ValueObserver] {
    let object = UncheckedObject(object)
    return table.withLock { table in
      table.isUsed ? table.values[object.object] ?? [] : []
    }.filter { !$0.isOver.withLock { $0 } }
  }
}

extension Ported {
  /// Called before a value of an object changes.
  public static func willChange(
    _ object: AnyObject, _ keyPath: @autoclosure () -> AnyKeyPath, _ name: String
  ) {
    let observers = ValueObservers.observers(of: object)
    guard !observers.isEmpty, ValueObservers.isReported(name, of: object) else { return }
    let keyPath = keyPath()
    for observer in observers { observer.willChange(object, keyPath, name) }
  }

  /// Called after a value of an object has changed.
  public static func didChange(
    _ object: AnyObject, _ keyPath: @autoclosure () -> AnyKeyPath, _ name: String
  ) {
    let observers = ValueObservers.observers(of: object)
    guard !observers.isEmpty, ValueObservers.isReported(name, of: object) else { return }
    let keyPath = keyPath()
    for observer in observers { observer.didChange(object, keyPath, name) }
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Notifies the observers that a value is about to change.
  ///
  /// Call this method for values that do not report their changes themselves.
  public func willChangeValue(forKey key: String) {
    for observer in ValueObservers.observers(of: self) { observer.willChange(self, nil, key) }
  }

  /// Notifies the observers that a value has changed.
  ///
  /// Call this method for values that do not report their changes themselves.
  public func didChangeValue(forKey key: String) {
    for observer in ValueObservers.observers(of: self) { observer.didChange(self, nil, key) }
  }

  /// Notifies the observers that a value is about to change.
  ///
  /// Call this method for values that do not report their changes themselves.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>, _named name: String = "") {
    for observer in ValueObservers.observers(of: self) { observer.willChange(self, keyPath, name) }
  }

  /// Notifies the observers that a value has changed.
  ///
  /// Call this method for values that do not report their changes themselves.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>, _named name: String = "") {
    for observer in ValueObservers.observers(of: self) { observer.didChange(self, keyPath, name) }
  }
}

/// An observer of the value at a key path of Swift.
internal final class KeyPathValueObserver<Root: AnyObject, Value>: PathObserver,
  @unchecked Sendable
{
  private let keyPath: KeyPath<Root, Value>
  private let options: NSKeyValueObservingOptions
  private let handler: (Root, NSKeyValueObservedChange<Value>) -> Void
  /// The old values of the changes that are in progress, which may be nested.
  private var old: [Value] = []
  /// Copies of the collections from before the changes of elements that are in progress.
  private var oldElements: [Any] = []

  /// Creates an observer that calls a closure.
  ///
  /// - Parameter name: The keys in the key path, separated by dots; empty if the keys are unknown.
  init(
    _ keyPath: KeyPath<Root, Value>, named name: String = "", of root: Root,
    _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (Root, NSKeyValueObservedChange<Value>) -> Void
  ) {
    self.keyPath = keyPath
    self.options = options
    self.handler = handler
    super.init(name, of: root)
    if options.contains(.initial) { tell(root, new: root[keyPath: keyPath], old: nil) }
  }

  private func tell(_ root: Root, new: Value?, old: Value?, isPrior: Bool = false) {
    handler(root, NSKeyValueObservedChange(options, new: new, old: old, isPrior: isPrior))
  }

  /// Reports a change of elements.
  private func tell(
    _ root: Root, _ change: ElementsChange, before: Any, after: Value?, isPrior: Bool = false
  ) {
    let new = isPrior ? nil : change.new(before, after)
    handler(
      root,
      NSKeyValueObservedChange(
        options, new: ValueElements.value(new, as: Value.self),
        old: ValueElements.value(change.old(before), as: Value.self), isPrior: isPrior,
        kind: change.kind, indexes: change.indexes))
  }

  override func isOwnValue(_ keyPath: AnyKeyPath?, _ name: String) -> Bool {
    keyPath == self.keyPath as AnyKeyPath || super.isOwnValue(keyPath, name)
  }

  override func isValue(_ keyPath: AnyKeyPath?, _ name: String) -> Bool {
    keyPath == self.keyPath as AnyKeyPath || super.isValue(keyPath, name)
  }

  override func valueWillChange(of root: AnyObject, isCertain: Bool) {
    let root = unsafeDowncast(root, to: Root.self)
    let value = root[keyPath: keyPath]
    if let elements {
      let before = elements.copy(of: value)
      oldElements.append(before)
      if options.contains(.prior) {
        tell(root, elements, before: before, after: nil, isPrior: true)
      }
      return
    }
    // If `isCertain` is `false`, another value changes. The observed value may be computed from the
    // other value, so the old value is stored in any case.
    old.append(value)
    if options.contains(.prior), isCertain { tell(root, new: nil, old: value, isPrior: true) }
  }

  override func valueDidChange(of root: AnyObject, isCertain: Bool) {
    if let elements {
      guard let before = oldElements.popLast() else { return }
      let root = unsafeDowncast(root, to: Root.self)
      return tell(root, elements, before: before, after: root[keyPath: keyPath])
    }
    // An observer that was added during a change is called at the next change.
    guard let before = old.popLast() else { return }
    let root = unsafeDowncast(root, to: Root.self)
    let new = root[keyPath: keyPath]
    if !isCertain, areEqual(before, new) { return }
    tell(root, new: new, old: before)
  }
}

/// Returns whether two values are equal; `false` if they can't be compared.
internal func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
  func isEqual<Known: Equatable>(_ one: Known) -> Bool { one == other as? Known }
  guard let known = one as? any Equatable else { return areSameObjects(one, other) }
  return isEqual(known)
}

/// Returns whether two values are the same object, or both are `nil`.
private func areSameObjects(_ one: Any, _ other: Any) -> Bool {
  guard let one = unwrapped(one) else { return unwrapped(other) == nil }
  guard let other = unwrapped(other), type(of: one) is AnyClass, type(of: other) is AnyClass
  else { return false }
  return one as AnyObject === other as AnyObject
}

/// Returns the value that an optional contains; `nil` if it contains none.
private func unwrapped(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return mirror.children.first.flatMap { unwrapped($0.value) }
}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Calls a closure at each change of a value, before the setter returns.
  ///
  ///     observation = player.observe(\.title, options: [.new]) { player, change in … }
  ///
  /// Of UIKit's own classes, gesture recognizers report their `state`, property animators `state`
  /// and `isRunning`, controllers their `title` and `parent`, and the items of bars their titles,
  /// images, badges and button items.
  ///
  /// - Returns: An object that keeps the observation alive.
  /// - Differs: the observable values are `@objc dynamic` properties of ported sources, these
  ///   values of UIKit, and values that are computed from them. Other values of UIKit are not
  ///   reported, except those of views.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observe(keyPath, _named: "", options: options, changeHandler: changeHandler)
  }

  /// Calls a closure at each change of a value.
  ///
  /// The porting step adds the names in the key path, so that the objects along the path are
  /// observed, too.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, _named name: String, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observer = KeyPathValueObserver(
      keyPath, named: name, of: self, options, changeHandler)
    ValueObservers.add(observer, of: self)
    return NSKeyValueObservation { [weak self] in
      observer.end()
      if let self { ValueObservers.sweep(self) }
    }
  }
}
