import Foundation

extension UITraitCollection {
  /// Whether this collection has all traits that another collection specifies.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.merge(trait.values)
    return merged == values
  }

  /// Whether dynamic colors may resolve to other colors with the traits of another collection.
  ///
  /// - Complexity: O(*k*) in the number of traits that an app has defined.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection, traitCollection !== self else { return traitCollection == nil }
    let other = traitCollection.values
    if UITraitCollection.systemTraitsAffectingColorAppearance
      .contains(where: { values.differs(in: $0, from: other) })
    {
      return true
    }
    return [values.custom, other.custom].joined().contains { _, custom in
      custom.trait.affectsColorAppearance && values.differs(in: custom.trait, from: other)
    }
  }

  /// The traits of the system on which colors may depend.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
    ]
  }

  /// The traits of the system on which images may depend.
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitDisplayGamut.self, UITraitAccessibilityContrast.self,
      UITraitPreferredContentSizeCategory.self,
    ]
  }

  /// Whether the value of any of the traits differs from its value in another collection.
  internal func differs(in traits: [UITrait], from other: UITraitCollection) -> Bool {
    self !== other && traits.contains { values.differs(in: $0, from: other.values) }
  }
}
