import SwiftSyntax

// The types of values, as far as their declarations contain them: `Row` for `row: Row?`, for
// `row = Row()` and for `row = view as? Row`.

extension SourceReader {
  /// Returns the type of the value that a name refers to at a node.
  ///
  /// The result is empty if the declaration does not contain the type.
  func valueType(of name: String, at node: some SyntaxProtocol) -> String {
    var child = Syntax(node)
    while let parent = child.parent {
      if let found = valueType(of: name, declaredIn: parent, before: child) { return found }
      child = parent
    }
    return ""
  }

  /// Returns the type of a property of `self`.
  ///
  /// Local values with the same name are ignored.
  func propertyType(of name: String, at node: some SyntaxProtocol) -> String {
    var child = Syntax(node)
    while let parent = child.parent {
      if parent.is(MemberBlockItemListSyntax.self) {
        return valueType(of: name, declaredIn: parent, before: child) ?? ""
      }
      child = parent
    }
    return ""
  }

  /// Returns the type of a value that is declared in a scope; `nil` if it is not declared there.
  private func valueType(
    of name: String, declaredIn parent: Syntax, before child: Syntax
  ) -> String? {
    if let list = parent.as(CodeBlockItemListSyntax.self) {
      return valueType(of: name, in: list, before: child)
    } else if let list = parent.as(MemberBlockItemListSyntax.self) {
      for item in list {
        if let variable = item.decl.as(VariableDeclSyntax.self),
          let found = valueType(of: name, in: variable)
        {
          return found
        }
      }
    } else if let list = parent.as(ConditionElementListSyntax.self) {
      return valueType(of: name, in: list.filter { $0.position < child.position })
    } else if let branch = parent.as(IfExprSyntax.self), branch.body.id == child.id {
      return valueType(of: name, in: branch.conditions)
    } else if let loop = parent.as(WhileStmtSyntax.self), loop.body.id == child.id {
      return valueType(of: name, in: loop.conditions)
    } else if let found = valueType(of: name, capturedBy: parent) {
      return found
    } else if isDeclared(name, inPatternOf: parent, around: child) {
      return ""
    } else if let function = parent.as(FunctionDeclSyntax.self) {
      return valueType(of: name, in: function.signature.parameterClause)
    } else if let function = parent.as(InitializerDeclSyntax.self) {
      return valueType(of: name, in: function.signature.parameterClause)
    }
    return nil
  }

  /// Returns the type of a value that is declared in a block before a node; `nil` if it is not
  /// declared there.
  private func valueType(
    of name: String, in list: CodeBlockItemListSyntax, before child: Syntax
  ) -> String? {
    for item in list.reversed() where item.position < child.position {
      if let check = item.item.as(GuardStmtSyntax.self),
        let found = valueType(of: name, in: check.conditions)
      {
        return found
      }
      if let variable = item.item.as(VariableDeclSyntax.self),
        let found = valueType(of: name, in: variable)
      {
        return found
      }
    }
    return nil
  }

  private func valueType(of name: String, in clause: FunctionParameterClauseSyntax) -> String? {
    clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
      .map { plainType($0.type) }
  }

  /// Returns the type of a value that conditions bind to a name; `nil` if they do not bind it.
  ///
  /// The last of several bindings counts.
  private func valueType(
    of name: String, in conditions: some BidirectionalCollection<ConditionElementSyntax>
  ) -> String? {
    for element in conditions.reversed() {
      switch element.condition {
      case .optionalBinding(let binding) where binding.pattern.trimmedDescription == name:
        return valueType(
          of: name, boundTo: binding.initializer, binding.typeAnnotation, at: Syntax(binding))
      case .matchingPattern(let condition):
        if let found = valueType(of: name, in: condition) { return found }
      default: break
      }
    }
    return nil
  }

