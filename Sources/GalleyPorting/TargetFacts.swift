/// The facts of all files of a target, for looking up what one file says about another.
struct TargetFacts: Sendable {
  private(set) var files: [SourceFacts]
  /// How many of the files, from the first, are those of the target. The others are of targets below it.
  private let ownCount: Int
  /// The classes by their names.
  private(set) var classes: [String: Place] = [:]
  private(set) var protocols: [String: Place] = [:]
  /// The class above each, if it is in these sources.
  private var superclasses: [Place: Place] = [:]
  private var hasExposingClasses = false
  /// The extensions of each type.
  private(set) var extensions: [String: [Place]] = [:]
  /// The classes by the names of their members, for a selector that says nothing of the class.
  private var owners: [String: [Found]] = [:]
  /// The requirements of protocols of Objective-C, by name and labels: `feed(_:didOpen:)`.
  private(set) var requirements: Set<String> = []
  /// The labels of those functions that need not be met, by their names.
  private var optionalRequirements: [String: [[String]]] = [:]
  /// The names of all members of all types.
  private var memberNames: Set<String> = []
  /// The names of all types.
  private(set) var declaredNames: Set<String> = []
  /// The names of all variables.
  private var variables: Set<String> = []
  /// The members of extensions that subclasses override, which has to be possible in the class.
  private var overridden: Set<String> = []

  /// The methods that classes get because subclasses implement them for a delegate's protocol.
  private(set) var delegateMethods: [Place: [MemberFacts]] = [:]

  /// The members of extensions of other modules' classes, by name and labels.
  var foreignBases: [String: Found] = [:]
  /// Those that override them.
  var foreignOverriders: [String: [Found]] = [:]

  /// All types of all files.
  var allPlaces: [Place] {
    files.indices.flatMap { file in
      files[file].types.indices.map { Place(file: file, type: $0) }
    }
  }

  /// A type of a file.
  struct Place: Hashable, Sendable {
    var file: Int
    var type: Int
  }

  /// A member, and the type that declares it.
  struct Found: Sendable {
    var member: MemberFacts
    var place: Place
  }

  /// Gathers the facts of files.
  ///
  /// - Parameter ownCount: How many of them are the target's own; all if nothing is said.
  init(_ files: [SourceFacts], ownCount: Int? = nil) {
    self.files = files
    self.ownCount = ownCount ?? files.count
    for (file, facts) in files.enumerated() {
      for (index, type) in facts.types.enumerated() { enter(type, Place(file: file, type: index)) }
      declaredNames.formUnion(facts.declaredNames)
    }
    dropModules()
    for (file, facts) in files.enumerated() {
      for (index, type) in facts.types.enumerated() where type.kind == .class {
        let place = Place(file: file, type: index)
        superclasses[place] = superclass(of: place)
        if type.attributes.contains("objcMembers") { hasExposingClasses = true }
      }
    }
    findForeignOverriders()
    for place in classes.values.sorted(by: { ($0.file, $0.type) < ($1.file, $1.type) }) {
      findOverridden(by: place)
      for part in parts(of: place) {
        for member in self[part].members where !member.isOverride {
          guard let above = delegateAbove(member, of: part),
            delegateMethods[above]?.contains(where: { $0.overrides(member) }) != true
          else { continue }
          delegateMethods[above, default: []].append(member)
        }
      }
    }
  }

  subscript(_ place: Place) -> TypeFacts { files[place.file].types[place.type] }

  /// Has extensions that name the module, as in `extension App.Feed`, extend the class itself.
  private mutating func dropModules() {
    for (name, places) in extensions where classes[name] == nil && protocols[name] == nil {
      guard let dot = name.firstIndex(of: ".") else { continue }
      let rest = String(name[name.index(after: dot)...])
      guard classes[rest] != nil else { continue }
      extensions[name] = nil
      extensions[rest, default: []] += places
      for place in places { files[place.file].types[place.type].name = rest }
    }
  }

  private mutating func enter(_ type: TypeFacts, _ place: Place) {
    switch type.kind {
    case .class: if classes[type.name] == nil { classes[type.name] = place }
    case .extension: extensions[type.name, default: []].append(place)
    case .protocol:
      if protocols[type.name] == nil { protocols[type.name] = place }
      if type.attributes.contains("objc") {
        for member in type.members {
          requirements.insert(member.fullName)
          if member.modifiers.contains("optional"), member.kind == .function {
            optionalRequirements[member.name, default: []].append(member.labels)
          }
        }
      }
    case .other: break
    }
    for member in type.members where member.kind == .variable { variables.insert(member.name) }
    memberNames.formUnion(type.members.lazy.map(\.name))
    if type.kind == .class || type.kind == .extension {
      for member in type.members {
        owners[member.name, default: []].append(Found(member: member, place: place))
      }
    }
  }

