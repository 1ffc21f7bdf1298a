import Foundation

extension UITraitCollection {
  /// Whether all that another collection says is said here too.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.take(trait.values)
    return merged == values
  }

  /// Whether colors may be others than in other circumstances.
  ///
  /// - Complexity: O(1).
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection, traitCollection !== self else { return traitCollection == nil }
    let other = traitCollection.values
    if UITraitCollection.systemTraitsAffectingColorAppearance
      .contains(where: { values.differs(in: $0, from: other) })
    {
      return true
    }
    return values.custom != other.custom
  }

  /// The circumstances of the system that colors may follow.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
    ]
  }

  /// The circumstances of the system that images may follow.
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitDisplayGamut.self, UITraitAccessibilityContrast.self,
      UITraitPreferredContentSizeCategory.self,
    ]
  }

  /// The system's circumstances, each as what this collection and another say, if they differ.
  internal func differs(in traits: [UITrait], from other: UITraitCollection) -> Bool {
    self !== other && traits.contains { values.differs(in: $0, from: other.values) }
  }
}
