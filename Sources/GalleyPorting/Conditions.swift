import SwiftSyntax

// The conditions of `#if`, evaluated as on iOS.

/// Returns whether a condition of `#if` is true on iOS; `nil` if the value of a part is not known.
///
/// - Parameter isLinux: Whether `os(Linux)` is true.
func truth(
  of condition: some ExprSyntaxProtocol, _ modules: ModuleTable, isLinux: Bool = true
) -> Bool? {
  let condition = ExprSyntax(condition)
  if let literal = condition.as(BooleanLiteralExprSyntax.self) {
    return literal.literal.text == "true"
  }
  if let negated = condition.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
    return truth(of: negated.expression, modules, isLinux: isLinux).map { !$0 }
  }
  if let tuple = condition.as(TupleExprSyntax.self), let inner = tuple.elements.first,
    tuple.elements.count == 1
  {
    return truth(of: inner.expression, modules, isLinux: isLinux)
  }
  if let sequence = condition.as(SequenceExprSyntax.self) {
    return truth(of: sequence, modules, isLinux)
  }
  if let call = condition.as(FunctionCallExprSyntax.self) {
    return truth(of: call, modules, isLinux)
  }
  return nil
}

/// Evaluates conditions that are joined by operators. `&&` has a higher precedence than `||`.
private func truth(
  of sequence: SequenceExprSyntax, _ modules: ModuleTable, _ isLinux: Bool
) -> Bool? {
  var all: Bool? = true
  var any: Bool? = false
  for element in sequence.elements {
    if let sign = element.as(BinaryOperatorExprSyntax.self) {
      if sign.operator.text == "||" {
        any = either(any, all)
        all = true
      }
    } else {
      let one = truth(of: element, modules, isLinux: isLinux)
      all = all == false || one == false ? false : (all == nil || one == nil ? nil : true)
    }
  }
  return either(any, all)
}

/// Returns whether at least one of two conditions is true; `nil` if the result is unknown.
private func either(_ one: Bool?, _ other: Bool?) -> Bool? {
  if one == true || other == true { return true }
  return one == nil || other == nil ? nil : false
}

private func truth(
  of call: FunctionCallExprSyntax, _ modules: ModuleTable, _ isLinux: Bool
) -> Bool? {
  guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
    let argument = call.arguments.first?.expression.trimmedDescription
  else { return nil }
  switch name {
  case "os": return argument == "iOS" || (argument == "Linux" && isLinux)
  case "targetEnvironment": return argument == "simulator"
  case "canImport":
    if let first = modules[argument]?.first { return first == "UIKit" ? true : nil }
    if ["UIKit", "Foundation"].contains(argument) { return true }
    return ["AppKit", "Cocoa", "Darwin", "ObjectiveC", "WatchKit", "SwiftUI"].contains(argument)
      ? false : nil
  default: return nil
  }
}

/// Returns edits that give a condition the same value on Linux as on iOS.
///
/// For example, `os(iOS)` becomes `true`.
///
/// - Parameters:
///   - isLinux: Whether `os(Linux)` is left unchanged. Otherwise `os(Linux)` becomes `false`.
///   - isSimulator: Whether conditions such as `arch(x86_64)` test for a simulator. Then such a
///     condition becomes `true`.
func edits(
  ofCondition condition: ExprSyntax, _ modules: ModuleTable, isLinux: Bool = true,
  isSimulator: Bool = false
) -> [Edit] {
  final class Visitor: SyntaxVisitor {
    var edits: [Edit] = []
    let modules: ModuleTable
    let isLinux: Bool
    let isSimulator: Bool

    init(_ modules: ModuleTable, isLinux: Bool, isSimulator: Bool) {
      self.modules = modules
      self.isLinux = isLinux
      self.isSimulator = isSimulator
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let argument = node.arguments.first?.expression.trimmedDescription
      else { return .visitChildren }
      if (name, argument) == ("os", "iOS") || (name, argument) == ("targetEnvironment", "simulator")
      {
        edits.append(.replace(node.bytes, with: "true"))
      } else if name == "arch", isSimulator {
        edits.append(.replace(node.bytes, with: "true"))
      } else if (name, argument) == ("os", "Linux"), !isLinux {
        edits.append(.replace(node.bytes, with: "false"))
      } else if name == "canImport", modules.isReplaced(argument),
        let first = modules[argument]?.first
      {
        edits.append(.replace(node.bytes, with: "canImport(\(first))"))
      }
      return .skipChildren
    }
  }
  let visitor = Visitor(modules, isLinux: isLinux, isSimulator: isSimulator)
  visitor.walk(condition)
  return visitor.edits
}

/// Returns the flags in a condition, such as `DEBUG` in `#if DEBUG && os(iOS)`.
func flags(in condition: ExprSyntax) -> Set<String> {
  final class Visitor: SyntaxVisitor {
    var flags: Set<String> = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      flags.insert(node.baseName.text)
      return .skipChildren
    }
  }
  let visitor = Visitor(viewMode: .sourceAccurate)
  visitor.walk(condition)
  return visitor.flags
}

extension IfConfigDeclSyntax {
  /// Whether a clause that is compiled on iOS, but not on Linux, uses UIKit.
  ///
  /// An example is `#if !os(Linux)` around a view. There, `os(Linux)` means that UIKit does not
  /// exist, so `os(Linux)` has to be false for Galley.
  func hidesUIKit(_ modules: ModuleTable) -> Bool {
    func taken(isLinux: Bool) -> IfConfigClauseSyntax? {
      clauses.first { clause in
        guard let condition = clause.condition else { return true }
        return truth(of: condition, modules, isLinux: isLinux) != false
      }
    }
    guard let here = taken(isLinux: false), here.id != taken(isLinux: true)?.id,
      let elements = here.elements
    else { return false }
    return elements.tokens(viewMode: .sourceAccurate).contains { token in
      token.text == "UIKit" || PlatformTypes.looksLikeUIKit(token.text)
    }
  }
}

extension SyntaxProtocol {
  /// The range of a node in UTF-8 bytes, without leading and trailing white space and comments.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
