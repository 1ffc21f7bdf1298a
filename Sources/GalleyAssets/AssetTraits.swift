/// The kind of device for which a variant of an asset is made.
public enum AssetIdiom: String, Hashable, Sendable, CaseIterable {
  case universal, iphone, ipad, mac, tv, watch, car, vision

  /// The idioms whose variants may be shown on a device, beginning with the best idiom.
  ///
  ///     AssetIdiom.mac.candidates   // [mac, ipad, universal]
  public var candidates: [AssetIdiom] {
    switch self {
    case .universal: [.universal]
    case .mac, .vision: [self, .ipad, .universal]
    default: [self, .universal]
    }
  }
}

/// A layout direction.
public enum AssetDirection: String, Hashable, Sendable {
  case leftToRight = "left-to-right"
  case rightToLeft = "right-to-left"
}

/// A size class along an axis.
public enum AssetSizeClass: String, Hashable, Sendable {
  case compact, regular
}

/// The range of colors that a screen can show.
public enum AssetGamut: String, Hashable, Sendable {
  case sRGB
  case displayP3 = "display-P3"
}

/// The traits for which a variant of an asset is made. If a trait is `nil`, the variant is for all
/// values of the trait.
public struct AssetTraits: Hashable, Sendable {
  /// The kind of device.
  public var idiom = AssetIdiom.universal
  /// The number of pixels per point.
  public var scale: Double?
  /// Whether the variant is for the dark appearance; `false` for the light appearance.
  public var isDark: Bool?
  /// Whether the variant is for high contrast.
  public var isHighContrast: Bool?
  /// The range of colors of the screen.
  public var gamut: AssetGamut?
  /// The layout direction.
  public var direction: AssetDirection?
  /// The language, with its region if there is one: `he` or `pt-BR`.
  public var locale: String?
  /// The horizontal size class.
  public var widthClass: AssetSizeClass?
  /// The vertical size class.
  public var heightClass: AssetSizeClass?
  /// A subtype of the idiom, for example `retina4`.
  public var subtype: String?

  /// Creates traits for a universal variant, with all other traits unspecified.
  public init() {}
}
