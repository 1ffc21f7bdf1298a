// Lists of the members of classes, so that a member can be found by its name at run time.

extension FilePorter {
  /// Adds lists of members to the classes and extensions of the file, and other members that the
  /// ported classes need.
  mutating func registerMembers() {
    for (number, type) in facts.types.enumerated() {
      let place = TargetFacts.Place(file: index, type: number)
      switch type.kind {
      case .class: registerMembers(ofClass: type, place)
      case .extension: registerMembers(ofExtension: type, place)
      default: break
      }
    }
  }

  /// Reports members of actors other than the main actor, because such members can't be called
  /// synchronously by name.
  mutating func reportMembersOfActors() {
    for (number, type) in facts.types.enumerated() {
      let place = TargetFacts.Place(file: index, type: number)
      for member in type.members
      where target.isOfAnotherActor(member, of: place)
        && !member.attributes.isDisjoint(with: TargetFacts.exposing)
      {
        remark(
          .objectiveC, at: member.range.lowerBound,
          "\(member.name) belongs to an actor that is not the main one, and is not found by its name here. Call "
            + "it from a method of the main actor's, in a Task")
      }
    }
  }

  /// Replaces `Mirror(reflecting:)` by a function whose mirror does not contain lists of members.
  ///
  /// A list of members is a property that the porting step adds to a class. Nothing is replaced if
  /// no member of the ported sources is in a list.
  mutating func replaceMirrors() {
    guard !facts.mirrors.isEmpty, target.hasListedMembers,
      !target.declaredNames.contains("Mirror")
    else { return }
    imports.insert("UIKit")
    for range in facts.mirrors {
      edits.append(
        Edit(start: range.lowerBound, end: range.upperBound, text: "UIKit.Ported.mirror"))
    }
  }

  /// Returns the expressions that add the members of a type to its list.
  private func registrations(_ place: TargetFacts.Place) -> [(conditions: [String], text: String)] {
    target[place].members.compactMap { member in
      registration(of: member, in: place).map { (member.conditions, $0) }
    }
  }

  /// Returns the expression that adds a member to the list of its type; `nil` if the member is not
  /// listed.
  private func registration(of member: MemberFacts, in place: TargetFacts.Place) -> String? {
    if target.isCalledOverride(member, of: place) {
      return Registration.overriding(member, by: hiddenName(member, of: target[place]))
    }
    guard target.isListed(member, of: place) else {
      return Registration.dependency(member, of: simpleName(target[place]))
    }
    return Registration.text(of: member, isOverloaded: isOverloaded(member, in: place))
  }

  /// Whether a type has another member that differs only in its result type.
  private func isOverloaded(_ member: MemberFacts, in place: TargetFacts.Place) -> Bool {
    let parts = target.theClass(of: place).map(target.parts) ?? [place]
    return parts.contains { part in
      target.members(named: member.name, of: part).contains {
        $0.overrides(member) && $0.type != member.type
      }
    }
  }

  /// Returns calls of the functions that list the members of a class's extensions.
  private func lists(of place: TargetFacts.Place) -> [(conditions: [String], text: String)] {
    guard target.isDeclaration(place) else { return [] }
    return target.parts(of: place).dropFirst().filter { part in
      !registrations(part).isEmpty
    }.map { part in
      (target[part].conditions, "\(simpleName(target[place])).\(listName(part))($0)")
    }
  }

  private mutating func registerMembers(ofClass type: TypeFacts, _ place: TargetFacts.Place) {
    importForHoisted(into: place)
    var lines = hoisted(into: place) + testCalls(in: place) + delegateMethods(of: place)
    let forwarding = forwardingMethods(of: place)
    if !forwarding.isEmpty { imports.insert("UIKit") }
    lines += forwarding
    lines += target.objectMembers(ofTestCase: place).map { ([], $0) }
    lines += hiddenInitializers(of: place).map { ([], $0) }
    lines += initMaker(of: place)
    if let function = creationFunction(of: place) {
      imports.insert("UIKit")
      lines.append(([], function))
    }
    let entries = registrations(place) + lists(of: place)
    let name = "_ported" + type.name.map { $0 == "." ? "_" : String($0) }.joined()
    // If the class has been ported before, the class contains its list already.
    if !entries.isEmpty, target.isListed(place), !type.members.contains(where: { $0.name == name })
    {
      importModulesForLists()
      lines.append(
        (
          [],
          deprecation(of: place)
            + "private let \(name) = UIKit.Ported.Members(of: \(simpleName(type)).self) { _ = $0"
        ))
      lines += entries
      lines.append(([], "}"))
    }
    insert(lines, atEndOf: type)
  }

