/// The facts of all files of a target, such as their declarations and uses of names. With these
/// facts, each file can be ported although it refers to declarations of other files.
struct TargetFacts: Sendable {
  var files: [SourceFacts]
  /// The number of the target's own files, which come first.
  ///
  /// The other files belong to the targets on which this target depends.
  let ownCount: Int
  /// The index of each file's module. The target's own module is 0.
  let modules: [Int]
  /// The classes of each module by their names.
  var classes: [[String: Place]] = []
  /// All declarations of each class. With `#if` and `#else`, there may be several.
  var declarations: [String: [Place]] = [:]
  /// The protocols of each module by their names.
  var protocols: [[String: Place]] = []
  /// The superclass of each class, if it is in the ported sources.
  var superclasses: [Place: Place] = [:]
  /// Whether any class has the attribute `@objcMembers`.
  var hasExposingClasses = false
  /// The global actors that the ported sources declare.
  var globalActors: Set<String> = []
  /// The extensions of each type.
  var extensions: [String: [Place]] = [:]
  /// The members by name, with their classes, for selectors without a class.
  var owners: [String: [Found]] = [:]
  /// The members of each type by name, as indices in `members`.
  var membersByName: [Place: [String: [Int]]] = [:]
  /// The requirements of Objective-C protocols, by full name: `feed(_:didOpen:)`.
  var requirements: Set<String> = []
  /// The labels of the optional methods, by name.
  var optionalRequirements: [String: [[String]]] = [:]
  /// The names of all members of all types.
  var memberNames: Set<String> = []
  /// The names of all types.
  var declaredNames: Set<String> = []
  /// The names of the types that are declared outside of other types and of functions.
  var outerNames: Set<String> = []
  /// The names of the types that are declared in other types.
  var innerNames: Set<String> = []
  /// The names of the variables that may contain closures.
  var closures: Set<String> = []
  /// The types that need SwiftUI.
  var swiftUITypes: Set<String> = []
  /// Whether some classes have Objective-C names.
  var hasNamedClasses = false
  /// The target's own classes with Objective-C names.
  var namedClasses: [Place] = []
  /// The other modules that have classes with Objective-C names.
  var namedModules: [String] = []
  /// The members of extensions that subclasses override.
  ///
  /// Such a member has to be declared in the class. The elements have the form `Feed.open(_:)`.
  var overridden: Set<String> = []

  /// The methods of delegates' protocols that are added to classes because their subclasses
  /// implement the methods.
  var delegateMethods: [Place: [MemberFacts]] = [:]

  /// The members in extensions of other modules' classes, by full name.
  var foreignBases: [String: Found] = [:]
  /// The overrides of the members in `foreignBases`, by full name.
  var foreignOverriders: [String: [Found]] = [:]

  /// The protocols with the requirement `init()` to which extensions conform classes of the
  /// platform.
  var initRequirers: Set<Place> = []
  /// The types that conform to the protocols in `initRequirers`, with the access level of the
  /// function that is added to each type.
  var initConformers: [Place: String] = [:]
  /// The extensions that conform classes of the platform to the protocols in `initRequirers`.
  var platformConformers: Set<Place> = []
  /// The classes to which the porting step adds a function that creates their objects.
  var madeClasses: Set<Place> = []
  /// The extensions for which the porting step writes a list of members, so that the members can be
  /// found by name at run time.
  var listedExtensions: Set<Place> = []
  /// The classes that properties contain, by the name of the property.
  var classValues: [String: Set<String>] = [:]

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

  /// Collects the facts of files.
  ///
  /// - Parameters:
  ///   - ownCount: The number of the target's own files; `nil` for all.
  ///   - names: The names of the files' modules. If there are none, the files of other targets
  ///     count as one module.
  init(_ files: [SourceFacts], ownCount: Int? = nil, modules names: [String] = []) {
    let count = ownCount ?? files.count
    self.files = files
    self.ownCount = count
    modules = TargetFacts.moduleNumbers(of: files.indices, ownCount: count, names)
    classes = Array(repeating: [:], count: (modules.max() ?? 0) + 1)
    protocols = classes
    enterDeclarations()
    findSwiftUITypes()
    findNamedClasses(names)
    findClosures()
    dropModules()
    nameRequirements()
    findSuperclasses()
    renameOldOverrides()
    inheritNames()
    findLayerValues()
    indexMembers()
    findInitRequirements()
    findMadeClasses()
    findForeignOverriders()
    findListedExtensions()
    findOverriddenMembers()
  }

  /// Returns the number of each file's module. The target's own module is 0.
  private static func moduleNumbers(
    of files: Range<Int>, ownCount: Int, _ names: [String]
  ) -> [Int] {
    var numbers: [String: Int] = [:]
    return files.map { file in
      guard file >= ownCount else { return 0 }
      let name = names.indices.contains(file) ? names[file] : ""
      let number = numbers[name] ?? numbers.count + 1
      numbers[name] = number
      return number
    }
  }

