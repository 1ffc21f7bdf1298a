import Foundation
import GalleyMarkup

/// Finds classes by the names that nibs use for them.
@MainActor
internal enum NibClasses {
  /// The classes that were registered in code, by their names with and without the module.
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

  /// Returns the class with a name; `nil` if no class is found.
  ///
  /// The module in the file is the name of a target of the Xcode project. The Swift
  /// module may have another name. So a class that is not found in the module of the
  /// file is searched for in `modules`, and then in all known modules.
  static func named(_ name: String, module: String?, in modules: [String]) -> AnyClass? {
    if let module, let type = registered["\(module).\(name)"] ?? find(name, in: module) {
      return type
    }
    if let type = registered[name] { return type }
    // A class with an Objective-C name, `@objc(Name)`, is registered without its module.
    for module in [module].compactMap({ $0 }) + modules + Ported.knownModules.sorted() {
      Ported.registerExtensions(in: module)
    }
    if let type = Ported.classWithOwnName(name) { return type }
    for module in modules + Ported.knownModules.sorted() {
      if let type = find(name, in: module) { return type }
    }
    return find(name, in: moduleOfUIKit) ?? listClass(name)
  }

  /// Returns the class of IGListKit with an Objective-C name, such as `IGListCollectionViewLayout`,
  /// if the program contains IGListKit.
  private static func listClass(_ name: String) -> AnyClass? {
    guard name.hasPrefix("IGList") else { return nil }
    return Ported.classNamed("GalleyIGListKit.\(name.dropFirst(2))")
  }

  private static func find(_ name: String, in module: String) -> AnyClass? {
    if name.contains("."), let type = Ported.classNamed(name) { return type }
    // The module name in the file may contain characters that a Swift module name cannot.
    let module = String(module.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return Ported.classNamed("\(module).\(name)")
  }

  /// Returns advice for the report of a class that was not found.
  static func advice(on name: String, module: String?) -> String {
    let near = registered.keys.filter { !$0.contains(".") }.near(name)
    let known = near.isEmpty ? "" : "Registered are: \(near.joined(separator: ", ")). "
    return known
      + "Is its file in a target that the test is linked with? Otherwise say UINib.register(\(name).self)"
  }
}
