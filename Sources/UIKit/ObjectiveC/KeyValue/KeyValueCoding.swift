import Foundation

// Key-value coding: access to properties by key. "Ported sources" below are sources of an app that
// Galley's porting step has rewritten for Linux.

extension NSObjectProtocol where Self: NSObject {
  /// Sets the property with a key.
  ///
  /// An array or a set sets the property of each of its elements. A mutable dictionary sets its
  /// object for the key.
  ///
  /// - Differs: the known keys are the `@objc` properties of ported sources, and common properties
  ///   of UIKit's classes and of layers. For other keys, `setValue(_:forUndefinedKey:)` is called
  ///   on objects that implement it; otherwise this method traps, as in UIKit.
  public func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding.set(value, key, on: self)
  }

  /// Returns the value of the property with a key.
  ///
  /// An array or a set returns the values of its elements. A dictionary returns its object for
  /// the key.
  public func value(forKey key: String) -> Any? { KeyValueCoding.value(key, of: self) }

  /// Sets the property at a key path, for example `profile.name`.
  ///
  /// The last key is the key of the property. The keys before the last key lead to the object with
  /// this property.
  ///
  /// - Differs: a dictionary in a mutable dictionary is replaced by a changed copy, even if the
  ///   dictionary can't be changed in UIKit.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.set(value, path: keyPath, on: self)
  }

  /// Returns the value at a key path, for example `profile.name`.
  ///
  /// In the path, `@count`, `@sum`, `@avg`, `@min`, `@max`, `@unionOfObjects`, `@unionOfArrays` and
  /// their `distinct` forms compute a value of a collection: `orders.@sum.price`.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.value(path: keyPath[...], of: self)
  }

  /// Sets several properties by their keys.
  public func setValuesForKeys(_ values: [String: Any]) {
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }

  /// Returns the values of several properties by their keys.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
  }

  /// Checks a value before the property is set, and may replace the value.
  ///
  /// This implementation accepts all values. A class may declare methods that check the values of
  /// its properties.
  public func validateValue(
    _ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: String
  ) throws {}
}

/// A pointer to an object that a function may replace. Without Objective-C, this type is a plain
/// pointer.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// A pointer to an error that a function may set.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?

extension UIApplication {
  /// Returns the application for the key path `sharedApplication`.
  ///
  /// Libraries that may be used in app extensions access the application with this key path.
  public class func value(forKeyPath keyPath: String) -> Any? {
    ["shared", "sharedApplication"].contains(keyPath) ? shared : nil
  }

  /// Returns the application for the key `sharedApplication`.
  public class func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}

/// Reads and sets the properties of objects by their keys.
internal enum KeyValueCoding {
  /// The reason why a value can't be set.
  struct Refusal {
    var message: String
    var advice: String
  }

  static func set(_ value: Any?, _ key: String, on target: NSObject) {
    guard let refusal = attempt(value, key, on: target) else { return }
    Misuse.trap(refusal.message, refusal.advice)
  }

  static func set(_ value: Any?, path: String, on target: NSObject) {
    guard let refusal = attempt(value, path: path, on: target) else { return }
    Misuse.trap(refusal.message, refusal.advice)
  }