  /// Returns the type of a value in a binding such as `if let target`, or
  /// `guard let target = self.target`.
  private func valueType(
    of name: String, boundTo initializer: InitializerClauseSyntax?,
    _ annotation: TypeAnnotationSyntax?, at node: Syntax
  ) -> String {
    let value = initializer?.value.trimmedDescription ?? name
    if annotation == nil {
      if value == name { return valueType(of: name, at: node) }
      if value == "self." + name { return propertyType(of: name, at: node) }
    }
    return valueType(annotation, initializer)
  }

  /// Returns the type in `if case let target as Feed = value`; `nil` if the pattern does not bind
  /// the name.
  private func valueType(
    of name: String, in condition: MatchingPatternConditionSyntax
  ) -> String? {
    let binds = condition.pattern.tokens(viewMode: .sourceAccurate).contains { token in
      token.text == name && token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
        && token.nextToken(viewMode: .sourceAccurate)?.tokenKind != .colon
    }
    guard binds else { return nil }
    let bound = condition.pattern.as(ValueBindingPatternSyntax.self)?.pattern
      .as(ExpressionPatternSyntax.self)?.expression
    if let sequence = bound?.as(SequenceExprSyntax.self),
      sequence.elements.first?.trimmedDescription == name,
      let type = sequence.elements.last?.as(TypeExprSyntax.self)
    {
      return plainType(type.type)
    }
    if bound?.as(OptionalChainingExprSyntax.self)?.expression.trimmedDescription == name {
      return valueType(of: name, boundTo: condition.initializer, nil, at: Syntax(condition))
    }
    return ""
  }

  /// Returns the type of a value in a capture list, such as `[target = view as? Feed]`.
  private func valueType(of name: String, capturedBy parent: Syntax) -> String? {
    let list = parent.as(ClosureExprSyntax.self)?.signature?.capture?.items
    guard let item = list?.first(where: { $0.name.text == name }),
      let value = item.initializer
    else { return nil }
    return valueType(of: name, boundTo: value, nil, at: parent)
  }

  /// Whether a closure, a loop or a case declares a name.
  ///
  /// Such a name has no written type, or its type is not evaluated.
  private func isDeclared(
    _ name: String, inPatternOf parent: Syntax, around child: Syntax
  ) -> Bool {
    if let closure = parent.as(ClosureExprSyntax.self) {
      let parameters = closure.signature?.parameterClause
      return parameters?.tokens(viewMode: .sourceAccurate).contains { $0.text == name } == true
    }
    if let loop = parent.as(ForStmtSyntax.self), loop.body.id == child.id {
      return loop.pattern.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
    }
    if let part = parent.as(SwitchCaseSyntax.self), part.label.id != child.id {
      return part.label.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
    }
    return false
  }

  private func valueType(of name: String, in variable: VariableDeclSyntax) -> String? {
    variable.bindings.first { $0.pattern.trimmedDescription == name }
      .map { valueType($0.typeAnnotation, $0.initializer) }
  }

  private func valueType(
    _ annotation: TypeAnnotationSyntax?, _ value: InitializerClauseSyntax?
  ) -> String {
    if let annotation { return plainType(annotation.type) }
    if let sequence = value?.value.as(SequenceExprSyntax.self),
      let cast = sequence.elements.last?.as(TypeExprSyntax.self)
    {
      return plainType(cast.type)
    }
    if ["UIApplication.shared.delegate", "UIApplication.shared.delegate!"]
      .contains(value?.value.trimmedDescription)
    {
      return "UIApplicationDelegate"
    }
    let called = value?.value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
    return called.flatMap { $0.first?.isUppercase == true ? $0 : nil } ?? ""
  }

  /// Returns a type without optionals.
  private func plainType(_ type: TypeSyntax) -> String {
    if let optional = type.as(OptionalTypeSyntax.self) { return plainType(optional.wrappedType) }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return plainType(optional.wrappedType)
    }
    return type.trimmedDescription
  }
}
