import Foundation

// Key paths, such as `profile.name`, through objects and through the elements of collections.

extension KeyValueCoding {
  /// Whether an object is an array, a set, an ordered set or a dictionary. Key-value coding reads a
  /// key of such an object from each element or, for a dictionary, from its entries.
  static func isCollection(_ object: NSObject) -> Bool {
    object is NSArray || object is NSSet || object is NSOrderedSet || object is NSDictionary
  }

  /// Returns the object that has the property at the end of a path, and the name of the property.
  static func owner(of keyPath: String, from root: NSObject) -> (NSObject, String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return (root, keyPath) }
    let path = keyPath[..<dot]
    guard let owner = value(path: path, of: root) as? NSObject else {
      Misuse.trap(
        "-[\(type(of: root)) mutableArrayValueForKeyPath:]: there is no object at the key path \(path)",
        "set the property \(path) first")
    }
    return (owner, String(keyPath[keyPath.index(after: dot)...]))
  }

  /// Returns the value at a key path of an object, a collection or a plain value.
  static func value(path: Substring, of value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    if let part = part(path, of: value) { return part }
    let dot = path.firstIndex(of: ".")
    let name = path[..<(dot ?? path.endIndex)]
    let rest = dot.map { path[path.index(after: $0)...] }
    if name.hasPrefix("@") {
      return computed(name, of: ValueElements.all(value) ?? [value], at: rest ?? "self")
    }
    let next = step(String(name), of: value)
    return rest.map { self.value(path: $0, of: next) } ?? next
  }

  /// Returns the value of an object, a collection or a plain value for one name of a path.
  private static func step(_ name: String, of value: Any) -> Any? {
    if name == "self" { return value }
    if let dictionary = value as? NSDictionary { return dictionary.object(forKey: name) }
    if let dictionary = value as? [AnyHashable: Any] { return dictionary[name] }
    // The name may belong to an emitter cell, as in `emitterCells.spark.birthRate`.
    if let cells = value as? [CAEmitterCell] {
      let isNamed = { (cell: CAEmitterCell) in cell.value(forKey: "name") as? String == name }
      if let cell = cells.first(where: isNamed) { return cell }
    }
    if let elements = ValueElements.all(value) {
      let values = elements.map { step(name, of: $0) ?? NSNull() }
      return ValueElements.isSet(value) ? NSSet(array: values) : NSArray(array: values)
    }
    switch value {
    case let text as NSString: return textValue(name, of: text)
    case let text as String: return textValue(name, of: NSString(string: text))
    case let number as NSNumber: return numberValue(name, of: number)
    case let object as NSObject: return object.value(forKey: name)
    default:
      if let number = converted(value, to: Double.self) {
        return numberValue(name, of: NSNumber(value: number))
      }
      trap(name, value)
    }
  }

  /// Returns a property of a text, by its name in Objective-C.
  private static func textValue(_ name: String, of text: NSString) -> Any? {
    switch name {
    case "length": text.length
    case "uppercaseString": text.uppercased
    case "lowercaseString": text.lowercased
    case "capitalizedString": text.capitalized
    case "lastPathComponent": text.lastPathComponent
    case "pathExtension": text.pathExtension
    case "intValue", "integerValue": text.integerValue
    case "doubleValue", "floatValue": text.doubleValue
    case "boolValue": text.boolValue
    case "description": String(text)
    default: trap(name, text)
    }
  }

  /// Returns a property of a number, by its name in Objective-C.
  private static func numberValue(_ name: String, of number: NSNumber) -> Any? {
    switch name {
    case "intValue", "integerValue": number.intValue
    case "doubleValue", "floatValue": number.doubleValue
    case "boolValue": number.boolValue
    case "stringValue", "description": number.stringValue
    default: trap(name, number)
    }
  }

  private static func trap(_ name: String, _ value: Any) -> Never {
    Misuse.trap(
      "[<\(type(of: value))> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(name).",
      "of texts, the known keys are those of lengths, cases and numbers")
  }

  // MARK: Operators

  /// Returns the result of a collection operator such as `@sum`.
  private static func computed(_ name: Substring, of elements: [Any], at path: Substring) -> Any? {
    func values() -> [Any] {
      elements.compactMap { value(path: path, of: $0) }.filter { !($0 is NSNull) }
    }
    func numbers() -> [Double] { values().compactMap { converted($0, to: Double.self) } }
    func objects() -> [Any] { values().flatMap { ValueElements.all($0) ?? [$0] } }
    switch name {
    case "@count": return NSNumber(value: elements.count)
    case "@sum": return NSNumber(value: numbers().reduce(0, +))
    case "@avg":
      let numbers = numbers()
      return NSNumber(value: numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(elements.count))
    case "@max": return extreme(of: values(), .orderedDescending)
    case "@min": return extreme(of: values(), .orderedAscending)
    case "@unionOfObjects": return NSArray(array: values())
    case "@distinctUnionOfObjects": return NSArray(array: distinct(values()))
    case "@unionOfArrays": return NSArray(array: objects())
    case "@distinctUnionOfArrays": return NSArray(array: distinct(objects()))
    case "@distinctUnionOfSets": return NSSet(array: distinct(objects()))
    default:
      Misuse.trap(
        "-[NSArray valueForKeyPath:]: this class does not implement the \(name.dropFirst()) operation.",
        "known are count, sum, avg, min, max, unionOfObjects, unionOfArrays and their distinct forms"
      )
    }
  }

  /// Returns the largest value for `orderedDescending`, or the smallest value for
  /// `orderedAscending`.
  private static func extreme(of values: [Any], _ order: ComparisonResult) -> Any? {
    values.dropFirst().reduce(values.first) { best, value in
      best.map { ValueOrder.compare(value, $0) == order } == true ? value : best
    }
  }

  /// Returns the values without those that are equal to an earlier value.
  private static func distinct(_ values: [Any]) -> [Any] {
    var seen: Set<AnyHashable> = []
    return values.filter { value in
      guard let value = value as? AnyHashable else { return true }
      return seen.insert(value).inserted
    }
  }
}
