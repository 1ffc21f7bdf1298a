import SwiftSyntax

// Class values in variables, properties and enumeration cases, and their known classes: `UIView`
// for `let type: UIView.Type`.

extension SourceReader {
  // MARK: Sources of class values

  /// Returns the name of the property that an expression reads.
  ///
  /// If the expression is an element of the property, the name is followed by `[]`: `types[]` for
  /// `row.types[0]`.
  func property(_ expression: ExprSyntax) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self), name.argumentNames == nil {
      return name.baseName.text
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      guard let base = member.base, base.trimmedDescription != "self",
        ["first", "last"].contains(name)
      else { return name }
      return property(base).map { $0 + "[]" }
    }
    if let element = expression.as(SubscriptCallExprSyntax.self) {
      return property(element.calledExpression).map { $0 + "[]" }
    }
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      return property(optional.expression)
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return property(forced.expression) }
    return nil
  }

  /// Returns the name of the property from which a local variable gets its value; empty if there is
  /// none.
  func propertyOfValue(_ name: String, at node: some SyntaxProtocol) -> String {
    var child = Syntax(node)
    while let parent = child.parent {
      var value: ExprSyntax?
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        for item in list where item.position < child.position {
          let conditions = item.item.as(GuardStmtSyntax.self)?.conditions
          let binding = item.item.as(VariableDeclSyntax.self)?.bindings.first {
            $0.pattern.trimmedDescription == name
          }
          value = binding?.initializer?.value ?? conditions.flatMap { bound(name, in: $0) } ?? value
        }
      } else if let branch = parent.as(IfExprSyntax.self), branch.body.id == child.id {
        value = bound(name, in: branch.conditions)
      } else if let loop = parent.as(ForStmtSyntax.self), loop.body.id == child.id,
        loop.pattern.trimmedDescription == name
      {
        return property(loop.sequence).map { $0 + "[]" } ?? ""
      } else if parent.is(MemberBlockSyntax.self) {
        return ""
      }
      if let value { return property(value) ?? "" }
      child = parent
    }
    return ""
  }

  /// Returns the value that `if let` or `guard let` binds to a name.
  private func bound(_ name: String, in conditions: ConditionElementListSyntax) -> ExprSyntax? {
    for element in conditions {
      guard case .optionalBinding(let binding) = element.condition,
        binding.pattern.trimmedDescription == name
      else { continue }
      return binding.initializer?.value
    }
    return nil
  }

  /// Returns the name of the property whose elements are passed to the closure around a node:
  /// `types[]` in `types.map { $0.init() }`.
  func elementProperty(of node: some SyntaxProtocol) -> String {
    var next = node.parent
    while let parent = next {
      if let closure = parent.as(ClosureExprSyntax.self) {
        let call = closure.parent?.as(FunctionCallExprSyntax.self)
        let method = call?.calledExpression.as(MemberAccessExprSyntax.self)
        guard let base = method?.base, let name = method?.declName.baseName.text,
          ["map", "compactMap", "forEach"].contains(name)
        else { return "" }
        return property(base).map { $0 + "[]" } ?? ""
      }
      next = parent.parent
    }
    return ""
  }

  // MARK: Values of enumeration cases

  /// Reads the class values in `case type(Feed.Type)`.
  func readPayloads(_ node: EnumCaseDeclSyntax) {
    for element in node.elements {
      for (index, parameter) in (element.parameterClause?.parameters ?? []).enumerated() {
        let names = classValueNames(parameter.type.trimmedDescription)
        guard !names.isEmpty else { continue }
        facts.classPayloads["\(element.name.text)(\(index))", default: []] += names
      }
    }
  }

  /// Returns the value of an enumeration case that a pattern binds to a name: `type(0)` for `feed`
  /// in `case .type(let feed)`.
  func payload(boundTo name: String, at node: some SyntaxProtocol) -> String? {
    var child = Syntax(node)
    while let parent = child.parent {
      var patterns: [PatternSyntax] = []
      if let branch = parent.as(SwitchCaseSyntax.self),
        case .case(let label) = branch.label, label.id != child.id
      {
        patterns = label.caseItems.map(\.pattern)
      } else if let branch = parent.as(IfExprSyntax.self), branch.body.id == child.id {
        patterns = self.patterns(in: branch.conditions)
      } else if let list = parent.as(CodeBlockItemListSyntax.self) {
        let checks = list.lazy.filter { $0.position < child.position }
          .compactMap { $0.item.as(GuardStmtSyntax.self) }
        patterns = checks.flatMap { self.patterns(in: $0.conditions) }
      } else if parent.is(MemberBlockSyntax.self) {
        return nil
      }
      let payloads = patterns.compactMap { pattern -> String? in
        let reader = PayloadReader(name)
        reader.walk(pattern)
        return reader.payload
      }
      if let payload = payloads.first { return payload }
      child = parent
    }
    return nil
  }

  private func patterns(in conditions: ConditionElementListSyntax) -> [PatternSyntax] {
    conditions.compactMap {
      guard case .matchingPattern(let match) = $0.condition else { return nil }
      return match.pattern
    }
  }

  // MARK: Types of class values

  /// Returns the classes of a class value that is declared in a function.
  ///
  /// The result is `nil` if the value is not declared in a function.
  func classValue(_ name: String, at node: some SyntaxProtocol) -> [String]? {
    var child = Syntax(node)
    while let parent = child.parent {
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        for item in list.reversed() where item.position < child.position {
          if let found = classValue(name, declaredBy: item.item) { return found }
        }
      } else if let branch = parent.as(IfExprSyntax.self), branch.body.id == child.id {
        if let found = classValue(name, in: branch.conditions) { return found }
      } else if let loop = parent.as(WhileStmtSyntax.self), loop.body.id == child.id {
        if let found = classValue(name, in: loop.conditions) { return found }
      } else if let loop = parent.as(ForStmtSyntax.self), loop.body.id == child.id,
        loop.pattern.trimmedDescription == name
      {
        return []
      } else if let function = parent.as(FunctionDeclSyntax.self) {
        let parameters = function.signature.parameterClause.parameters
        if let found = classValue(name, in: parameters, at: node) { return found }
      } else if let function = parent.as(InitializerDeclSyntax.self) {
        let parameters = function.signature.parameterClause.parameters
        if let found = classValue(name, in: parameters, at: node) { return found }
      } else if let closure = parent.as(ClosureExprSyntax.self),
        case .parameterClause(let clause) = closure.signature?.parameterClause
      {
        for parameter in clause.parameters
        where (parameter.secondName ?? parameter.firstName).text == name {
          return parameter.type.flatMap { classNames($0, at: node) } ?? []
        }
      } else if parent.is(MemberBlockSyntax.self) {
        return nil
      }
      child = parent
    }
    return nil
  }

  private func classValue(
    _ name: String, in parameters: FunctionParameterListSyntax, at node: some SyntaxProtocol
  ) -> [String]? {
    parameters.first { ($0.secondName ?? $0.firstName).text == name }.map {
      classNames($0.type, at: node) ?? []
    }
  }

  private func classValue(
    _ name: String, declaredBy item: CodeBlockItemSyntax.Item
  ) -> [String]? {
    if let check = item.as(GuardStmtSyntax.self) { return classValue(name, in: check.conditions) }
    let binding = item.as(VariableDeclSyntax.self)?.bindings.first {
      $0.pattern.trimmedDescription == name
    }
    return binding.map { classNames($0.typeAnnotation?.type, $0.initializer, at: $0) }
  }

  private func classValue(
    _ name: String, in conditions: ConditionElementListSyntax
  ) -> [String]? {
    for element in conditions {
      guard case .optionalBinding(let binding) = element.condition,
        binding.pattern.trimmedDescription == name, binding.initializer != nil
      else { continue }
      return classNames(binding.typeAnnotation?.type, binding.initializer, at: binding)
    }
    return nil
  }

  /// Returns the classes of a class value by its type or by its initial value: `Feed` for
  /// `Feed.self` and for `as? Feed.Type`.
  private func classNames(
    _ type: TypeSyntax?, _ value: InitializerClauseSyntax?, at node: some SyntaxProtocol
  ) -> [String] {
    if let type { return classNames(type, at: node) ?? [] }
    guard let value = value?.value else { return [] }
    if let member = value.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text == "self"
    {
      return classNames(named: base.trimmedDescription, at: node)
    }
    let cast = value.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)
    return cast.flatMap { classNames($0.type, at: node) } ?? []
  }

  /// Returns the classes in a type such as `Feed.Type`, `T.Type?` and `(UIView & Filled).Type`.
  private func classNames(_ type: TypeSyntax, at node: some SyntaxProtocol) -> [String]? {
    let names = classValueNames(type.trimmedDescription)
    guard let only = names.first, names.count == 1 else { return names.isEmpty ? nil : names }
    return classNames(named: only, at: node)
  }

  /// Returns the class with a name, or the constraints of the placeholder (the generic parameter or
  /// associated type) with this name.
  ///
  /// In an extension, one file alone may not show whether a name refers to a class or to a
  /// placeholder.
  private func classNames(named name: String, at node: some SyntaxProtocol) -> [String] {
    guard isPlaceholder(name) else { return [name] }
    let found = bounds(of: name, at: node)
    return found.allSatisfy { $0.hasSuffix("::" + name) } ? found + [name] : found
  }
}

