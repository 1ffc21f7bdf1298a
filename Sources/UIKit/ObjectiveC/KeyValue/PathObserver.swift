import Foundation
import Synchronization

/// An observer of the value at a key path, for example `profile.name`.
///
/// The root object notifies the observer when the value of the first key changes. For the other
/// keys, the observer also observes the objects along the path. When one of these objects is
/// replaced, the observer observes the new object. The values on which the observed value depends
/// (`keyPathsForValuesAffectingName`) are observed in the same manner.
internal class PathObserver: ValueObserver, @unchecked Sendable {
  /// The keys of the path.
  let names: [String]
  private weak var root: AnyObject?
  /// The paths of the values on which the value of the first key depends.
  private let affecting: [[String]]
  /// The observers of the objects along the path.
  private var links: [PathLink] = []

  /// Creates an observer of the value at the end of a path.
  ///
  /// - Parameter name: The keys, separated by dots; empty if the keys are not known.
  init(_ name: String, of root: AnyObject) {
    names = name.split(separator: ".").map(String.init)
    self.root = root
    affecting = names.first.map { ValueDependencies.affecting($0, of: root) } ?? []
    super.init()
    relink()
  }

  override func isOwnValue(_ keyPath: AnyKeyPath?, _ name: String) -> Bool {
    names.count == 1 && names.first == name
  }

  /// Called before the value changes.
  ///
  /// - Parameter isCertain: Whether the observed value itself changes, or a value on which it
  ///   depends by declaration. If `isCertain` is `false`, another value changes, and the observed
  ///   value may be computed from the changing value.
  func valueWillChange(of root: AnyObject, isCertain: Bool) {}

  /// Called after the value has changed.
  func valueDidChange(of root: AnyObject, isCertain: Bool) {}

  /// Whether a value of the root object is the observed value, or a value on which the observed
  /// value depends.
  func isValue(_ keyPath: AnyKeyPath?, _ name: String) -> Bool {
    names.first == name || affecting.contains { $0.first == name }
  }

  override func willChange(_ object: AnyObject, _ keyPath: AnyKeyPath?, _ name: String) {
    valueWillChange(of: object, isCertain: isValue(keyPath, name))
  }

  override func didChange(_ object: AnyObject, _ keyPath: AnyKeyPath?, _ name: String) {
    relink()
    valueDidChange(of: object, isCertain: isValue(keyPath, name))
  }

  /// Ends the observation.
  func end() {
    isOver.withLock { $0 = true }
    for link in links { link.end() }
    links = []
  }

  // MARK: The objects along the path

  /// Called before a value of an object along the path changes.
  fileprivate func linkWillChange() {
    if let root { valueWillChange(of: root, isCertain: true) }
  }

  /// Called after a value of an object along the path has changed.
  fileprivate func linkDidChange() {
    relink()
    if let root { valueDidChange(of: root, isCertain: true) }
  }

  /// Observes the objects that are along the path now.
  ///
  /// Objects that are still on the path keep their observers, because a change may be in progress.
  private func relink() {
    let paths = ([names] + affecting).filter { $0.count > 1 }
    guard let root, !paths.isEmpty else { return }
    var former = links
    links = []
    for path in paths {
      var object = root
      for (name, next) in zip(path, path.dropFirst()) {
        guard let value = ValueTable.value(name, of: object) else { break }
        object = value
        if let place = former.firstIndex(where: { $0.name == next && $0.object === object }) {
          links.append(former.remove(at: place))
        } else {
          links.append(PathLink(next, of: object, for: self))
        }
      }
    }
    for link in former { link.end() }
  }

  deinit { for link in links { link.end() } }
}

/// An observer of one value of an object along the path.
private final class PathLink: ValueObserver, @unchecked Sendable {
  let name: String
  private(set) weak var object: AnyObject?
  private weak var observer: PathObserver?
  /// The observation of the value, if the object is a view.
  private var observation: NSKeyValueObservation?

  init(_ name: String, of object: AnyObject, for observer: PathObserver) {
    self.name = name
    self.object = object
    self.observer = observer
    super.init()
    if let view = object as? UIView {
      observation = MainActor.assumeIsolated {
        view.observeValue(named: name, options: .prior) { [weak self] _, _, _, isPrior in
          isPrior ? self?.observer?.linkWillChange() : self?.observer?.linkDidChange()
        }
      }
    }
    if observation == nil { ValueObservers.add(self, of: object) }
  }

  override func willChange(_ object: AnyObject, _ keyPath: AnyKeyPath?, _ name: String) {
    if isObserved(name) { observer?.linkWillChange() }
  }

  override func didChange(_ object: AnyObject, _ keyPath: AnyKeyPath?, _ name: String) {
    if isObserved(name) { observer?.linkDidChange() }
  }

  /// Whether a changing value is the observed value.
  ///
  /// A path of Swift contains `isEnabled`, for example, and a control reports `enabled`. Both names
  /// mean the same value.
  private func isObserved(_ name: String) -> Bool {
    name == self.name || name == self.name.withoutIs
  }

  func end() {
    isOver.withLock { $0 = true }
    observation?.invalidate()
    if let object { ValueObservers.sweep(object) }
  }
}

extension ValueTable {
  /// Returns the value of a property, if it is an object.
  fileprivate static func value(_ name: String, of object: AnyObject) -> NSObject? {
    property(name, of: object)?.get(object) as? NSObject
  }

  /// Returns the property with a name. The name of a Boolean property may begin with `is`.
  internal static func property(_ name: String, of object: AnyObject) -> Entry? {
    entry(name, of: object) ?? entry(name.withoutIs, of: object)
  }
}

extension String {
  /// The name of a Boolean property without its `is`, for example `hidden` for `isHidden`.
  fileprivate var withoutIs: String {
    guard hasPrefix("is"), dropFirst(2).first?.isUppercase == true else { return self }
    return dropFirst(2).prefix(1).lowercased() + dropFirst(3)
  }
}