  /// Enters the types, the names and the class values of all files.
  private mutating func enterDeclarations() {
    for (file, facts) in files.enumerated() {
      for (index, type) in facts.types.enumerated() { enter(type, Place(file: file, type: index)) }
      declaredNames.formUnion(facts.declaredNames)
      outerNames.formUnion(facts.outerNames)
      for (payload, names) in facts.classPayloads {
        classValues[payload, default: []].formUnion(names)
      }
    }
  }

  private mutating func findSuperclasses() {
    for (file, facts) in files.enumerated() {
      for (index, type) in facts.types.enumerated() where type.kind == .class {
        let place = Place(file: file, type: index)
        superclasses[place] = superclass(of: place)
        if type.attributes.contains("objcMembers") { hasExposingClasses = true }
      }
    }
  }

  /// Makes the tables in which members are looked up by name.
  private mutating func indexMembers() {
    for place in allPlaces {
      if self[place].kind != .extension, let dot = self[place].name.lastIndex(of: ".") {
        innerNames.insert(String(self[place].name[dot...].dropFirst()))
      }
      for (index, member) in self[place].members.enumerated() {
        membersByName[place, default: [:]][member.name.filter { $0 != "`" }, default: []]
          .append(index)
      }
    }
    for place in allPlaces where self[place].kind == .class || self[place].kind == .extension {
      for member in self[place].members {
        owners[member.name, default: []].append(Found(member: member, place: place))
      }
    }
  }

  /// Finds the members of extensions that subclasses override, and the methods of delegates'
  /// protocols that subclasses implement.
  private mutating func findOverriddenMembers() {
    let all = declarations.values.joined().filter(isDeclaration)
    for place in all.sorted(by: { ($0.file, $0.type) < ($1.file, $1.type) }) {
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

  /// Returns the members with a name that a type itself declares.
  func members(named name: String, of place: Place) -> [MemberFacts] {
    let indices = membersByName[place]?[name.filter { $0 != "`" }] ?? []
    return indices.map { files[place.file].types[place.type].members[$0] }
  }

  /// Removes the module from the names of extensions such as `extension App.Feed`.
  private mutating func dropModules() {
    let names = Set(classes.flatMap(\.keys))
    let others = Set(protocols.flatMap(\.keys))
    for (name, places) in extensions where !names.contains(name) && !others.contains(name) {
      guard let dot = name.firstIndex(of: ".") else { continue }
      let rest = String(name[name.index(after: dot)...])
      guard names.contains(rest) else { continue }
      extensions[name] = nil
      extensions[rest, default: []] += places
      for place in places { files[place.file].types[place.type].name = rest }
    }
  }

  /// Finds the variables that may contain closures.
  ///
  /// Every variable may contain a closure, unless its type is known not to be a closure.
  private mutating func findClosures() {
    let values = Set(
      files.lazy.flatMap(\.types).filter { $0.kind != .extension }.compactMap {
        $0.name.split(separator: ".").last.map(String.init)
      })
    for place in allPlaces {
      for member in self[place].members where member.kind == .variable {
        let name = member.type.replacing("any ", with: "").prefix { $0.isLetter || $0.isNumber }
        let isValue = values.contains(String(name)) || KnownNames.contains(String(name))
        guard member.type.contains("->") || !name.isEmpty && !isValue else { continue }
        closures.insert(member.name)
      }
    }
  }

  /// Gives methods the Objective-C names of the requirements with the same full name and types.
  private mutating func nameRequirements() {
    func signature(_ member: MemberFacts) -> String {
      member.fullName + member.parameters.map(\.type).joined(separator: ", ")
    }
    var names: [String: String] = [:]
    for place in allPlaces where self[place].kind == .protocol {
      for member in self[place].members where member.kind == .function {
        if let name = member.objectiveCName { names[signature(member)] = name }
      }
    }
    guard !names.isEmpty else { return }
    for place in allPlaces where self[place].kind == .class || self[place].kind == .extension {
      for (number, member) in self[place].members.enumerated()
      where member.kind == .function && member.objectiveCName == nil {
        files[place.file].types[place.type].members[number].objectiveCName =
          names[signature(member)]
      }
    }
  }

  /// Adds a type and its members to the tables.
  private mutating func enter(_ type: TypeFacts, _ place: Place) {
    switch type.kind {
    case .class:
      // A class in a function is visible only there.
      let module = modules[place.file]
      if let first = classes[module][type.name] {
        if self[first].isLocal, !type.isLocal { classes[module][type.name] = place }
      } else {
        classes[module][type.name] = place
      }
      declarations[type.name, default: []].append(place)
    case .extension: extensions[type.name, default: []].append(place)
    case .protocol:
      let module = modules[place.file]
      if protocols[module][type.name] == nil { protocols[module][type.name] = place }
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
    if type.attributes.contains("globalActor") { globalActors.insert(type.name) }
    for member in type.members where member.kind == .variable {
      guard member.type.contains(".Type") else { continue }
      classValues[member.name, default: []].formUnion(classValueNames(member.type))
      classValues[member.name + "[]", default: []].formUnion(classElementNames(member.type))
    }
    memberNames.formUnion(type.members.lazy.map(\.name))
  }
}
