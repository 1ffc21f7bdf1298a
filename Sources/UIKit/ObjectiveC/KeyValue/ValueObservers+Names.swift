import Foundation
import Synchronization

// Observers of values at key paths that are strings. Newer apps use key paths of Swift. "Ported
// sources" below are sources of an app that Galley's porting step has rewritten for Linux.

/// A key of the dictionary that describes a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change, as the raw value of an `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The indices of the elements that have changed.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the observer is called before the change.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Adds an observer of a value.
  ///
  /// At each change, `observeValue(forKeyPath:of:change:context:)` of the observer is called.
  ///
  /// - Differs: the observable values are `@objc dynamic` properties of ported sources, and the
  ///   values of UIKit that can be observed by key path. The observer's method must be in ported
  ///   sources.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let named = NamedObserver(observer, keyPath, of: self, options, context)
    NamedObservers.add(named, of: self)
    if let view = self as? UIView {
      named.observation = MainActor.assumeIsolated { named.observation(of: view) }
    }
    if named.observation == nil { ValueObservers.add(named, of: self) }
    if options.contains(.initial) { named.tellFirst(self) }
  }

  /// Removes an observer.
  ///
  /// - Precondition: The observer was added for this key path.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    NamedObservers.remove(observer, keyPath, nil, of: self)
  }

  /// Removes an observer with a context.
  ///
  /// - Precondition: The observer was added for this key path and this context.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    NamedObservers.remove(observer, keyPath, context, of: self)
  }

  /// Called when an observed value changes.
  ///
  /// This implementation does nothing. Observers declare a method of their own.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}

/// An observer of the value at a key path that is a string.
private final class NamedObserver: PathObserver, @unchecked Sendable {
  weak var observer: NSObject?
  /// The identity of the observer.
  ///
  /// An observer may be removed in its deinitializer, when `observer` is already `nil`.
  let id: ObjectIdentifier
  /// The key path of the value.
  let name: String
  let options: NSKeyValueObservingOptions
  let context: UnsafeMutableRawPointer?
  /// The observation of the value, if the object is a view.
  var observation: NSKeyValueObservation?
  /// The values before the changes that are in progress, which may be nested.
  private var old: [Any?] = []

  init(
    _ observer: NSObject, _ name: String, of object: NSObject,
    _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    id = ObjectIdentifier(observer)
    (self.observer, self.name, self.options, self.context) = (observer, name, options, context)
    super.init(name, of: object)
  }

  /// Returns the observed value.
  private func value(of object: AnyObject) -> Any? {
    var value: Any? = object
    for name in names {
      guard let object = value as? NSObject else { return nil }
      value = ValueTable.property(name, of: object)?.get(object)
    }
    return value
  }

  override func valueWillChange(of object: AnyObject, isCertain: Bool) {
    guard isCertain else { return }
    let value = elements?.copy(of: value(of: object)) ?? value(of: object)
    old.append(value)
    if options.contains(.prior) { tell(object, new: nil, old: value, isPrior: true) }
  }

  override func valueDidChange(of object: AnyObject, isCertain: Bool) {
    guard isCertain, let before = old.popLast() else { return }
    tell(object, new: value(of: object), old: before)
  }

  /// Reports the initial value.
  func tellFirst(_ object: AnyObject) {
    tell(object, new: value(of: object), old: nil, hasOld: false)
  }

  /// Calls the method of the observer.
  private func tell(
    _ object: AnyObject, new: Any?, old: Any?, isPrior: Bool = false, hasOld: Bool = true
  ) {
    guard let observer else { return }
    var change: [NSKeyValueChangeKey: Any] = [:]
    change[.kindKey] = (elements?.kind ?? .setting).rawValue
    if let elements {
      change[.indexesKey] = elements.indexes.map { $0 as Any }
      if options.contains(.new), !isPrior { change[.newKey] = elements.new(old, new) }
      if options.contains(.old) { change[.oldKey] = elements.old(old) }
    } else {
      if options.contains(.new), !isPrior { change[.newKey] = new ?? NSNull() }
      if options.contains(.old), hasOld { change[.oldKey] = old ?? NSNull() }
    }
    if isPrior { change[.notificationIsPriorKey] = true }
    let selector = Selector("observeValueForKeyPath:of:change:context:")
    guard selector.isKnown(to: observer) else { return }
    _ = selector.sendFromAnywhere(to: observer, SelectorArguments([name, object, change, context]))
  }

