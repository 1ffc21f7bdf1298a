import GalleyMarkup

/// The variants of a named image, each with its file.
public struct AssetImages: Hashable, Sendable {
  /// Whether an image is shown in its own colors, or as a template in the tint color.
  public enum Intent: String, Hashable, Sendable {
    case original, template
  }

  /// The colors that a symbol has if code asks for none.
  public enum SymbolIntent: String, Hashable, Sendable {
    case template, hierarchical, multicolor
  }

  /// Insets from the edges of an image, in pixels.
  public struct Insets: Hashable, Sendable {
    /// The inset from the top edge.
    public var top = 0.0
    /// The inset from the left edge.
    public var left = 0.0
    /// The inset from the bottom edge.
    public var bottom = 0.0
    /// The inset from the right edge.
    public var right = 0.0

    /// Creates insets of 0.
    public init() {}
  }

  /// The slices of a resizable image.
  public struct Slicing: Hashable, Sendable {
    /// The widths of the edges that keep their size, in pixels.
    public var insets = Insets()
    /// The width of the part of the center that is used, in pixels; `nil` for the whole center.
    public var centerWidth: Double?
    /// The height of the part of the center that is used, in pixels; `nil` for the whole center.
    public var centerHeight: Double?
    /// Whether the center is repeated instead of stretched.
    public var isTiled = false
  }

  /// An image file, and the traits for which it is made.
  public struct Variant: AssetVariant, Hashable, Sendable {
    /// The traits for which the image is made.
    public var traits: AssetTraits
    /// The path of the file, relative to the catalog's folder.
    public var file: String
    /// The slices for resizing, if the image is resizable.
    public var slicing: Slicing?
    /// The insets from the image's edges to its alignment rectangle, in pixels.
    public var alignmentInsets: Insets?
    /// The layout direction in which the image is not mirrored. In the other direction, the image
    /// is mirrored. The value is `nil` for an image that is never mirrored.
    public var mirroredFrom: AssetDirection?
    /// The intent of this file; `nil` for the intent of the image.
    public var intent: Intent?
  }

  /// The files, in the order of the catalog.
  public var variants: [Variant] = []
  /// Whether the image is shown in its own colors or as a template; `nil` if the catalog does not
  /// specify an intent.
  public var intent: Intent?
  /// Whether the image is a symbol. The files of a symbol are symbol templates.
  public var isSymbol = false
  /// The preferred colors of a symbol; `nil` if the catalog does not specify them.
  public var symbolIntent: SymbolIntent?
  /// Whether a vector image is drawn again for each size. Otherwise its bitmap is scaled.
  public var preservesVector = false
  /// The errors in `Contents.json`.
  public var findings: [AssetFinding] = []
}

extension AssetCatalog {
  /// Returns the variants of a named image or symbol; `nil` if there is none.
  ///
  /// - Throws: An error if `Contents.json` can't be read at all. A variant with an error is left
  ///   out, and the error is in the `findings` of the result.
  public func images(
    named name: String, of kind: Kind = .image
  ) throws(AssetFinding) -> AssetImages? {
    guard let (folder, node) = try contents(of: kind, named: name) else { return nil }
    var reader = AssetReader(folder: folder)
    var result = AssetImages()
    result.isSymbol = kind == .symbol
    let properties = node["properties"]
    result.intent = (properties?["template-rendering-intent"]?.string).flatMap {
      AssetImages.Intent(rawValue: $0)
    }
    result.symbolIntent = (properties?["symbol-rendering-intent"]?.string).flatMap {
      AssetImages.SymbolIntent(rawValue: $0)
    }
    result.preservesVector = properties?["preserves-vector-representation"]?.bool ?? false
    for entry in reader.entries(of: node, kind == .symbol ? "symbols" : "images") {
      guard let file = reader.file(of: entry), let traits = reader.traits(of: entry) else {
        continue
      }
      var variant = AssetImages.Variant(traits: traits, file: file)
      variant.slicing = (entry["resizing"] ?? entry["slicing"]).flatMap { reader.slicing($0) }
      variant.alignmentInsets = entry["alignment-insets"].flatMap { reader.insets($0) }
      variant.intent = (entry["template-rendering-intent"]?.string).flatMap {
        AssetImages.Intent(rawValue: $0)
      }
      result.variants.append(variant)
    }
    // If all directional variants are for the same direction, these variants are mirrored for the
    // other direction.
    let directions = Set(result.variants.compactMap(\.traits.direction))
    if directions.count == 1 {
      for index in result.variants.indices where result.variants[index].traits.direction != nil {
        result.variants[index].mirroredFrom = result.variants[index].traits.direction
        result.variants[index].traits.direction = nil
      }
    }
    result.findings = reader.findings
    return result
  }
}

/// Reads the entries of a `Contents.json`.
internal struct AssetReader {
  let folder: String
  var findings: [AssetFinding] = []

  init(folder: String) { self.folder = folder }

