import Foundation

/// What an observer wants to know of a change.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: UInt

  /// Some of them.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// The value before.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// To be told at once, before anything changes.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// To be told before each change, and again after it.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// How a value changes.
public enum NSKeyValueChange: UInt, Sendable {
  /// It is set.
  case setting = 1
  /// Something is added to it.
  case insertion
  /// Something is taken from it.
  case removal
  /// Something in it is another.
  case replacement
}

/// What an observer is told of a change.
public struct NSKeyValueObservedChange<Value> {
  /// How a value changes.
  public typealias Kind = NSKeyValueChange

  /// How the value changes: here it is always set.
  public let kind: Kind
  /// The value after, if it was asked for.
  public let newValue: Value?
  /// The value before, if it was asked for.
  public let oldValue: Value?
  /// Which elements change, of a value that is a list: here always `nil`.
  public let indexes: IndexSet?
  /// Whether the value has not changed yet.
  public let isPrior: Bool

  /// What an observer with some options is told of a value that is set.
  internal init(_ options: NSKeyValueObservingOptions, new: Value?, old: Value?, isPrior: Bool) {
    kind = .setting
    newValue = options.contains(.new) ? new : nil
    oldValue = options.contains(.old) ? old : nil
    indexes = nil
    self.isPrior = isPrior
  }
}

/// An observer of a value. It is told as long as this object lives.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  /// Ends it, and keeps the observer alive.
  private var end: (() -> Void)?

  internal init(end: @escaping () -> Void) {
    self.end = end
    super.init()
  }

  /// Ends it: the observer is not told any more.
  public func invalidate() {
    lock.lock()
    let end = self.end
    self.end = nil
    lock.unlock()
    end?()
  }

  deinit { end?() }
}

/// What has values that can be observed.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension _KeyValueCodingAndObserving where Self: UIView {
  /// Calls a closure at each change of a value, before what changes it returns.
  ///
  ///     observation = scrollView.observe(\\.contentOffset, options: [.new]) { scrollView, change in
  ///       header.alpha = 1 - scrollView.contentOffset.y / 100
  ///     }
  ///
  /// `contentOffset`, `contentSize`, `contentInset`, `bounds`, `frame`, `center`, `transform`, `alpha` and
  /// `isHidden` are told of. Another value of the view is compared whenever one of these changes.
  ///
  /// - Returns: What keeps the observer alive.
  /// - Unverified: that a view whose `bounds` or `center` changes tells of its `frame` too.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observe(keyPath, _named: "", options: options, changeHandler: changeHandler)
  }

  /// Calls a closure at each change of a value. The porting step adds the names that stand in the key path, so
  /// that the objects on the way to the value are observed, too.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, _named name: String, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let keys = ObservedKeys(keyPath)
    let observer = KeyPathObserver(keyPath, keys: keys, of: self, options, changeHandler)
    KeyObservers.add(observer, of: self)
    guard keys.isEmpty else { return NSKeyValueObservation { observer.isOver = true } }
    // A variable of a subclass may tell of its changes itself.
    let own = KeyPathValueObserver(
      keyPath, named: name, of: self, options.subtracting(.initial), changeHandler)
    ValueObservers.add(own, of: self)
    return NSKeyValueObservation { [weak self] in
      observer.isOver = true
      own.end()
      if let self { ValueObservers.sweep(self) }
    }
  }
}
