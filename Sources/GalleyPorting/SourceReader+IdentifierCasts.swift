import SwiftSyntax

// Casts of the identifiers of menus and drags: `configuration.identifier as? IndexPath`.

extension SourceReader {
  /// Values that Swift bridges to objects that conform to `NSCopying` on Apple's systems.
  ///
  /// Without Objective-C, the compiler warns that a cast from `NSCopying` to such a value always
  /// fails, though the cast succeeds.
  private static let copiedValues: Set<String> = [
    "Bool", "CGFloat", "Data", "Date", "Double", "IndexPath", "IndexSet", "Int", "String", "URL",
    "UUID",
  ]

  /// Casts an identifier to `Any` first, so that the compiler does not warn.
  func readIdentifierCasts(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated() where index > 0 && index + 1 < elements.count {
      guard element.is(UnresolvedAsExprSyntax.self) || element.is(UnresolvedIsExprSyntax.self),
        element.trimmedDescription != "as",
        let type = elements[index + 1].as(TypeExprSyntax.self)?.type.trimmedDescription,
        Self.copiedValues.contains(type), isIdentifier(elements[index - 1], at: node)
      else { continue }
      facts.edits.append(.insert(" as Any", at: elements[index - 1].bytes.upperBound))
    }
  }

  /// Removes the cast from a key: `all.setObject(1, forKey: "a" as NSCopying)`.
  ///
  /// On Linux, the keys of `NSMutableDictionary` are hashable values.
  func readKeyCast(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.count == 3, elements[1].trimmedDescription == "as",
      ["NSCopying", "any NSCopying"].contains(elements[2].trimmedDescription),
      let argument = node.parent?.as(LabeledExprSyntax.self), let call = argument.parent?.parent
    else { return }
    let method = call.as(FunctionCallExprSyntax.self)?.calledExpression
      .as(MemberAccessExprSyntax.self)?.declName.baseName.text
    guard
      method == "setObject" && argument.label?.text == "forKey"
        || call.is(SubscriptCallExprSyntax.self) && argument.label == nil
    else { return }
    facts.edits.append(.remove(elements[1].bytes.lowerBound..<elements[2].bytes.upperBound))
  }

  /// Whether an expression is a member `identifier`, or a name whose type is `NSCopying`.
  private func isIdentifier(_ value: ExprSyntax, at node: SequenceExprSyntax) -> Bool {
    if let member = value.as(MemberAccessExprSyntax.self) {
      return member.base != nil && member.declName.trimmedDescription == "identifier"
    }
    guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return valueType(of: name, at: node).replacing("any ", with: "") == "NSCopying"
  }
}