  // MARK: Names

  /// The class that a name means, as seen from within some types.
  func classNamed(_ name: String, in scope: [String]) -> Place? {
    resolve(name, in: scope) { classes[$0] }
  }

  private func resolve<Result>(
    _ written: String, in scope: [String], _ find: (String) -> Result?
  ) -> Result? {
    let name = plain(written)
    for outer in scope.reversed() {
      var parts = outer.split(separator: ".")
      while !parts.isEmpty {
        if let found = find(parts.joined(separator: ".") + "." + name) { return found }
        parts.removeLast()
      }
    }
    if let found = find(name) { return found }
    // A name that begins with its module's.
    guard let dot = name.firstIndex(of: ".") else { return nil }
    return find(String(name[name.index(after: dot)...]))
  }

  /// A name without what stands in angle brackets.
  private func plain(_ name: String) -> String {
    var depth = 0
    var result = ""
    for character in name where !character.isWhitespace && character != "`" {
      if character == "<" { depth += 1 }
      if depth == 0 { result.append(character) }
      if character == ">" { depth -= 1 }
    }
    return result
  }

  /// Whether two types stand in the same module, as far as can be told.
  func areNeighbours(_ one: Place, _ other: Place) -> Bool {
    (one.file < ownCount) == (other.file < ownCount)
  }

  /// The class that a type is, or extends, if it is one of the same module.
  func theClass(of place: Place) -> Place? {
    let type = self[place]
    switch type.kind {
    case .class: return place
    case .extension:
      return classNamed(type.name, in: []).flatMap { areNeighbours($0, place) ? $0 : nil }
    default: return nil
    }
  }

  /// The class above another, if it is in these sources.
  private func superclass(of place: Place) -> Place? {
    let type = self[place]
    for name in type.inherited {
      let outer = type.name.split(separator: ".").dropLast().joined(separator: ".")
      if let found = classNamed(name, in: outer.isEmpty ? [] : [outer]), found != place {
        return found
      }
    }
    return nil
  }

  /// A class and those above it, as far as they are in these sources.
  func line(from place: Place) -> [Place] {
    var result = [place]
    var seen: Set<Place> = [place]
    while let next = superclasses[result[result.count - 1]], seen.insert(next).inserted {
      result.append(next)
    }
    return result
  }

  /// The bodies that make a class: its own, and those of its extensions.
  func parts(of place: Place) -> [Place] {
    [place] + (extensions[self[place].name] ?? [])
  }

  // MARK: Objective-C

  /// Whether a class has all of its members known to Objective-C.
  private func exposesAll(_ place: Place) -> Bool {
    hasExposingClasses
      && line(from: place).contains { self[$0].attributes.contains("objcMembers") }
  }

  /// Whether a member can be found by its name at run time.
  func isExposed(_ member: MemberFacts, of place: Place) -> Bool {
    let type = self[place]
    guard member.kind != .initializer, !member.isStatic, !member.isGeneric, !type.isUnavailable,
      !member.attributes.contains("nonobjc"), !member.isUnavailable,
      !member.parameters.contains(where: {
        $0.isInout || $0.isVariadic || $0.isOpaque
      }),
      type.kind == .class || (type.kind == .extension && !type.isConstrained)
    else { return false }
    if !member.attributes.isDisjoint(with: Self.exposing) || isAbsent(member, of: place) {
      return true
    }
    if type.attributes.contains("objc") && type.kind == .extension { return true }
    if member.kind == .function {
      let name = member.fullName
      if requirements.contains(name) || PlatformMembers.optional.contains(name) { return true }
    } else if requirements.contains(member.name) {
      return true
    }
    guard !member.isPrivate, let owner = theClass(of: place) else { return false }
    return exposesAll(owner)
  }

  private static let exposing: Set<String> = [
    "objc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction", "GKInspectable",
  ]

  /// The member that a selector names: the nearest one, from the class on upwards.
  func member(of use: SelectorUse) -> Found? {
    let start: String? =
      ["", "self", "Self", "super"].contains(use.base) ? use.scope.last : use.base
    if let start {
      if let place = classNamed(start, in: use.scope) {
        for above in line(from: place) {
          for part in parts(of: above) {
            if let found = find(use, in: part) { return found }
          }
        }
      } else {
        for part in extensions[plain(start)] ?? [] {
          if let found = find(use, in: part) { return found }
        }
        if let place = resolve(start, in: use.scope, { protocols[$0] }),
          let found = find(use, in: place)
        {
          return found
        }
      }
    }
    guard use.base.first?.isLowercase == true || use.base.isEmpty else { return nil }
    let others = (owners[use.name] ?? []).filter {
      matches(use, $0.member) && isExposed($0.member, of: $0.place)
    }
    // An extension of a class of another module serves its subclasses too.
    return others.count == 1 || Set(others.map { $0.member.fullName }).count == 1
      ? others.first : nil
  }

