// Classes whose objects are created from class values, and their initializers.

extension TargetFacts {
  /// Returns the class that constrains the class value of a call, such as `Feed` for a `Feed.Type`.
  ///
  /// The result is `nil` if the class is not known. The result is also `nil` if the initializer is
  /// `required`, because such an initializer needs no lookup at run time.
  func madeClass(by call: ClassValueCall, of file: Int) -> String? {
    var bounds = call.bounds
    if bounds.isEmpty {
      // Several properties with this name may contain different classes.
      let all = classValues[call.property] ?? []
      guard all.count == 1 else { return nil }
      bounds = Array(all)
    }
    var seen: Set<String> = []
    var result: String?
    while let written = bounds.popLast() {
      guard seen.insert(written).inserted else { continue }
      if written.contains("::") {
        bounds += placeholder(written, of: file) ?? []
      } else if let place = classNamed(written, in: call.scope, of: file) {
        guard !self[place].isFinal, !hasRequired(call, place) else { return nil }
        result = self[place].name
      } else if let place = resolve(written, in: call.scope, { theProtocol(named: $0, of: file) }) {
        guard
          !self[place].members.contains(where: {
            $0.fullName == call.initializer || $0.name == "_portedInit" && call.labels.isEmpty
          })
        else { return nil }
        bounds += self[place].inherited + (self[place].placeholders["Self"] ?? [])
      } else if let name = platformName(written) {
        guard !hasRequired(call, name) else { return nil }
        result = result ?? name
      } else if let meant = files.lazy.compactMap({ $0.aliases[written] }).first,
        isComposition(meant, of: file)
      {
        bounds += meant
      } else if written.contains("&") {
        bounds += words(of: written)
      }
    }
    guard let result else { return nil }
    let isPlatform =
      theClass(named: result, of: file).map { platformClass(above: $0) != nil } ?? true
    return isPlatform ? result : nil
  }

  /// Whether the identifiers in an aliased type may be those of a composition such as
  /// `UIView & Filled`.
  ///
  /// A composition has at most one class. A type such as `Box<Card>` may have several.
  private func isComposition(_ names: [String], of file: Int) -> Bool {
    names.count { theClass(named: $0, of: file) != nil || platformName($0) != nil } <= 1
  }

  /// Returns the name of a UIKit class or of `NSObject`, which may be preceded by its module.
  func platformName(_ written: String) -> String? {
    let name = plain(written)
    let short = ["UIKit.", "Foundation.", "IGListKit."].first(where: name.hasPrefix)
      .map { String(name.dropFirst($0.count)) }
    let result = short ?? name
    return result == "NSObject" || PlatformClass.all[result] != nil ? result : nil
  }

  /// Returns the constraints of `Box::View`, where `View` is a placeholder of `Box`.
  ///
  /// `View` is a generic parameter of the class `Box`, an associated type of the protocol `Box`
  /// or of a protocol from which `Box` inherits, or an alias of such a type. `Box` can be a
  /// placeholder itself, as in `Shelf::Box::View`.
  private func placeholder(_ written: String, of file: Int) -> [String]? {
    guard let mark = written.ranges(of: "::").last else { return nil }
    let name = String(written[mark.upperBound...])
    let owner = String(written[..<mark.lowerBound])
    var owners = owner.contains("::") ? placeholder(owner, of: file) ?? [] : [owner]
    var seen: Set<String> = []
    while let owner = owners.popLast() {
      guard seen.insert(owner).inserted,
        let place = classNamed(owner, in: [], of: file) ?? theProtocol(named: owner, of: file)
      else { continue }
      if let bounds = self[place].placeholders[name] { return bounds }
      if self[place].kind == .protocol { owners += self[place].inherited }
    }
    return nil
  }

  /// Whether a class or a superclass declares the initializer of a call as `required`.
  private func hasRequired(_ call: ClassValueCall, _ place: Place) -> Bool {
    ancestry(from: place).flatMap(parts).contains { part in
      self[part].members.contains {
        $0.modifiers.contains("required") && $0.fullName == call.initializer
      }
    } || platformClass(above: place).map { hasRequired(call, $0) } ?? false
  }

  private func hasRequired(_ call: ClassValueCall, _ name: String) -> Bool {
    PlatformClass.ancestry(from: name).contains { $0.required.contains(call.initializer) }
  }

  /// Returns the UIKit or Foundation class that a class inherits from, directly or through classes
  /// of the ported sources.
  func platformClass(above place: Place) -> String? {
    guard let root = ancestry(from: place).last else { return nil }
    return self[root].inherited.first.flatMap(platformName)
  }

  /// Finds the classes whose objects may have to be created from class values.
  mutating func findMadeClasses() {
    // Class values in this target do not affect the classes of other targets, because the other
    // targets are ported without reading this target.
    let (own, below) = (0..<ownCount, ownCount..<files.count)
    let inAll = ClassValues(of: files[...], in: self)
    let inOthers = ClassValues(of: files[below], in: self)
    for place in allPlaces
    where isMade(place, for: own.contains(place.file) ? inAll : inOthers) {
      madeClasses.insert(place)
    }
  }

  /// The uses of class values in some files.
  private struct ClassValues {
    /// The classes that constrain class values.
    var classes: Set<String>

    init(of files: ArraySlice<SourceFacts>, in target: TargetFacts) {
      classes = Set(
        files.indices.flatMap { file in
          files[file].classValueCalls.compactMap { target.madeClass(by: $0, of: file) }
        })
      for place in target.platformConformers where files.indices.contains(place.file) {
        if let name = target.platformName(target[place].name) { classes.insert(name) }
      }
    }
  }

