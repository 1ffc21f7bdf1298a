/// All types of all files, by name.
internal struct TypeTable {
  private var declarations: [String: TypeDeclaration] = [:]
  private var aliases: [String: String] = [:]
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

  /// The type that a name means in a type: that type's own, or that of one around it, or any. The first part
  /// of the name may be a module's.
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

  /// The superclasses, the nearest first.
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

  private func outer(_ name: String) -> String {
    name.lastIndex(of: ".").map { String(name[..<$0]) } ?? ""
  }

  /// Whether a class inherits from `XCTestCase`, or from a class that no file declares and that is named like a
  /// test case.
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
    for said in [method.isolation, extensionIsolation] {
      if said == .globalActor { return true }
      if said == .nonisolated { return false }
    }
    if isIsolated(type) { return true }
    return method.isOverride && superclasses(of: type).contains { isIsolated(method.name, in: $0) }
  }

  /// Whether a class has a method of a name that takes nothing and is isolated.
  private func isIsolated(_ name: String, in type: TypeDeclaration) -> Bool {
    if let own = type.methods.first(where: { $0.name == name && $0.canBeTest }) {
      return isIsolated(own, in: type, extensionIsolation: .unspecified)
    }
    let extended = extensionMethods[type.name]?.first {
      $0.method.name == name && $0.method.canBeTest
    }
    return extended.map { isIsolated($0.method, in: type, extensionIsolation: $0.isolation) }
      ?? false
  }

  /// Whether a type's members are isolated: by its attribute, by its superclass, or by a protocol.
  private func isIsolated(_ type: TypeDeclaration, depth: Int = 0) -> Bool {
    switch type.isolation {
    case .globalActor: return true
    case .nonisolated: return false
    case .unspecified: break
    }
    guard depth < 64 else { return false }
    return type.inherited.contains { name in
      guard let parent = find(name, from: outer(type.name)), parent.kind != .other else {
        return false
      }
      return isIsolated(parent, depth: depth + 1)
    }
  }
}
