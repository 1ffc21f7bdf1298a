import SwiftSyntax

extension SourceReader {
  /// The classes that read archives.
  private static let archives: Set<String> = ["NSKeyedUnarchiver"]

  /// Reads a call that takes a class or its name.
  ///
  /// Examples are `NSClassFromString(name)` and
  /// `NSKeyedUnarchiver.unarchivedObject(ofClass: Entry.self, from: data)`.
  func readClassName(_ node: FunctionCallExprSyntax) {
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
  /// On Apple's systems every class has `description()`, including the class of an `AnyObject`.
  func readDescription(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description",
      let type = member.base, isClassOfObject(type)
    else { return }
    facts.classDescriptions.append(.init(type: type.bytes, end: node.bytes.upperBound))
  }

  /// The names of the properties whose value is the class of an object.
  private static let classProperties: Set<String> = ["classForCoder", "classForKeyedArchiver"]

  /// Whether an expression is `type(of: object)`, or a property such as `object.classForCoder`. The
  /// name of the property may also stand alone, for the class of `self`.
  private func isClassOfObject(_ node: ExprSyntax) -> Bool {
    if let member = node.as(MemberAccessExprSyntax.self) {
      return Self.classProperties.contains(member.declName.baseName.text)
        && !node.trimmedDescription.contains("?")
    }
    if let name = node.as(DeclReferenceExprSyntax.self) {
      return Self.classProperties.contains(name.baseName.text) && name.argumentNames == nil
    }
    guard let call = node.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type"
      && call.arguments.count == 1 && call.arguments.first?.label?.text == "of"
  }
}

extension ExprSyntax {
  /// Whether an expression is a name, or consists of several names with dots between them.
  fileprivate var isDottedName: Bool {
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.base?.isDottedName == true && member.declName.argumentNames == nil
    }
    return self.as(DeclReferenceExprSyntax.self)?.argumentNames == nil
      && self.is(DeclReferenceExprSyntax.self)
  }
}