  private static let sceneDelegates: Set<String> = ["UISceneDelegate", "UIWindowSceneDelegate"]

  /// Whether objects of a class may have to be created from a class value.
  private func isMade(_ place: Place, for values: ClassValues) -> Bool {
    let type = self[place]
    guard type.kind == .class, !type.isUnavailable,
      type.attributes.isDisjoint(with: globalActors)
    else { return false }
    let inherited = Set(ancestry(from: place).flatMap(parts).flatMap { self[$0].inherited })
    if !inherited.isDisjoint(with: Self.sceneDelegates) { return true }
    guard let platform = platformClass(above: place) else { return false }
    // A test launches an application by the class of its delegate.
    if inherited.contains(where: { $0.hasSuffix("UIApplicationDelegate") }) { return true }
    // A nib creates its gesture recognizers and its other objects from their classes.
    if PlatformClass.names(from: platform).contains("UIGestureRecognizer") { return true }
    if platform == "NSObject", isSetByNibs(place) { return true }
    guard !values.classes.isEmpty else { return false }
    let isBelowOwn = ancestry(from: place).contains { values.classes.contains(self[$0].name) }
    return isBelowOwn || !values.classes.isDisjoint(with: PlatformClass.names(from: platform))
  }

  /// Whether a class or a superclass declares an outlet, an action or an inspectable property.
  private func isSetByNibs(_ place: Place) -> Bool {
    ancestry(from: place).flatMap(parts).contains { part in
      self[part].members.contains {
        !$0.attributes.isDisjoint(with: ["IBOutlet", "IBAction", "IBInspectable"])
      }
    }
  }

  /// Whether a superclass is one of the classes whose objects are created from class values.
  func isMadeAbove(_ place: Place) -> Bool {
    ancestry(from: place).dropFirst().contains(where: madeClasses.contains)
  }

  // MARK: Initializers

  /// The initializers of a class by full name, declared or inherited.
  struct Initializers {
    var designated: Set<String> = []
    var conveniences: Set<String> = []
    /// The initializers that can't be called here: private, failable, throwing, asynchronous,
    /// generic and unavailable initializers.
    var unusable: Set<String> = []

    /// Whether an initializer can be called.
    func has(_ name: String) -> Bool {
      (designated.contains(name) || conveniences.contains(name)) && !unusable.contains(name)
    }

    /// Adds the inherited initializers of the superclass.
    ///
    /// A class inherits the designated initializers if it declares none itself. A class inherits
    /// the convenience initializers if it has all designated initializers of the superclass.
    mutating func inherit(_ above: Initializers) {
      if designated.isEmpty {
        designated = above.designated
        unusable.formUnion(above.unusable.intersection(above.designated))
      }
      let own = designated.union(conveniences)
      if above.designated.isSubset(of: own) {
        unusable.formUnion(above.unusable.subtracting(own))
        conveniences.formUnion(above.conveniences)
      }
    }
  }

  /// Returns the initializers of a UIKit class.
  func initializers(ofPlatform name: String) -> Initializers {
    var result = Initializers()
    for one in PlatformClass.ancestry(from: name).reversed() {
      var next = Initializers(designated: one.designated, conveniences: one.conveniences)
      next.inherit(result)
      result = next
    }
    return result
  }

  /// Returns the initializers of a class of the ported sources.
  func initializers(of place: Place) -> Initializers {
    var result = platformClass(above: place).map(initializers(ofPlatform:)) ?? Initializers()
    let required = requiredInitializers(of: place).map(\.name)
    for above in ancestry(from: place).reversed() {
      var next = Initializers()
      for part in parts(of: above) {
        for member in self[part].members where member.kind == .initializer {
          let isConvenience = member.modifiers.contains("convenience") || part != above
          if isConvenience {
            next.conveniences.insert(member.fullName)
          } else {
            next.designated.insert(member.fullName)
          }
          let isOwn = above == place
          if !isUsable(member) || (member.isPrivate && !isOwn) {
            next.unusable.insert(member.fullName)
          }
        }
      }
      next.inherit(result)
      // A subclass that does not inherit the required initializers has to declare them itself. So
      // `place` has the required initializers in either case.
      if above != place { next.conveniences.formUnion(required) }
      result = next
    }
    return result
  }

  /// Whether a class has an initializer whose parameters all have default values.
  func hasPlainInitializer(_ place: Place) -> Bool {
    parts(of: place).flatMap { self[$0].members }.contains { member in
      member.kind == .initializer && isUsable(member)
        && member.parameters.allSatisfy { !$0.standard.isEmpty }
    }
  }

  private func isUsable(_ member: MemberFacts) -> Bool {
    !member.isUnavailable && !member.isThrowing && !member.isAsync && !member.isFailable
      && !member.isGeneric
  }
}

extension PlatformClass {
  /// Returns the names of a class and its superclasses.
  static func names(from name: String) -> [String] {
    var result = [name]
    while let next = all[result[result.count - 1]]?.superclass, !result.contains(next) {
      result.append(next)
    }
    return result
  }

  /// Returns a class and its superclasses.
  static func ancestry(from name: String) -> [PlatformClass] {
    names(from: name).compactMap { all[$0] ?? ($0 == "NSObject" ? root : nil) }
  }

  private static let root = PlatformClass(designated: ["init()"])
}
