import Foundation

/// What is said of circumstances. What is not said is unspecified, or zero, or unknown.
internal struct TraitValues: Hashable, Sendable {
  var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
  var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
  var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
  var displayScale: CGFloat = 0
  var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
  var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
  var forceTouchCapability: UIForceTouchCapability = .unknown
  var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  var displayGamut: UIDisplayGamut = .unspecified
  var accessibilityContrast: UIAccessibilityContrast = .unspecified
  var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
  var legibilityWeight: UILegibilityWeight = .unspecified
  var activeAppearance: UIUserInterfaceActiveAppearance = .unspecified
  var listEnvironment: UIListEnvironment = .unspecified
  var language: GalleyLanguage?
  /// Those that an app has defined.
  var custom: [ObjectIdentifier: CustomTrait] = [:]

  /// Takes what another says, where it says anything.
  mutating func take(_ other: TraitValues) {
    take(\.userInterfaceIdiom, of: other)
    take(\.userInterfaceStyle, of: other)
    take(\.layoutDirection, of: other)
    take(\.displayScale, of: other)
    take(\.horizontalSizeClass, of: other)
    take(\.verticalSizeClass, of: other)
    take(\.forceTouchCapability, of: other)
    take(\.preferredContentSizeCategory, of: other)
    take(\.displayGamut, of: other)
    take(\.accessibilityContrast, of: other)
    take(\.userInterfaceLevel, of: other)
    take(\.legibilityWeight, of: other)
    take(\.activeAppearance, of: other)
    take(\.listEnvironment, of: other)
    take(\.language, of: other)
    custom.merge(other.custom) { _, other in other }
  }

  private mutating func take<Value: Equatable>(
    _ path: WritableKeyPath<TraitValues, Value>, of other: TraitValues
  ) {
    let value = other[keyPath: path]
    if value != TraitValues.none[keyPath: path] { self[keyPath: path] = value }
  }

  /// Nothing is said.
  static let none = TraitValues()

  /// All circumstances that the system knows.
  static var systemTraits: [any SystemTrait.Type] {
    [
      UITraitUserInterfaceIdiom.self,
      UITraitUserInterfaceStyle.self,
      UITraitLayoutDirection.self,
      UITraitDisplayScale.self,
      UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self,
      UITraitForceTouchCapability.self,
      UITraitPreferredContentSizeCategory.self,
      UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self,
      UITraitLegibilityWeight.self,
      UITraitActiveAppearance.self,
      UITraitListEnvironment.self,
      GalleyLanguageTrait.self,
    ]
  }
}

// MARK: - By their names

extension TraitValues {
  /// A circumstance.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let system = trait as? any SystemTrait.Type { return read(system) as! Trait.Value }
      let value = custom[ObjectIdentifier(trait)]?.value as? Trait.Value
      return value ?? trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        write(newValue, to: system)
      } else {
        custom[ObjectIdentifier(trait)] = CustomTrait(newValue, name: trait.name)
      }
    }
  }

  private func read<Trait: SystemTrait>(_ trait: Trait.Type) -> Any { self[keyPath: trait.path] }

  private mutating func write<Trait: SystemTrait>(_ value: Any, to trait: Trait.Type) {
    self[keyPath: trait.path] = value as! Trait.Value
  }

  /// Whether a circumstance is another one here than there.
  func differs(in trait: UITrait, from other: TraitValues) -> Bool {
    if trait is any SystemTrait.Type {
      return !CustomTrait.areEqual(self[any: trait], other[any: trait])
    }
    let key = ObjectIdentifier(trait)
    return custom[key] != other.custom[key]
      && !CustomTrait.areEqual(self[any: trait], other[any: trait])
  }

  /// A circumstance whose type is not known.
  subscript(any trait: UITrait) -> Any {
    func value<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Any { self[trait] }
    return value(trait)
  }

  /// Whether something is said of a circumstance.
  func says(_ trait: UITrait) -> Bool {
    if trait is any SystemTrait.Type { return differs(in: trait, from: .none) }
    return custom[ObjectIdentifier(trait)] != nil
  }

  /// Says nothing of a circumstance any more.
  mutating func forget(_ trait: UITrait) {
    func reset<Trait: UITraitDefinition>(_ trait: Trait.Type) { self[trait] = trait.defaultValue }
    reset(trait)
    custom[ObjectIdentifier(trait)] = nil
  }
}

/// The value of a circumstance that an app has defined.
internal struct CustomTrait: Hashable, @unchecked Sendable {
  let value: Any
  let name: String

  init(_ value: Any, name: String) {
    self.value = value
    self.name = name
  }

  static func == (left: CustomTrait, right: CustomTrait) -> Bool {
    areEqual(left.value, right.value)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Whether two values are the same. Those that can't be compared never are, unless they are one
  /// object.
  static func areEqual(_ left: Any, _ right: Any) -> Bool {
    func compare<Value: Equatable>(_ left: Value) -> Bool { left == right as? Value }
    guard let left = left as? any Equatable else { return false }
    return compare(left)
  }
}
