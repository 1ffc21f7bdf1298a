// Protocols of Objective-C: bound to classes, and with requirements that need not be met.

extension FilePorter {
  mutating func bindProtocolsToClasses() {
    for type in facts.types where type.kind == .protocol && type.attributes.contains("objc") {
      let isBound = type.inherited.contains { name in
        ["AnyObject", "NSObjectProtocol", "class"].contains(name) || name.hasSuffix("Delegate")
          || name.hasSuffix("DataSource") || target.protocols[name] != nil
      }
      if !isBound, let edit = type.classBound { edits.append(edit) }
    }
  }

  /// Takes optional requirements out of their protocols. Whoever asks for one looks it up by its name.
  mutating func answerOptionalRequirements() {
    for type in facts.types where type.kind == .protocol && type.attributes.contains("objc") {
      let members = type.members.filter { $0.modifiers.contains("optional") }
      guard !members.isEmpty else { continue }
      imports.insert("UIKit")
      tail += type.conditions.map { "#if \($0)" }
      tail.append("extension \(type.name) {")
      for member in members {
        edits.append(.blank(member.range, in: text.utf8))
        tail += member.conditions.map { "#if \($0)" }
        tail.append("  " + (type.access.isEmpty ? "" : type.access + " ") + answer(to: member))
        tail += member.conditions.map { _ in "#endif" }
      }
      tail.append("}")
      tail += type.conditions.map { _ in "#endif" }
    }
  }

  private func answer(to member: MemberFacts) -> String {
    let name = member.selector
    guard member.kind == .function else {
      return "var \(member.name): (\(member.type))? { UIKit.Ported.value(\"\(name)\", of: self) }"
    }
    let types = member.parameters.map { parameter in
      (parameter.attributes.isEmpty ? "" : parameter.attributes + " ") + parameter.type
    }
    let result = member.type.isEmpty ? "Void" : member.type
    let names = member.parameters.indices.map { "$\($0)" }.joined(separator: ", ")
    return
      "var \(optionalName(member.name, member.labels)): ((\(types.joined(separator: ", "))) -> \(result))? { "
      + "guard let call = UIKit.Ported.call(\"\(name)\", of: self) else { return nil }; "
      + "return { call([\(names)]) } }"
  }

  /// The name of the property that stands for an optional method, one for each set of labels.
  private func optionalName(_ name: String, _ labels: [String]) -> String {
    "_optional_" + name.filter { $0 != "`" } + labels.map { "_" + $0 }.joined()
  }

  mutating func replaceOptionalCalls() {
    for call in facts.optionalCalls {
      guard let labels = target.optionalLabels(of: call) else { continue }
      edits.append(
        Edit(
          start: call.nameRange.lowerBound, end: call.nameRange.upperBound,
          text: optionalName(call.name, labels)))
      for range in call.labelRanges where !range.isEmpty { edits.append(.remove(range)) }
    }
  }
}