  /// Returns an observation of the value, if the view itself reports this value; `nil` otherwise.
  @MainActor
  func observation(of view: UIView) -> NSKeyValueObservation? {
    view.observeValue(named: name, options: options.union([.new, .old]).subtracting(.initial)) {
      [weak self] view, new, old, isPrior in self?.tell(view, new: new, old: old, isPrior: isPrior)
    }
  }
}

extension UIView {
  /// Returns an observation of a value, if the view itself reports this value, such as `frame`;
  /// `nil` otherwise.
  internal func observeValue(
    named name: String, options: NSKeyValueObservingOptions,
    _ handler: @escaping (_ view: UIView, _ new: Any?, _ old: Any?, _ isPrior: Bool) -> Void
  ) -> NSKeyValueObservation? {
    func observe<Root: UIView, Value>(
      _ keyPath: KeyPath<Root, Value>, of view: Root
    ) -> NSKeyValueObservation {
      view.observe(keyPath, options: options) { view, change in
        handler(view, change.newValue, change.oldValue, change.isPrior)
      }
    }
    if let scrollView = self as? UIScrollView {
      switch name {
      case "contentOffset": return observe(\UIScrollView.contentOffset, of: scrollView)
      case "contentSize": return observe(\UIScrollView.contentSize, of: scrollView)
      case "contentInset": return observe(\UIScrollView.contentInset, of: scrollView)
      default: break
      }
    }
    switch name {
    case "bounds": return observe(\UIView.bounds, of: self)
    case "frame": return observe(\UIView.frame, of: self)
    case "center": return observe(\UIView.center, of: self)
    case "transform": return observe(\UIView.transform, of: self)
    case "alpha": return observe(\UIView.alpha, of: self)
    case "hidden", "isHidden": return observe(\UIView.isHidden, of: self)
    case "safeAreaInsets": return observe(\UIView.safeAreaInsets, of: self)
    default: return nil
    }
  }
}

/// The observers that were added for key paths that are strings, for each observed object.
private enum NamedObservers {
  private struct Table: @unchecked Sendable {
    var values = WeakKeyTable<[NamedObserver]>()
  }

  private static let table = Mutex(Table())

  static func add(_ observer: NamedObserver, of object: AnyObject) {
    let object = UncheckedObject(object)
    let removed = table.withLock { table in
      let all = (table.values[object.object] ?? []).filter { one in
        if one.observer == nil { one.isOver.withLock { $0 = true } }
        return one.observer != nil
      }
      return table.values.set(all + [observer], for: object.object)
    }
    withExtendedLifetime(removed) {}
  }

  static func remove(
    _ observer: NSObject, _ name: String, _ context: UnsafeMutableRawPointer?, of owner: NSObject
  ) {
    let object = UncheckedObject(owner)
    let id = ObjectIdentifier(observer)
    let (ended, removed) = table.withLock { table -> (NamedObserver?, [[NamedObserver]]) in
      var all = table.values[object.object] ?? []
      guard
        let place = all.lastIndex(where: {
          $0.id == id && $0.name == name
            && (context == nil || $0.context == context)
        })
      else { return (nil, []) }
      let ended = all.remove(at: place)
      return (ended, table.values.set(all, for: object.object))
    }
    withExtendedLifetime(removed) {}
    guard let ended else { return checkAlive(observer, name, owner) }
    ended.end()
    ended.observation?.invalidate()
    ValueObservers.sweep(owner)
  }

  /// Traps when an observer that was not added is removed.
  ///
  /// Objects that are being deinitialized may remove observers that are no longer recorded, because
  /// weak references to these objects are already `nil`.
  private static func checkAlive(_ observer: NSObject, _ name: String, _ object: NSObject) {
    guard Weak(observer).value != nil, Weak(object).value != nil else { return }
    Misuse.trap(
      "Cannot remove an observer <\(type(of: observer))> for the key path \"\(name)\" from "
        + "<\(type(of: object))> because it is not registered as an observer.",
      "it was not added, or has already been removed")
  }
}
