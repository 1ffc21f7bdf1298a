import Foundation

/// The traits that a view or controller overrides for itself and its descendants.
///
///     view.traitOverrides.userInterfaceStyle = .dark
///     view.traitOverrides.contains(UITraitUserInterfaceStyle.self)   // true
public struct UITraitOverrides: UIMutableTraits {
  internal var values = TraitValues()

  internal init() {}

  /// The value of a trait, or the trait's default value if the trait is not overridden.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { values.specifies(trait) }

  /// Removes the override of a trait, so that the trait is inherited again.
  public mutating func remove(_ trait: UITrait) { values.forget(trait) }

  /// Returns traits with these overrides.
  internal func applied(to traits: UITraitCollection) -> UITraitCollection {
    guard values != .none else { return traits }
    var merged = traits.values
    merged.merge(values)
    return UITraitCollection(merged)
  }
}

extension UITraitCollection {
  /// Returns the traits of an object that inherits these traits, and has the given overrides and
  /// style.
  ///
  /// Without overrides and style, the result is this collection itself.
  internal func overridden(
    by overrides: UITraitOverrides?, _ style: UIUserInterfaceStyle
  ) -> UITraitCollection {
    let result = overrides?.applied(to: self) ?? self
    guard style != .unspecified else { return result }
    return result.modifyingTraits { $0.userInterfaceStyle = style }
  }
}
