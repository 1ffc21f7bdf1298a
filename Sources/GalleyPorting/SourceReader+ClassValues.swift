import SwiftSyntax

// Objects that are created from class values. A class value is an expression whose value is a
// class: `T` in `T(frame: .zero)`, where `T` is a generic parameter or an associated type, or
// `controllerClass` in `controllerClass.init()`.

extension SourceReader {
  /// Reads a call of an initializer on a class value.
  func readClassValue(_ node: FunctionCallExprSyntax) {
    guard let paren = node.leftParen, node.trailingClosure == nil else { return }
    var use = ClassValueCall(
      callee: node.calledExpression.bytes.lowerBound..<paren.bytes.upperBound,
      end: node.bytes.upperBound,
      labels: node.arguments.map { $0.label?.text ?? "" }, scope: scope)
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      // `T(frame: .zero)`
      guard name.argumentNames == nil, isPlaceholder(name.baseName.text) else { return }
      use.name(name.baseName.text, bounds: bounds(of: name.baseName.text, at: node))
    } else if let name = implicitPlaceholder(of: node) ?? memberPlaceholder(calledBy: node) {
      use.name(name, bounds: memberBounds(of: name, at: node))
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.`init`), let base = member.base
    {
      use.value = base.trimmedDescription
      let isRead =
        if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
          readName(name, of: node, into: &use)
        } else {
          readExpression(base, of: node, into: &use)
        }
      guard isRead, use.property.first?.isUppercase != true else { return }
    }
    guard !use.bounds.isEmpty || !use.property.isEmpty else { return }
    facts.classValueCalls.append(use)
  }

  /// Reads the name before `.init()`. Returns whether the name may be a class value.
  private func readName(
    _ name: String, of node: FunctionCallExprSyntax, into use: inout ClassValueCall
  ) -> Bool {
    if isPlaceholder(name) {
      use.name(name, bounds: bounds(of: name, at: node))
    } else if name == "self" {
      guard isWithinStaticMember(node) else { return false }
      use.bounds = bounds(of: "Self", at: node)
    } else if let payload = payload(boundTo: name, at: node) {
      use.property = payload
    } else if !readVariable(name, of: node, into: &use) {
      use.property = name == "$0" ? elementProperty(of: node) : name
    }
    return true
  }

  /// Reads the class of a variable. Returns whether the variable contains a class value.
  private func readVariable(
    _ name: String, of node: FunctionCallExprSyntax, into use: inout ClassValueCall
  ) -> Bool {
    guard let found = classValue(name, at: node) else { return false }
    use.bounds = found
    if found.isEmpty { use.property = propertyOfValue(name, at: node) }
    return true
  }

  /// Reads the expression before `.init()`, if it is not a name. Returns whether the expression may
  /// be a class value.
  private func readExpression(
    _ base: ExprSyntax, of node: FunctionCallExprSyntax, into use: inout ClassValueCall
  ) -> Bool {
    let isContinued = node.parent?.is(MemberAccessExprSyntax.self) == true
    if let tuple = (unwrapped(base) ?? base).as(TupleExprSyntax.self), let name = castClass(tuple) {
      use.bounds = name
      use.cast = tuple.bytes
      use.isChained = base.is(OptionalChainingExprSyntax.self)
      use.isContinued = isContinued
    } else if !use.value.contains("?"), let property = property(base) {
      use.property = property
    } else if isWithinChain(base), let property = property(base) {
      // `item?.kind.init()`
      use.cast = base.bytes
      use.isChained = true
      use.isWithinChain = true
      use.isContinued = isContinued
      use.property = property
    } else if let chained = base.as(OptionalChainingExprSyntax.self)?.expression,
      !chained.is(TupleExprSyntax.self), let property = property(chained)
    {
      // `types[name]?.init()`
      use.cast = chained.bytes
      use.isChained = true
      use.isContinued = isContinued
      guard let name = chained.as(DeclReferenceExprSyntax.self)?.baseName.text,
        readVariable(name, of: node, into: &use)
      else {
        use.property = property
        return true
      }
    } else {
      return false
    }
    return true
  }

  /// Whether an expression is read through an optional before its end, such as `item?.kind`.
  private func isWithinChain(_ expression: ExprSyntax) -> Bool {
    var next = expression.as(MemberAccessExprSyntax.self)?.base
    if let element = expression.as(SubscriptCallExprSyntax.self) {
      next = element.calledExpression
    }
    guard let next else { return false }
    return next.is(OptionalChainingExprSyntax.self) || isWithinChain(next)
  }

  /// Reads references to initializers, `T.init` and `T.init(frame:)`, that are passed on as
  /// functions.
  func readInitializerReference(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.tokenKind == .keyword(.`init`),
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id,
      let name = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, isPlaceholder(name)
    else { return }
    var use = ClassValueCall(
      callee: node.bytes, end: node.bytes.upperBound,
      labels: node.declName.argumentNames?.arguments.map(\.name.text) ?? [], scope: scope)
    use.name(name, bounds: bounds(of: name, at: node))
    use.isReference = true
    guard !use.bounds.isEmpty else { return }
    facts.classValueCalls.append(use)
  }

  /// Returns the class in `(type as? Feed.Type)`.
  private func castClass(_ tuple: TupleExprSyntax) -> [String]? {
    guard tuple.elements.count == 1,
      let elements = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements,
      let type = elements.last?.as(TypeExprSyntax.self)?.type.as(MetatypeTypeSyntax.self),
      type.metatypeSpecifier.text == "Type"
    else { return nil }
    return [type.baseType.trimmedDescription]
  }

  /// Whether a name may be the name of a generic parameter or, in an extension, of an associated
  /// type.
  func isPlaceholder(_ name: String) -> Bool {
    if name == "Self" || placeholders.contains(name) { return true }
    guard let type = types.last, facts.types[type].kind == .extension else { return false }
    return name.first?.isUppercase == true && !PlatformTypes.looksLikeUIKit(name)
  }

  /// Returns the generic parameter or associated type whose object an implicit `.init()` creates.
  ///
  /// The result is `T` for `func make() -> T { .init() }`, for `let view: T = .init()`, and for
  /// `let make: () -> T = { .init() }`.
  private func implicitPlaceholder(of node: FunctionCallExprSyntax) -> String? {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil,
      member.declName.baseName.tokenKind == .keyword(.`init`),
      let name = expectedType(of: node)?.trimmedDescription,
      isPlaceholder(name) || isMemberPlaceholder(name)
    else { return nil }
    return name
  }

  /// Returns the type that is written for the value of an expression.
  private func expectedType(of node: some SyntaxProtocol) -> TypeSyntax? {
    if node.parent?.is(ReturnStmtSyntax.self) == true { return resultType(around: node) }
    if let item = node.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1
    {
      return resultType(around: node)
    }
    guard let value = node.parent?.as(InitializerClauseSyntax.self) else { return nil }
    if let binding = value.parent?.as(PatternBindingSyntax.self) {
      return binding.typeAnnotation?.type
    }
    guard let type = value.parent?.as(FunctionParameterSyntax.self)?.type else { return nil }
    let isAutoclosure =
      type.as(AttributedTypeSyntax.self)?.attributes.trimmedDescription.contains("@autoclosure")
      ?? false
    return isAutoclosure ? functionType(type)?.returnClause.type : type
  }

  /// Returns the type of the results of the function, property or closure around a node.
  private func resultType(around node: some SyntaxProtocol) -> TypeSyntax? {
    var next = node.parent
    while let parent = next {
      if let function = parent.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type
      }
      if let property = parent.as(PatternBindingSyntax.self) {
        return property.typeAnnotation?.type
      }
      if let closure = parent.as(ClosureExprSyntax.self) { return resultType(of: closure) }
      if parent.is(MemberBlockSyntax.self) { return nil }
      next = parent.parent
    }
    return nil
  }

  /// Returns the type that is written for the results of a closure: in the closure, in the type of
  /// the variable that it is stored in, or, for `{ … }()`, for the value of the call.
  private func resultType(of closure: ClosureExprSyntax) -> TypeSyntax? {
    if let written = closure.signature?.returnClause?.type { return written }
    if let call = closure.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == closure.id
    {
      return expectedType(of: call)
    }
    return expectedType(of: closure).flatMap(functionType)?.returnClause.type
  }

  /// Returns the function type in a type such as `(() -> T)?` or `@escaping () -> T`.
  private func functionType(_ type: TypeSyntax) -> FunctionTypeSyntax? {
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return functionType(attributed.baseType)
    }
    if let optional = type.as(OptionalTypeSyntax.self) { return functionType(optional.wrappedType) }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return functionType(optional.wrappedType)
    }
    if let tuple = type.as(TupleTypeSyntax.self), let only = tuple.elements.first,
      tuple.elements.count == 1
    {
      return functionType(only.type)
    }
    return type.as(FunctionTypeSyntax.self)
  }

  private func isWithinStaticMember(_ node: some SyntaxProtocol) -> Bool {
    var next = node.parent
    while let parent = next {
      if let function = parent.as(FunctionDeclSyntax.self) { return isStatic(function.modifiers) }
      if let variable = parent.as(VariableDeclSyntax.self), isStatic(variable.modifiers) {
        return true
      }
      if parent.is(InitializerDeclSyntax.self) || parent.is(MemberBlockSyntax.self) { return false }
      next = parent.parent
    }
    return false
  }

  private func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["static", "class"].contains($0.name.text) }
  }

  // MARK: Constraints of generic parameters

  /// Returns the constraints of a generic parameter: `UIView` for `T` of `<T: UIView>`.
  ///
  /// The constraints of the innermost declaration come first.
  func bounds(of name: String, at node: some SyntaxProtocol) -> [String] {
    var result: [String] = []
    var next = node.parent
    while let parent = next {
      if let clause = parent.asProtocol((any WithGenericParametersSyntax).self) {
        result += bounds(of: name, in: clause.genericWhereClause)
        if let parameter = clause.genericParameterClause?.parameters.first(where: {
          $0.name.text == name
        }) {
          return result + (parameter.inheritedType.map(names) ?? [])
        }
      } else if let declaration = parent.as(ExtensionDeclSyntax.self) {
        result += bounds(of: name, in: declaration.genericWhereClause)
        // The class `Box` declares the constraints of its generic parameter `View`. In an extension
        // of `Box`, `Box::View` refers to these constraints.
        if name != "Self" {
          result.append(declaration.extendedType.trimmedDescription + "::" + name)
        }
      }
      next = parent.parent
    }
    if name == "Self", let type = types.last, facts.types[type].kind == .extension {
      result.append(facts.types[type].name)
    }
    return result.isEmpty ? aliasBounds(of: name) : result
  }

  /// Returns the constraints of a generic parameter in a `where` clause.
  func bounds(of name: String, in clause: GenericWhereClauseSyntax?) -> [String] {
    (clause?.requirements ?? []).flatMap { requirement in
      guard case .conformanceRequirement(let one) = requirement.requirement,
        [name, "Self." + name].contains(one.leftType.trimmedDescription)
      else { return [String]() }
      return names(one.rightType)
    }
  }

  /// Returns the types of a protocol composition.
  private func names(_ type: TypeSyntax) -> [String] {
    type.trimmedDescription.split(separator: "&").map { String($0.filter { !$0.isWhitespace }) }
  }
}
