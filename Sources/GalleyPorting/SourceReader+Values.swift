import SwiftSyntax

// The types of values, as far as their declarations contain them: `Row` for `row: Row?`, for
// `row = Row()` and for `row = view as? Row`.

extension SourceReader {
  /// Returns the type of the value that a name refers to at a node.
  ///
  /// It is empty if the declaration does not contain the type.
  func valueType(of name: String, at node: some SyntaxProtocol) -> String {
    var child = Syntax(node)
    while let parent = child.parent {
      if let found = valueType(of: name, declaredIn: parent, before: child) { return found }
      child = parent
    }
    return ""
  }

  /// Returns the type of a value that is declared in a scope; `nil` if it is not declared there.
  private func valueType(
    of name: String, declaredIn parent: Syntax, before child: Syntax
  ) -> String? {
    if let list = parent.as(CodeBlockItemListSyntax.self) {
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
    } else if let list = parent.as(MemberBlockItemListSyntax.self) {
      for item in list {
        if let variable = item.decl.as(VariableDeclSyntax.self),
          let found = valueType(of: name, in: variable)
        {
          return found
        }
      }
    } else if let branch = parent.as(IfExprSyntax.self), branch.body.id == child.id {
      return valueType(of: name, in: branch.conditions)
    } else if isDeclared(name, inPatternOf: parent, around: child) {
      return ""
    } else if let function = parent.as(FunctionDeclSyntax.self) {
      return valueType(of: name, in: function.signature.parameterClause)
    } else if let function = parent.as(InitializerDeclSyntax.self) {
      return valueType(of: name, in: function.signature.parameterClause)
    }
    return nil
  }

  private func valueType(of name: String, in clause: FunctionParameterClauseSyntax) -> String? {
    clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
      .map { plainType($0.type) }
  }

  private func valueType(of name: String, in conditions: ConditionElementListSyntax) -> String? {
    for element in conditions {
      guard case .optionalBinding(let binding) = element.condition,
        binding.pattern.trimmedDescription == name
      else { continue }
      // A binding such as `if let target`, or `guard let target = self.target`.
      let value = binding.initializer?.value.trimmedDescription ?? name
      if binding.typeAnnotation == nil, value == name || value == "self." + name {
        return valueType(of: name, at: binding)
      }
      return valueType(binding.typeAnnotation, binding.initializer)
    }
    return nil
  }

  /// Whether a closure, a loop or a case declares a name.
  ///
  /// The name has no type, or a type that is not read.
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
