import SwiftSyntax

// Members of objects of any class, which Objective-C finds by name at run time.

extension SourceReader {
  /// Members that boxed values and all objects have.
  private static let objectMembers: Set<String> = [
    "cgRectValue", "cgPointValue", "cgSizeValue", "cgVectorValue", "cgAffineTransformValue",
    "uiEdgeInsetsValue", "uiOffsetValue", "rangeValue", "boolValue", "intValue", "integerValue",
    "floatValue", "doubleValue", "uintValue", "stringValue", "count", "length", "description",
    "responds", "perform", "isEqual", "value", "isKind", "isMember", "setValue", "hash", "tag",
    "object", "performSelector", "tapCount",
  ]

  /// The labels of methods of touches and gesture recognizers. A call with other labels calls a
  /// method that the ported sources declare.
  private static let touchMembers: [String: [String]] = [
    "location": ["in"], "previousLocation": ["in"], "require": ["toFail"],
  ]

  /// Whether boxed values, all objects or touches have a member.
  private func isObjectMember(_ node: MemberAccessExprSyntax) -> Bool {
    let name = node.declName.baseName.text
    if Self.objectMembers.contains(name) { return true }
    guard let labels = Self.touchMembers[name], let call = call(of: node) else { return false }
    return call.arguments.map { $0.label?.text ?? "" } == labels
  }

  /// The members of objects whose result is a Boolean value.
  private static let booleanMembers: Set<String> = ["responds", "isEqual", "isKind", "isMember"]

  /// Reads `(value as AnyObject).cgRectValue`, and `value.map { $0 as AnyObject }?.cgRectValue`.
  func readObjectCastMember(_ node: MemberAccessExprSyntax) {
    let isKnown = isObjectMember(node)
    let question = questionMark(behind: node)
    if let tuple = (unwrapped(node.base) ?? node.base)?.as(TupleExprSyntax.self),
      tuple.elements.count == 1
    {
      guard let cast = castToObject(tuple.elements.first?.expression),
        cast.isConditional == (unwrapped(node.base) != nil)
      else { return }
      guard isKnown else {
        return readObjectCall(node, tuple.bytes, cast: cast.isConditional ? nil : cast.range)
      }
      if cast.isConditional {
        // An optional cast: `(value as? AnyObject)?.count`.
        facts.messages.append(.init(value: tuple.bytes, isUnwrapped: true, question: question))
      } else {
        facts.objectCastMembers.append(
          .init(
            value: tuple.bytes, cast: cast.range, question: question,
            optional: optionalCall(of: node)))
      }
    } else if isKnown,
      let call = node.base?.as(OptionalChainingExprSyntax.self)?.expression
        .as(FunctionCallExprSyntax.self), let closure = call.trailingClosure,
      call.arguments.isEmpty, closure.statements.count == 1,
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "map",
      case .expr(let only) = closure.statements.first?.item,
      let cast = castToObject(only), !cast.isConditional
    {
      facts.objectCastMembers.append(
        .init(value: only.bytes, isBare: true, cast: cast.range, question: question))
    }
  }

  /// Reads a subscript such as `(value as AnyObject)["key"]`.
  func readElement(_ node: SubscriptCallExprSyntax) {
    guard let tuple = node.calledExpression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let cast = castToObject(tuple.elements.first?.expression), !cast.isConditional
    else { return }
    facts.objectCastMembers.append(.init(value: tuple.bytes, cast: cast.range))
  }

  /// Returns the range of `as AnyObject` at the end of an expression, and whether it is `as?`.
  private func castToObject(
    _ expression: ExprSyntax?
  ) -> (range: Range<Int>, isConditional: Bool)? {
    guard let elements = expression?.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      elements.count > 2, elements[elements.count - 1].trimmedDescription == "AnyObject",
      elements[elements.count - 2].is(UnresolvedAsExprSyntax.self)
    else { return nil }
    let (word, type) = (elements[elements.count - 2], elements[elements.count - 1])
    return (
      word.bytes.lowerBound..<type.bytes.upperBound, word.trimmedDescription == "as?"
    )
  }

  /// Returns the range of the question mark in `object.perform?(action)`, or of an exclamation mark
  /// in its place.
  ///
  /// On Apple's systems the question mark tests whether the object has the method.
  private func questionMark(behind node: MemberAccessExprSyntax) -> Range<Int>? {
    guard let parent = node.parent, parent.parent?.is(FunctionCallExprSyntax.self) == true else {
      return nil
    }
    return parent.as(OptionalChainingExprSyntax.self)?.questionMark.bytes
      ?? parent.as(ForceUnwrapExprSyntax.self)?.exclamationMark.bytes
  }

