import SwiftSyntax

/// Collects the parts of a module that one file uses.
final class ModuleUseReader: SyntaxVisitor {
  /// The parts that have been found.
  var use: ModuleUse?
  private let file: SourceFile
  private let lines: LineStarts
  /// Returns whether a name may belong to the module.
  private let isForeign: (String) -> Bool
  /// The types of variables and parameters by name, if they belong to the module.
  private var variables: [String: [String]] = [:]
  /// Expressions that have been handled as parts of a call.
  private var done: Set<SyntaxIdentifier> = []

  init(file: SourceFile, isForeign: @escaping (String) -> Bool) {
    self.file = file
    self.isForeign = isForeign
    lines = LineStarts(file.text.withoutMark)
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the path and the line of a node: `App/Map.swift:12`.
  private func place(_ node: some SyntaxProtocol) -> String {
    "\(file.path):\(lines.position(of: node.bytes.lowerBound).line)"
  }

  // MARK: Types

  /// Returns the name of a type of the module, preceded by the names of the types around it. If the
  /// type is optional, the result is the name of the wrapped type.
  func path(ofType type: TypeSyntax) -> [String]? {
    if let optional = type.as(OptionalTypeSyntax.self) { return path(ofType: optional.wrappedType) }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return path(ofType: optional.wrappedType)
    }
    if let member = type.as(MemberTypeSyntax.self) {
      if let base = path(ofType: member.baseType) { return base + [member.name.text] }
      // A qualified name: `WebKit.WKWebView`.
      let isModule = member.baseType.trimmedDescription == use?.module
      return isModule && isForeign(member.name.text) ? [member.name.text] : nil
    }
    guard let name = type.as(IdentifierTypeSyntax.self)?.name.text, isForeign(name) else {
      return nil
    }
    return [name]
  }