  /// Sets the value at a key path.
  ///
  /// - Returns: The reason if the value can't be set; `nil` if it was set, or if an object along
  ///   the path is `nil`.
  static func attempt(_ value: Any?, path: String, on target: NSObject) -> Refusal? {
    var owner: Any = target
    var rest = path[...]
    while let dot = rest.firstIndex(of: ".") {
      // A layer can set a part of a structure, for example `bounds.size.width`.
      if setPart(value, String(rest), of: owner) { return nil }
      let key = rest[..<dot]
      if let dictionary = owner as? NSMutableDictionary,
        let inner = dictionary.object(forKey: String(key)) as? [AnyHashable: Any]
      {
        let path = String(rest[rest.index(after: dot)...])
        return attempt(value, path: path, in: inner, for: String(key), of: dictionary)
      }
      if let object = owner as? NSObject, !isKnown(String(key), of: object) {
        return Refusal(
          message: undefined(String(key), object, "valueForUndefinedKey:"),
          advice: adviceOnUndefined)
      }
      // The key may be the name of an emitter cell, as in `emitterCells.spark.birthRate`.
      guard let next = self.value(path: key, of: owner) else { return nil }
      owner = next
      rest = rest[rest.index(after: dot)...]
    }
    if let object = owner as? NSObject { return attempt(value, String(rest), on: object) }
    if let elements = ValueElements.all(owner) {
      return attempt(value, String(rest), onAll: elements)
    }
    return Refusal(
      message: undefined(String(rest), owner, "setValue:forUndefinedKey:"),
      advice: "a part of a structure is set along a path that begins at its layer, and to a number")
  }

  /// Sets a value in a dictionary that is an object of another dictionary.
  ///
  /// Foundation returns only a copy of the inner dictionary. So the value is set in the copy, and
  /// the copy replaces the inner dictionary.
  private static func attempt(
    _ value: Any?, path: String, in inner: [AnyHashable: Any], for key: String,
    of outer: NSMutableDictionary
  ) -> Refusal? {
    let copy = NSMutableDictionary(dictionary: inner)
    if let refusal = attempt(value, path: path, on: copy) { return refusal }
    outer.setObject(copy, forKey: key as NSString)
    return nil
  }

  /// Returns whether an object has a value for a key.
  private static func isKnown(_ key: String, of owner: NSObject) -> Bool {
    owner is CALayer || isCollection(owner) || key == "self"
      || entry(key, of: owner) ?? getter(key, of: owner) != nil
      || Selector("valueForUndefinedKey:").isKnown(to: owner)
  }

  /// Sets a property, and returns the reason if this is impossible.
  private static func attempt(_ value: Any?, _ key: String, on target: NSObject) -> Refusal? {
    if let dictionary = target as? NSMutableDictionary {
      if let value {
        dictionary.setObject(value, forKey: key as NSString)
      } else {
        dictionary.removeObject(forKey: key)
      }
      return nil
    }
    if isCollection(target), let elements = ValueElements.all(target) {
      return attempt(value, key, onAll: elements)
    }
    if let entry = entry(key, of: target) {
      if entry.set?(target, value) == true { return nil }
      // A number or a structure can't be `nil`. The class may set another value in
      // `setNilValueForKey(_:)`.
      let setNil = Selector("setNilValueForKey:")
      if value == nil, entry.set != nil, setNil.isKnown(to: target) {
        _ = setNil.sendFromAnywhere(to: target, SelectorArguments([key]))
        return nil
      }
      return Refusal(
        message:
          "[<\(type(of: target))> setValue:forUndefinedKey:]: the value for the key \(key) can't be set",
        advice: entry.set == nil
          ? "the property can only be read"
          : "it is set to \(value.map { "a \(type(of: $0))" } ?? "nil")")
    }
    let method = "setValue:forUndefinedKey:"
    guard Selector(method).isKnown(to: target) else {
      if store(value, key, in: target) { return nil }
      return Refusal(message: undefined(key, target, method), advice: adviceOnUndefined)
    }
    _ = Selector(method).sendFromAnywhere(to: target, SelectorArguments([value, key]))
    return nil
  }

  /// Sets a property of all elements of a collection.
  private static func attempt(_ value: Any?, _ key: String, onAll elements: [Any]) -> Refusal? {
    for element in elements {
      guard let object = element as? NSObject else {
        return Refusal(
          message: undefined(key, element, "setValue:forUndefinedKey:"),
          advice: "a key of a collection is set on its elements, which must be objects")
      }
      if let refusal = attempt(value, key, on: object) { return refusal }
    }
    return nil
  }

