import SwiftSyntax

extension SourceReader {
  // MARK: Expressions with a number sign

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
    case "Preview":
      blank(node)
      return .skipChildren
    default: return .visitChildren
    }
  }

  private func readSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first, node.arguments.count == 1 else { return }
    var expression = argument.expression
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
        // `method as (Feed) -> (Cell) -> Void`
        if let type = sequence.elements.last?.as(TypeExprSyntax.self),
          let function = lastFunction(of: type.type)
        {
          types = function.parameters.map(\.type.trimmedDescription)
          result = function.returnClause.type.trimmedDescription
        }
        expression = first
      } else {
        break
      }
    }
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

  // MARK: Calls

  /// Reads a call of `intersects`, which has another result in Foundation on Linux than on Apple's
  /// systems.
  private func readIntersection(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
      member.declName.baseName.text == "intersects", let only = node.arguments.first,
      node.arguments.count == 1, only.label == nil, node.trailingClosure == nil
    else { return }
    facts.intersections.append(member.declName.baseName.bytes)
  }

  /// Methods that take a key path, with the label of the key path and the labels that may follow.
  private static let observing: [String: (first: String?, others: Set<String>)] = [
    "observe": (nil, ["options", "changeHandler"]), "willChangeValue": ("for", []),
    "didChangeValue": ("for", []),
  ]

  /// Reads a call with a key path, so that the names in the key path can be added.
  ///
  /// A key path does not provide its names at run time.
  private func readObservation(_ node: FunctionCallExprSyntax) {
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard let name, let labels = Self.observing[name], let first = node.arguments.first else {
      return
    }
    if labels.first != nil { facts.mentions.insert(.runtime) }
    guard first.label?.text == labels.first,
      let path = first.expression.as(KeyPathExprSyntax.self),
      labels.first != nil || node.arguments.count > 1 || node.trailingClosure != nil,
      node.arguments.dropFirst().allSatisfy({
        $0.label.map { labels.others.contains($0.text) } == true
      })
    else { return }
    var names: [String] = []
    for component in path.components {
      switch component.component {
      case .property(let property):
        names.append(property.declName.baseName.text.filter { $0 != "`" })
      case .optional: continue
      default: return
      }
    }
    // The first names may be types.
    names = Array(names.drop { $0.first?.isUppercase == true })
    guard !names.isEmpty else { return }
    facts.observations.append(
      .init(method: name, names: names.joined(separator: "."), end: path.bytes.upperBound))
  }

  /// Reads `label.publisher(for: \.text)`, which no replacement of Combine has.
  private func readPublisher(_ node: FunctionCallExprSyntax) {
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
    guard let name, name.baseName.text == "publisher", let first = node.arguments.first,
      first.label?.text == "for", first.expression.is(KeyPathExprSyntax.self),
      node.arguments.dropFirst().allSatisfy({ $0.label?.text == "options" })
    else { return }
    facts.publishers.append(name.bytes.lowerBound)
  }

  /// Reads `undoManager.prepare(withInvocationTarget: self)`, whose result records a call.
  private func readInvocation(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "prepare", node.arguments.count == 1,
      node.arguments.first?.label?.text == "withInvocationTarget"
    else { return }
    remark(
      .objectiveC, member.declName,
      "no call is recorded for undoing here. Write registerUndo(withTarget: self) { … } with the "
        + "call in it")
  }

  /// Protocols of Foundation's objects. On Apple's systems, values are boxed in a cast to them.
  private static let objectProtocols: Set<String> = [
    "NSObjectProtocol", "NSCoding", "NSSecureCoding", "NSCopying", "NSMutableCopying",
  ]

  /// Reads casts of values to protocols of objects.
  ///
  /// On Apple's systems such a value is boxed; on Linux it has to be boxed explicitly.
  func readCasts(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated() where index > 0 && index + 1 < elements.count {
      guard element.is(UnresolvedAsExprSyntax.self) || element.is(UnresolvedIsExprSyntax.self),
        element.trimmedDescription != "as",
        let type = elements[index + 1].as(TypeExprSyntax.self)?.type, isOfObjects(type),
        !elements[index - 1].is(TypeExprSyntax.self),
        !elements[index - 1].trimmedDescription.hasPrefix("UIKit.Ported.object(")
      else { continue }
      facts.objectCasts.append(elements[index - 1].bytes)
    }
  }

  /// Whether a type is a protocol of objects, or a composition with one.
  private func isOfObjects(_ type: TypeSyntax) -> Bool {
    if let name = type.as(IdentifierTypeSyntax.self)?.name.text {
      return Self.objectProtocols.contains(name)
    }
    if let any = type.as(SomeOrAnyTypeSyntax.self) { return isOfObjects(any.constraint) }
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.contains { isOfObjects($0.type) }
    }
    if let tuple = type.as(TupleTypeSyntax.self), let only = tuple.elements.first,
      tuple.elements.count == 1
    {
      return isOfObjects(only.type)
    }
    return false
  }

  /// Whether a pattern is a cast to a protocol of objects: `let object as NSCopying`,
  /// `is NSCoding`.
  private func castsToObjects(_ pattern: PatternSyntax) -> Bool {
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      return castsToObjects(binding.pattern)
    }
    if let type = pattern.as(IsTypePatternSyntax.self) { return isOfObjects(type.type) }
    guard
      let sequence = pattern.as(ExpressionPatternSyntax.self)?.expression
        .as(SequenceExprSyntax.self)
    else { return false }
    let elements = Array(sequence.elements)
    return elements.count == 3 && elements[1].is(UnresolvedAsExprSyntax.self)
      && elements[2].as(TypeExprSyntax.self).map { isOfObjects($0.type) } == true
  }

  /// Whether a pattern also matches the boxed value, because it tests only the type, or nothing.
  private func fitsObjects(_ pattern: PatternSyntax) -> Bool {
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      return fitsObjects(binding.pattern)
    }
    if pattern.is(IsTypePatternSyntax.self) || pattern.is(WildcardPatternSyntax.self) {
      return true
    }
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else {
      return false
    }
    if expression.is(NilLiteralExprSyntax.self) || expression.is(DiscardAssignmentExprSyntax.self) {
      return true
    }
    return expression.as(SequenceExprSyntax.self)?.elements.contains {
      $0.is(UnresolvedAsExprSyntax.self)
    } == true
  }

  /// Reads casts in patterns such as `switch value { case let object as NSCopying: … }`.
  func readCasts(_ node: SwitchExprSyntax) {
    let patterns = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
      .compactMap { $0.label.as(SwitchCaseLabelSyntax.self) }.flatMap {
        $0.caseItems.map(\.pattern)
      }
    guard patterns.contains(where: castsToObjects) else { return }
    box(node.subject, patterns.allSatisfy(fitsObjects))
  }

  /// Reads casts such as `if case let object as NSCopying = value`.
  func readCasts(_ node: MatchingPatternConditionSyntax) {
    if castsToObjects(node.pattern) { box(node.initializer.value, true) }
  }

  /// Reads casts such as `for case let object as NSCopying in values`.
  func readCasts(_ node: ForStmtSyntax) {
    guard castsToObjects(node.pattern),
      !node.sequence.trimmedDescription.hasSuffix("UIKit.Ported.object($0) })")
    else { return }
    facts.mentions.insert(.runtime)
    facts.edits.append(.insert("(", at: node.sequence.bytes.lowerBound))
    facts.edits.append(
      .insert(").map({ UIKit.Ported.object($0) })", at: node.sequence.bytes.upperBound))
  }

  private func box(_ value: ExprSyntax, _ canBeBoxed: Bool) {
    guard !value.trimmedDescription.hasPrefix("UIKit.Ported.object(") else { return }
    guard canBeBoxed else {
      return remark(
        .objectiveC, value,
        "a value that is no object is boxed on a phone when it is cast in a pattern, and not here, beside patterns "
          + "that are no casts. Cast it before, as in value as? NSObjectProtocol")
    }
    facts.objectCasts.append(value.bytes)
  }

  /// Reads the format strings of predicates and similar functions, which refer to values by name.
  private func readFormat(_ node: FunctionCallExprSyntax) {
    guard let type = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return
    }
    switch (type, node.arguments.first?.label?.text) {
    case ("NSSortDescriptor", "key"): facts.mentions.insert(.runtime)
    case ("NSPredicate", "format"):
      facts.mentions.insert(.runtime)
      let format = node.arguments.first?.expression.trimmedDescription ?? ""
      for name in ["SUBQUERY", "FUNCTION", "CAST"] where format.contains(name + "(") {
        remark(
          .objectiveC, node,
          "\(name) in the format of a predicate is not read here: this stops the program. Write "
            + "NSPredicate { object, _ in … }")
      }
    default: break
    }
  }

  private func lastName(of base: ExprSyntax?) -> String {
    let names = base?.tokens(viewMode: .sourceAccurate).compactMap { token in
      if case .identifier(let name) = token.tokenKind { return name }
      return nil
    }
    return names?.last ?? ""
  }

  /// Reads a call that starts the application.
  ///
  /// An example is `UIApplicationMain(argc, argv, nil, NSStringFromClass(AppDelegate.self))`.
  private func readStart(_ node: FunctionCallExprSyntax) {
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
    guard name?.baseName.text == "UIApplicationMain", node.arguments.count == 4 else { return }
    let names = node.arguments.suffix(2).map(\.expression)
    if !names[0].is(NilLiteralExprSyntax.self) {
      remark(
        .objectiveC, names[0],
        "the application is a UIApplication here, and no class of its own is made for it. Move what it does to "
          + "the delegate")
    }
    if names[1].is(NilLiteralExprSyntax.self) {
      remark(
        .objectiveC, names[1],
        "no main nib is read here, so the application has no delegate. Give NSStringFromClass(AppDelegate.self)"
      )
    }
  }

  /// The classes that read archives.
  private static let archives: Set<String> = ["NSKeyedUnarchiver"]

  /// Reads a call that takes a class or its name.
  ///
  /// Examples are `NSClassFromString(name)` and
  /// `NSKeyedUnarchiver.unarchivedObject(ofClass: Entry.self, from: data)`.
  private func readClassName(_ node: FunctionCallExprSyntax) {
    guard let first = node.arguments.first?.expression.bytes,
      node.calledExpression.isDottedName
    else { return }
    func add(_ kind: SourceFacts.ClassNameUse.Kind) {
      facts.classNameUses.append(
        .init(kind: kind, range: node.calledExpression.bytes, argument: first))
    }
    var names = words(of: node.calledExpression.trimmedDescription)
    if names.count > 1, Self.modulesOfObjects.contains(names[0]) { names.removeFirst() }
    switch (names.first, names.count) {
    case ("NSClassFromString", 1): add(.fromName)
    case ("NSStringFromClass", 1): add(.toName)
    case (let name?, 1...2) where Self.archives.contains(name): add(.archive)
    default: break
    }
  }

  /// Reads a function that takes or returns the name of a class and is passed on, as in
  /// `types.map(NSStringFromClass)`.
  func readClassNameReference(_ node: DeclReferenceExprSyntax) {
    let kinds: [String: SourceFacts.ClassNameUse.Kind] = [
      "NSClassFromString": .fromName, "NSStringFromClass": .toName,
    ]
    guard let kind = kinds[node.baseName.text] else { return }
    var whole = Syntax(node)
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      guard let base = member.base?.trimmedDescription, Self.modulesOfObjects.contains(base) else {
        return
      }
      whole = Syntax(member)
    }
    guard whole.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != whole.id else {
      return
    }
    facts.classNameUses.append(
      .init(
        kind: kind, range: whole.bytes, argument: whole.bytes.upperBound..<whole.bytes.upperBound,
        isReference: true))
  }

  /// The modules by which Objective-C's functions and classes may be qualified on Apple's systems.
  private static let modulesOfObjects: Set<String> = ["Foundation", "ObjectiveC", "UIKit"]

  /// Reads `type(of: object).description()` and `object.classForCoder.description()`.
  ///
  /// On Apple's systems every class has this method, including the class of an `AnyObject`.
  private func readDescription(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description",
      let type = member.base, isClassOfObject(type)
    else { return }
    facts.classDescriptions.append(.init(type: type.bytes, end: node.bytes.upperBound))
  }

  private func isClassOfObject(_ node: ExprSyntax) -> Bool {
    if let member = node.as(MemberAccessExprSyntax.self) {
      return ["classForCoder", "classForKeyedArchiver"].contains(member.declName.baseName.text)
        && !node.trimmedDescription.contains("?")
    }
    guard let call = node.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type"
      && call.arguments.count == 1 && call.arguments.first?.label?.text == "of"
  }

  func readCall(_ node: FunctionCallExprSyntax) {
    readClassName(node)
    readDescription(node)
    readIntersection(node)
    readStart(node)
    readObservation(node)
    readPublisher(node)
    readInvocation(node)
    readFormat(node)
    let called =
      node.calledExpression.as(OptionalChainingExprSyntax.self)?.expression
      ?? node.calledExpression.as(ForceUnwrapExprSyntax.self)?.expression
    guard let member = called?.as(MemberAccessExprSyntax.self), member.base != nil,
      member.declName.argumentNames == nil
    else { return }
    facts.optionalCalls.append(
      OptionalCall(
        name: member.declName.baseName.text, nameRange: member.declName.baseName.bytes,
        base: lastName(of: member.base), baseRange: unwrapped(member.base)?.bytes,
        baseType: baseType(of: member),
        labels: node.arguments.map { $0.label?.text.filter { $0 != "`" } ?? "" },
        labelRanges: node.arguments.map { argument in
          let start = argument.bytes.lowerBound
          return start..<(argument.label == nil ? start : argument.expression.bytes.lowerBound)
        },
        hasTrailingClosure: node.trailingClosure != nil))
  }

  /// Reads `delegate?.feed(_:didOpen:)`, which tests whether a delegate has a method.
  func readReference(_ node: MemberAccessExprSyntax) {
    let isChained =
      node.base?.is(OptionalChainingExprSyntax.self) == true
      || node.base?.is(ForceUnwrapExprSyntax.self) == true
    guard isChained, !isCalled(node) else { return }
    facts.optionalCalls.append(
      OptionalCall(
        name: node.declName.baseName.text, nameRange: node.declName.bytes,
        base: lastName(of: node.base), baseRange: unwrapped(node.base)?.bytes,
        baseType: baseType(of: node),
        isNamed: node.declName.argumentNames != nil,
        labels: node.declName.argumentNames?.arguments.map {
          $0.name.text == "_" ? "" : $0.name.text.filter { $0 != "`" }
        }, labelRanges: [], hasTrailingClosure: false))
  }

  /// Returns the value in `value?` or `value!`.
  func unwrapped(_ base: ExprSyntax?) -> ExprSyntax? {
    base?.as(OptionalChainingExprSyntax.self)?.expression
      ?? base?.as(ForceUnwrapExprSyntax.self)?.expression
  }

  /// Returns the type of the value before the dot, if it is a name, perhaps after `self.`.
  func baseType(of node: MemberAccessExprSyntax) -> String {
    var base = node.base
    while true {
      if let chained = base?.as(OptionalChainingExprSyntax.self) {
        base = chained.expression
      } else if let forced = base?.as(ForceUnwrapExprSyntax.self) {
        base = forced.expression
      } else if let tuple = base?.as(TupleExprSyntax.self), tuple.elements.count == 1 {
        base = tuple.elements.first?.expression
      } else if let member = base?.as(MemberAccessExprSyntax.self),
        member.base?.trimmedDescription == "self"
      {
        return valueType(of: member.declName.baseName.text, at: node)
      } else {
        break
      }
    }
    let name = base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name.map { valueType(of: $0, at: node) } ?? ""
  }

  private func isCalled(_ node: MemberAccessExprSyntax) -> Bool {
    var expression = Syntax(node)
    while let parent = expression.parent,
      parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
    {
      expression = parent
    }
    return expression.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == expression.id
  }
}

extension ExprSyntax {
  /// Whether an expression is a name, perhaps with others and dots before it.
  fileprivate var isDottedName: Bool {
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.base?.isDottedName == true && member.declName.argumentNames == nil
    }
    return self.as(DeclReferenceExprSyntax.self)?.argumentNames == nil
      && self.is(DeclReferenceExprSyntax.self)
  }
}
