import Foundation

// Observers of the values of views.

extension ObservedKeys {
  /// Creates the set with the key of a key path.
  ///
  /// The set is empty for a key path that is not in the list. Observers with an empty set compare
  /// their value after every change.
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

/// An observer of a value of a view.
@MainActor
internal class KeyObserver {
  let keys: ObservedKeys
  /// Whether the observation has ended. The observation may be released on any thread.
  nonisolated(unsafe) var isOver = false
  /// The number of nested changes of the value that are in progress, which are reported as one.
  fileprivate var depth = 0

  init(_ keys: ObservedKeys) { self.keys = keys }

  fileprivate func willChange() {}
  fileprivate func didChange() {}
}

internal final class KeyPathObserver<Root: UIView, Value>: KeyObserver {
  private let keyPath: KeyPath<Root, Value>
  private let options: NSKeyValueObservingOptions
  private let handler: (Root, NSKeyValueObservedChange<Value>) -> Void
  private weak var root: Root?
  private var old: Value?

  init(
    _ keyPath: KeyPath<Root, Value>, keys: ObservedKeys, of root: Root,
    _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (Root, NSKeyValueObservedChange<Value>) -> Void
  ) {
    self.keyPath = keyPath
    self.options = options
    self.handler = handler
    self.root = root
    super.init(keys)
    if options.contains(.initial) { tell(root, new: root[keyPath: keyPath], old: nil) }
  }

  private func tell(_ root: Root, new: Value?, old: Value?, isPrior: Bool = false) {
    handler(root, NSKeyValueObservedChange(options, new: new, old: old, isPrior: isPrior))
  }

  fileprivate override func willChange() {
    guard let root else { return }
    old = root[keyPath: keyPath]
    if options.contains(.prior), !keys.isEmpty { tell(root, new: nil, old: old, isPrior: true) }
  }

  fileprivate override func didChange() {
    guard let root else { return }
    let new = root[keyPath: keyPath]
    let before = old
    old = nil
    if keys.isEmpty, let before, areEqual(before, new) { return }
    tell(root, new: new, old: before)
  }
}

/// The observers of all views.
@MainActor
internal enum KeyObservers {
  private struct Weak {
    weak var observer: KeyObserver?
  }

  private struct Observed {
    weak var view: UIView?
    var observers: [Weak]

    /// Returns the observers of given keys.
    ///
    /// An observer without keys observes every key.
    func living(_ keys: ObservedKeys) -> [KeyObserver] {
      observers.compactMap(\.observer).filter { observer in
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
    let others = views[id]?.observers.filter { $0.observer?.isOver == false } ?? []
    views[id] = Observed(view: view, observers: others + [Weak(observer: observer)])
  }

  /// Notifies the observers of some keys that the values are about to change.
  fileprivate static func willChange(_ view: UIView, _ keys: ObservedKeys) {
    guard let observed = views[ObjectIdentifier(view)], observed.view === view else { return }
    for observer in observed.living(keys) {
      observer.depth += 1
      if observer.depth == 1 { observer.willChange() }
    }
  }

  fileprivate static func didChange(_ view: UIView, _ keys: ObservedKeys) {
    guard let observed = views[ObjectIdentifier(view)], observed.view === view else { return }
    let living = observed.living(keys)
    if observed.observers.allSatisfy({ $0.observer?.isOver != false }) {
      views[ObjectIdentifier(view)] = nil
    }
    // An observer that was added during a change is called at the next change.
    for observer in living where observer.depth > 0 {
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