  private mutating func registerMembers(ofExtension type: TypeFacts, _ place: TargetFacts.Place) {
    insert(testCalls(in: place) + initMaker(of: place), atEndOf: type)
    guard target.listedExtensions.contains(place), !hasList(of: type.name) else { return }
    let entries = registrations(place)
    importModulesForLists()
    var lines = type.conditions.map { "#if \($0)" }
    lines.append("extension \(type.name) {")
    lines.append(
      "  \(deprecation(of: target.theClass(of: place) ?? place))nonisolated static func \(listName(place))(_ members: UIKit.Ported.Members<\(type.name)>.List) {"
    )
    for entry in entries {
      lines += entry.conditions.map { "#if \($0)" }
      lines.append("    " + entry.text.replacing("$0.", with: "members.", maxReplacements: 1))
      lines += entry.conditions.map { _ in "#endif" }
    }
    lines += ["  }", "}"]
    lines += type.conditions.map { _ in "#endif" }
    tail += lines
  }

  /// Imports the modules that a list of members needs.
  ///
  /// `UIKit` is a module of C. In a file that imports only C modules, the compiler begins each
  /// closure of the main actor with a check of the thread. A selector may be called on any thread,
  /// so the file also imports the Swift module `GalleyUIKit`. Then the compiler adds no such check
  /// to closures that are passed to functions of that module.
  private mutating func importModulesForLists() { imports.formUnion(["GalleyUIKit", "UIKit"]) }

  /// Adds a class that registers members and classes for the whole target.
  ///
  /// The class lists the members of this target's extensions of other modules' classes, and the
  /// classes with Objective-C names. The class is added to the first file that has such an
  /// extension or such a class.
  mutating func registerForeignExtensions() {
    let (places, classes) = (target.foreignExtensions, target.namedClasses)
    guard let first = (places + classes).map(\.file).min(), first == index,
      !target.declaredNames.contains("_PortedExtensions")
    else { return }
    imports.insert("UIKit")
    tail.append("final class _PortedExtensions: UIKit.Ported.Extensions {")
    tail.append("  override class func register() {")
    for place in places {
      let type = target[place]
      tail += type.conditions.map { "#if \($0)" }
      tail.append("    \(type.name).\(listName(place))(.init())")
      tail += type.conditions.map { _ in "#endif" }
    }
    for place in classes {
      let type = target[place]
      tail += type.conditions.map { "#if \($0)" }
      tail.append("    UIKit.Ported.name(\"\(type.objectiveCName)\", \(type.name).self)")
      tail += type.conditions.map { _ in "#endif" }
    }
    tail += ["  }", "}"]
  }

  /// The attribute that prevents warnings of the compiler about deprecated members in the list of a
  /// class.
  private func deprecation(of place: TargetFacts.Place) -> String {
    let isDeprecated = target.parts(of: place).contains { part in
      target[part].members.contains {
        $0.availability.contains("deprecated") && target.isExposed($0, of: part)
      }
    }
    return isDeprecated ? "@available(*, deprecated) " : ""
  }

  /// Whether the file already lists the members of a type's extensions, because it was ported
  /// before.
  private func hasList(of name: String) -> Bool {
    facts.types.contains { type in
      type.kind == .extension && type.name == name
        && type.members.contains { $0.name.hasPrefix("_portedMembers") }
    }
  }

  /// The name of the function that lists the members of an extension.
  private func listName(_ place: TargetFacts.Place) -> String {
    "_portedMembers\(place.file)_\(place.type)"
  }

  /// The name of a type within its own body.
  func simpleName(_ type: TypeFacts) -> String {
    String(type.name.split(separator: ".").last ?? "")
  }

  /// Inserts members before the closing brace of a class, on the same line if possible.
  mutating func insert(
    _ lines: [(conditions: [String], text: String)], atEndOf type: TypeFacts
  ) {
    guard !lines.isEmpty else { return }
    let before = separator(before: type.end)
    // All members are inserted on the line of the brace, unless a member has conditions of `#if` or
    // several lines. A member that is copied from another file may have several lines.
    guard
      lines.contains(where: { !$0.conditions.isEmpty || $0.text.contains(where: \.isNewline) })
    else {
      var text = before
      for (number, line) in lines.enumerated() {
        if number > 0 { text += line.text == "}" ? " " : "; " }
        text += line.text
      }
      return edits.append(.insert(text + " ", at: type.end))
    }
    let line = lineStarts.position(of: type.end).line
    var result: [String] = [before]
    for (conditions, text) in lines {
      result += conditions.map { "#if \($0)" }
      result.append(text)
      result += conditions.map { _ in "#endif" }
    }
    result.append("#sourceLocation(file: \"\(escapedPath)\", line: \(line))\n")
    edits.append(.insert(result.joined(separator: "\n"), at: type.end))
  }

