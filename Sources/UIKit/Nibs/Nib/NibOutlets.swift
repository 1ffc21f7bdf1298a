import Foundation
import GalleyMarkup

/// Sets outlets by name: outlets of ported sources, `@Outlet` properties, and outlets of UIKit's
/// own classes. Ported sources are sources of an app that Galley's porting step has rewritten for
/// Linux.
@MainActor
internal enum NibOutlets {
  /// Sets an outlet to an object, or an outlet collection to an array.
  ///
  /// Traps if the outlet has another type, or if there is no such outlet and the object does not
  /// override `setValue(_:forUndefinedKey:)`. A delegate or data source of another type is only
  /// reported.
  static func set(_ value: Any, _ property: String, of object: NSObject, in place: String) {
    if let entry = entry(property, of: object) {
      if entry.set?(object, value) == true { return }
      let name = property.lowercased()
      if let wanted = entry.type, name.hasSuffix("delegate") || name.hasSuffix("datasource") {
        return reportProtocol(value, property, object, wanted, place)
      }
      trapOnType(value, property, object, entry.type.map { "\($0)" } ?? "another class", place)
    }
    if let outlet = outlet(property, of: object) {
      if outlet.setObject(value) { return }
      trapOnType(value, property, object, outlet.valueType, place)
    }
    if property == "window", let window = value as? UIWindow,
      let delegate = object as? any UIApplicationDelegate
    {
      delegate.window = window
      return
    }
    setUndefined(value, property, object, place)
  }

  /// Sets the property at the end of a key path, if it exists.
  static func setValue(_ value: Any?, _ path: String, of object: NSObject) {
    guard let dot = path.firstIndex(of: ".") else {
      _ = entry(path, of: object)?.set?(object, value)
      return
    }
    if let next = entry(String(path[..<dot]), of: object)?.get(object) as? NSObject {
      setValue(value, String(path[path.index(after: dot)...]), of: next)
    }
  }

  /// Calls `setValue(_:forUndefinedKey:)` of an object that overrides it.
  ///
  /// This method traps for other objects.
  private static func setUndefined(
    _ value: Any, _ property: String, _ object: NSObject, _ place: String
  ) {
    guard Selector("setValue:forUndefinedKey:").isKnown(to: object) else {
      trapOnName(value, property, object, place)
    }
    object.setValue(value, forKey: property)
  }

  private static func entry(_ name: String, of object: NSObject) -> ValueTable.Entry? {
    ValueTable.entry(name, of: object)
      ?? ValueTable.entry("is" + name.prefix(1).uppercased() + name.dropFirst(), of: object)
  }

  /// Returns the `@Outlet` property with a name, of the object's class or a superclass.
  private static func outlet(_ name: String, of object: NSObject) -> (any AnyOutlet)? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let here = mirror {
      for child in here.children where child.label == "_" + name {
        if let outlet = child.value as? any AnyOutlet { return outlet }
      }
      mirror = here.superclassMirror
    }
    return nil
  }

  private static func names(of object: NSObject) -> [String] {
    var names = ValueTable.names(of: object)
    var mirror: Mirror? = Mirror(reflecting: object)
    while let here = mirror {
      names += here.children.filter { $0.value is any AnyOutlet }.compactMap {
        $0.label.map { String($0.dropFirst()) }
      }
      mirror = here.superclassMirror
    }
    return names
  }

  private static func trapOnName(
    _ value: Any, _ property: String, _ object: NSObject, _ place: String
  ) -> Never {
    let near = Set(names(of: object)).near(property)
    Misuse.trap(
      "[<\(type(of: object))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the "
        + "key \(property).",
      "\(place) connects the outlet '\(property)' to a \(type(of: value)). "
        + (near.isEmpty ? "" : "Near are: \(near.joined(separator: ", ")). ")
        + "Write @IBOutlet in ported sources, or @Outlet var \(property): \(type(of: value))!")
  }

  /// Reports a delegate or data source that does not conform to the protocol.
  ///
  /// The outlet is not connected, because the object does not have the methods that would be
  /// called.
  private static func reportProtocol(
    _ value: Any, _ property: String, _ object: NSObject, _ wanted: Any.Type, _ place: String
  ) {
    Report.record(
      .nib,
      "\(place): the outlet '\(property)' of \(type(of: object)) is left out, because "
        + "\(type(of: value)) does not conform to its protocol (\(wanted))")
  }

  private static func trapOnType(
    _ value: Any, _ property: String, _ object: NSObject, _ wanted: String, _ place: String
  ) -> Never {
    Misuse.trap(
      "\(place): the outlet '\(property)' of \(type(of: object)) can't be set to a \(type(of: value))",
      "the property is a \(wanted). Give the object in the nib that class, or the property another type"
    )
  }
}
