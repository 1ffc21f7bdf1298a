import Foundation
import Synchronization

/// An observer of the value that some names lead to, one after another: `profile.name`.
///
/// It is told what happens to the first name on the object that it observes. For the other names it observes the
/// objects on the way itself, and goes to other ones when one of these is exchanged. The values that a class says
/// its value depends on (`keyPathsForValuesAffectingName`) are observed in the same way.
internal class PathObserver: ValueObserver, @unchecked Sendable {
  let names: [String]
  private weak var root: AnyObject?
  /// What the first name depends on.
  private let affecting: [[String]]
  private var links: [PathLink] = []

  /// - Parameter name: The names with dots between them; empty where nobody knows them.
  init(_ name: String, of root: AnyObject) {
    names = name.split(separator: ".").map(String.init)
    self.root = root
    affecting = names.first.map { ValueDependencies.affecting($0, of: root) } ?? []
    super.init()
    relink()
  }

  /// Called before the value changes.
  ///
  /// - Parameter isCertain: Whether it is the value itself that changes, and not one on which it may depend.
  func valueWillChange(of root: AnyObject, isCertain: Bool) {}

  /// Called when the value has changed.
  func valueDidChange(of root: AnyObject, isCertain: Bool) {}

  /// Whether a value of the object that changes is the one that is observed.
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

  /// Ends it: it is not told any more.
  func end() {
    isOver.withLock { $0 = true }
    for link in links { link.end() }
    links = []
  }

  // MARK: The objects on the way

  fileprivate func linkWillChange() {
    if let root { valueWillChange(of: root, isCertain: true) }
  }

  fileprivate func linkDidChange() {
    relink()
    if let root { valueDidChange(of: root, isCertain: true) }
  }

  /// Observes the objects that are on the way now. One that is observed already stays as it is, since it may be
  /// in the middle of a change.
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

/// What observes one value of an object on the way.
private final class PathLink: ValueObserver, @unchecked Sendable {
  let name: String
  private(set) weak var object: AnyObject?
  private weak var observer: PathObserver?
  /// What tells of the values of a view.
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
    if name == self.name { observer?.linkWillChange() }
  }

  override func didChange(_ object: AnyObject, _ keyPath: AnyKeyPath?, _ name: String) {
    if name == self.name { observer?.linkDidChange() }
  }

  func end() {
    isOver.withLock { $0 = true }
    observation?.invalidate()
    if let object { ValueObservers.sweep(object) }
  }
}

extension ValueTable {
  /// The object that a name leads to, if there is one.
  fileprivate static func value(_ name: String, of object: AnyObject) -> NSObject? {
    let entry = entry(name, of: object) ?? entry(name.withoutIs, of: object)
    return entry?.get(object) as? NSObject
  }
}

extension String {
  /// The other name of a Boolean property: `hidden` for `isHidden`.
  fileprivate var withoutIs: String {
    guard hasPrefix("is"), dropFirst(2).first?.isUppercase == true else { return self }
    return dropFirst(2).prefix(1).lowercased() + dropFirst(3)
  }
}
