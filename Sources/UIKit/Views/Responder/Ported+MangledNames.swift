// Names of nested classes. A phone has mangled names for them: `_TtCC4Feed5Outer5Inner` for the
// class `Inner` in the class `Outer`. Foundation for Linux traps when it is asked for the name of a
// nested class.

extension Ported {
  /// The letters of the kinds of types that contain others: classes, enumerations and structures.
  private static let containers = ["C", "O", "V"]

  /// Returns the mangled names that this compiler may give a nested class. The kinds of the
  /// enclosing types are not known, so the result has a name for each combination of kinds.
  ///
  /// - Parameter parts: The names of the module, of the enclosing types, and of the class.
  /// - Returns: Each name with the letters of the kinds of the types, the innermost first.
  private static func mangledNames(_ parts: [Substring]) -> [(name: String, kinds: String)] {
    // Each level triples the number of names.
    guard (1...8).contains(parts.count) else { return [] }
    var result = [(name: counted(parts[0]), kinds: "")]
    for (index, part) in parts.enumerated().dropFirst() {
      let kinds = index == parts.count - 1 ? ["C"] : containers
      result = result.flatMap { outer in
        kinds.map { (name: outer.name + counted(part) + $0, kinds: $0 + outer.kinds) }
      }
    }
    return result
  }

  /// Returns a name with its length, as in mangled names: `4Feed`.
  private static func counted(_ name: Substring) -> String { "\(name.utf8.count)\(name)" }

  /// Returns the class with a name that includes the module and the enclosing types:
  /// `Feed.Outer.Inner`.
  internal static func nestedClass(_ parts: [Substring]) -> AnyClass? {
    mangledNames(parts).lazy.compactMap { _typeByName($0.name) as? AnyClass }.first
  }

  /// Returns the name that a phone has for a nested class: `_TtCC4Feed5Outer5Inner`. The result is
  /// `nil` for a class that is private, local or generic.
  internal static func nestedName(of type: AnyClass) -> String? {
    let name = String(reflecting: type)
    let parts = name.split(separator: ".")
    guard parts.count > 2,
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "._".contains($0)) })
    else { return nil }
    return mangledNames(parts).first { _typeByName($0.name) == type }
      .map { "_Tt\($0.kinds)\(parts.map(counted).joined())" }
  }

  /// Returns the class with a name such as `_TtCC4Feed5Outer5Inner` or `_TtC4Feed4Cell`.
  internal static func classMangled(_ name: String) -> AnyClass? {
    guard name.hasPrefix("_Tt") else { return nil }
    let kinds = name.dropFirst(3).prefix { containers.contains(String($0)) }
    var rest = name.dropFirst(3 + kinds.count)
    var parts: [Substring] = []
    while let count = Int(rest.prefix(while: \.isWholeNumber)) {
      rest = rest.drop(while: \.isWholeNumber)
      guard count > 0, count <= rest.count else { return nil }
      parts.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    guard rest.isEmpty, !kinds.isEmpty, parts.count == kinds.count + 1 else { return nil }
    let types = zip(parts.dropFirst(), kinds.reversed()).map { "\(counted($0))\($1)" }
    return _typeByName(counted(parts[0]) + types.joined()) as? AnyClass
  }
}