  /// Returns the name of a type in an expression such as `MKMapView.Camera`, preceded by the names
  /// of the types around it.
  private func path(ofExpression expression: ExprSyntax) -> [String]? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return isForeign(name) ? [name] : nil
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return nil
    }
    let name = member.declName.baseName.text
    if base.trimmedDescription == use?.module, isForeign(name) { return [name] }
    guard name.first?.isUppercase == true, let outer = path(ofExpression: base) else { return nil }
    return outer + [name]
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let path = path(ofType: TypeSyntax(node)) { use?.update(path) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    guard let path = path(ofType: TypeSyntax(node)) else { return .visitChildren }
    let isProtocol =
      node.parent?.is(SomeOrAnyTypeSyntax.self) == true
      || node.parent?.is(CompositionTypeElementSyntax.self) == true
    use?.update(path) { if isProtocol { $0.isProtocol = true } }
    return .visitChildren
  }

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    guard let path = path(ofType: node.type) else { return .visitChildren }
    let list = node.parent?.as(InheritedTypeListSyntax.self)
    let owner = node.parent?.parent?.parent
    let isFirstOfClass = owner?.is(ClassDeclSyntax.self) == true && list?.first?.id == node.id
    // In `class Page: WKNavigationDelegate`, the first type of a class may be a protocol instead of
    // its superclass.
    let isSuperclass = isFirstOfClass && !ModuleUse.isProtocolName(path.last ?? "")
    use?.update(path) { if isSuperclass { $0.isClass = true } else { $0.isProtocol = true } }
    return .visitChildren
  }

  // MARK: Variables

  /// Finds the types of variables and parameters before their uses are read.
  func findVariables(in tree: SourceFileSyntax) {
    final class Finder: SyntaxVisitor {
      let reader: ModuleUseReader
      init(_ reader: ModuleUseReader) {
        self.reader = reader
        super.init(viewMode: .sourceAccurate)
      }

      override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
          return .visitChildren
        }
        if let type = node.typeAnnotation?.type {
          reader.variables[name] = reader.path(ofType: type)
        } else if let call = node.initializer?.value.as(FunctionCallExprSyntax.self) {
          reader.variables[name] = reader.path(ofExpression: call.calledExpression)
        }
        return .visitChildren
      }

      override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        let name = (node.secondName ?? node.firstName).text
        reader.variables[name] = reader.path(ofType: node.type) ?? reader.variables[name]
        return .visitChildren
      }
    }
    Finder(self).walk(tree)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(where: { $0.name.text == "weak" }),
      let type = node.bindings.first?.typeAnnotation?.type, let path = path(ofType: type),
      !ModuleUse.isProtocolName(path.last ?? "")
    {
      use?.update(path) { $0.isClass = true }
    }
    return .visitChildren
  }

  /// Returns the type of a variable in an expression: `page`, `self.page`, `page?`, `page!`.
  private func typeOfVariable(_ expression: ExprSyntax) -> [String]? {
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return typeOfVariable(chain.expression)
    }
    if let unwrapped = expression.as(ForceUnwrapExprSyntax.self) {
      return typeOfVariable(unwrapped.expression)
    }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return variables[name]
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return call.arguments.isEmpty ? typeOfSingleton(call.calledExpression) : nil
    }
    if let type = typeOfSingleton(expression) { return type }
    guard let member = expression.as(MemberAccessExprSyntax.self),
      ["self", "self?"].contains(member.base?.trimmedDescription)
    else { return nil }
    return variables[member.declName.baseName.text]
  }

  /// Returns the type of an expression for a shared object, such as `WKProcessPool.shared`.
  private func typeOfSingleton(_ expression: ExprSyntax) -> [String]? {
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      ModuleUse.singletons.contains(member.declName.baseName.text)
    else { return nil }
    return path(ofExpression: base)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    // A variable with an implicit member: `let gravity: AVLayerVideoGravity = .resize`.
    if let value = node.initializer?.value.as(MemberAccessExprSyntax.self), value.base == nil,
      let type = node.typeAnnotation?.type, let path = path(ofType: type)
    {
      use?.update(path) { $0.staticValues.insert(value.declName.baseName.text) }
    }
    return .visitChildren
  }

  // MARK: Members

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    if let path = path(ofExpression: called) {
      let call = ModuleUse.Call(name: "init", arguments: arguments(of: node))
      use?.update(path) { $0.initializers.merge(call) }
      done.insert(called.id)
    } else if let member = called.as(MemberAccessExprSyntax.self), let base = member.base {
      let call = ModuleUse.Call(
        name: member.declName.baseName.text, arguments: arguments(of: node))
      if let path = path(ofExpression: base) {
        done.insert(called.id)
        if call.name == "init" {
          use?.update(path) { $0.initializers.merge(call) }
        } else if call.isSingleton || node.isStatement {
          use?.update(path) { $0.staticCalls.merge(call) }
        } else {
          use?.update(path) { $0.note("static func " + call.fullName, at: place(node)) }
        }
      } else if let path = typeOfVariable(base) {
        done.insert(called.id)
        if node.isStatement {
          use?.update(path) { $0.methods.merge(call) }
        } else {
          use?.update(path) { $0.note("func " + call.fullName, at: place(node)) }
        }
      }
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let path = path(ofExpression: ExprSyntax(node)) { use?.update(path) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard !done.contains(node.id), let base = node.base else { return .visitChildren }
    let name = node.declName.baseName.text
    if let path = path(ofExpression: ExprSyntax(node)) {
      use?.update(path)
    } else if let path = path(ofExpression: base), !["self", "Type", "Protocol"].contains(name) {
      use?.update(path) { $0.staticValues.insert(name) }
    } else if let path = typeOfVariable(base), name != "self" {
      use?.update(path) { $0.note("var " + name, at: place(node)) }
    }
    return .visitChildren
  }

  private func arguments(of call: FunctionCallExprSyntax) -> [ModuleUse.Argument] {
    var result = call.arguments.map {
      ModuleUse.Argument(label: $0.label?.text ?? "", kind: kind(of: $0.expression))
    }
    if let closure = call.trailingClosure {
      result.append(.init(label: "", kind: kind(of: ExprSyntax(closure))))
    }
    for closure in call.additionalTrailingClosures {
      result.append(.init(label: closure.label.text, kind: kind(of: ExprSyntax(closure.closure))))
    }
    return result
  }

  private func kind(of expression: ExprSyntax) -> ModuleUse.Argument.Kind {
    if let closure = expression.as(ClosureExprSyntax.self) {
      return .closure(parameterCount(of: closure))
    }
    if let list = expression.as(ArrayExprSyntax.self), let first = list.elements.first {
      return kind(of: first.expression) == .implicitMember ? .implicitMember : .value
    }
    if let member = expression.as(MemberAccessExprSyntax.self), member.base == nil {
      return .implicitMember
    }
    return .value
  }

  private func parameterCount(of closure: ClosureExprSyntax) -> Int {
    if let clause = closure.signature?.parameterClause {
      if let names = clause.as(ClosureShorthandParameterListSyntax.self) { return names.count }
      return clause.as(ClosureParameterClauseSyntax.self)?.parameters.count ?? 0
    }
    // `$1` is the second parameter.
    let numbers = closure.statements.tokens(viewMode: .sourceAccurate).compactMap { token in
      token.text.hasPrefix("$") ? Int(token.text.dropFirst()) : nil
    }
    return numbers.max().map { $0 + 1 } ?? 0
  }
}

extension [String: ModuleUse.Call] {
  /// Adds a call. If there is a call with the same labels already, arguments of the kind `value`
  /// get the kind from the new call, which may be more specific.
  fileprivate mutating func merge(_ call: ModuleUse.Call) {
    guard var known = self[call.fullName] else { return self[call.fullName] = call }
    for index in known.arguments.indices where known.arguments[index].kind == .value {
      known.arguments[index].kind = call.arguments[index].kind
    }
    self[call.fullName] = known
  }
}

extension FunctionCallExprSyntax {
  /// Whether the result is not used.
  fileprivate var isStatement: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if parent.is(CodeBlockItemSyntax.self) { return true }
      guard
        parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self)
          || parent.is(OptionalChainingExprSyntax.self)
      else { return false }
      node = parent
    }
    return false
  }
}