  /// Returns the range of a call such as `object.responds?(to: action)`.
  ///
  /// The result of the call is optional only because of the question mark.
  private func optionalCall(of node: MemberAccessExprSyntax) -> Range<Int>? {
    guard Self.booleanMembers.contains(node.declName.baseName.text), unwrapped(node.base) == nil,
      let mark = node.parent?.as(OptionalChainingExprSyntax.self)
    else { return nil }
    return mark.parent?.as(FunctionCallExprSyntax.self)?.bytes
  }

  /// Reads a member of an `AnyObject` that classes or protocols of the ported sources may declare:
  /// `(value as AnyObject).title`.
  private func readObjectCall(
    _ node: MemberAccessExprSyntax, _ value: Range<Int>, cast: Range<Int>? = nil
  ) {
    let name = node.declName.baseName.text.filter { $0 != "`" }
    guard name != "self", unwrapped(node.base) != nil || !Self.optionalMembers.contains(name) else {
      return
    }
    var use = SourceFacts.ObjectCall(
      name: name, nameRange: node.declName.bytes, value: value, cast: cast,
      isUnwrapped: unwrapped(node.base) != nil, isMarked: questionMark(behind: node) != nil)
    use.labels = node.declName.argumentNames?.arguments.map {
      $0.name.text == "_" ? "" : $0.name.text
    }
    if let call = call(of: node) {
      use.isCalled = true
      use.labels = call.arguments.map { $0.label?.text ?? "" }
      use.labelRanges = call.arguments.compactMap { argument in
        argument.label.map { $0.bytes.lowerBound..<argument.expression.bytes.lowerBound }
      }
      use.hasTrailingClosure = call.trailingClosure != nil
    }
    facts.objectCalls.append(use)
  }

  /// The members of `Optional`, which a value of the type `AnyObject?` has itself.
  private static let optionalMembers: Set<String> = ["map", "flatMap", "unsafelyUnwrapped", "take"]

  /// Whether a member is assigned or passed `inout`.
  ///
  /// Swift allows neither for a member of an `AnyObject`.
  private func isChanged(_ node: MemberAccessExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if parent.is(InOutExprSyntax.self) { return true }
    guard let elements = parent.parent?.as(SequenceExprSyntax.self)?.elements,
      let index = elements.firstIndex(where: { $0.id == node.id }),
      let next = elements[elements.index(after: index)...].first
    else { return false }
    if next.is(AssignmentExprSyntax.self) { return true }
    guard let sign = next.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    let comparisons = ["==", "!=", "<=", ">=", "===", "!==", "~="]
    return sign.hasSuffix("=") && !comparisons.contains(sign)
  }

  /// Returns the call of a member: `object.open?(1)` for `object.open`.
  private func call(of node: MemberAccessExprSyntax) -> FunctionCallExprSyntax? {
    guard let parent = node.parent else { return nil }
    let isMarked =
      parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
    let called = isMarked ? parent : Syntax(node)
    guard let call = called.parent?.as(FunctionCallExprSyntax.self),
      Syntax(call.calledExpression).id == called.id
    else { return nil }
    return call
  }

  /// Whether a member is `item.target?.perform(item.action)`.
  ///
  /// The target of an item or a gesture is an object of any class.
  private func isSentToTarget(_ node: MemberAccessExprSyntax) -> Bool {
    guard ["perform", "responds"].contains(node.declName.baseName.text),
      let target = unwrapped(node.base)?.as(MemberAccessExprSyntax.self),
      target.declName.baseName.text == "target", let item = target.base?.trimmedDescription,
      item != "self", let parent = node.parent,
      let call = parent.as(FunctionCallExprSyntax.self)
        ?? parent.parent?.as(FunctionCallExprSyntax.self), let first = call.arguments.first
    else { return false }
    let words = words(of: first.expression.trimmedDescription)
    return words.contains { ["action", "selector", "Selector"].contains($0) }
  }

  /// Reads `target?.perform(action)`, and `sender.tag`.
  ///
  /// On Apple's systems an `AnyObject` has the members of all classes, and an `AnyClass` has all
  /// class members.
  func readMessage(_ node: MemberAccessExprSyntax) {
    // An assignment proves that the value is not an `AnyObject`.
    guard let base = node.base, !isChanged(node) else { return }
    let name = node.declName.baseName.text
    switch baseType(of: node) {
    case "AnyObject":
      guard isObjectMember(node) else {
        readObjectCall(node, (unwrapped(base) ?? base).bytes)
        return
      }
    case "AnyClass", "AnyObject.Type": guard name == "isSubclass" else { return }
    default: guard isSentToTarget(node) else { return }
    }
    facts.messages.append(
      .init(
        value: (unwrapped(base) ?? base).bytes, isUnwrapped: unwrapped(base) != nil,
        question: questionMark(behind: node), optional: optionalCall(of: node)))
  }
}
