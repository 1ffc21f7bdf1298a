import Foundation
import Synchronization

// Classes with names of their own in Objective-C, as in `@objc(FDEntry) class Entry`. Nibs and
// archives use these names, and so do `NSClassFromString` and `NSStringFromClass`.

extension Ported {
  private static let names = Mutex<
    (classes: [String: ClassValue], names: [ObjectIdentifier: String])
  >(
    ([:], [:]))

  private struct ClassValue: @unchecked Sendable { let type: AnyClass }

  /// Registers the name that a class has in Objective-C.
  ///
  /// The porting step of Galley, which rewrites sources of an app for Linux, writes calls of this
  /// method into `_PortedExtensions`.
  public static func name(_ name: String, _ type: AnyClass) {
    let value = ClassValue(type: type)
    names.withLock {
      $0.classes[name] = value
      $0.names[ObjectIdentifier(value.type)] = name
    }
    NSKeyedUnarchiver.setClass(type, forClassName: name)
  }

  /// Returns the class that has a name of its own in Objective-C; `nil` if there is none.
  internal static func classWithOwnName(_ name: String) -> AnyClass? {
    names.withLock { $0.classes[name] }?.type
  }

  /// Returns the class with a name, as `NSClassFromString` does. The name may be the name that the
  /// class has in Objective-C.
  public static func classFromString(
    _ name: String, in modules: String..., file: String = #fileID
  ) -> AnyClass? {
    register(modules, file)
    return classWithOwnName(name) ?? classNamed(name)
  }

  /// Returns the name of a class, as `NSStringFromClass` does: the name that the class has in
  /// Objective-C, if there is one.
  public static func string(
    from type: AnyClass, in modules: String..., file: String = #fileID
  ) -> String {
    register(modules, file)
    return names.withLock { $0.names[ObjectIdentifier(type)] } ?? defaultName(of: type)
  }

  private static let mangledPrefix = "_Tt"

  /// Returns the name of a class that has no name of its own.
  ///
  /// For nested, private, local and generic classes, a phone returns mangled names, and Foundation
  /// for Linux traps. Here a nested class has the same name as on a phone. All other classes have a
  /// name that is mangled in another way, by which the class is found as long as the program runs.
  private static func defaultName(of type: AnyClass) -> String {
    let name = String(reflecting: type)
    if !name.contains("("), name.split(separator: ".").count == 2 {
      return isOfUIKit(type) ? className(of: type) : NSStringFromClass(type)
    }
    if let nested = nestedName(of: type) { return nested }
    let mangled = mangledPrefix + (_mangledTypeName(type) ?? name)
    let value = ClassValue(type: type)
    names.withLock { $0.classes[mangled] = value }
    return mangled
  }

  /// Returns a value unchanged, after the names of classes were registered.
  ///
  /// The porting step passes the data of archives to this method.
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
