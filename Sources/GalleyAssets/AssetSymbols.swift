/// Swift names for the images and colors of asset catalogs. Xcode generates the same names.
///
///     let symbols = AssetSymbols([catalog])
///     symbols.source(bundle: ".module")  // static let venueHero = ImageResource(name: …)
///
/// For example, `VenueHero` becomes `venueHero`, `ic-home` becomes `icHome`, and `AccentColor`
/// becomes `accent`. A folder that provides a namespace becomes an enumeration.
public struct AssetSymbols: Sendable {
  /// The errors in names: two assets with the same Swift name, and names without a letter or a
  /// digit.
  public private(set) var findings: [String] = []

  private var images = Space()
  private var colors = Space()

  /// The names in a namespace, and the namespaces in it.
  private struct Space: Sendable {
    var names: [(identifier: String, asset: String)] = []
    var spaces: [(identifier: String, space: Space)] = []

    var isEmpty: Bool { names.isEmpty && spaces.isEmpty }
  }

  /// Creates the symbols for all images and colors of some catalogs.
  ///
  /// - Complexity: O(*n* log *n*) in the number of assets.
  public init(_ catalogs: [AssetCatalog]) {
    func all(_ kinds: [AssetCatalog.Kind]) -> [String] {
      let names = catalogs.flatMap { catalog in kinds.flatMap { catalog.names(of: $0) } }
      return Set(names).sorted()
    }
    images = space(of: all([.image, .symbol]), dropping: "Image")
    colors = space(of: all([.color]), dropping: "Color")
  }

  private mutating func space(of assets: [String], dropping suffix: String) -> Space {
    var root = Space()
    var taken: [String: String] = [:]
    for asset in assets {
      let parts = asset.split(separator: "/").map(String.init)
      guard let last = parts.last, let identifier = AssetSymbols.member(last, dropping: suffix)
      else {
        findings.append("the asset '\(asset)' has no letter or digit in its name: it has no symbol")
        continue
      }
      let path = parts.dropLast().map(AssetSymbols.type)
      let full = (path + [identifier]).joined(separator: ".")
      if let other = taken.updateValue(asset, forKey: full) {
        taken[full] = other
        findings.append(
          "the assets '\(other)' and '\(asset)' would both be the symbol '\(full)', which is the first"
        )
        continue
      }
      AssetSymbols.add(identifier, asset, path[...], to: &root)
    }
    return root
  }

  private static func add(
    _ identifier: String, _ asset: String, _ path: ArraySlice<String>, to space: inout Space
  ) {
    guard let first = path.first else {
      space.names.append((identifier, asset))
      return
    }
    let known = space.spaces.firstIndex { $0.identifier == first }
    let index = known ?? space.spaces.endIndex
    if known == nil { space.spaces.append((first, Space())) }
    add(identifier, asset, path.dropFirst(), to: &space.spaces[index].space)
  }

  // MARK: Names

  /// Returns the Swift name of an asset: `venueHero` for `VenueHero`; `nil` if the name has no
  /// letter or digit.
  static func member(_ name: String, dropping suffix: String) -> String? {
    var words = words(of: name)
    guard !words.isEmpty else { return nil }
    words[0] = lowered(words[0])
    var result = words[0] + words.dropFirst().map(raised).joined()
    if result.hasSuffix(suffix), result.count > suffix.count {
      result.removeLast(suffix.count)
    }
    if result.first?.isNumber == true { result = "_" + result }
    return keywords.contains(result) ? "`\(result)`" : result
  }

  /// Returns the Swift name of a namespace: `Icons` for `icons`.
  static func type(_ name: String) -> String {
    let result = words(of: name).map(raised).joined()
    guard let first = result.first else { return "_" }
    return first.isNumber
      ? "_" + result : ["Type", "Protocol", "Self"].contains(result) ? result + "_" : result
  }

