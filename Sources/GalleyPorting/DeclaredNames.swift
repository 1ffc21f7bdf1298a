import SwiftParser
import SwiftSyntax

/// Returns the names of the types that a source declares.
///
/// The name of a nested type includes the names of the types around it: `Feed.Cell`.
public func importableNames(in text: String) -> Set<String> {
  Set(SourceFacts(reading: text).types.filter { $0.kind != .extension }.map(\.name))
}

/// Returns the names that a source declares: the names of types, type aliases, generic parameters,
/// functions and enumeration cases.
func declaredTypeNames(in tree: SourceFileSyntax) -> Set<String> {
  final class Reader: SyntaxVisitor {
    var names: Set<String> = []

    private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
      names.insert(name.text)
      return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      declare(node.name)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      declare(node.name)
    }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      declare(node.name)
    }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
      declare(node.name)
    }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
      declare(node.name)
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      declare(node.name)
    }
    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
      declare(node.name)
    }
  }
  let reader = Reader(viewMode: .sourceAccurate)
  reader.walk(tree)
  return reader.names
}
