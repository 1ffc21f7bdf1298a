import Foundation

/// Circumstances that a view or controller has for itself and what is in it, whatever they are around
/// it.
///
///     view.traitOverrides.userInterfaceStyle = .dark
///     view.traitOverrides.contains(UITraitUserInterfaceStyle.self)   // true
public struct UITraitOverrides: UIMutableTraits {
  internal var values = TraitValues()

  internal init() {}

  /// A circumstance; as long as none is set, its default value.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Whether a circumstance is set.
  public func contains(_ trait: UITrait) -> Bool { values.says(trait) }

  /// Takes a circumstance from around again.
  public mutating func remove(_ trait: UITrait) { values.forget(trait) }

  /// What circumstances become where these are set.
  internal func applied(to traits: UITraitCollection) -> UITraitCollection {
    guard values != .none else { return traits }
    var merged = traits.values
    merged.take(values)
    return UITraitCollection(merged)
  }
}

extension UITraitCollection {
  /// The circumstances of something around which these are, and which has overrides and a style of its own.
  /// The same object if it has none.
  internal func overridden(
    by overrides: UITraitOverrides?, _ style: UIUserInterfaceStyle
  ) -> UITraitCollection {
    let result = overrides?.applied(to: self) ?? self
    guard style != .unspecified else { return result }
    return result.modifyingTraits { $0.userInterfaceStyle = style }
  }
}
