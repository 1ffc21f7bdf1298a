import Foundation

/// The traits for which a variation is in effect, for example
/// `heightClass=compact-widthClass=regular`. A variation lists subviews, constraints and attributes
/// that a view in a nib has only for some traits.
@MainActor
internal struct NibTraits {
  private var horizontal, vertical: UIUserInterfaceSizeClass?
  private var idiom: UIUserInterfaceIdiom?
  private var gamut: UIDisplayGamut?
  /// Whether all words of the key are known traits.
  ///
  /// A variation with an unknown trait is never in effect.
  let isKnown: Bool
  /// The number of traits.
  ///
  /// A variation with more traits takes precedence.
  let count: Int

  /// The traits on which variations depend.
  static let watched: [UITrait] = [
    UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self,
    UITraitDisplayGamut.self,
  ]

  /// Reads the key of a variation.
  init(_ key: String) {
    let words = key.split(separator: "-").map { $0.split(separator: "=").map(String.init) }
    var isKnown = !words.isEmpty
    count = words.count
    let sizes: [String: UIUserInterfaceSizeClass] = ["regular": .regular, "compact": .compact]
    let idioms: [String: UIUserInterfaceIdiom] = [
      "phone": .phone, "pad": .pad, "tv": .tv, "mac": .mac, "vision": .vision, "reality": .vision,
    ]
    for word in words {
      switch (word.first, word.last) {
      case ("widthClass", let size?) where sizes[size] != nil: horizontal = sizes[size]
      case ("heightClass", let size?) where sizes[size] != nil: vertical = sizes[size]
      case ("userInterfaceIdiom", let name?) where idioms[name] != nil: idiom = idioms[name]
      case ("gamut", "P3"?), ("displayGamut", "P3"?): gamut = .P3
      case ("gamut", "sRGB"?), ("displayGamut", "sRGB"?): gamut = .SRGB
      default: isKnown = false
      }
    }
    self.isKnown = isKnown
  }

  /// Whether a variation for these traits is in effect for a view with the given traits.
  func holds(for traits: UITraitCollection) -> Bool {
    isKnown && (horizontal == nil || horizontal == traits.horizontalSizeClass)
      && (vertical == nil || vertical == traits.verticalSizeClass)
      && (idiom == nil || idiom == traits.userInterfaceIdiom)
      && (gamut == nil || gamut == traits.displayGamut)
  }

  /// Returns the variations that are in effect for a view with the given traits.
  ///
  /// Variations with more traits come last, because they take precedence.
  static func inEffect<Variation>(
    _ variations: [(NibTraits, Variation)], for traits: UITraitCollection
  ) -> [Variation] {
    variations.filter { $0.0.holds(for: traits) }.sorted { $0.0.count < $1.0.count }.map(\.1)
  }
}
