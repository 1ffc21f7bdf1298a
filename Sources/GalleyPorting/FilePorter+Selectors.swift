// Expressions with `#selector`. Such an expression becomes the name of the method, or a selector
// that contains the method itself.

extension FilePorter {
  /// Replaces the expressions with `#selector`, and reports expressions whose method can't be
  /// found.
  mutating func replaceSelectors() {
    for use in facts.selectors {
      replaceExpression(use.range, with: selector(use))
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
      // A class of the ported sources lists its methods by name, so its selectors need only the
      // name. Extensions of another module's class have no such list, and overrides of another
      // module's methods are listed only if they are marked `@objc`.
      let isListed =
        target.theClass(of: found.place).map(target.isListed) == true
        && (!found.member.isOverride || target.isExposedAnywhere(found))
      guard !use.isPattern, use.kind == .method, found.member.kind == .function,
        !found.member.isStatic,
        type.kind != .protocol, !type.isGeneric, !isListed
      else { return "Selector(\"\(name)\")" }
      return "Selector(\"\(name)\", \(call(found.member, of: type.name)))"
    }
    return foreignSelector(use)
  }

  /// Returns the selector of a method that these sources do not declare.
  private func foreignSelector(_ use: SelectorUse) -> String {
    if use.labels == nil, use.types == nil, Self.properties.contains(use.name),
      use.base.first?.isUppercase == true
    {
      return "Selector(\"\(use.name)\")"
    }
    guard use.kind == .method else {
      return
        "Selector(\"\(use.kind == .getter ? use.name : objectiveCSetter(withoutIs(use.name)))\")"
    }
    let isOwn = ["", "self", "Self", "super"].contains(use.base)
    let base = isOwn ? use.scope.last ?? "" : use.base
    if isUnknown(base) {
      return "Selector(\"\(objectiveCName(use.name, labels: use.labels ?? []))\")"
    }
    // A pattern needs only the name, by which selectors are compared. In a closure in a pattern,
    // the compiler would take the parameter for a member of the class with the same name.
    if use.isPattern, let labels = use.labels {
      return "Selector(\"\(objectiveCName(use.name, labels: labels))\")"
    }
    guard let labels = use.labels else {
      return "Selector(method: \"\(use.name)\", \(method(use, of: base)))"
    }
    return
      "Selector(\"\(objectiveCName(use.name, labels: labels))\", \(method(use, of: base)))"
  }

  /// Whether the name before the dot of a selector is not the name of a class whose methods can be
  /// called.
  private func isUnknown(_ base: String) -> Bool {
    base.isEmpty || base.first?.isLowercase == true || PlatformMembers.protocols[base] != nil
      || Self.absentClasses.contains(base)
  }

  /// Classes of Foundation that do not exist on Linux.
  ///
  /// An app may write a selector with a method of such a class, and perform the selector on an
  /// object of another class.
  private static let absentClasses: Set<String> = ["NSXPCConnection", "NSXPCListener"]

  /// Properties that every object has, and whose getters are methods in Objective-C.
  ///
  /// A selector of `NSObject.description` may name the property or the method.
  private static let properties: Set<String> = ["description", "debugDescription", "hash"]

  /// Returns a method of another module's class as an expression.
  ///
  /// If there are several overloads, the types after `as` select one.
  private func method(_ use: SelectorUse, of base: String) -> String {
    guard let types = use.types else {
      return use.labels.map { call(use.name, $0, of: base) } ?? "\(base).\(reference(use))"
    }
    // The UIKit class that declares the method, if it is known.
    let base =
      target.classNamed(base, in: use.scope, of: index).flatMap(target.platformClass(above:))
      ?? base
    guard let labels = use.labels ?? (types.isEmpty ? [] : nil), labels.count == types.count else {
      return "\(base).\(reference(use)) as @MainActor (\(base)) -> @MainActor "
        + "(\(types.joined(separator: ", "))) -> \(use.result)"
    }
    // The types are given in a closure instead of a conversion, because the compiler would warn of
    // the conversion in Swift 5.
    let parameters = types.enumerated().map { "p\($0): \($1)" }.joined(separator: ", ")
    let arguments = labels.enumerated().map { ($1.isEmpty ? "" : $1 + ": ") + "p\($0)" }
    return "{ (target: \(base)) in { (\(parameters)) -> \(use.result) in "
      + "target.\(use.name)(\(arguments.joined(separator: ", "))) } }"
  }

  /// Returns a closure that calls a method.
  ///
  /// The closure is used instead of a reference to the method, because the reference would cause a
  /// warning in Swift 5: a reference may be called from any actor. If a closure can't call the
  /// method, for example an `async` method, the result is a reference nevertheless.
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

  /// Returns a closure that calls a method of which only the labels are known.
  private func call(_ name: String, _ labels: [String], of type: String) -> String {
    let arguments = labels.enumerated().map { ($1.isEmpty ? "" : $1 + ": ") + "$\($0)" }
    return "{ (target: \(type)) in { target.\(name)(\(arguments.joined(separator: ", "))) } }"
  }

  /// Returns the name of the method in an expression.
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

/// Returns the Objective-C name of a Boolean property of UIKit: `hidden` for `isHidden`.
func withoutIs(_ name: String) -> String {
  guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else {
    return name
  }
  return first.lowercased() + name.dropFirst(3)
}
