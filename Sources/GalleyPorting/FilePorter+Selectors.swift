// `#selector` becomes the name of the method, or a selector that brings its method along.

extension FilePorter {
  mutating func replaceSelectors() {
    for use in facts.selectors {
      edits.append(.replace(use.range, with: selector(use)))
      if use.kind == .method, use.base.first?.isLowercase == true, use.base != "self",
        use.base != "super", target.member(of: use, in: index) == nil, target.isAmbiguous(use)
      {
        remark(
          .selector, at: use.range.lowerBound,
          "which \(use.name) this is can't be told, since nothing here says what \(use.base) is. Name its class, "
            + "as in #selector(Row.\(use.name))")
      }
      if let found = target.member(of: use, in: index), found.member.isStatic {
        remark(
          .selector, at: use.range.lowerBound,
          "\(use.name) is a method of the type itself, which is not found by its name here. Call it from a method "
            + "of an object")
      }
      imports.insert("UIKit")
    }
  }

  private func selector(_ use: SelectorUse) -> String {
    if let found = target.member(of: use, in: index) {
      let name = name(of: found.member, use)
      let type = target[found.place]
      // A class of these sources lists its methods by name. What extends another module's class is looked for later.
      // Nor does it list those that override another module's without being marked.
      let isListed =
        target.theClass(of: found.place).map(target.isListed) == true
        && (!found.member.isOverride || target.isExposedAnywhere(found))
      guard use.kind == .method, found.member.kind == .function, !found.member.isStatic,
        type.kind != .protocol, !type.isGeneric, !isListed
      else { return "Selector(\"\(name)\")" }
      return "Selector(\"\(name)\", \(call(found.member, of: type.name)))"
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
      return "Selector(method: \"\(use.name)\", \(method(use, of: base)))"
    }
    return
      "Selector(\"\(objectiveCName(use.name, labels: labels))\", \(method(use, of: base)))"
  }

  /// A method of another module's class. Of several that differ by their types, it is the one of the types behind
  /// `as`.
  private func method(_ use: SelectorUse, of base: String) -> String {
    guard let types = use.types else {
      return use.labels.map { call(use.name, $0, of: base) } ?? "\(base).\(reference(use))"
    }
    // The class that declares the method, as near as it is known here.
    let base =
      target.classNamed(base, in: use.scope, of: index).flatMap(target.platformClass(above:))
      ?? base
    guard let labels = use.labels ?? (types.isEmpty ? [] : nil), labels.count == types.count else {
      return "\(base).\(reference(use)) as @MainActor (\(base)) -> @MainActor "
        + "(\(types.joined(separator: ", "))) -> \(use.result)"
    }
    // A call says the types without a conversion, of which the compiler would warn in Swift 5.
    let parameters = types.enumerated().map { "p\($0): \($1)" }.joined(separator: ", ")
    let arguments = labels.enumerated().map { ($1.isEmpty ? "" : $1 + ": ") + "p\($0)" }
    return "{ (target: \(base)) in { (\(parameters)) -> \(use.result) in "
      + "target.\(use.name)(\(arguments.joined(separator: ", "))) } }"
  }

  /// A closure that calls a method. In Swift 5 the compiler warns of a method that is named itself, since that may
  /// be called from anywhere.
  private func call(_ member: MemberFacts, of type: String) -> String {
    let parameters = member.parameters.enumerated().map { number, parameter in
      "p\(number): " + (parameter.attributes.isEmpty ? "" : parameter.attributes + " ")
        + parameter.type
    }
    let arguments = member.labels.enumerated().map {
      ($1.isEmpty ? "" : $1 + ": ") + "p\($0)"
    }
    let result = member.type.isEmpty ? "Void" : member.type
    guard !member.isAsync, !member.isGeneric, !member.isThrowing,
      member.parameters.allSatisfy({ !$0.isInout && !$0.isVariadic && !$0.isOpaque })
    else { return "\(type).\(member.name)" }
    return "{ (target: \(type)) in { (\(parameters.joined(separator: ", "))) -> \(result) in "
      + "target.\(member.name)(\(arguments.joined(separator: ", "))) } }"
  }

  /// The same for a method of which only the labels are known.
  private func call(_ name: String, _ labels: [String], of type: String) -> String {
    let arguments = labels.enumerated().map { ($1.isEmpty ? "" : $1 + ": ") + "$\($0)" }
    return "{ (target: \(type)) in { target.\(name)(\(arguments.joined(separator: ", "))) } }"
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
