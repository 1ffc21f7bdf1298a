/// A variant of an asset, such as an image for the dark appearance. An app shows one variant of
/// each asset.
public protocol AssetVariant {
  /// The traits for which the variant is made.
  var traits: AssetTraits { get }
}

extension Sequence where Element: AssetVariant {
  /// Returns the variant to show for some traits; `nil` if there is none.
  ///
  /// Variants for another idiom, layout direction, language, size class or device subtype are never
  /// chosen. For the remaining variants, the first of these rules that distinguishes two variants
  /// decides. Each rule lists the better variants first:
  ///
  /// 1. the device's own idiom, then `universal`;
  /// 2. a variant for the language, then a variant for the language without its region;
  /// 3. a variant for the layout direction, then a variant for all directions; and in the same way
  ///    for the subtype and the size classes;
  /// 4. the wanted appearance, then a variant for any appearance, then the other appearance;
  /// 5. the wanted contrast, then a variant for any contrast, then the other contrast;
  /// 6. the wanted gamut, then a variant for all gamuts, then sRGB, then another gamut;
  /// 7. the screen's scale, then the next larger scale, then the next smaller scale; an image for
  ///    all scales is as good as an image for the screen's scale;
  /// 8. the order in the catalog.
  ///
  /// - Complexity: O(*n*) in the number of variants.
  public func best(for wanted: AssetTraits) -> Element? {
    var best: (variant: Element, rank: [Double])?
    for variant in self {
      guard let rank = variant.traits.rank(for: wanted) else { continue }
      if best.map({ rank.lexicographicallyPrecedes($0.rank) }) ?? true { best = (variant, rank) }
    }
    return best?.variant
  }
}

extension AssetTraits {
  /// Returns the ranks of a variant with these traits, in the order of the rules. A lower rank is
  /// better. Returns `nil` if the variant must not be shown.
  fileprivate func rank(for wanted: AssetTraits) -> [Double]? {
    guard let idiom = wanted.idiom.candidates.firstIndex(of: idiom),
      let locale = localeRank(wanted.locale),
      let direction = AssetTraits.rank(direction, wanted.direction),
      let subtype = AssetTraits.rank(subtype, wanted.subtype),
      let width = AssetTraits.rank(widthClass, wanted.widthClass),
      let height = AssetTraits.rank(heightClass, wanted.heightClass)
    else { return nil }
    return [
      Double(idiom), locale, direction, subtype, width, height,
      AssetTraits.loose(isDark, wanted.isDark ?? false),
      AssetTraits.loose(isHighContrast, wanted.isHighContrast ?? false), gamutRank(wanted.gamut),
    ] + scaleRank(wanted.scale ?? 1)
  }

  /// Returns 0 for the wanted value and 1 for a variant for all values; `nil` for any other value.
  private static func rank<Value: Equatable>(_ mine: Value?, _ wanted: Value?) -> Double? {
    guard let mine else { return 1 }
    return mine == wanted ? 0 : nil
  }

  /// Returns 0 for the wanted value, 1 for a variant for all values, 2 for the other value.
  private static func loose(_ mine: Bool?, _ wanted: Bool) -> Double {
    guard let mine else { return 1 }
    return mine == wanted ? 0 : 2
  }

  private func gamutRank(_ wanted: AssetGamut?) -> Double {
    guard let gamut else { return 1 }
    if gamut == wanted ?? .sRGB { return 0 }
    return gamut == .sRGB ? 2 : 3
  }

  private func localeRank(_ wanted: String?) -> Double? {
    guard let locale else { return 2 }
    guard let wanted else { return nil }
    let (mine, theirs) = (AssetTraits.parts(of: locale), AssetTraits.parts(of: wanted))
    if mine == theirs { return 0 }
    return mine.count < theirs.count && theirs.starts(with: mine) ? 1 : nil
  }

  private static func parts(of locale: String) -> [String] {
    locale.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
  }

  private func scaleRank(_ wanted: Double) -> [Double] {
    guard let scale, scale != wanted else { return [0, 0] }
    return scale > wanted ? [1, scale] : [2, -scale]
  }
}
