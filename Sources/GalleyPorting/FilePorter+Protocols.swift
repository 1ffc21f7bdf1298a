// Objective-C protocols, which are class-bound and may have optional requirements.

extension FilePorter {
  /// Adds `AnyObject` to Objective-C protocols. On Apple's systems, only classes can conform to
  /// these protocols.
  mutating func bindProtocolsToClasses() {
    for type in facts.types where type.kind == .protocol && type.attributes.contains("objc") {
      let isBound = type.inherited.contains { name in
        ["AnyObject", "NSObjectProtocol", "class"].contains(name) || name.hasSuffix("Delegate")
          || name.hasSuffix("DataSource") || target.theProtocol(named: name, of: index) != nil
      }
      guard !isBound else { continue }
      edits.append(
        .insert((type.inherited.isEmpty ? ": " : ", ") + "AnyObject", at: type.inheritanceEnd))
    }
  }

  /// Moves optional requirements from their protocols into extensions, which look up the method by
  /// name.
  mutating func answerOptionalRequirements() {
    for type in facts.types where type.kind == .protocol && type.attributes.contains("objc") {
      let members = type.members.filter { $0.modifiers.contains("optional") }
      guard !members.isEmpty else { continue }
      imports.insert("UIKit")
      tail += type.conditions.map { "#if \($0)" }
      tail.append("extension \(type.name) {")
      var named: [String: [MemberFacts]] = [:]
      for member in members where member.kind == .function {
        named[optionalName(member.name, member.labels), default: []].append(member)
      }
      var done: Set<String> = []
      for member in members {
        edits.append(.blank(member.range, in: text.utf8))
        let name = optionalName(member.name, member.labels)
        if let all = named[name], all.count > 1, member.kind == .function {
          if done.insert(name).inserted { answerOverloads(all, name, of: type) }
          continue
        }
        tail += member.conditions.map { "#if \($0)" }
        tail.append("  " + (type.access.isEmpty ? "" : type.access + " ") + answer(to: member))
        tail += member.conditions.map { _ in "#endif" }
      }
      tail.append("}")
      tail += type.conditions.map { _ in "#endif" }
    }
  }

  /// Handles optional requirements that have the same name and labels and differ in their types.
  ///
  /// Such requirements are replaced by one property. The value of the property has a method for
  /// each requirement.
  private mutating func answerOverloads(
    _ members: [MemberFacts], _ name: String, of type: TypeFacts
  ) {
    let level = type.access.isEmpty ? "" : type.access + " "
    let inner = type.access == "private" ? "fileprivate " : level
    tail.append(
      "  \(level)var \(name): UIKit.Ported.Optionals<any \(type.name)>? { UIKit.Ported.Optionals(self) }"
    )
    tail.append("}")
    let owner = type.name
    tail.append("extension UIKit.Ported.Optionals where Requirements == any \(owner) {")
    for member in members {
      tail += member.conditions.map { "#if \($0)" }
      let result = member.type.isEmpty ? "Void" : member.type
      let parameters = member.parameters.enumerated().map { number, parameter in
        "_ p\(number): " + (parameter.attributes.isEmpty ? "" : parameter.attributes + " ")
          + parameter.type
      }
      let names = member.parameters.indices.map { "p\($0)" }.joined(separator: ", ")
      tail.append(
        "  \(inner)func callAsFunction(\(parameters.joined(separator: ", "))) -> (\(result))? { "
          + "guard let call = UIKit.Ported.call(\"\(member.selector)\", of: target) else { return nil }; "
          + "return .some(call([\(names)]) as \(result)) }")
      tail += member.conditions.map { _ in "#endif" }
    }
    tail += ["}", "extension \(owner) {"]
  }

  /// Returns the property that looks up an optional requirement; its value is `nil` if the object
  /// does not implement the requirement.
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

  /// Returns the name of the property that replaces an optional method. Methods with other labels
  /// have another property.
  private func optionalName(_ name: String, _ labels: [String]) -> String {
    "_optional_" + name.filter { $0 != "`" } + labels.map { "_" + $0 }.joined()
  }

  /// Replaces the names of optional methods in calls by the names of the properties that look up
  /// the methods.
  mutating func replaceOptionalCalls() {
    for call in facts.optionalCalls where !objectCalls.contains(call.nameRange.lowerBound) {
      guard let labels = target.optionalLabels(of: call, in: index) else { continue }
      edits.append(
        Edit(
          start: call.nameRange.lowerBound, end: call.nameRange.upperBound,
          text: optionalName(call.name, labels)))
      for range in call.labelRanges where !range.isEmpty { edits.append(.remove(range)) }
      castDelegate(of: call)
    }
  }

  /// Casts an `AnyObject` to the protocol whose optional member is called.
  ///
  /// On Apple's systems, any member can be called on any object: `delegate?.menuOpened?(self)`.
  private mutating func castDelegate(of call: OptionalCall) {
    guard call.baseType == "AnyObject", let base = call.baseRange,
      let name = target.protocolWithOptional(call.name)
    else { return }
    edits.append(.insert("(", at: base.lowerBound))
    edits.append(.insert(" as? \(name))", at: base.upperBound))
  }
}
