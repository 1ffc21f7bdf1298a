/// The types of all files, by name.
internal struct TypeTable {
  private var declarations: [String: TypeDeclaration] = [:]
  /// The type names that type aliases refer to, by the name of the alias.
  private var aliases: [String: String] = [:]
  /// The methods of extensions with the isolation of their extension, by the name of the extended
  /// type.
  private var extensionMethods: [String: [(method: MethodDeclaration, isolation: Isolation)]] = [:]

  init(_ readers: [DeclarationReader]) {
    for reader in readers {
      aliases.merge(reader.aliases) { first, _ in first }
      for type in reader.types where type.kind != .extension && declarations[type.name] == nil {
        declarations[type.name] = type
      }
    }
    for type in readers.flatMap(\.types) where type.kind == .extension {
      guard let extended = find(type.name, from: "") else { continue }
      extensionMethods[extended.name, default: []] += type.methods.map { ($0, type.isolation) }
    }
  }

  /// Returns the type that a name refers to inside another type: a type nested in that type or in a
  /// type that contains that type, or a top-level type. The first part of the name may be the name
  /// of a module.
  private func find(_ name: String, from scope: String, depth: Int = 0) -> TypeDeclaration? {
    guard depth < 16 else { return nil }
    var scope = scope
    while true {
      let candidate = scope.isEmpty ? name : "\(scope).\(name)"
      if let found = declarations[candidate] { return found }
      if let alias = aliases[candidate] { return find(alias, from: scope, depth: depth + 1) }
      guard !scope.isEmpty else { break }
      scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
    }
    return name.firstIndex(of: ".").flatMap {
      find(String(name[name.index(after: $0)...]), from: "", depth: depth + 1)
    }
  }

  /// Whether a method is a test that is isolated and not `async`.
  func needsAsync(_ method: MethodDeclaration, in type: TypeDeclaration) -> Bool {
    guard method.canBeTest, !method.isAsync, method.name.hasPrefix("test") else { return false }
    let extended = type.kind == .extension ? find(type.name, from: "") : type
    guard let owner = extended, owner.kind == .class, isTestCase(owner) else { return false }
    return isIsolated(
      method, in: owner, extensionIsolation: type.kind == .extension ? type.isolation : .unspecified
    )
  }

  // MARK: Inheritance

  /// Returns the declared superclasses of a type, from its direct superclass up to the root class.
  private func superclasses(of type: TypeDeclaration) -> [TypeDeclaration] {
    var line: [TypeDeclaration] = []
    var next = type
    while line.count < 64,
      let parent = next.inherited.lazy.compactMap({ find($0, from: outer(next.name)) }).first(
        where: { $0.kind == .class })
    {
      line.append(parent)
      next = parent
    }
    return line
  }

  /// Returns the name of the type in which a type is nested, or an empty string.
  private func outer(_ name: String) -> String {
    name.lastIndex(of: ".").map { String(name[..<$0]) } ?? ""
  }

  /// Whether a class inherits from `XCTestCase`, or from another class whose name ends in
  /// “TestCase” and that no file declares.
  private func isTestCase(_ type: TypeDeclaration) -> Bool {
    let oldest = superclasses(of: type).last ?? type
    return oldest.inherited.contains { name in
      let resolved = aliases[name] ?? name
      return resolved.hasSuffix("TestCase") && find(resolved, from: "") == nil
    }
  }

  // MARK: Isolation

  private func isIsolated(
    _ method: MethodDeclaration, in type: TypeDeclaration, extensionIsolation: Isolation
  ) -> Bool {
    isolation(of: method, in: type, extensionIsolation: extensionIsolation) == .globalActor
  }

  /// Returns the isolation of a method. The first of these isolations that is declared is used: the
  /// method's attribute, the attribute of its extension, the isolation of the method that it
  /// overrides (unless the class is nonisolated), the isolation of the class.
  private func isolation(
    of method: MethodDeclaration, in type: TypeDeclaration, extensionIsolation: Isolation
  ) -> Isolation {
    if method.isolation != .unspecified { return method.isolation }
    if extensionIsolation != .unspecified { return extensionIsolation }
    let ofClass = isolation(of: type)
    guard method.isOverride, ofClass != .nonisolated else { return ofClass }
    let overridden = superclasses(of: type).lazy
      .compactMap { isolation(ofMethod: method.name, in: $0) }.first
    return overridden ?? ofClass
  }

  /// Returns the isolation of the class's method with a name and no parameters, or `nil` if the
  /// class does not declare such a method.
  private func isolation(ofMethod name: String, in type: TypeDeclaration) -> Isolation? {
    if let own = type.methods.first(where: { $0.name == name && $0.canBeTest }) {
      return isolation(of: own, in: type, extensionIsolation: .unspecified)
    }
    return extensionMethods[type.name]?.first { $0.method.name == name && $0.method.canBeTest }
      .map { isolation(of: $0.method, in: type, extensionIsolation: $0.isolation) }
  }

  /// Returns the isolation of a type's members. The isolation is declared by an attribute of the
  /// type, or inherited from the superclass or from a protocol.
  private func isolation(of type: TypeDeclaration, depth: Int = 0) -> Isolation {
    guard type.isolation == .unspecified, depth < 64 else { return type.isolation }
    let parents = type.inherited.compactMap { find($0, from: outer(type.name)) }
      .filter { $0.kind != .other }
    if let superclass = parents.first(where: { $0.kind == .class }) {
      let inherited = isolation(of: superclass, depth: depth + 1)
      if inherited != .unspecified { return inherited }
    }
    return parents.contains { isolation(of: $0, depth: depth + 1) == .globalActor }
      ? .globalActor : .unspecified
  }
}
