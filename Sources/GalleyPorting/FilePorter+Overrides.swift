// Members of extensions that override other members, or are overridden. Without Objective-C such
// members can be declared only in the body of the class. So a member of an extension is renamed,
// and a member with the original name is added to the class. The added member calls the renamed
// member. This is called hoisting.

extension FilePorter {
  /// Returns the new name of a member of an extension, for example `_Feed_viewDidLoad`.
  func hiddenName(_ member: MemberFacts, of type: TypeFacts) -> String {
    let owner = String(type.name.map { $0 == "." ? "_" : $0 })
    return "_\(owner)_\(member.name.filter { $0 != "`" })"
  }

  /// Renames the hoisted members of this file's extensions.
  ///
  /// An override whose class is in another module can't be hoisted. Such an override is renamed
  /// too. Galley's UIKit looks up some of these overrides by name and calls them. All others are
  /// never called, and are reported.
  mutating func hoistMembers() {
    for (number, type) in facts.types.enumerated() where type.kind == .extension {
      let place = TargetFacts.Place(file: index, type: number)
      for member in type.members {
        if target.isHoisted(member, of: place) {
          hide(member, of: type)
        } else if let range = member.overrideRange,
          target.foreignBase(of: member, at: place) == nil,
          !target.isAbsent(member, of: place)
        {
          edits.append(.replace(range, with: ""))
          edits.append(
            Edit(
              start: member.nameRange.lowerBound, end: member.nameRange.upperBound,
              text: hiddenName(member, of: type)))
          // An extension can't contain a property with observers only.
          if let observer = member.observer {
            addAccessors(to: member, above: "self." + member.name, calling: observer)
          }
          if target.isCalledOverride(member, of: place) {
            keepFunctionName(of: member)
            continue
          }
          remark(
            .foreignMember, at: member.range.lowerBound,
            "\(type.name) is a class of another module, whose members can't be overridden in an "
              + "extension here: this \(member.name) is never called. Override it in a subclass")
        }
      }
    }
  }

  /// Replaces `open` by `public` at the members of extensions that are not hoisted, because such
  /// members can't be overridden.
  mutating func replaceOpenByPublic() {
    for (number, type) in facts.types.enumerated() where type.kind == .extension {
      let place = TargetFacts.Place(file: index, type: number)
      for member in type.members where !target.isHoisted(member, of: place) {
        let found = TargetFacts.Found(member: member, place: place)
        if let range = member.openRange, target.overriders(of: found) == nil,
          target.foreignBase(of: member, at: place) == nil
        {
          edits.append(Edit(start: range.lowerBound, end: range.upperBound, text: "public"))
        }
      }
    }
  }

  /// The members of `NSObject` that are not isolated to an actor. Overrides of these members must
  /// not be isolated either.
  private static let nonisolatedMembers: Set<String> = [
    "description", "debugDescription", "hash", "isEqual(_:)", "copy()", "mutableCopy()",
  ]

  /// Renames a member, and removes `override` and `open` from it.
  private mutating func hide(_ member: MemberFacts, of type: TypeFacts) {
    keepFunctionName(of: member)
    if let range = member.overrideRange {
      let needsNonisolated =
        Self.nonisolatedMembers.contains(member.fullName)
        && !member.modifiers.contains("nonisolated")
      if needsNonisolated {
        edits.append(Edit(start: range.lowerBound, end: range.upperBound, text: "nonisolated"))
      } else {
        edits.append(.replace(range, with: ""))
      }
    }
    if let range = member.openRange { edits.append(.replace(range, with: "")) }
    if member.kind == .variable, let observer = member.observer {
      return hide(member, observer, of: type)
    }
    if member.kind == .initializer {
      // An initializer has no name of its own, so its first label is replaced.
      let label = hiddenName(member, of: type)
      let place = member.labelPlace
      let text = member.parameters.isEmpty ? label + ": Void" : label + (place.isEmpty ? " " : "")
      return edits.append(Edit(start: place.lowerBound, end: place.upperBound, text: text))
    }
    edits.append(
      Edit(
        start: member.nameRange.lowerBound, end: member.nameRange.upperBound,
        text: hiddenName(member, of: type)))
  }

  /// Turns the observers of a property into a function, because an extension can't have `willSet`
  /// and `didSet`.
  private mutating func hide(
    _ member: MemberFacts, _ observer: MemberFacts.Observer, of type: TypeFacts
  ) {
    let head = "func \(hiddenName(member, of: type))("
    guard let before = observer.willSet, let after = observer.didSet else {
      if let only = observer.willSet ?? observer.didSet {
        edits.append(
          .replace(observer.declaration, with: "\(head)_ \(only.name): \(member.type))"))
        edits.append(.replace(only.range, with: "do"))
      }
      return
    }
    edits.append(
      .replace(
        observer.declaration, with: "\(head)_ _value: \(member.type), _ _isSet: Bool)"))
    edits.append(
      .replace(before.range, with: "if !_isSet, case let \(before.name) = _value"))
    edits.append(.replace(after.range, with: "if _isSet, case let \(after.name) = _value"))
  }

  /// Returns the declarations that are added to a class for the hoisted members of its extensions.
  func hoisted(into place: TargetFacts.Place) -> [(conditions: [String], text: String)] {
    guard target.isDeclaration(place) else { return [] }
    return target.parts(of: place).dropFirst().flatMap { part in
      let type = target[part]
      return type.members.filter { target.isHoisted($0, of: part) }.map {
        (type.conditions + $0.conditions, declaration(of: $0, in: part))
      }
    }
  }

  /// Adds the imports of the extension's file, because declarations that are copied from it may
  /// name types of other modules.
  mutating func importForHoisted(into place: TargetFacts.Place) {
    guard target.isDeclaration(place) else { return }
    for part in target.parts(of: place).dropFirst() where part.file != index {
      if target[part].members.contains(where: { target.isHoisted($0, of: part) }) {
        imports.formUnion(target.files[part.file].imports.flatMap(options.modules.modules))
      }
    }
  }

  /// Returns the actor attribute that is written on a member or on its type; empty for none.
  func actor(of member: MemberFacts, in type: TypeFacts) -> String {
    guard !member.modifiers.contains("nonisolated") else { return "" }
    let actors = target.globalActors.union(["MainActor"])
    let own = member.attributes.intersection(actors).first
    return (own ?? type.attributes.intersection(actors).first).map { "@\($0) " } ?? ""
  }

  /// Returns the declaration that is added to a class for a hoisted member. The declaration calls
  /// the renamed member.
  private func declaration(of member: MemberFacts, in place: TargetFacts.Place) -> String {
    let type = target[place]
    let hidden = hiddenName(member, of: type)
    var words = member.modifiers.subtracting(["dynamic", "override"]).sorted()
    if words.allSatisfy({ !SourceReader.accessLevels.contains($0) }), !type.access.isEmpty,
      type.access != "private"
    {
      words.append(type.access)
    }
    // Subclasses in other files could not override a private member.
    words.removeAll { $0 == "private" }
    if member.isOverride || target.delegateAbove(member, of: place) != nil {
      words.append("override")
    }
    let isDiscardable = member.attributes.contains("discardableResult")
    let head =
      actor(of: member, in: type) + (isDiscardable ? "@discardableResult " : "")
      + member.availability
      + words.map { $0 + " " }.joined()
    switch member.kind {
    case .initializer: return head + initializer(member, calling: hidden)
    case .variable: return head + variable(member, calling: hidden)
    case .function:
      let forward = Forward(member)
      return
        "\(head)func \(member.name)\(forward.signature) { \(forward.effects)\(hidden)(\(forward.arguments)) }"
    }
  }

  /// Returns an initializer such as `init(frame p0: CGRect) { self.init(_Feed_init: p0) }`.
  private func initializer(_ member: MemberFacts, calling hidden: String) -> String {
    var hiddenMember = member
    if !member.parameters.isEmpty { hiddenMember.parameters[0].label = hidden }
    let forward = Forward(member)
    let arguments = member.parameters.isEmpty ? hidden + ": ()" : Forward(hiddenMember).arguments
    return "init\(member.isFailable ? "?" : "")\(forward.signature) { "
      + "\(forward.effects)self.init(\(arguments)) }"
  }

  /// Returns a variable with observers that call the renamed function, or with accessors that use
  /// the renamed variable.
  private func variable(_ member: MemberFacts, calling hidden: String) -> String {
    guard let observer = member.observer else {
      let setter = member.isSettable ? " set { \(hidden) = newValue }" : ""
      return "var \(member.name): \(member.type) { get { \(hidden) }\(setter) }"
    }
    let isBoth = observer.willSet != nil && observer.didSet != nil
    let before = observer.willSet.map { _ in
      "willSet { \(hidden)(newValue\(isBoth ? ", false" : "")) } "
    }
    let after = observer.didSet.map { _ in
      "didSet { \(hidden)(oldValue\(isBoth ? ", true" : "")) } "
    }
    return "var \(member.name): \(member.type) { \(before ?? "")\(after ?? "")}"
  }
}