  static func value(_ key: String, of target: NSObject) -> Any? {
    if isCollection(target) { return value(path: key[...], of: target) }
    if key == "self" { return target }
    if let entry = entry(key, of: target) ?? getter(key, of: target) { return entry.get(target) }
    let undefined = Selector("valueForUndefinedKey:")
    guard undefined.isKnown(to: target) else {
      if let stored = storedValue(key, of: target) { return stored }
      trap(key, target, "valueForUndefinedKey:")
    }
    return undefined.sendFromAnywhere(to: target, SelectorArguments([key]))
  }

  /// Returns the property with the name of a key.
  private static func entry(_ key: String, of target: NSObject) -> ValueTable.Entry? {
    ValueTable.entry(key, of: target)
      // A Boolean property has two names, with and without "is".
      ?? ValueTable.entry("is" + key.prefix(1).uppercased() + key.dropFirst(), of: target)
  }

  /// Returns the Boolean property whose getter has the name of a key.
  ///
  /// The key `isHidden` reads the property `hidden`, for example. But `isHidden` can't be used to
  /// set the property.
  private static func getter(_ key: String, of target: NSObject) -> ValueTable.Entry? {
    guard key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase else {
      return nil
    }
    let entry = ValueTable.entry(first.lowercased() + key.dropFirst(3), of: target)
    return entry?.type is Bool.Type ? entry : nil
  }

  private static func trap(_ key: String, _ target: NSObject, _ method: String) -> Never {
    Misuse.trap(undefined(key, target, method), adviceOnUndefined)
  }

  private static func undefined(_ key: String, _ target: Any, _ method: String) -> String {
    "[<\(type(of: target))> \(method)]: this class is not key value coding-compliant for the key \(key)."
  }

  private static let adviceOnUndefined =
    "known are the @objc properties of ported sources, and the often used ones of UIKit's classes"
}

extension ValueTable {
  /// The registration of the properties of UIKit's own classes, which is done once.
  internal static var registeredPlatformValues: Void { PlatformValues.register }
}

/// The properties of UIKit's own classes that can be accessed by key.
internal enum PlatformValues {
  static let register: Void = {
    registerViews()
    registerControls()
    registerText()
    registerLists()
    registerControllers()
    registerUndocumentedValues()
    registerBars()
    registerLayers()
    registerEmitters()
    registerOutlets()
  }()
}

extension Ported.Members.List {
  /// Adds a property whose type has raw values.
  ///
  /// The type is an enumeration, a set of options, or a structure such as a priority. Key-value
  /// coding reads the property as a raw value, which is a number or a text. Key-value coding can
  /// set the property to a raw value or to a value of the type.
  internal func rawValue<Value: RawRepresentable>(
    _ name: String, _ get: @escaping @MainActor (Owner) -> Value,
    _ set: @escaping @MainActor (Owner, Value) -> Void
  ) {
    ValueTable.add(
      name, Owner.self, get: { get(unsafeDowncast($0, to: Owner.self)).rawValue }, of: Value.self,
      set: { target, value in
        guard let value = typed(value, as: Value.self) else { return false }
        set(unsafeDowncast(target, to: Owner.self), value)
        return true
      })
  }

  /// Adds an optional property whose type has raw values.
  internal func rawValue<Value: RawRepresentable>(
    _ name: String, _ get: @escaping @MainActor (Owner) -> Value?,
    _ set: @escaping @MainActor (Owner, Value?) -> Void
  ) {
    ValueTable.add(
      name, Owner.self, get: { get(unsafeDowncast($0, to: Owner.self))?.rawValue },
      of: Value?.self,
      set: { target, value in
        let new = typed(value, as: Value.self)
        guard new != nil || value == nil else { return false }
        set(unsafeDowncast(target, to: Owner.self), new)
        return true
      })
  }
}

/// Converts a raw value or a value of the type to the type; returns `nil` for anything else.
private func typed<Value: RawRepresentable>(_ value: Any?, as type: Value.Type) -> Value? {
  if let value = value as? Value { return value }
  guard let raw = converted(value, to: Value.RawValue.self) else { return nil }
  return Value(rawValue: raw)
}