/// Finds the value of an enumeration case that a pattern binds to a name.
private final class PayloadReader: SyntaxVisitor {
  /// The case and the index of the value, as in `type(0)`.
  private(set) var payload: String?
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let called = node.calledExpression.as(MemberAccessExprSyntax.self) else {
      return .visitChildren
    }
    for (index, argument) in node.arguments.enumerated() where binds(argument.expression) {
      payload = "\(called.declName.baseName.text)(\(index))"
    }
    return .visitChildren
  }

  /// Whether an argument is `let name`, or `name` after a `let` before the case.
  private func binds(_ argument: ExprSyntax) -> Bool {
    guard let pattern = argument.as(PatternExprSyntax.self)?.pattern else {
      return argument.as(DeclReferenceExprSyntax.self)?.baseName.text == name
    }
    let bound = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
    return bound.as(IdentifierPatternSyntax.self)?.identifier.text == name
  }
}

/// Returns the classes in the text of a type such as `Feed.Type`; an empty array for other types.
func classValueNames(_ written: String) -> [String] {
  var text = written.filter { !$0.isWhitespace || $0 == "\n" }[...]
  func unwrap() {
    while text.hasPrefix("("), text.hasSuffix(")") { text = text.dropFirst().dropLast() }
    for word in ["any", "@escaping", "inout"] where written.contains(word + " ") {
      if text.hasPrefix(word) { text = text.dropFirst(word.count) }
    }
  }
  while let last = text.last, last == "?" || last == "!" { text.removeLast() }
  unwrap()
  guard text.hasSuffix(".Type") else { return [] }
  text = text.dropLast(5)
  unwrap()
  guard text.allSatisfy({ $0.isLetter || $0.isNumber || "_.&".contains($0) }) else { return [] }
  return text.split(separator: "&").map(String.init)
}

/// Returns the classes in the text of an array or dictionary type, such as `[Feed.Type]` or
/// `[String: Feed.Type]`; an empty array for other types.
func classElementNames(_ written: String) -> [String] {
  // Spaces are kept, because they distinguish `any Feed` from `anyFeed`.
  var text = written[...]
  while let last = text.last, last == "?" || last == "!" || last.isWhitespace { text.removeLast() }
  text = text.drop { $0.isWhitespace }
  guard text.hasPrefix("["), text.hasSuffix("]") else { return [] }
  let element = text.dropFirst().dropLast()
  return classValueNames(
    String(element.lastIndex(of: ":").map { element[element.index(after: $0)...] } ?? element))
}
