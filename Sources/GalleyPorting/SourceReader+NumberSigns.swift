import SwiftSyntax

extension SourceReader {
  /// Reads an expression that begins with `#`, such as `#selector(open(_:))`.
  func readMacro(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector":
      readSelector(node)
      return .skipChildren
    case "keyPath":
      readKeyPath(node)
      return .skipChildren
    case "fileLiteral":
      if let argument = node.arguments.first?.expression.trimmedDescription {
        facts.edits.append(
          .replace(
            node.bytes,
            with: "Foundation.Bundle.main.url(forResource: \(argument), withExtension: nil)!"))
      }
      return .skipChildren
    case "function":
      readFunctionName(node)
      return .skipChildren
    case "Preview":
      blank(node)
      return .skipChildren
    default: return .visitChildren
    }
  }

  private func readSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first, node.arguments.count == 1 else { return }
    let (expression, types, result) = withoutCast(argument.expression)
    let kind: SelectorUse.Kind
    switch argument.label?.text {
    case "getter": kind = .getter
    case "setter": kind = .setter
    default: kind = .method
    }
    var base = ""
    let reference: DeclReferenceExprSyntax
    if let member = expression.as(MemberAccessExprSyntax.self) {
      base = member.base?.trimmedDescription ?? ""
      reference = member.declName
    } else if let name = expression.as(DeclReferenceExprSyntax.self) {
      reference = name
    } else {
      return remark(.selector, node, "this selector can't be read. Name the method itself in it")
    }
    let labels = reference.argumentNames?.arguments.map {
      $0.name.text == "_" ? "" : $0.name.text.filter { $0 != "`" }
    }
    if words(of: base).contains(where: Self.networking.contains) {
      facts.mentions.insert(.networking)
    }
    let value = base.hasPrefix("self.") ? String(base.dropFirst(5)) : base
    let isValue =
      value.first?.isLowercase == true && value.allSatisfy { $0.isLetter || $0.isNumber }
    facts.selectors.append(
      SelectorUse(
        range: node.bytes, kind: kind, base: base,
        baseType: isValue && value != "self" && value != "super"
          ? valueType(of: value, at: node) : "",
        name: reference.baseName.text.filter { $0 != "`" }, labels: labels, types: types,
        result: result, scope: scope, isPattern: isInPattern(node)))
  }

  /// Returns an expression without its parentheses and casts, and the types of the arguments and
  /// the result in the function type that it is cast to: `method as (Feed) -> (Cell) -> Void`.
  private func withoutCast(
    _ expression: ExprSyntax
  ) -> (expression: ExprSyntax, types: [String]?, result: String) {
    var expression = expression
    var types: [String]?
    var result = ""
    while true {
      if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first,
        tuple.elements.count == 1
      {
        expression = only.expression
      } else if let sequence = expression.as(SequenceExprSyntax.self),
        let first = sequence.elements.first
      {
        if let type = sequence.elements.last?.as(TypeExprSyntax.self),
          let function = lastFunction(of: type.type)
        {
          types = function.parameters.map(\.type.trimmedDescription)
          result = function.returnClause.type.trimmedDescription
        }
        expression = first
      } else {
        return (expression, types, result)
      }
    }
  }

  /// Whether an expression is in a pattern: `case #selector(copy(_:))?:`.
  private func isInPattern(_ node: some SyntaxProtocol) -> Bool {
    var parent = node.parent
    while let expression = parent, expression.is(ExprSyntax.self) { parent = expression.parent }
    return parent?.is(ExpressionPatternSyntax.self) == true
  }

  /// Returns the last function type: `(Cell) -> Void` in `(Feed) -> (Cell) -> Void`.
  private func lastFunction(of type: TypeSyntax) -> FunctionTypeSyntax? {
    if let optional = type.as(OptionalTypeSyntax.self) {
      return lastFunction(of: optional.wrappedType)
    }
    if let tuple = type.as(TupleTypeSyntax.self), let only = tuple.elements.first,
      tuple.elements.count == 1
    {
      return lastFunction(of: only.type)
    }
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return lastFunction(of: attributed.baseType)
    }
    guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
    return lastFunction(of: function.returnClause.type) ?? function
  }

  private func readKeyPath(_ node: MacroExpansionExprSyntax) {
    guard var expression = node.arguments.first?.expression else { return }
    var names: [String] = []
    while true {
      if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
        names.append(member.declName.baseName.text.filter { $0 != "`" })
        expression = base
      } else if let chained = expression.as(OptionalChainingExprSyntax.self) {
        expression = chained.expression
      } else {
        names.append(expression.trimmedDescription.filter { $0 != "`" })
        break
      }
    }
    facts.keyPaths.append(KeyPathUse(range: node.bytes, names: names.reversed()))
  }
}
