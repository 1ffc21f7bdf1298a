import Foundation
import Synchronization

// Members that ported sources, which Galley's porting step has rewritten for Linux, add to classes
// of other modules.

extension Ported {
  /// The members that the extensions of a ported target add to classes of other modules, such as
  /// UIKit's.
  ///
  /// The porting step of Galley, which rewrites sources of an app for Linux, writes a subclass
  /// named `_PortedExtensions`.
  open class Extensions {
    /// Registers the members by their names.
    open class func register() {}
  }

  /// Searches for the members that extensions add to a class.
  ///
  /// Other members are registered when the first object of their class is created. The members of
  /// extensions are registered by this method, when a name is not found.
  ///
  /// - Returns: Whether new members were found.
  internal static func registerExtensions(of type: AnyClass) -> Bool {
    let new = modules.withLock { modules in
      if modules.classes.insert(ObjectIdentifier(type)).inserted {
        modules.insert(moduleName(type))
      }
      defer { modules.new = [] }
      return modules.new
    }
    let found = new.compactMap { NSClassFromString("\($0)._PortedExtensions") as? Extensions.Type }
    for extensions in found { extensions.register() }
    return !found.isEmpty
  }

  /// Registers the members that the ported target of a module lists, if this is the first call for
  /// the module.
  internal static func registerExtensions(in module: String) {
    let isNew = modules.withLock { modules in
      modules.insert(module)
      defer { modules.new.removeAll { $0 == module } }
      return modules.new.contains(module)
    }
    guard isNew else { return }
    (NSClassFromString("\(module)._PortedExtensions") as? Extensions.Type)?.register()
  }

  /// Records that the module of a class has been ported.
  internal static func noteModule(of type: AnyClass) {
    let name = moduleName(type)
    modules.withLock { $0.insert(name) }
  }

  /// Whether an object has one of several methods, as `responds(to:)` returns on a phone.
  ///
  /// Superclasses that belong to UIKit or Foundation, such as `UITableViewController`, are not
  /// searched.
  ///
  /// - Returns: `nil` if the result is not known, because one of the object's classes was not
  ///   ported. A class that lists no members counts as ported if a superclass or a subclass of it
  ///   in its module lists members.
  internal static func implements(_ names: [String], _ target: AnyObject) -> Bool? {
    if names.contains(where: { SelectorTable.method($0, of: target) != nil }) { return true }
    var (listed, unlisted): (Set<String>, Set<String>) = ([], [])
    var type: AnyClass? = Swift.type(of: target)
    while let here = type {
      let module = moduleName(here)
      if platformModules.contains(module) { break }
      if listsMembers(here) { listed.insert(module) } else { unlisted.insert(module) }
      type = _getSuperclass(here)
    }
    return !listed.isEmpty && unlisted.isSubset(of: listed) ? false : nil
  }

  /// The modules of UIKit and Foundation, whose classes are not ported.
  private static let platformModules: Set<String> = [
    moduleName(UIResponder.self), moduleName(NSObject.self),
  ]

  /// The modules of all ported classes that are known.
  internal static var knownModules: Set<String> { modules.withLock { $0.all } }

  internal static func moduleName(_ type: AnyClass) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }

  /// The modules of ported classes.
  private struct Modules {
    /// The classes whose modules were recorded.
    var classes: Set<ObjectIdentifier> = []
    private(set) var all: Set<String> = []
    /// The modules that were not searched yet.
    var new: [String] = []

    mutating func insert(_ name: String) {
      if all.insert(name).inserted { new.append(name) }
    }
  }

  private static let modules = Mutex(Modules())
}
