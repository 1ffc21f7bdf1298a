import SwiftSyntax

extension SourceReader {
  /// Reads a call that may have to be ported, such as a call of an optional method:
  /// `delegate?.feed?(self)`.
  func readCall(_ node: FunctionCallExprSyntax) {
    readClassName(node)
    readDescription(node)
    readIntersection(node)
    readStart(node)
    readBackgroundSession(node)
    readObservation(node)
    readPublisher(node)
    readInvocation(node)
    readFormat(node)
    readMirror(node)
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

  /// Reads a call of `intersects`, which has another result in Foundation on Linux than on Apple's
  /// systems.
  private func readIntersection(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
      member.declName.baseName.text == "intersects", let only = node.arguments.first,
      node.arguments.count == 1, only.label == nil, node.trailingClosure == nil
    else { return }
    facts.intersections.append(member.declName.baseName.bytes)
  }

  /// Reads `URLSessionConfiguration.background(withIdentifier:)`. Foundation on Linux does not have
  /// this method, but Galley's UIKit does, so the file has to import UIKit.
  private func readBackgroundSession(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "background", node.arguments.count == 1,
      node.arguments.first?.label?.text == "withIdentifier"
    else { return }
    facts.mentions.insert(.runtime)
  }

  /// Reports `undoManager.prepare(withInvocationTarget: self)`. On Apple's systems, the result of
  /// this method records the next call.
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

  /// Reads the formats of predicates and the keys of sort descriptors: strings that name values.
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

  /// Reads `Mirror(reflecting: object)`. The children of this mirror include the list of members
  /// that the porting step adds to a class.
  private func readMirror(_ node: FunctionCallExprSyntax) {
    let names = ["Mirror", "Swift.Mirror", "Mirror.init", "Swift.Mirror.init"]
    guard names.contains(node.calledExpression.trimmedDescription),
      node.arguments.count == 1, node.arguments.first?.label?.text == "reflecting"
    else { return }
    facts.mirrors.append(node.calledExpression.bytes)
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
        "the class of the delegate is not read from a main nib. Give NSStringFromClass(AppDelegate.self)"
      )
    }
  }

  /// Reads `delegate?.feed(_:didOpen:)`, which tests whether a delegate has a method, and
  /// `delegate.feed != nil` and `if let feed = delegate.feed` for a delegate that is not optional.
  func readReference(_ node: MemberAccessExprSyntax) {
    let isChained =
      node.base?.is(OptionalChainingExprSyntax.self) == true
      || node.base?.is(ForceUnwrapExprSyntax.self) == true
    guard isChained || isAskedFor(node), !isCalled(node) else { return }
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

  /// Whether a member of a value of a known type is compared with `nil`, or bound by `if let`.
  private func isAskedFor(_ node: MemberAccessExprSyntax) -> Bool {
    guard node.base != nil, let parent = node.parent else { return false }
    if parent.is(InitializerClauseSyntax.self) {
      return parent.parent?.is(OptionalBindingConditionSyntax.self) == true
        && !baseType(of: node).isEmpty
    }
    guard let elements = parent.parent?.as(SequenceExprSyntax.self)?.elements.map({ $0 }),
      let index = elements.firstIndex(where: { $0.id == node.id }), index + 2 < elements.count,
      ["!=", "=="].contains(elements[index + 1].trimmedDescription),
      elements[index + 2].is(NilLiteralExprSyntax.self)
    else { return false }
    return !baseType(of: node).isEmpty
  }

  /// Returns the value in `value?` or `value!`; `nil` for any other expression.
  func unwrapped(_ base: ExprSyntax?) -> ExprSyntax? {
    base?.as(OptionalChainingExprSyntax.self)?.expression
      ?? base?.as(ForceUnwrapExprSyntax.self)?.expression
  }

  /// Returns the type of the value before the dot if the value is a name, with or without `self.`;
  /// otherwise an empty string.
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
        return propertyType(of: member.declName.baseName.text, at: node)
      } else {
        break
      }
    }
    let name = base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name.map { valueType(of: $0, at: node) } ?? ""
  }

  /// Whether a member is called, with or without `?` or `!` after its name.
  private func isCalled(_ node: MemberAccessExprSyntax) -> Bool {
    var expression = Syntax(node)
    while let parent = expression.parent,
      parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
    {
      expression = parent
    }
    return expression.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == expression.id
  }

  /// Returns the last identifier in an expression; empty if it contains none.
  private func lastName(of base: ExprSyntax?) -> String {
    let names = base?.tokens(viewMode: .sourceAccurate).compactMap { token in
      if case .identifier(let name) = token.tokenKind { return name }
      return nil
    }
    return names?.last ?? ""
  }
}
