/// A part of a value, as text.
internal struct Field: Hashable {
  var name: String
  var value: String

  /// A value as code would have it, but with no module's name before a type's: `Venue(name: "Foo")`.
  static func describe(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    switch value {
    case let text as String: return text.debugDescription
    case let printed as any CustomStringConvertible where mirror.displayStyle != .collection:
      return printed.description
    default: break
    }
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { describe($0.value) } ?? "nil"
    case .collection:
      return "[\(mirror.children.map { describe($0.value) }.joined(separator: ", "))]"
    case .enum:
      guard let child = mirror.children.first, let name = child.label else { return "\(value)" }
      let inside = Mirror(reflecting: child.value).displayStyle == .tuple
      return inside ? "\(name)\(describe(child.value))" : "\(name)(\(describe(child.value)))"
    case .tuple, .struct, .class:
      let parts = mirror.children.map { child in
        guard let label = child.label, !label.hasPrefix(".") else { return describe(child.value) }
        return "\(label): \(describe(child.value))"
      }
      let name = mirror.displayStyle == .tuple ? "" : "\(mirror.subjectType)"
      return "\(name)(\(parts.joined(separator: ", ")))"
    default: return "\(value)"
    }
  }

  /// What two values differ in, as `author.name` for what is in a part of a part.
  static func changes(
    from before: Any, to after: Any, named name: String? = nil
  ) -> [DeclarationDifference.FieldChange] {
    let (one, other) = (Mirror(reflecting: before), Mirror(reflecting: after))
    let isCompound = one.displayStyle == .struct || one.displayStyle == .class
    let labels = one.children.map(\.label)
    if isCompound, one.subjectType == other.subjectType, labels == other.children.map(\.label),
      !labels.isEmpty
    {
      return zip(one.children, other.children).flatMap { old, new in
        let label = old.label ?? "?"
        return changes(
          from: old.value, to: new.value, named: name.map { "\($0).\(label)" } ?? label)
      }
    }
    let (old, new) = (describe(before), describe(after))
    if old == new { return [] }
    return [.init(name: name ?? "value", before: old, after: new)]
  }
}
