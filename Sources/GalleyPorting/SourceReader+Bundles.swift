import SwiftSyntax

// Uses of `Bundle.module`, the bundle that the package manager declares for a module.

extension SourceReader {
  /// The names by which source code refers to the class `Bundle`.
  static let bundleNames: Set<String> = ["Bundle", "Foundation.Bundle", "NSBundle"]

  /// Reads `Bundle.module`, and `.module` where a bundle is expected.
  func readModuleBundle(_ node: MemberAccessExprSyntax) {
    guard node.declName.trimmedDescription == "module" else { return }
    if let base = node.base {
      guard Self.bundleNames.contains(base.trimmedDescription) else { return }
    } else {
      guard isBundleExpected(at: node) else { return }
    }
    facts.moduleBundles.append(node.bytes)
  }

  /// Whether an expression without a type before its dot, such as `.module`, has to be a bundle.
  private func isBundleExpected(at node: MemberAccessExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if let argument = parent.as(LabeledExprSyntax.self) {
      let others = argument.parent?.as(LabeledExprListSyntax.self)?.map { $0.label?.text }
      switch argument.label?.text {
      case "bundle": return true
      // `UIImage(named: "logo", in: .module, with: nil)`
      case "in": return others?.contains("named") == true
      default: return false
      }
    }
    if let value = parent.as(InitializerClauseSyntax.self) {
      let type =
        value.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
        ?? value.parent?.as(FunctionParameterSyntax.self)?.type
      return isBundle(type)
    }
    // An expression without `return` is the result if it is the only statement of a function or
    // property.
    guard parent.is(ReturnStmtSyntax.self) || parent.is(CodeBlockItemSyntax.self) else {
      return false
    }
    return isBundle(resultType(around: parent))
  }

  /// Returns the type of the function or property whose body contains a node.
  private func resultType(around node: Syntax) -> TypeSyntax? {
    var next = node.parent
    while let parent = next {
      if parent.is(ClosureExprSyntax.self) { return nil }
      if let function = parent.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type
      }
      if let property = parent.as(PatternBindingSyntax.self) {
        return property.typeAnnotation?.type
      }
      next = parent.parent
    }
    return nil
  }

  private func isBundle(_ type: TypeSyntax?) -> Bool {
    guard let type else { return false }
    return Self.bundleNames.contains(type.trimmedDescription.filter { $0 != "?" && $0 != "!" })
  }
}
