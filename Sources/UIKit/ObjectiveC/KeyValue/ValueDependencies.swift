import Foundation
import Synchronization

/// The dependencies between values that classes declare.
///
/// Classes also declare here whether the setters of values report changes to observers.
internal enum ValueDependencies {
  /// The declarations of one class.
  private struct Entry: @unchecked Sendable {
    /// The results of `keyPathsForValuesAffectingName`, by the capitalized name of the value.
    var named: [String: () -> Set<String>] = [:]
    /// The result of `keyPathsForValuesAffectingValue(forKey:)`, if the class has it.
    var any: ((String) -> Set<String>)?
    /// The result of `automaticallyNotifiesObservers(forKey:)`, if the class has it.
    var isAutomatic: ((String) -> Bool)?
  }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  static func add(_ name: String, _ type: AnyClass, _ body: @escaping @MainActor () -> Set<String>)
  {
    let body = unsafeBitCast(body, to: (() -> Set<String>).self)
    change(type) { $0.named[name] = body }
  }

  static func add(_ type: AnyClass, _ body: @escaping @MainActor (String) -> Set<String>) {
    let body = unsafeBitCast(body, to: ((String) -> Set<String>).self)
    change(type) { $0.any = body }
  }

  static func add(automatic type: AnyClass, _ body: @escaping @MainActor (String) -> Bool) {
    let body = unsafeBitCast(body, to: ((String) -> Bool).self)
    change(type) { $0.isAutomatic = body }
  }

  private static func change(_ type: AnyClass, _ body: (inout Entry) -> Void) {
    let id = ObjectIdentifier(type)
    var entry = entries.withLock { $0[id] ?? Entry() }
    body(&entry)
    let new = entry
    entries.withLock { $0[id] = new }
  }

  /// Returns the declarations of an object's class and of its superclasses, from the class upwards.
  private static func line(of object: AnyObject) -> [Entry] {
    entries.withLock { entries in
      guard !entries.isEmpty else { return [] }
      var line: [Entry] = []
      var type: AnyClass? = Swift.type(of: object)
      while let here = type {
        if let entry = entries[ObjectIdentifier(here)] { line.append(entry) }
        type = _getSuperclass(here)
      }
      return line
    }
  }

  /// Returns the paths of the values on which a value depends, directly or through other values.
  static func affecting(_ name: String, of object: AnyObject) -> [[String]] {
    let line = line(of: object)
    guard !line.isEmpty else { return [] }
    var seen: Set<String> = [name]
    var next = [name]
    var result: [[String]] = []
    while let name = next.popLast() {
      let capital = name.prefix(1).uppercased() + name.dropFirst()
      var paths = line.lazy.compactMap { $0.named[capital] }.first?() ?? []
      if let any = line.lazy.compactMap(\.any).first { paths.formUnion(any(name)) }
      for path in paths.sorted() where seen.insert(path).inserted {
        let names = path.split(separator: ".").map(String.init)
        result.append(names)
        if names.count == 1 { next.append(path) }
      }
    }
    return result
  }

  /// Returns whether the setter of a value reports changes to observers.
  static func isAutomatic(_ name: String, of object: AnyObject) -> Bool {
    line(of: object).lazy.compactMap(\.isAutomatic).first?(name) ?? true
  }
}

extension Ported.Members.List {
  /// Adds the dependencies of one value, which the method `keyPathsForValuesAffectingName` returns.
  ///
  /// - Parameter name: The part of the method's name after "Affecting".
  public func affecting(_ name: String, _ names: @escaping @MainActor () -> Set<String>) {
    ValueDependencies.add(name, Owner.self, names)
  }

  /// Adds the dependencies of all values: `keyPathsForValuesAffectingValue(forKey:)`.
  public func affecting(_ names: @escaping @MainActor (String) -> Set<String>) {
    ValueDependencies.add(Owner.self, names)
  }

  /// Adds the method `automaticallyNotifiesObservers(forKey:)` of a class.
  public func automatic(_ isAutomatic: @escaping @MainActor (String) -> Bool) {
    ValueDependencies.add(automatic: Owner.self, isAutomatic)
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Returns the paths of the values on which a value depends.
  ///
  /// By default, the set is empty. A class with dependencies declares this method itself.
  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

  /// Returns whether the setter of a value reports its changes.
  ///
  /// The default is `true`. A class that decides otherwise declares this method itself.
  public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
}
