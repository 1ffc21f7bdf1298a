import SwiftSyntax

// Overrides of UIKit's members by their names from before Swift 4.2. An override with an old name
// would never be called, because UIKit calls the member with the new name. Old names that are only
// called, and not overridden, are declared in Galley's UIKit.

extension SourceReader {
  /// The name of a member and the label of its first parameter, which is `nil` if there are no
  /// parameters.
  private struct Name: Hashable {
    var name: String
    var label: String?
  }

  /// The members that apps override, by their old names.
  private static let renamed: [Name: Name] = [
    Name(name: "willMove", label: "toParentViewController"):
      Name(name: "willMove", label: "toParent"),
    Name(name: "didMove", label: "toParentViewController"):
      Name(name: "didMove", label: "toParent"),
    Name(name: "addChildViewController", label: ""): Name(name: "addChild", label: ""),
    Name(name: "removeFromParentViewController"): Name(name: "removeFromParent"),
    Name(name: "childViewControllerForStatusBarStyle"): Name(name: "childForStatusBarStyle"),
    Name(name: "childViewControllerForStatusBarHidden"): Name(name: "childForStatusBarHidden"),
    Name(name: "childViewControllerForHomeIndicatorAutoHidden"):
      Name(name: "childForHomeIndicatorAutoHidden"),
    Name(name: "childViewControllerForScreenEdgesDeferringSystemGestures"):
      Name(name: "childForScreenEdgesDeferringSystemGestures"),
    Name(name: "bringSubview", label: "toFront"): Name(name: "bringSubviewToFront", label: ""),
    Name(name: "sendSubview", label: "toBack"): Name(name: "sendSubviewToBack", label: ""),
  ]

  /// Returns the current name and first label of a member with an old name; `nil` for other
  /// members.
  static func currentName(of member: MemberFacts) -> (name: String, label: String?)? {
    guard member.parameters.count < 2 else { return nil }
    return renamed[Name(name: member.name, label: member.parameters.first?.label)]
      .map { ($0.name, $0.label) }
  }

  /// Reads an override of a method by its old name.
  func readOldName(_ node: FunctionDeclSyntax, _ member: MemberFacts) {
    guard member.isOverride, let new = Self.currentName(of: member) else { return }
    var use = SourceFacts.OldName(name: member.fullName)
    use.replace(node.name, with: new.name)
    if let first = node.signature.parameterClause.parameters.first, let label = new.label {
      // If the parameter has only one name, this name is both the label and the name in the body.
      // The label is replaced, and the name in the body is added after the new label.
      let own = first.secondName == nil ? " " + first.firstName.text : ""
      use.replace(first.firstName, with: (label.isEmpty ? "_" : label) + own)
    }
    facts.oldNames.append(use)
  }

  /// Reads an override of a property by its old name.
  func readOldName(_ name: TokenSyntax, _ member: MemberFacts) {
    guard member.isOverride, let new = Self.renamed[Name(name: member.name)] else { return }
    var use = SourceFacts.OldName(name: member.name)
    use.replace(name, with: new.name)
    facts.oldNames.append(use)
  }

  /// Reads a use of `super` with an old name. UIKit's member with the old name calls the member
  /// with the new name, which is the override. So the use of `super` would call the override again.
  func readOldName(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName
    let call = node.parent?.as(FunctionCallExprSyntax.self)
      .flatMap { $0.calledExpression.id == node.id ? $0 : nil }
    let first = call?.arguments.first
    guard (call?.arguments.count ?? 0) < 2,
      let new = Self.renamed[Name(name: name.text, label: first.map { $0.label?.text ?? "" })]
    else { return }
    let labels = first.map { ($0.label?.text ?? "_") + ":" } ?? ""
    var use = SourceFacts.OldName(name: call == nil ? name.text : "\(name.text)(\(labels))")
    use.replace(name, with: new.name)
    if let first, let label = first.label {
      if let written = new.label, !written.isEmpty {
        use.replace(label, with: written)
      } else {
        use.edits.append(.remove(label.bytes.lowerBound..<first.expression.bytes.lowerBound))
      }
    }
    facts.oldNames.append(use)
  }
}

extension SourceFacts.OldName {
  fileprivate mutating func replace(_ token: TokenSyntax, with name: String) {
    guard token.text != name else { return }
    edits.append(Edit(start: token.bytes.lowerBound, end: token.bytes.upperBound, text: name))
  }
}