  mutating func find(_ node: JSONNode, _ message: String) {
    findings.append(AssetFinding(file: "\(folder)/Contents.json", line: node.line, message))
  }

  /// Returns the entries of a key; an empty array if there is no such key.
  mutating func entries(of node: JSONNode, _ key: String) -> [JSONNode] {
    guard let list = node[key] else { return [] }
    guard let entries = list.array else {
      find(list, "'\(key)' is no list")
      return []
    }
    return entries.filter { entry in
      if entry.object == nil { find(entry, "an entry of '\(key)' is no object") }
      return entry.object != nil
    }
  }

  /// Returns the path of an entry's file; `nil` for an entry without a file.
  mutating func file(of entry: JSONNode) -> String? {
    guard let node = entry["filename"] else { return nil }
    guard let name = node.string, !name.isEmpty else {
      if node.string == nil { find(node, "'filename' is no text") }
      return nil
    }
    // A path instead of a file name could lead out of this folder.
    guard !name.contains("/"), name != "..", name != ".", !name.unicodeScalars.contains("\0") else {
      find(node, "'\(name)' is not the name of a file in this folder")
      return nil
    }
    return "\(folder)/\(name)"
  }

  /// Returns the traits of an entry; `nil` if an app never shows the entry.
  mutating func traits(of entry: JSONNode) -> AssetTraits? {
    var traits = AssetTraits()
    if let node = entry["idiom"] {
      guard let idiom = node.string.flatMap({ AssetIdiom(rawValue: $0) }) else {
        // Other idioms, such as the idioms of the App Store and of widgets, are not errors, but an
        // app never shows their images.
        if node.string == nil { find(node, "'idiom' is no text") }
        return nil
      }
      traits.idiom = idiom
    }
    if let node = entry["scale"] {
      let scale = node.string.flatMap { $0.hasSuffix("x") ? Double($0.dropLast()) : nil }
      if let scale, scale >= 1, scale <= 16 {
        traits.scale = scale
      } else if node.string != "" {
        find(node, "'scale' is none: \"1x\", \"2x\" and \"3x\" are")
        return nil
      }
    }
    guard readAppearances(of: entry, into: &traits) else { return nil }
    switch entry["display-gamut"]?.string?.lowercased() {
    case "srgb": traits.gamut = .sRGB
    case "display-p3": traits.gamut = .displayP3
    default: break
    }
    traits.direction = (entry["language-direction"]?.string).flatMap {
      AssetDirection(rawValue: $0)
    }
    traits.locale = entry["locale"]?.string
    traits.widthClass = (entry["width-class"]?.string).flatMap { AssetSizeClass(rawValue: $0) }
    traits.heightClass = (entry["height-class"]?.string).flatMap { AssetSizeClass(rawValue: $0) }
    traits.subtype = entry["subtype"]?.string
    return traits
  }

  private mutating func readAppearances(of entry: JSONNode, into traits: inout AssetTraits) -> Bool
  {
    guard let node = entry["appearances"] else { return true }
    guard let list = node.array else {
      find(node, "'appearances' is no list")
      return false
    }
    for appearance in list {
      switch (appearance["appearance"]?.string, appearance["value"]?.string) {
      case ("luminosity", "dark"): traits.isDark = true
      case ("luminosity", "light"): traits.isDark = false
      case ("contrast", "high"): traits.isHighContrast = true
      case ("contrast", "normal"): traits.isHighContrast = false
      case ("luminosity", "tinted"): return false
      default:
        find(appearance, "no appearance that is known")
        return false
      }
    }
    return true
  }

  mutating func slicing(_ node: JSONNode) -> AssetImages.Slicing? {
    var slicing = AssetImages.Slicing()
    // Early versions of Xcode wrote the key `capInsets`.
    if let insets = node["cap-insets"] ?? node["capInsets"] {
      guard let insets = self.insets(insets) else { return nil }
      slicing.insets = insets
    }
    let center = node["center"]
    slicing.isTiled = center?["mode"]?.string == "tile"
    // An axis that is not sliced is stretched as a whole.
    let mode = node["mode"]?.string ?? "9-part"
    if mode != "3-part-vertical" { slicing.centerWidth = center.flatMap { positive($0["width"]) } }
    if mode != "3-part-horizontal" {
      slicing.centerHeight = center.flatMap { positive($0["height"]) }
    }
    return slicing
  }

  private func positive(_ node: JSONNode?) -> Double? {
    (node?.double).flatMap { $0 > 0 && $0 < 100_000 ? $0 : nil }
  }

  mutating func insets(_ node: JSONNode) -> AssetImages.Insets? {
    guard node.object != nil else {
      find(node, "insets are no object")
      return nil
    }
    func side(_ key: String) -> Double { min(max(node[key]?.double ?? 0, -100_000), 100_000) }
    var insets = AssetImages.Insets()
    insets.top = side("top")
    insets.left = side("left")
    insets.bottom = side("bottom")
    insets.right = side("right")
    return insets
  }
}