  private func find(_ use: SelectorUse, in place: Place) -> Found? {
    var fitting = self[place].members.filter {
      $0.name.filter { $0 != "`" } == use.name && matches(use, $0)
    }
    // Of two methods of one name, the one that takes just those types.
    let exact = fitting.filter { $0.parameters.map(\.type) == use.types }
    if !exact.isEmpty { fitting = exact }
    let member = fitting.first { isExposed($0, of: place) } ?? fitting.first
    return member.map { Found(member: $0, place: place) }
  }

  private func matches(_ use: SelectorUse, _ member: MemberFacts) -> Bool {
    guard use.kind == .method else { return member.kind == .variable }
    if member.kind == .initializer { return use.name == "init" && use.labels == member.labels }
    guard member.kind == .function else { return false }
    if let labels = use.labels, labels != member.labels { return false }
    return use.types == nil || use.types?.count == member.parameters.count
  }

  /// Whether a type of these sources has a member of a name.
  func declares(_ name: String) -> Bool { memberNames.contains(name) }

  /// The property of a name in a class or one above it.
  func variable(_ name: String, of place: Place) -> MemberFacts? {
    line(from: place).flatMap(parts).flatMap { self[$0].members }
      .first { $0.kind == .variable && $0.name == name }
  }

  /// Whether a class can list its members. One that is encoded can have no property more.
  func isListed(_ place: Place) -> Bool {
    !line(from: place).contains { above in
      parts(of: above).contains { part in
        !Set(self[part].inherited).isDisjoint(with: ["Codable", "Encodable", "Decodable"])
      }
    }
  }

  /// The labels of the optional requirement that a call means, if it means one.
  func optionalLabels(of call: OptionalCall) -> [String]? {
    guard let all = optionalRequirements[call.name] else { return nil }
    // A closure that is kept in a variable may have the same name. Then what stands before the dot tells.
    let base = call.base.lowercased()
    let isDelegate = ["delegate", "datasource", "target", "listener"].contains {
      base.hasSuffix($0)
    }
    guard isDelegate || !variables.contains(call.name) else { return nil }
    guard let labels = call.labels else { return all.count == 1 ? all[0] : nil }
    return all.first {
      call.hasTrailingClosure ? !$0.isEmpty && $0.dropLast() == labels[...] : $0 == labels
    }
  }

  // MARK: Overriding

  private mutating func findOverridden(by place: Place) {
    guard parts(of: place).contains(where: { self[$0].members.contains(where: \.isOverride) })
    else { return }
    let above = line(from: place).dropFirst()
    guard !above.isEmpty else { return }
    for part in parts(of: place) {
      for member in self[part].members where member.isOverride {
        for ancestor in above {
          if self[ancestor].members.contains(where: { $0.overrides(member) }) { break }
          if (extensions[self[ancestor].name] ?? []).contains(where: {
            self[$0].members.contains { $0.overrides(member) }
          }) {
            overridden.insert(self[ancestor].name + "." + member.fullName)
            break
          }
        }
      }
    }
  }

  /// Whether a member of an extension has to be declared in the class: it overrides, or is overridden.
  func isHoisted(_ member: MemberFacts, of place: Place) -> Bool {
    let type = self[place]
    guard type.kind == .extension, theClass(of: place) != nil else { return false }
    guard foreignBase(of: member, at: place) == nil, !isAbsent(member, of: place) else {
      return false
    }
    return member.isOverride || overridden.contains(type.name + "." + member.fullName)
      || delegateAbove(member, of: place) != nil
  }
}

extension MemberFacts {
  /// The name with its labels: `feed(_:didOpen:)`; that of a variable alone.
  var fullName: String {
    guard kind != .variable else { return name }
    return name + "(" + parameters.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined() + ")"
  }

  /// Whether two members can be the same one, in a class and in one above it.
  func overrides(_ other: MemberFacts) -> Bool {
    kind == other.kind && isStatic == other.isStatic && fullName == other.fullName
  }

  /// The name in Objective-C.
  var selector: String {
    if let objectiveCName { return objectiveCName }
    let plain = name.filter { $0 != "`" }
    guard kind != .variable else { return plain }
    if isAsync {
      return GalleyPorting.objectiveCName(
        plain, labels: labels + ["completionHandler"])
    }
    if isThrowing {
      return labels.isEmpty
        ? plain + "AndReturnError:"
        : GalleyPorting.objectiveCName(plain, labels: labels + ["error"])
    }
    return GalleyPorting.objectiveCName(plain, labels: labels)
  }
}
