import Foundation

/// The properties of classes, by their names. On Apple's systems, the Objective-C runtime has this
/// table.
internal enum ValueTable {
  /// A property that can be read by its name, and set if it has a setter.
  struct Entry: @unchecked Sendable {
    let get: (AnyObject) -> Any?
    /// The type of the property, if it can be set.
    let type: Any.Type?
    /// Sets the property, and returns whether the value has the right type.
    let set: ((AnyObject, Any?) -> Bool)?
  }

  private static let entries = MembersByClass<Entry>()

  /// Adds a property of a class under a name.
  ///
  /// Values are read and set on the current queue, as in Objective-C.
  static func add(
    _ name: String, _ type: AnyClass, get: @escaping @MainActor (AnyObject) -> Any?,
    of valueType: Any.Type? = nil, set: (@MainActor (AnyObject, Any?) -> Bool)?
  ) {
    let entry = Entry(
      get: unsafeBitCast(get, to: ((AnyObject) -> Any?).self), type: valueType,
      set: set.map { unsafeBitCast($0, to: ((AnyObject, Any?) -> Bool).self) })
    entries.add(entry, name, of: type)
  }

  /// Returns the property of an object with a name: the property of its class, or of the nearest
  /// superclass.
  ///
  /// - Complexity: O(*n*) in the number of superclasses.
  static func entry(_ name: String, of target: AnyObject) -> Entry? {
    entry(name, ofClass: type(of: target))
  }

  /// Returns the property with a name for objects of a class.
  static func entry(_ name: String, ofClass type: AnyClass) -> Entry? {
    registeredPlatformValues
    if let entry = entries.member(name, of: type) { return entry }
    return Ported.registerExtensions(of: type) ? entries.member(name, of: type) : nil
  }

  /// Returns the names of an object's known properties.
  static func names(of target: AnyObject) -> [String] { entries.names(of: type(of: target)) }
}

extension ValueTable {
  /// Reads or sets a property by the name of its method: `title`, or `setTitle:`.
  ///
  /// Returns `nil` if there is no such property.
  static func send(_ name: String, to target: AnyObject, _ arguments: SelectorArguments) -> Any?? {
    if let entry = entry(name, of: target) { return .some(entry.get(target)) }
    guard let set = setter(name, ofClass: type(of: target)) else { return nil }
    _ = set(target, arguments.first)
    return .some(nil)
  }

  /// Returns the setter of a name such as `setTitle:`.
  static func setter(_ name: String, ofClass type: AnyClass) -> ((AnyObject, Any?) -> Bool)? {
    guard name.hasPrefix("set"), name.hasSuffix(":") else { return nil }
    let words = name.dropFirst(3).dropLast()
    return entry(words.prefix(1).lowercased() + words.dropFirst(), ofClass: type)?.set
  }
}

/// Returns a value in the type of a property: the value itself, a number of another type, or the
/// structure in an object.
internal func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
  if let value = value as? Value { return value }
  guard let number = Numbers.number(value) else {
    return (value as? NSValue).flatMap { structure(in: $0, of: type) }
  }
  let same: [Any] = [
    number.doubleValue, CGFloat(number.doubleValue), number.floatValue, number.intValue,
    number.boolValue, number.uintValue,
    number.int32Value, number.int64Value, number.uint64Value,
    Int8(truncatingIfNeeded: number.intValue), Int16(truncatingIfNeeded: number.intValue),
    UInt8(truncatingIfNeeded: number.intValue), UInt16(truncatingIfNeeded: number.intValue),
    UInt32(truncatingIfNeeded: number.intValue),
  ]
  return same.lazy.compactMap { $0 as? Value }.first
}

/// Returns the structure of a property's type in an object such as `NSValue(cgPoint:)`.
private func structure<Value>(in boxed: NSValue, of type: Value.Type) -> Value? {
  func value<Content>(like example: NSValue, _ content: (NSValue) -> Content) -> Value? {
    strcmp(boxed.objCType, example.objCType) == 0 ? content(boxed) as? Value : nil
  }
  return switch type {
  case is CGPoint.Type: value(like: NSValue(cgPoint: .zero)) { $0.cgPointValue }
  case is CGSize.Type: value(like: NSValue(cgSize: .zero)) { $0.cgSizeValue }
  case is CGRect.Type: value(like: NSValue(cgRect: .zero)) { $0.cgRectValue }
  case is CGVector.Type: value(like: NSValue(cgVector: .zero)) { $0.cgVectorValue }
  case is UIOffset.Type: value(like: NSValue(uiOffset: .zero)) { $0.uiOffsetValue }
  case is UIEdgeInsets.Type:
    // A nib has no runtime attribute for insets. It sets insets as the four numbers of a rectangle.
    value(like: NSValue(uiEdgeInsets: .zero)) { $0.uiEdgeInsetsValue }
      ?? value(like: NSValue(cgRect: .zero)) { boxed in
        let rect = boxed.cgRectValue
        return UIEdgeInsets(
          top: rect.origin.x, left: rect.origin.y, bottom: rect.size.width,
          right: rect.size.height)
      }
  case is CGAffineTransform.Type:
    value(like: NSValue(cgAffineTransform: .identity)) { $0.cgAffineTransformValue }
  case is CATransform3D.Type:
    value(like: NSValue(caTransform3D: CATransform3DIdentity)) { $0.caTransform3DValue }
  default: nil
  }
}

/// Returns a method in a form that can be called on the queue that posts a notification or fires a
/// timer, as in Objective-C.
internal func onAnyActor(
  _ method: @escaping SelectorTable.Method
) -> (AnyObject, SelectorArguments) -> Any? {
  unsafeBitCast(method, to: ((AnyObject, SelectorArguments) -> Any?).self)
}
