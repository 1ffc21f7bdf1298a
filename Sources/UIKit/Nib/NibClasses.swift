import Foundation
import GalleyMarkup

/// Finds classes by the names that nibs have for them.
@MainActor
internal enum NibClasses {
  /// The classes that were registered by hand, by their names with and without module.
  private static var registered: [String: AnyClass] = [:]

  static func register(_ types: [AnyClass]) {
    for type in types {
      let name = String(reflecting: type)
      registered[name] = type
      registered[
        String(name[(name.lastIndex(of: ".").map { name.index(after: $0) } ?? name.startIndex)...])] =
        type
    }
  }

  /// The class of a name; `nil` if nobody knows it.
  ///
  /// The module is that of the Xcode project's target, which may have another name here. So a class that is not
  /// found there is looked for in the modules that stand near.
  static func named(_ name: String, module: String?, in modules: [String]) -> AnyClass? {
    if let module, let type = registered["\(module).\(name)"] ?? find(name, in: module) {
      return type
    }
    if let type = registered[name] { return type }
    // A class with a name of its own, `@objc(Name)`, stands without its module.
    for module in [module].compactMap({ $0 }) + modules + Ported.knownModules.sorted() {
      Ported.registerExtensions(in: module)
    }
    if let type = Ported.classWithOwnName(name) { return type }
    for module in modules + Ported.knownModules.sorted() {
      if let type = find(name, in: module) { return type }
    }
    return find(name, in: "UIKit")
  }

  private static func find(_ name: String, in module: String) -> AnyClass? {
    if name.contains("."), let type = Ported.classNamed(name) { return type }
    // A name in the file may be that of a module with characters that Swift's can't have.
    let module = String(module.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return Ported.classNamed("\(module).\(name)")
  }

  /// What to do about a class that is not found.
  static func advice(on name: String, module: String?) -> String {
    let near = registered.keys.filter { !$0.contains(".") }.near(name)
    let known = near.isEmpty ? "" : "Registered are: \(near.joined(separator: ", ")). "
    return known
      + "Is its file in a target that the test is linked with? Otherwise say UINib.register(\(name).self)"
  }
}
