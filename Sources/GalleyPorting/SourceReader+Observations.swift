import SwiftSyntax

extension SourceReader {
  /// Methods that take a key path, with the label of the key path and the labels that may follow.
  private static let observing: [String: (first: String?, others: Set<String>)] = [
    "observe": (nil, ["options", "changeHandler"]), "willChangeValue": ("for", []),
    "didChangeValue": ("for", []),
  ]

  /// Reads a call that observes a value, or reports its change, by a key path.
  ///
  /// The porting step adds the names in the key path as an argument, because a key path does not
  /// provide its names at run time.
  func readObservation(_ node: FunctionCallExprSyntax) {
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

  /// Reads a call such as `label.publisher(for: \.text)`. The call is reported, because
  /// OpenCombine, which replaces Combine on Linux, has no such method.
  func readPublisher(_ node: FunctionCallExprSyntax) {
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
    guard let name, name.baseName.text == "publisher", let first = node.arguments.first,
      first.label?.text == "for", first.expression.is(KeyPathExprSyntax.self),
      node.arguments.dropFirst().allSatisfy({ $0.label?.text == "options" })
    else { return }
    facts.publishers.append(name.bytes.lowerBound)
  }
}
