import SwiftParser
import SwiftSyntax

/// Returns the modules that a source imports under any condition.
///
///     importedModules(in: "#if canImport(UIKit)\nimport UIKit\n#endif")   // ["UIKit"]
public func importedModules(in text: String) -> Set<String> {
  importedModules(in: Parser.parse(source: text))
}

func importedModules(in tree: SourceFileSyntax) -> Set<String> {
  final class Reader: SyntaxVisitor {
    var modules: Set<String> = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      if let module = node.path.first { modules.insert(module.name.text) }
      return .skipChildren
    }

    // Imports are only at the top level.
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
  let reader = Reader(viewMode: .sourceAccurate)
  reader.walk(tree)
  return reader.modules
}
