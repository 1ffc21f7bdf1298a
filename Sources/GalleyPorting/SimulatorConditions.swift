import SwiftSyntax

extension IfConfigDeclSyntax {
  /// Whether the conditions test for an Intel processor to find out whether the code runs in a
  /// simulator, as in `#if arch(i386) || arch(x86_64)`.
  ///
  /// No iOS device has an Intel processor, but a Mac with a simulator may have one. In ported code,
  /// such conditions are true on any processor.
  ///
  /// The result is `false` if the code depends on the processor itself, as code with `Float80`
  /// does. The result is also `false` if a condition tests for another processor or for Linux.
  var asksForSimulator: Bool {
    var processors: Set<String> = []
    for condition in clauses.compactMap(\.condition) {
      let questions = Questions(viewMode: .sourceAccurate)
      questions.walk(condition)
      guard !questions.systems.contains("Linux") else { return false }
      processors.formUnion(questions.processors)
    }
    guard processors.contains("x86_64"), processors.isSubset(of: ["x86_64", "i386"]) else {
      return false
    }
    return !clauses.compactMap(\.elements).contains { elements in
      elements.tokens(viewMode: .sourceAccurate).contains { isOfProcessor($0.text) }
    }
  }

  /// Whether a word belongs to code for one kind of processor.
  private func isOfProcessor(_ word: String) -> Bool {
    ["Float80", "CLongDouble"].contains(word) || word.hasPrefix("_mm")
      || ["x86", "i386", "arm64"].contains(where: word.lowercased().contains)
  }

  /// Collects the processors and the systems that a condition tests for.
  private final class Questions: SyntaxVisitor {
    var processors: Set<String> = []
    var systems: Set<String> = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let argument = node.arguments.first?.expression.trimmedDescription else {
        return .visitChildren
      }
      switch node.calledExpression.trimmedDescription {
      case "arch": processors.insert(argument)
      case "os": systems.insert(argument)
      default: break
      }
      return .skipChildren
    }
  }
}
