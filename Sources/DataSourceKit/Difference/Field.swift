import GalleyUIKit

/// A property of a value, as text.
package struct Field: Hashable {
  internal var name: String
  internal var value: String

  /// Returns a value as text, as it is written in code, but without module names before types:
  /// `Plant(name: "Basil")`.
  ///
  /// An object that contains itself is written as `…`.
  package static func describe(_ value: Any) -> String { describe(value, inside: []) }

  private static func describe(_ value: Any, inside outer: [ObjectIdentifier]) -> String {
    let mirror = Mirror(reflecting: value)
    guard let inner = objects(around: value, mirror, in: outer) else { return "…" }
    // The properties are read only if needed: some values print themselves, and may be deeply
    // nested.
    func parts() -> [String] { mirror.children.map { describe($0.value, inside: inner) } }
    func list(_ parts: [String]) -> String { "[\(parts.joined(separator: ", "))]" }
    switch (mirror.displayStyle, value) {
    case (.collection, _): return list(parts())
    case (.set, _): return list(parts().sorted())
    case (.dictionary, _):
      return list(mirror.children.map { describe(pair: $0.value, inside: inner) }.sorted())
    case (.optional, _): return parts().first ?? "nil"
    case (_, let text as String): return text.debugDescription
    case (_, let printed as any CustomStringConvertible): return printed.description
    case (.enum, _):
      guard let child = mirror.children.first, let name = child.label else { return "\(value)" }
      let isTuple = Mirror(reflecting: child.value).displayStyle == .tuple
      return isTuple ? "\(name)\(parts()[0])" : "\(name)(\(parts()[0]))"
    case (.tuple, _): return named(mirror, inside: inner)
    case (.struct, _), (.class, _):
      return "\(mirror.subjectType)\(named(mirror, inside: inner))"
    default: return "\(value)"
    }
  }

  /// Returns the objects that contain a value, outermost first, followed by the value itself if it
  /// is an object. Returns `nil` if the value is already in `outer`: the object contains itself.
  private static func objects(
    around value: Any, _ mirror: Mirror, in outer: [ObjectIdentifier]
  ) -> [ObjectIdentifier]? {
    guard mirror.displayStyle == .class else { return outer }
    let object = ObjectIdentifier(value as AnyObject)
    return outer.contains(object) ? nil : outer + [object]
  }

  /// The properties of a value. Inherited properties come first, without those of classes of UIKit
  /// and Foundation.
  private static func properties(of mirror: Mirror) -> [Mirror.Child] {
    guard let parent = mirror.superclassMirror, !isOfUIKit(parent.subjectType),
      !String(reflecting: parent.subjectType).hasPrefix("Foundation.")
    else { return Array(mirror.children) }
    return properties(of: parent) + mirror.children
  }

  /// Returns an entry of a dictionary as text, for example `"x": 1`.
  private static func describe(pair: Any, inside outer: [ObjectIdentifier]) -> String {
    Mirror(reflecting: pair).children.map { describe($0.value, inside: outer) }
      .joined(separator: ": ")
  }

  /// Returns the properties of a value as text, for example `(name: "Basil", 3)`.
  private static func named(_ mirror: Mirror, inside outer: [ObjectIdentifier]) -> String {
    let parts = properties(of: mirror).map { child in
      let text = describe(child.value, inside: outer)
      guard let label = child.label, !label.hasPrefix(".") else { return text }
      return "\(label): \(text)"
    }
    return "(\(parts.joined(separator: ", ")))"
  }

  /// Returns the properties in which two values differ. Nested properties have names such as
  /// `author.name`.
  internal static func changes(
    from before: Any, to after: Any, named name: String? = nil,
    inside outer: [ObjectIdentifier] = []
  ) -> [DeclarationDifference.FieldChange] {
    let (one, other) = (Mirror(reflecting: before), Mirror(reflecting: after))
    let isCompound = one.displayStyle == .struct || one.displayStyle == .class
    let (ones, others) = (properties(of: one), properties(of: other))
    let labels = ones.map(\.label)
    if isCompound, one.subjectType == other.subjectType, labels == others.map(\.label),
      !labels.isEmpty, let inner = objects(around: before, one, in: outer)
    {
      return zip(ones, others).flatMap { old, new in
        let label = old.label ?? "?"
        return changes(
          from: old.value, to: new.value, named: name.map { "\($0).\(label)" } ?? label,
          inside: inner)
      }
    }
    let (old, new) = (describe(before), describe(after))
    if old == new { return [] }
    return [.init(name: name ?? "value", before: old, after: new)]
  }
}
