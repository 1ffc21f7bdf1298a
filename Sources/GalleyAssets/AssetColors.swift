import GalleyMarkup

/// The variants of a named color.
public struct AssetColors: Hashable, Sendable {
  /// A color space.
  public enum Space: String, Hashable, Sendable {
    case sRGB = "srgb"
    case extendedSRGB = "extended-srgb"
    case extendedLinearSRGB = "extended-linear-srgb"
    case displayP3 = "display-p3"
    case gray = "gray-gamma-22"
    case extendedGray = "extended-gray"

    /// Whether colors of the space have one component besides alpha.
    public var isGray: Bool { self == .gray || self == .extendedGray }
  }

  /// The value of a color.
  public enum Value: Hashable, Sendable {
    /// Components in a color space, usually from 0 to 1: red, green and blue, or only white.
    case parts(Space, [Double], alpha: Double)
    /// A color of the system, by its name: `systemBlueColor`.
    case system(String)
  }

  /// A color, and the traits for which it is made.
  public struct Variant: AssetVariant, Hashable, Sendable {
    /// The traits for which the color is made.
    public var traits: AssetTraits
    /// The color.
    public var value: Value
  }

  /// The colors, in the order of the catalog.
  public var variants: [Variant] = []
  /// The errors in `Contents.json`.
  public var findings: [AssetFinding] = []
}

extension AssetCatalog {
  /// Returns the variants of a named color; `nil` if there is none.
  ///
  /// - Throws: An error if `Contents.json` can't be read at all. A variant with an error is left
  ///   out, and the error is in the `findings` of the result.
  public func colors(named name: String) throws(AssetFinding) -> AssetColors? {
    guard let (folder, node) = try contents(of: .color, named: name) else { return nil }
    var reader = AssetReader(folder: folder)
    var result = AssetColors()
    for entry in reader.entries(of: node, "colors") {
      // An entry of the catalog may have no color.
      guard let color = entry["color"], let traits = reader.traits(of: entry),
        let value = reader.color(color)
      else { continue }
      result.variants.append(AssetColors.Variant(traits: traits, value: value))
    }
    result.findings = reader.findings
    return result
  }
}

extension AssetReader {
  mutating func color(_ node: JSONNode) -> AssetColors.Value? {
    if let reference = node["reference"] {
      guard let name = reference.string, !name.isEmpty else {
        find(reference, "'reference' is no name of a color")
        return nil
      }
      return .system(name)
    }
    let space = AssetColors.Space(rawValue: (node["color-space"]?.string ?? "srgb").lowercased())
    guard let space else {
      find(node["color-space"] ?? node, "no color space that is known")
      return nil
    }
    guard let components = node["components"], components.object != nil else {
      find(node, "a color without 'components'")
      return nil
    }
    var parts: [Double] = []
    for key in space.isGray ? ["white"] : ["red", "green", "blue"] {
      guard let part = components[key].flatMap({ AssetReader.part($0, isAlpha: false) }) else {
        find(components[key] ?? components, "'\(key)' is no part of a color")
        return nil
      }
      parts.append(part)
    }
    var alpha = 1.0
    if let node = components["alpha"] {
      guard let part = AssetReader.part(node, isAlpha: true) else {
        find(node, "'alpha' is no part of a color")
        return nil
      }
      alpha = min(max(part, 0), 1)
    }
    return .parts(space, parts, alpha: alpha)
  }

  /// Returns a component of a color. A whole number such as `0x80` or `128` is divided by 255, and
  /// a decimal number such as `0.5` is not. An alpha of `1`, and a JSON number that is not above 1,
  /// are not divided either.
  private static func part(_ node: JSONNode, isAlpha: Bool) -> Double? {
    let value: Double?
    if let number = node.number {
      value = number.text.contains(".") || number.double <= 1 ? number.double : number.double / 255
    } else if let text = node.string {
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        value = Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      } else if let whole = Int(text) {
        value = isAlpha && whole <= 1 ? Double(whole) : Double(whole) / 255
      } else {
        value = Double(text)
      }
    } else {
      value = nil
    }
    return value.flatMap { $0.isFinite && $0.magnitude <= 1_000 ? $0 : nil }
  }
}
