import Foundation
import Synchronization

// Classes with names of their own in Objective-C, as in `@objc(FDEntry) class Entry`. Nibs, archives and texts name
// them so.

extension Ported {
  private static let names = Mutex<
    (classes: [String: ClassValue], names: [ObjectIdentifier: String])
  >(
    ([:], [:]))

  private struct ClassValue: @unchecked Sendable { let type: AnyClass }

  /// Says which name a class has in Objective-C. The porting step writes it into `_PortedExtensions`.
  public static func name(_ name: String, _ type: AnyClass) {
    let value = ClassValue(type: type)
    names.withLock {
      $0.classes[name] = value
      $0.names[ObjectIdentifier(value.type)] = name
    }
    NSKeyedUnarchiver.setClass(type, forClassName: name)
  }

  /// The class with a name of its own; `nil` if there is none.
  internal static func classWithOwnName(_ name: String) -> AnyClass? {
    names.withLock { $0.classes[name] }?.type
  }

  /// The class of a name: `NSClassFromString`, where some classes have names of their own.
  public static func classFromString(
    _ name: String, in modules: String..., file: String = #fileID
  ) -> AnyClass? {
    register(modules, file)
    return classWithOwnName(name) ?? classNamed(name)
  }

  /// The name of a class: `NSStringFromClass`, where some classes have names of their own.
  public static func string(
    from type: AnyClass, in modules: String..., file: String = #fileID
  ) -> String {
    register(modules, file)
    return names.withLock { $0.names[ObjectIdentifier(type)] } ?? usualName(of: type)
  }

  private static let mangledPrefix = "_Tt"

  /// The name of a class that has no name of its own.
  ///
  /// Foundation for Linux stops the program for private, local and nested classes. A phone returns their mangled names.
  /// Here a class that was asked for its name is found by it as long as the program runs.
  private static func usualName(of type: AnyClass) -> String {
    let name = String(reflecting: type)
    if isOfUIKit(type), name.split(separator: ".").count == 2 {
      return className(of: type)
    }
    if !name.contains("("), name.split(separator: ".").count == 2 { return NSStringFromClass(type) }
    let mangled = mangledPrefix + (_mangledTypeName(type) ?? name)
    let value = ClassValue(type: type)
    names.withLock { $0.classes[mangled] = value }
    return mangled
  }

  /// A value as it is, once the names of classes are known: what archives are read from.
  public static func named<Value>(
    _ value: Value, in modules: String..., file: String = #fileID
  ) -> Value {
    register(modules, file)
    return value
  }

  private static func register(_ modules: [String], _ file: String) {
    for module in [String(file.prefix { $0 != "/" })] + modules { registerExtensions(in: module) }
  }
}
