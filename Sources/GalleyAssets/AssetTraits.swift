/// The kind of device that a variant of an asset is for.
public enum AssetIdiom: String, Hashable, Sendable, CaseIterable {
  case universal, iphone, ipad, mac, tv, watch, car, vision

  /// The idioms whose variants may be shown on a device, the best first.
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

/// A side from which text is read.
public enum AssetDirection: String, Hashable, Sendable {
  case leftToRight = "left-to-right"
  case rightToLeft = "right-to-left"
}

/// Whether there is little room along an axis.
public enum AssetSizeClass: String, Hashable, Sendable {
  case compact, regular
}

/// The colors that a screen can show.
public enum AssetGamut: String, Hashable, Sendable {
  case sRGB
  case displayP3 = "display-P3"
}

/// The circumstances that a variant of an asset is for. What is `nil` is not said: such a variant is for all.
public struct AssetTraits: Hashable, Sendable {
  /// The kind of device.
  public var idiom = AssetIdiom.universal
  /// How many pixels a point has.
  public var scale: Double?
  /// Whether it is for the dark, or for the light.
  public var isDark: Bool?
  /// Whether it is for more contrast than usual.
  public var isHighContrast: Bool?
  /// The colors of the screen.
  public var gamut: AssetGamut?
  /// The side from which text is read.
  public var direction: AssetDirection?
  /// The language, with its region if there is one: `he` or `pt-BR`.
  public var locale: String?
  /// How much room there is from side to side.
  public var widthClass: AssetSizeClass?
  /// How much room there is from top to bottom.
  public var heightClass: AssetSizeClass?
  /// A device among those of the idiom: `retina4`.
  public var subtype: String?

  /// Circumstances of which nothing is said.
  public init() {}
}
