import SwiftSyntax

// Member types of generic parameters and of associated types, such as `T.View`, and the aliases of
// such types. Objects may be created from them too: `T.View()`. A placeholder is a generic
// parameter or an associated type.

extension SourceReader {
  /// Whether a written type is a member type of a generic parameter or of an associated type.
  func isMemberPlaceholder(_ written: String) -> Bool {
    let names = written.split(separator: ".", omittingEmptySubsequences: false)
    guard names.count == 2, names.allSatisfy({ $0.first?.isUppercase == true }) else {
      return false
    }
    return isPlaceholder(String(names[0])) && names[1].allSatisfy { $0.isLetter || $0.isNumber }
  }

  /// Returns the member type whose object a call creates: `T.View` for `T.View(frame: frame)` and
  /// for `T.View.init(frame: frame)`.
  func memberPlaceholder(calledBy node: FunctionCallExprSyntax) -> String? {
    guard let called = node.calledExpression.as(MemberAccessExprSyntax.self),
      called.declName.argumentNames == nil
    else { return nil }
    let isExplicit = called.declName.baseName.tokenKind == .keyword(.`init`)
    guard let type = isExplicit ? called.base : ExprSyntax(called) else { return nil }
    let written = type.trimmedDescription
    return isMemberPlaceholder(written) ? written : nil
  }

  /// Returns the constraints of a placeholder, or of a member type of a placeholder.
  ///
  /// `T::View` refers to the constraints of the member type `View` of the protocols that constrain
  /// `T`.
  func memberBounds(of written: String, at node: some SyntaxProtocol) -> [String] {
    let own = bounds(of: written, at: node)
    let names = written.split(separator: ".")
    guard names.count == 2 else { return own }
    return own + bounds(of: String(names[0]), at: node).map { "\($0)::\(names[1])" }
  }

  /// Adds an alias of a placeholder, or of a member type of a placeholder, to the placeholders of
  /// the type that declares the alias.
  func readPlaceholderAlias(_ node: TypeAliasDeclSyntax) {
    guard let type = types.last, bodies == 0, node.genericParameterClause == nil else { return }
    let written = node.initializer.value.trimmedDescription
    let names = written.split(separator: ".").map(String.init)
    guard names.count <= 2, let first = names.first,
      var found = facts.types[type].placeholders[first]
    else { return }
    if names.count == 2 {
      found = bounds(of: written, at: node) + found.map { "\($0)::\(names[1])" }
    }
    guard !found.isEmpty else { return }
    facts.types[type].placeholders[node.name.text] = found
    placeholders.insert(node.name.text)
  }

  /// Returns the constraints of an alias in the types around the current node, the innermost first.
  func aliasBounds(of name: String) -> [String] {
    for type in types.reversed() {
      if let found = facts.types[type].placeholders[name] { return found }
    }
    return []
  }
}
