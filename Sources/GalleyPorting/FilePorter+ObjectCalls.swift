// Uses of members on an `AnyObject`: `sender.open?(1)`, where a class of the ported sources has
// `@objc func open(_ row: Int)`. On Apple's systems such members are found by name at run time, and
// the ported code finds them by name, too. A member of UIKit's views, controls and gesture
// recognizers is found if the ported sources declare no such member, or several of different types.

extension FilePorter {
  /// Replaces members of an `AnyObject` with properties of `UIKit.Ported.Dynamic`, which look up
  /// the members.
  mutating func askObjectsForOwnMembers() {
    var answers: [String: String] = [:]
    for use in facts.objectCalls where !isOptionalRequirement(use) {
      guard let member = target.member(of: use, in: index) else {
        if use.isPlatformMember {
          imports.insert("UIKit")
          lookUp(use)
          objectCalls.insert(use.nameRange.lowerBound)
          continue
        }
        remark(
          .objectiveC, at: use.nameRange.lowerBound,
          "an AnyObject does not find its member \(use.name) here. Cast the value to its class, or to "
            + "a protocol"
        )
        continue
      }
      imports.insert("UIKit")
      let name = "_object_" + ([use.name] + member.labels).joined(separator: "_")
      answers[name] = answer(to: member, named: name)
      lookUp(use)
      let mark = use.isCalled && !use.isMarked ? "!" : ""
      edits.append(
        Edit(start: use.nameRange.lowerBound, end: use.nameRange.upperBound, text: name + mark))
      for range in use.labelRanges { edits.append(.remove(range)) }
      objectCalls.insert(use.nameRange.lowerBound)
    }
    guard !answers.isEmpty else { return }
    tail.append("extension UIKit.Ported.Dynamic {")
    tail += answers.sorted { $0.key < $1.key }.map { "  fileprivate " + $0.value }
    tail.append("}")
  }

  /// Puts `UIKit.Ported.Dynamic` around the object.
  private mutating func lookUp(_ use: SourceFacts.ObjectCall) {
    if let cast = use.cast {
      edits.append(.insert("UIKit.Ported.Dynamic", at: use.value.lowerBound))
      edits.append(.replace(cast, with: ""))
    } else if use.isUnwrapped {
      edits.append(.insert(".map({ UIKit.Ported.Dynamic($0) })", at: use.value.upperBound))
    } else {
      edits.append(.insert("UIKit.Ported.Dynamic(", at: use.value.lowerBound))
      edits.append(.insert(")", at: use.value.upperBound))
    }
  }

  /// Whether a use calls an optional member of a protocol: `delegate?.leave?()`.
  ///
  /// Then the delegate is cast to the protocol.
  private func isOptionalRequirement(_ use: SourceFacts.ObjectCall) -> Bool {
    guard use.isUnwrapped, target.protocolWithOptional(use.name) != nil else { return false }
    return facts.optionalCalls.contains {
      $0.nameRange.lowerBound == use.nameRange.lowerBound && $0.baseType == "AnyObject"
        && target.optionalLabels(of: $0, in: index) != nil
    }
  }

  /// Returns the property that looks up a member.
  private func answer(to member: MemberFacts, named name: String) -> String {
    func plain(_ type: String) -> String { type.hasSuffix("!") ? type.dropLast() + "?" : type }
    guard member.kind == .function else {
      return "var \(name): (\(plain(member.type)))! { _value(\"\(member.selector)\") }"
    }
    let types = member.parameters.map { parameter in
      (parameter.attributes.isEmpty ? "" : parameter.attributes + " ") + plain(parameter.type)
    }
    let result = member.type.isEmpty ? "Void" : plain(member.type)
    let values = member.parameters.indices.map { "$\($0)" }.joined(separator: ", ")
    return "var \(name): ((\(types.joined(separator: ", "))) -> \(result))? { "
      + "guard let call = _call(\"\(member.selector)\") else { return nil }; "
      + "return { call([\(values)]) } }"
  }
}

extension TargetFacts {
  /// Returns the member of the ported sources that is used on an `AnyObject`; `nil` if there is
  /// none, or if there are several with different types.
  func member(of use: SourceFacts.ObjectCall, in file: Int) -> MemberFacts? {
    let requirements = allPlaces.lazy.filter {
      self[$0].kind == .protocol && self[$0].attributes.contains("objc")
    }.flatMap { place in
      members(named: use.name, of: place).map { Found(member: $0, place: place) }
    }
    let exposed = (owners[use.name] ?? []).filter { isExposed($0.member, of: $0.place) }
    let all = (exposed + requirements).filter {
      fits(use, $0.member) && isVisible($0, in: file)
    }
    let types = Set(
      all.map { found in
        [found.member.kind.rawValue, found.member.selector, found.member.type]
          + found.member.parameters.flatMap { [$0.attributes, $0.type] }
      })
    guard types.count == 1, let found = all.first, isNameable(found) else { return nil }
    return found.member
  }

  /// Whether a use may refer to a member, according to its labels and to whether it is a call.
  private func fits(_ use: SourceFacts.ObjectCall, _ member: MemberFacts) -> Bool {
    guard !member.isAsync, !member.isThrowing, !member.isStatic else { return false }
    if member.kind == .variable {
      return !use.isCalled && use.labels == nil && !member.type.isEmpty
    }
    guard member.kind == .function, !member.isGeneric else { return false }
    guard let labels = use.labels else { return true }
    return use.hasTrailingClosure
      ? !member.labels.isEmpty && member.labels.dropLast() == labels[...] : member.labels == labels
  }

  /// Whether a member can be named in a file.
  private func isVisible(_ found: Found, in file: Int) -> Bool {
    guard found.place.file != file else { return true }
    guard areInSameModule(found.place, Place(file: file, type: 0)) else {
      return !found.member.modifiers.isDisjoint(with: ["public", "open"])
        || self[found.place].kind == .protocol && self[found.place].access == "public"
    }
    return !found.member.isPrivate
      && !["private", "fileprivate"].contains(self[found.place].access)
  }

  /// Whether the types of a member have the same names outside of the type that declares it, and
  /// none of them is a closure that may not be stored.
  private func isNameable(_ found: Found) -> Bool {
    let member = found.member
    let isStored = member.parameters.allSatisfy { parameter in
      !parameter.type.contains("->") || parameter.attributes.contains("@escaping")
        || parameter.type.hasSuffix("?") || parameter.type.hasSuffix("!")
    }
    guard isStored else { return false }
    let names = Set(([member.type] + member.parameters.map(\.type)).flatMap(words))
    guard !names.isEmpty else { return true }
    let placeholders = theClass(of: found.place).map { self[$0].placeholders } ?? [:]
    return !names.contains("Self") && names.isDisjoint(with: placeholders.keys)
      && names.isDisjoint(with: innerNames)
  }
}
