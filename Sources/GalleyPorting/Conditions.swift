import SwiftSyntax

// The conditions of `#if`, evaluated as on a phone.

/// Returns whether a condition is true; `nil` if that can't be decided here.
func truth(of condition: some ExprSyntaxProtocol, _ modules: ModuleTable) -> Bool? {
  let condition = ExprSyntax(condition)
  if let literal = condition.as(BooleanLiteralExprSyntax.self) {
    return literal.literal.text == "true"
  }
  if let negated = condition.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
    return truth(of: negated.expression, modules).map { !$0 }
  }
  if let tuple = condition.as(TupleExprSyntax.self), let inner = tuple.elements.first,
    tuple.elements.count == 1
  {
    return truth(of: inner.expression, modules)
  }
  if let sequence = condition.as(SequenceExprSyntax.self) { return truth(of: sequence, modules) }
  if let call = condition.as(FunctionCallExprSyntax.self) { return truth(of: call, modules) }
  return nil
}

/// Evaluates operators. `&&` binds more tightly than `||`.
private func truth(of sequence: SequenceExprSyntax, _ modules: ModuleTable) -> Bool? {
  var all: Bool? = true
  var any: Bool? = false
  for element in sequence.elements {
    if let sign = element.as(BinaryOperatorExprSyntax.self) {
      if sign.operator.text == "||" {
        any = either(any, all)
        all = true
      }
    } else {
      let one = truth(of: element, modules)
      all = all == false || one == false ? false : (all == nil || one == nil ? nil : true)
    }
  }
  return either(any, all)
}

private func either(_ one: Bool?, _ other: Bool?) -> Bool? {
  if one == true || other == true { return true }
  return one == nil || other == nil ? nil : false
}

private func truth(of call: FunctionCallExprSyntax, _ modules: ModuleTable) -> Bool? {
  guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
    let argument = call.arguments.first?.expression.trimmedDescription
  else { return nil }
  switch name {
  case "os": return argument == "iOS" || argument == "Linux"
  case "targetEnvironment": return argument == "simulator"
  case "canImport":
    if let first = modules[argument]?.first { return first == "UIKit" ? true : nil }
    if ["UIKit", "Foundation"].contains(argument) { return true }
    return ["AppKit", "Cocoa", "Darwin", "ObjectiveC", "WatchKit", "SwiftUI"].contains(argument)
      ? false : nil
  default: return nil
  }
}

/// Returns the edits with which a condition has the same value here as on a phone: `os(iOS)`
/// becomes `true`.
func edits(ofCondition condition: ExprSyntax, _ modules: ModuleTable) -> [Edit] {
  final class Visitor: SyntaxVisitor {
    var edits: [Edit] = []
    let modules: ModuleTable

    init(_ modules: ModuleTable) {
      self.modules = modules
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let argument = node.arguments.first?.expression.trimmedDescription
      else { return .visitChildren }
      if (name, argument) == ("os", "iOS") || (name, argument) == ("targetEnvironment", "simulator")
      {
        edits.append(.replace(node.bytes, with: "true"))
      } else if name == "canImport", modules.isReplaced(argument),
        let first = modules[argument]?.first
      {
        edits.append(.replace(node.bytes, with: "canImport(\(first))"))
      }
      return .skipChildren
    }
  }
  let visitor = Visitor(modules)
  visitor.walk(condition)
  return visitor.edits
}

extension SyntaxProtocol {
  /// The range of a node in UTF-8 bytes, without leading and trailing white space and comments.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
