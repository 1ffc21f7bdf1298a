import SwiftSyntax

extension SourceReader {
  /// Foundation's protocols for objects. On Apple's systems, a cast to such a protocol boxes a
  /// value.
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

  /// Whether a type is a protocol to which only objects conform, or a composition with such a
  /// protocol.
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

  /// Whether a pattern is a cast to a protocol to which only objects conform:
  /// `let object as NSCopying`, `is NSCoding`.
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

  /// Whether a pattern matches the boxed value as well, because it tests only the type, tests for
  /// `nil`, or tests nothing.
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

  /// Records a value that has to be boxed. If other patterns would not match the boxed value,
  /// reports the cast instead.
  private func box(_ value: ExprSyntax, _ canBeBoxed: Bool) {
    guard !value.trimmedDescription.hasPrefix("UIKit.Ported.object(") else { return }
    guard canBeBoxed else {
      return remark(
        .objectiveC, value,
        "a value that is not an object is boxed on iOS when a pattern casts it. It is not boxed "
          + "here, because the switch has other patterns. Cast it before the switch, as in "
          + "value as? NSObjectProtocol")
    }
    facts.objectCasts.append(value.bytes)
  }
}
