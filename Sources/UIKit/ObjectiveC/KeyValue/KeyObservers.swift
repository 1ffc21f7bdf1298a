import Foundation

// Observers of the values of views.

extension ObservedKeys {
  /// Creates the set with the key of a key path.
  ///
  /// The set is empty for a key path that has no key. Observers with an empty set compare their
  /// value after every change.
  @MainActor
  internal init<Root: UIView, Value>(_ keyPath: KeyPath<Root, Value>) {
    let known: [(AnyKeyPath, ObservedKeys)] = [
      (\Root.bounds, .bounds), (\Root.frame, .frame), (\Root.center, .center),
      (\Root.transform, .transform), (\Root.alpha, .alpha), (\Root.isHidden, .isHidden),
      (\Root.safeAreaInsets, .safeAreaInsets),
    ]
    if let key = known.first(where: { $0.0 == keyPath })?.1 {
      self = key
    } else if let scrolling = Root.self as? UIScrollView.Type {
      self = ObservedKeys.scrolling(keyPath, scrolling)
    } else {
      self = []
    }
  }

  /// Returns the key of a scroll view's key path; an empty set if there is no such key.
  @MainActor
  private static func scrolling<Scroller: UIScrollView>(
    _ keyPath: AnyKeyPath, _ type: Scroller.Type
  ) -> ObservedKeys {
    let known: [(AnyKeyPath, ObservedKeys)] = [
      (\Scroller.contentOffset, .contentOffset), (\Scroller.contentSize, .contentSize),
      (\Scroller.contentInset, .contentInset),
    ]
    return known.first { $0.0 == keyPath }?.1 ?? []
  }
}

/// The observers of all views.
@MainActor
internal enum KeyObservers {
  private static var table = WeakKeyTable<[Weak<KeyObserver>]>()
  /// Whether any view is observed.
  ///
  /// Values change often and observers are rare, so each change checks this property first.
  fileprivate static var isUsed: Bool { table.count > 0 }

  /// Adds an observer, which is not retained.
  static func add(_ observer: KeyObserver, of view: UIView) {
    let others = table[view]?.filter { $0.value?.isOver == false } ?? []
    table.set(others + [Weak(observer)], for: view)
  }

  /// Returns the observers of given keys.
  ///
  /// An observer without keys is notified of changes of every key.
  private static func current(
    _ keys: ObservedKeys, among observers: [Weak<KeyObserver>]
  ) -> [KeyObserver] {
    observers.compactMap(\.value).filter { observer in
      !observer.isOver && (observer.keys.isEmpty || !observer.keys.isDisjoint(with: keys))
    }
  }

  /// Notifies the observers of some keys that the values are about to change.
  fileprivate static func willChange(_ view: UIView, _ keys: ObservedKeys) {
    guard let observers = table[view] else { return }
    for observer in current(keys, among: observers) {
      observer.depth += 1
      if observer.depth == 1 { observer.willChange() }
    }
  }

  /// Notifies the observers of some keys that the values have changed.
  fileprivate static func didChange(_ view: UIView, _ keys: ObservedKeys) {
    guard let observers = table[view] else { return }
    let current = current(keys, among: observers)
    if observers.allSatisfy({ $0.value?.isOver != false }) { table.set(nil, for: view) }
    // An observer that was added during a change is called at the next change.
    for observer in current where observer.depth > 0 {
      observer.depth -= 1
      if observer.depth == 0, !observer.isOver { observer.didChange() }
    }
  }
}

extension UIView {
  /// Called before the values of some keys change. A call of `didChange(_:)` with the same keys
  /// must follow.
  internal func willChange(_ keys: ObservedKeys) {
    if KeyObservers.isUsed, !keys.isEmpty { KeyObservers.willChange(self, keys) }
  }

  /// Called after the values of some keys have changed.
  internal func didChange(_ keys: ObservedKeys) {
    if KeyObservers.isUsed, !keys.isEmpty { KeyObservers.didChange(self, keys) }
  }
}
