/// A variant of an asset among which one is chosen.
public protocol AssetVariant {
  /// The circumstances that the variant is for.
  var traits: AssetTraits { get }
}

extension Sequence where Element: AssetVariant {
  /// The variant that is shown in some circumstances.
  ///
  /// Variants for another kind of device, direction of reading, language, size class or device subtype are never
  /// chosen. Of the others, these rules decide in turn, each among those that the rules before it leave equal:
  ///
  /// 1. the device's own idiom before `universal`;
  /// 2. a variant for the language, then one for the language without its region;
  /// 3. a variant for the direction of reading, for the subtype and for the size classes before one for all;
  /// 4. the right appearance, then one for any, then the wrong one;
  /// 5. the right contrast, then usual contrast, then the wrong one;
  /// 6. the right gamut, then one for all, then sRGB, then the wrong one;
  /// 7. the screen's scale, then the next larger one, then the next smaller one; an image for all scales is as
  ///    good as the right one;
  /// 8. the order in the catalog.
  ///
  /// - Complexity: O(*n*) in the variants.
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
  /// How far a variant for these circumstances is from those that are wanted, by each rule: less is better. It is
  /// `nil` for a variant that must not be shown there.
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

  /// 0 for what is wanted, 1 for what is for all; `nil` for anything else.
  private static func rank<Value: Equatable>(_ mine: Value?, _ wanted: Value?) -> Double? {
    guard let mine else { return 1 }
    return mine == wanted ? 0 : nil
  }

  /// 0 for what is wanted, 1 for what is for all, 2 for the other one.
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
