import GalleyMarkup

/// A named color: its variants.
public struct AssetColors: Hashable, Sendable {
  /// A space of colors.
  public enum Space: String, Hashable, Sendable {
    case sRGB = "srgb"
    case extendedSRGB = "extended-srgb"
    case extendedLinearSRGB = "extended-linear-srgb"
    case displayP3 = "display-p3"
    case gray = "gray-gamma-22"
    case extendedGray = "extended-gray"

    /// Whether a color has one part beside its alpha.
    public var isGray: Bool { self == .gray || self == .extendedGray }
  }

  /// What a color is.
  public enum Value: Hashable, Sendable {
    /// Parts in a space, usually from 0 to 1: red, green and blue, or white alone.
    case parts(Space, [Double], alpha: Double)
    /// A color of the system, by its name: `systemBlueColor`.
    case system(String)
  }

  /// One color, and the circumstances that it is for.
  public struct Variant: AssetVariant, Hashable, Sendable {
    /// The circumstances that it is for.
    public var traits: AssetTraits
    /// The color.
    public var value: Value
  }

  /// The colors, in the order of the catalog.
  public var variants: [Variant] = []
  /// What is wrong in the file.
  public var findings: [AssetFinding] = []
}

extension AssetCatalog {
  /// A named color; `nil` if there is none.
  ///
  /// - Throws: What is wrong with its `Contents.json`, if nothing of it can be read. Slips in one variant are
  ///   findings of the result, without that variant.
  public func colors(named name: String) throws(AssetFinding) -> AssetColors? {
    guard let (folder, node) = try contents(of: .color, named: name) else { return nil }
    var reader = AssetReader(folder: folder)
    var result = AssetColors()
    for entry in reader.entries(of: node, "colors") {
      // A slot may be empty.
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

  /// A part of a color. `0x80` and `128` are of 255, and `0.5` of 1. An alpha of `1` is all of it; so is a number
  /// that is not written as text, as long as it is not above 1.
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
