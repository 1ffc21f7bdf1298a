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
    ]
    if let key = known.first(where: { $0.0 == keyPath })?.1 {
      self = key
    } else if let scrolling = Root.self as? UIScrollView.Type {
      self = ObservedKeys.scrolling(keyPath, scrolling)
    } else {
      self = []
    }
  }

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
  private struct Observed {
    weak var view: UIView?
    var observers: [Weak<KeyObserver>]

    /// Returns the observers of given keys.
    ///
    /// An observer without keys observes every key.
    func current(_ keys: ObservedKeys) -> [KeyObserver] {
      observers.compactMap(\.value).filter { observer in
        !observer.isOver && (observer.keys.isEmpty || !observer.keys.isDisjoint(with: keys))
      }
    }
  }

  private static var views: [ObjectIdentifier: Observed] = [:]
  /// Whether any view is observed.
  ///
  /// Changes are frequent and observers are rare, so this is checked first.
  fileprivate static var isUsed: Bool { !views.isEmpty }

  static func add(_ observer: KeyObserver, of view: UIView) {
    views = views.filter { $0.value.view != nil }
    let id = ObjectIdentifier(view)
    let others = views[id]?.observers.filter { $0.value?.isOver == false } ?? []
    views[id] = Observed(view: view, observers: others + [Weak(observer)])
  }

  /// Notifies the observers of some keys that the values are about to change.
  fileprivate static func willChange(_ view: UIView, _ keys: ObservedKeys) {
    guard let observed = views[ObjectIdentifier(view)], observed.view === view else { return }
    for observer in observed.current(keys) {
      observer.depth += 1
      if observer.depth == 1 { observer.willChange() }
    }
  }

  /// Notifies the observers of some keys that the values have changed.
  fileprivate static func didChange(_ view: UIView, _ keys: ObservedKeys) {
    guard let observed = views[ObjectIdentifier(view)], observed.view === view else { return }
    let current = observed.current(keys)
    if observed.observers.allSatisfy({ $0.value?.isOver != false }) {
      views[ObjectIdentifier(view)] = nil
    }
    // An observer that was added during a change is called at the next change.
    for observer in current where observer.depth > 0 {
      observer.depth -= 1
      if observer.depth == 0, !observer.isOver { observer.didChange() }
    }
  }
}

extension UIView {
  /// Called before values change. A call of `didChange(_:)` with the same values must follow.
  internal func willChange(_ keys: ObservedKeys) {
    if KeyObservers.isUsed, !keys.isEmpty { KeyObservers.willChange(self, keys) }
  }

  /// Called after values have changed.
  internal func didChange(_ keys: ObservedKeys) {
    if KeyObservers.isUsed, !keys.isEmpty { KeyObservers.didChange(self, keys) }
  }
}
