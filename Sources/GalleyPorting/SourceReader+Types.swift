import SwiftSyntax

// Reads the headers of types and extensions.

extension SourceReader {
  /// Adds the facts of a type or extension, whose members are visited next.
  func enter(
    _ kind: TypeFacts.Kind, _ name: String, _ node: some DeclGroupSyntax,
    _ inheritance: InheritanceClauseSyntax?, _ block: MemberBlockSyntax,
    _ complete: (inout TypeFacts) -> Void = { _ in }
  ) -> SyntaxVisitorContinueKind {
    let outer = types.last.map { facts.types[$0].name + "." } ?? ""
    if kind != .extension {
      facts.declaredNames.insert(name)
      if types.isEmpty, bodies == 0 { facts.outerNames.insert(name) }
    }
    var type = TypeFacts(kind: kind, name: kind == .extension ? name : outer + name)
    type.inherited = inheritance?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    let entryPoints = facts.entryPoints.count
    let attributes = read(node.attributes)
    type.attributes = attributes.names
    type.objectiveCName = attributes.objectiveCName ?? ""
    type.isUnavailable = isUnavailable(attributes.availability)
    for index in entryPoints..<facts.entryPoints.count {
      facts.entryPoints[index].type = facts.types.count
    }
    for modifier in node.modifiers where Self.accessLevels.contains(modifier.name.text) {
      type.access = modifier.name.text
    }
    if let generic = node.asProtocol((any WithGenericParametersSyntax).self) {
      for parameter in generic.genericParameterClause?.parameters ?? [] {
        type.placeholders[parameter.name.text] = bounds(of: parameter.name.text, at: parameter)
      }
    }
    type.isFinal = node.modifiers.contains { $0.name.text == "final" }
    type.isLocal = bodies > 0
    type.end = block.rightBrace.bytes.lowerBound
    type.conditions = conditions
    complete(&type)
    facts.types.append(type)
    types.append(facts.types.count - 1)
    // A method may use an alias that is declared below it.
    for member in block.members {
      if let alias = member.decl.as(TypeAliasDeclSyntax.self) { readPlaceholderAlias(alias) }
    }
    return .visitChildren
  }

  /// Ends the visit of a type or extension.
  func leave() { types.removeLast() }

  /// Returns the offset at which a further inherited type can be inserted.
  func end(
    of inheritance: InheritanceClauseSyntax?, behind name: some SyntaxProtocol
  ) -> Int {
    inheritance?.inheritedTypes.endPositionBeforeTrailingTrivia.utf8Offset ?? name.bytes.upperBound
  }

  static let accessLevels: Set<String> = [
    "open", "public", "package", "internal", "fileprivate", "private",
  ]
}
