// `#selector` becomes the name of the method, or a selector that brings its method along.

extension FilePorter {
  mutating func replaceSelectors() {
    for use in facts.selectors {
      edits.append(.replace(use.range, with: selector(use)))
      if let found = target.member(of: use), found.member.isStatic {
        remark(
          .selector, at: use.range.lowerBound,
          "\(use.name) is a method of the type itself, which is not found by its name here. Call it from a method "
            + "of an object")
      }
      imports.insert("UIKit")
    }
  }

  private func selector(_ use: SelectorUse) -> String {
    if let found = target.member(of: use) {
      let name = name(of: found.member, use)
      let type = target[found.place]
      // A class of these sources tells its methods by name. What extends another module's class can't.
      // Nor does it tell those that override another module's without being marked.
      let isTold =
        target.theClass(of: found.place).map(target.isListed) == true
        && (!found.member.isOverride || target.isExposedAnywhere(found))
      guard use.kind == .method, found.member.kind == .function, !found.member.isStatic,
        type.kind != .protocol, !type.isGeneric, !isTold
      else { return "Selector(\"\(name)\")" }
      return "Selector(\"\(name)\", \(type.name).\(reference(use)))"
    }
    guard use.kind == .method else {
      return
        "Selector(\"\(use.kind == .getter ? use.name : objectiveCSetter(withoutIs(use.name)))\")"
    }
    let isOwn = ["", "self", "Self", "super"].contains(use.base)
    let base = isOwn ? use.scope.last ?? "" : use.base
    if base.isEmpty || base.first?.isLowercase == true || PlatformMembers.protocols[base] != nil {
      return "Selector(\"\(objectiveCName(use.name, labels: use.labels ?? []))\")"
    }
    guard let labels = use.labels else {
      return "Selector(method: \"\(use.name)\", \(base).\(use.name))"
    }
    return "Selector(\"\(objectiveCName(use.name, labels: labels))\", \(base).\(reference(use)))"
  }

  /// The method as an expression names it.
  private func reference(_ use: SelectorUse) -> String {
    guard let labels = use.labels, !labels.isEmpty else { return use.name }
    return use.name + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
  }

  private func name(of member: MemberFacts, _ use: SelectorUse) -> String {
    switch use.kind {
    case .method, .getter: member.selector
    case .setter: objectiveCSetter(member.selector)
    }
  }
}

/// The name of a Boolean property of UIKit's in Objective-C: `hidden` for `isHidden`.
func withoutIs(_ name: String) -> String {
  guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else {
    return name
  }
  return first.lowercased() + name.dropFirst(3)
}
