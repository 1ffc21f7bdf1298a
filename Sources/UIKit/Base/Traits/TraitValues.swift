import Foundation

/// The values of traits. A trait without a value is unspecified, zero, or unknown.
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
  /// The traits that an app has defined.
  var custom: [ObjectIdentifier: CustomTrait] = [:]

  /// Copies the traits that another collection specifies.
  mutating func merge(_ other: TraitValues) {
    merge(\.userInterfaceIdiom, of: other)
    merge(\.userInterfaceStyle, of: other)
    merge(\.layoutDirection, of: other)
    merge(\.displayScale, of: other)
    merge(\.horizontalSizeClass, of: other)
    merge(\.verticalSizeClass, of: other)
    merge(\.forceTouchCapability, of: other)
    merge(\.preferredContentSizeCategory, of: other)
    merge(\.displayGamut, of: other)
    merge(\.accessibilityContrast, of: other)
    merge(\.userInterfaceLevel, of: other)
    merge(\.legibilityWeight, of: other)
    merge(\.activeAppearance, of: other)
    merge(\.listEnvironment, of: other)
    merge(\.language, of: other)
    custom.merge(other.custom) { _, other in other }
  }

  private mutating func merge<Value: Equatable>(
    _ path: WritableKeyPath<TraitValues, Value>, of other: TraitValues
  ) {
    let value = other[keyPath: path]
    if value != TraitValues.none[keyPath: path] { self[keyPath: path] = value }
  }

  /// Values in which no trait is specified.
  static let none = TraitValues()

  /// All traits of the system.
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

// MARK: - Values by the types of traits

extension TraitValues {
  /// The value of a trait.
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
        custom[ObjectIdentifier(trait)] = CustomTrait(newValue, of: trait)
      }
    }
  }

  private func read<Trait: SystemTrait>(_ trait: Trait.Type) -> Any { self[keyPath: trait.path] }

  private mutating func write<Trait: SystemTrait>(_ value: Any, to trait: Trait.Type) {
    self[keyPath: trait.path] = value as! Trait.Value
  }

  /// Whether the value of a trait differs from its value in another collection.
  func differs(in trait: UITrait, from other: TraitValues) -> Bool {
    if trait is any SystemTrait.Type {
      return !CustomTrait.areEqual(self[any: trait], other[any: trait])
    }
    let key = ObjectIdentifier(trait)
    return custom[key] != other.custom[key]
      && !CustomTrait.areEqual(self[any: trait], other[any: trait])
  }

  /// The value of a trait whose type is known only at run time.
  subscript(any trait: UITrait) -> Any {
    func value<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Any { self[trait] }
    return value(trait)
  }

  /// Whether a trait is specified.
  func specifies(_ trait: UITrait) -> Bool {
    if trait is any SystemTrait.Type { return differs(in: trait, from: .none) }
    return custom[ObjectIdentifier(trait)] != nil
  }

  /// Removes the value of a trait.
  mutating func forget(_ trait: UITrait) {
    func reset<Trait: UITraitDefinition>(_ trait: Trait.Type) { self[trait] = trait.defaultValue }
    reset(trait)
    custom[ObjectIdentifier(trait)] = nil
  }
}

/// The value of a trait that an app has defined.
internal struct CustomTrait: Hashable, @unchecked Sendable {
  let value: Any
  let trait: UITrait
  var name: String { trait.name }

  init(_ value: Any, of trait: UITrait) {
    self.value = value
    self.trait = trait
  }

  static func == (left: CustomTrait, right: CustomTrait) -> Bool {
    areEqual(left.value, right.value)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(trait)) }

  /// Whether two values are equal.
  ///
  /// Values whose type is not `Equatable` are never equal.
  static func areEqual(_ left: Any, _ right: Any) -> Bool {
    func compare<Value: Equatable>(_ left: Value) -> Bool { left == right as? Value }
    guard let left = left as? any Equatable else { return false }
    return compare(left)
  }
}
