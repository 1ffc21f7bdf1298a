import Foundation
import Synchronization

// Members that ported sources give to classes that are not theirs.

extension Ported {
  /// The members that the extensions of a ported target give to classes of other modules, such as UIKit's. The
  /// porting step writes a subclass named `_PortedExtensions`.
  open class Extensions {
    /// Lists the members by their names.
    open class func register() {}
  }

  /// Looks for the members that extensions give to a class. There is no object of the target's to list them when
  /// it is created: they are looked for when a name is not known.
  ///
  /// - Returns: Whether new ones have been found.
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

  /// Looks for what the ported target of a module says, if nobody has looked yet.
  internal static func registerExtensions(in module: String) {
    let isNew = modules.withLock { modules in
      modules.insert(module)
      defer { modules.new.removeAll { $0 == module } }
      return modules.new.contains(module)
    }
    guard isNew else { return }
    (NSClassFromString("\(module)._PortedExtensions") as? Extensions.Type)?.register()
  }

  /// Says that the module of a class has been ported.
  internal static func noteModule(of type: AnyClass) {
    let name = moduleName(type)
    modules.withLock { $0.insert(name) }
  }

  /// The modules whose classes have been met.
  internal static var knownModules: Set<String> { modules.withLock { $0.all } }

  internal static func moduleName(_ type: AnyClass) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }

  /// The modules that are known.
  private struct Modules {
    /// The classes whose modules have been asked for.
    var classes: Set<ObjectIdentifier> = []
    private(set) var all: Set<String> = []
    /// Those that have not been looked into.
    var new: [String] = []

    mutating func insert(_ name: String) {
      if all.insert(name).inserted { new.append(name) }
    }
  }

  private static let modules = Mutex(Modules())
}