  private static func words(of name: String) -> [String] {
    name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  private static func raised(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Returns a word with lowercase letters at the beginning: `venueHero` for `VenueHero`, `urlIcon`
  /// for `URLIcon`, and `abc` for `ABC`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard !capitals.isEmpty else { return word }
    let rest = word.dropFirst(capitals.count)
    // If lowercase letters follow, the last capital letter belongs to the next word.
    let count =
      capitals.count > 1 && rest.first?.isLowercase == true ? capitals.count - 1 : capitals.count
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  // MARK: Source

  /// The names of UIKit's own colors. For an asset with such a name, there is a `ColorResource`,
  /// but no property of `UIColor`.
  private static let ownColors: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green",
    "groupTableViewBackground", "label", "lightGray", "lightText", "link", "magenta",
    "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel",
    "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground",
    "secondarySystemFill", "secondarySystemGroupedBackground", "separator", "systemBackground",
    "systemBlue", "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2",
    "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemGreen",
    "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink",
    "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
    "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "tint",
    "tintColor", "white", "yellow",
  ]
  /// The names of UIKit's own images. For an asset with such a name, there is no property of
  /// `UIImage`.
  private static let ownImages: Set<String> = [
    "actions", "add", "checkmark", "remove", "strokedCheckmark",
  ]

  /// Returns Swift source with a symbol for each image and color.
  ///
  /// - Parameter bundle: The bundle that contains the assets, as a Swift expression.
  public func source(bundle: String) -> String {
    var lines = [
      "// Written by the plugin AssetSymbols: a name for each image and color of the asset catalogs.",
      "",
      "import Foundation", "import UIKit", "", "private let resourceBundle: Bundle = \(bundle)",
    ]
    lines += AssetSymbols.resources(images, "ImageResource", "image")
    lines += AssetSymbols.resources(colors, "ColorResource", "color")
    lines += AssetSymbols.properties(images, "UIImage", "image", AssetSymbols.ownImages)
    lines += AssetSymbols.properties(colors, "UIColor", "color", AssetSymbols.ownColors)
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns an extension of a type of resources, with a constant for each asset.
  private static func resources(_ space: Space, _ resource: String, _ kind: String) -> [String] {
    extending(resource, with: space) { identifier, asset, _ in
      [
        "/// The \(kind) \"\(escaped(asset))\".",
        "static let \(identifier) = \(resource)(",
        "  name: \"\(escaped(asset))\", bundle: resourceBundle)",
      ]
    }
  }

  /// Returns an extension of UIKit's class, with a property for each asset.
  ///
  /// - Parameter own: The names of the properties that the class has itself.
  private static func properties(
    _ space: Space, _ type: String, _ kind: String, _ own: Set<String>
  ) -> [String] {
    extending(type, with: space) { identifier, asset, path in
      if path.isEmpty, own.contains(identifier) {
        return [
          "// \(type) has a \(identifier) of its own: write \(type)(resource: .\(identifier))."
        ]
      }
      let name = (path + [identifier]).joined(separator: ".")
      return [
        "/// The \(kind) \"\(escaped(asset))\".",
        "static var \(identifier): \(type) { \(type)(resource: .\(name)) }",
      ]
    }
  }

  /// Returns an extension with a declaration for each asset; no lines if there are no assets.
  private static func extending(
    _ type: String, with space: Space,
    _ declaration: (_ identifier: String, _ asset: String, _ path: [String]) -> [String]
  ) -> [String] {
    guard !space.isEmpty else { return [] }
    return ["", "extension \(type) {"] + lines(of: space, "  ", [], declaration) + ["}"]
  }

  private static func lines(
    of space: Space, _ indent: String, _ path: [String] = [],
    _ declaration: (_ identifier: String, _ asset: String, _ path: [String]) -> [String]
  ) -> [String] {
    space.names.flatMap { name in
      declaration(name.identifier, name.asset, path).map { indent + $0 }
    }
      + space.spaces.flatMap { inner in
        ["\(indent)enum \(inner.identifier) {"]
          + lines(of: inner.space, indent + "  ", path + [inner.identifier], declaration)
          + ["\(indent)}"]
      }
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\", "\"": result += "\\" + String(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