  /// Returns the separator before a member: a semicolon if the preceding member is on the same
  /// line.
  private func separator(before offset: Int) -> String {
    let bytes = text.utf8
    var place = bytes.index(bytes.startIndex, offsetBy: offset)
    while place > bytes.startIndex {
      place = bytes.index(before: place)
      switch bytes[place] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): continue
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ";"), UInt8(ascii: "{"): return ""
      default: return "; "
      }
    }
    return ""
  }
}

/// The expression that adds a member to a list.
enum Registration {
  /// Returns the expression for a member.
  ///
  /// - Parameter isOverloaded: Whether another member differs only in its result type. Then the
  ///   expression names the type.
  static func text(of member: MemberFacts, isOverloaded: Bool = false) -> String {
    member.kind == .variable ? value(member) : method(member, isOverloaded: isOverloaded)
  }

  /// Returns the expression for an override in an extension of a UIKit class.
  ///
  /// - Parameter hidden: The name that the porting step gives to the override.
  static func overriding(_ member: MemberFacts, by hidden: String) -> String {
    let name = "override " + member.fullName
    guard member.kind == .function else {
      return "$0.answer(\"\(name)\") { _ = $1; return $0.\(hidden) as Any? }"
    }
    var renamed = member
    renamed.name = hidden
    return method(renamed, isOverloaded: false, name: name)
  }

  /// Returns the expression for a method that declares dependencies of key-value observing.
  ///
  /// The result is `nil` for any other member.
  static func dependency(_ member: MemberFacts, of owner: String) -> String? {
    let prefix = "keyPathsForValuesAffecting"
    guard member.isStatic, !member.isUnavailable else { return nil }
    switch member.fullName {
    case prefix + "Value(forKey:)":
      return "$0.affecting { \(owner).\(member.name)(forKey: $0) }"
    case "automaticallyNotifiesObservers(forKey:)":
      return "$0.automatic { \(owner).\(member.name)(forKey: $0) }"
    default:
      guard member.name.hasPrefix(prefix), member.parameters.isEmpty, member.name != prefix,
        member.attributes.contains("objc")
      else { return nil }
      let call = member.kind == .function ? "()" : ""
      return
        "$0.affecting(\"\(member.name.dropFirst(prefix.count))\") { \(owner).\(member.name)\(call) }"
    }
  }

  private static func value(_ member: MemberFacts) -> String {
    let setter = member.isSettable ? ", { $0.\(member.name) = $1 }" : ""
    return "$0.value(\"\(member.selector)\", { $0.\(member.name) }\(setter))"
  }

  private static func method(
    _ member: MemberFacts, isOverloaded: Bool, name: String? = nil
  ) -> String {
    let arguments = member.parameters.enumerated().map { number, parameter in
      (parameter.label.isEmpty ? "" : parameter.label + ": ") + argument(number, parameter)
    }
    var call = "$0.\(member.name)(\(arguments.joined(separator: ", ")))"
    let name = name ?? member.selector
    if member.isAsync {
      call = (member.isThrowing ? "try? await " : "await ") + call
      return "$0.task(\"\(name)\") { \(member.parameters.isEmpty ? "_ = $1; " : "")_ = \(call) }"
    }
    if member.isThrowing { call = "try? " + call }
    let usesArguments = member.parameters.isEmpty ? "_ = $1; " : ""
    let isVoid = ["", "Void", "()"].contains(member.type)
    if isVoid && !member.isThrowing {
      return "$0.method(\"\(name)\") { \(usesArguments)\(call) }"
    }
    if isOverloaded, !member.isThrowing {
      return
        "$0.answer(\"\(name)\") { \(usesArguments)let result: \(member.type) = \(call); return result as Any? }"
    }
    return "$0.answer(\"\(name)\") { \(usesArguments)return \(call) as Any? }"
  }

  private static func argument(_ number: Int, _ parameter: MemberFacts.Parameter) -> String {
    guard parameter.attributes.isEmpty else { return "$1[\(number)]" }
    if parameter.type.contains("->") {
      // A closure type without attributes is the type of a non-escaping parameter, so a cast can
      // use this type.
      let isOptional = parameter.type.hasSuffix("?") || parameter.type.hasSuffix("!")
      return "$1[\(number)]" + (isOptional ? "" : " as \(parameter.type)")
    }
    var type = parameter.type
    if type.hasSuffix("!") { type = type.dropLast() + "?" }
    return "$1[\(number), \(type.allSatisfy { $0.isLetter } ? type : "(\(type))").self]"
  }
}
