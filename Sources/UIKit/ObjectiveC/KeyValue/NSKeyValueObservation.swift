import Foundation

/// The information about a change that an observer requests.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Creates options from their raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// The observer is also called immediately when it is added, before any change.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// The observer is called before each change, and again after it.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  /// The value was set.
  case setting = 1
  /// Elements were inserted into the value.
  case insertion
  /// Elements were removed from the value.
  case removal
  /// Elements of the value were replaced.
  case replacement
}

/// A change of a value, as an observer receives it.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  public typealias Kind = NSKeyValueChange

  /// The kind of the change.
  ///
  /// If elements of a collection change, the old and the new value contain only these elements.
  public let kind: Kind
  /// The value after the change, if it was requested.
  public let newValue: Value?
  /// The value before the change, if it was requested.
  public let oldValue: Value?
  /// The indices of the elements that have changed, in an array or an ordered set.
  public let indexes: IndexSet?
  /// Whether the observer is called before the change.
  public let isPrior: Bool

  /// Creates the description of a change, with the requested information.
  internal init(
    _ options: NSKeyValueObservingOptions, new: Value?, old: Value?, isPrior: Bool,
    kind: Kind = .setting, indexes: IndexSet? = nil
  ) {
    self.kind = kind
    self.indexes = indexes
    newValue = options.contains(.new) ? new : nil
    oldValue = options.contains(.old) ? old : nil
    self.isPrior = isPrior
  }
}

/// An observation of a value, which ends when this object is released.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  /// A closure that ends the observation. The closure retains the observer until the observation
  /// ends.
  private var end: (() -> Void)?

  internal init(end: @escaping () -> Void) {
    self.end = end
    super.init()
  }

  /// Ends the observation.
  public func invalidate() {
    lock.lock()
    let end = self.end
    self.end = nil
    lock.unlock()
    end?()
  }

  deinit { end?() }
}

/// An object with values that can be observed.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension _KeyValueCodingAndObserving where Self: UIView {
  /// Calls a closure at each change of a value, before the code that has changed it continues.
  ///
  ///     observation = scrollView.observe(\.contentOffset, options: [.new]) { scrollView, change in
  ///       header.alpha = 1 - scrollView.contentOffset.y / 100
  ///     }
  ///
  /// The observable values are `contentOffset`, `contentSize`, `contentInset`, `bounds`, `frame`,
  /// `center`, `transform`, `alpha`, `isHidden` and `safeAreaInsets`; the `delegate` and the state
  /// of the pan of scroll views; the states of controls; texts and images; and the selected item
  /// and the large titles of bars. Any other value of the view is compared whenever one of these
  /// changes.
  ///
  /// - Returns: An object that keeps the observation alive.
  /// - Unverified: that a change of a view's `bounds` or `center` is reported for its `frame`, too.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observe(keyPath, _named: "", options: options, changeHandler: changeHandler)
  }

  /// Calls a closure at each change of a value.
  ///
  /// Galley's porting step, which rewrites sources of an app for Linux, adds the names in the key
  /// path, so that the objects along the path are observed, too.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, _named name: String, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let keys = ObservedKeys(keyPath)
    let observer = KeyPathObserver(keyPath, keys: keys, of: self, options, changeHandler)
    KeyObservers.add(observer, of: self)
    guard keys.isEmpty else { return NSKeyValueObservation { observer.isOver = true } }
    // The value may be a property of a subclass that reports its changes itself, so these reports
    // are observed, too.
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
