import Foundation

/// An observer of a value of a view.
@MainActor
internal class KeyObserver {
  /// The keys of the observed value; empty if the value has no key.
  let keys: ObservedKeys
  /// Whether the observation has ended. An observation may end on any thread.
  nonisolated(unsafe) var isOver = false
  /// The number of nested changes of the value that are in progress, which are reported as one.
  var depth = 0

  init(_ keys: ObservedKeys) { self.keys = keys }

  /// Called before the value changes.
  func willChange() {}
  /// Called after the value has changed.
  func didChange() {}
}

/// An observer of the value at a key path.
@MainActor
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
    if options.contains(.initial) { notify(root, new: root[keyPath: keyPath], old: nil) }
  }

  private func notify(_ root: Root, new: Value?, old: Value?, isPrior: Bool = false) {
    handler(root, NSKeyValueObservedChange(options, new: new, old: old, isPrior: isPrior))
  }

  override func willChange() {
    guard let root else { return }
    old = root[keyPath: keyPath]
    if options.contains(.prior), !keys.isEmpty { notify(root, new: nil, old: old, isPrior: true) }
  }

  override func didChange() {
    guard let root else { return }
    let new = root[keyPath: keyPath]
    let before = old
    old = nil
    if keys.isEmpty, let before, areEqual(before, new) { return }
    notify(root, new: new, old: before)
  }
}
