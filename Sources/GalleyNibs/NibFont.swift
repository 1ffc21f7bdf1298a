/// A font as a nib says it.
public struct NibFont: Hashable, Sendable {
  /// The ways to name a font.
  public enum Face: Hashable, Sendable {
    /// The system's, of a weight such as `semibold`; `nil` for the regular one.
    case system(weight: String?)
    /// The system's bold one.
    case boldSystem
    /// The system's slanted one.
    case italicSystem
    /// The font of a text style such as `UICTFontTextStyleBody`, which follows the user's setting.
    case style(String)
    /// A font by its PostScript name.
    case named(String, family: String?)
  }

  /// The font without its size.
  public var face: Face
  /// The size; `nil` for that of the style, or the system's.
  public var size: Double?
}

extension NibElement {
  /// A font; `nil` where the file says nothing.
  public func font(_ key: String) -> NibFont? {
    (value(key, "fontDescription") ?? value(key, "font"))?.font
  }

  /// The font that this element is.
  public var font: NibFont {
    let size = number("pointSize") ?? number("size")
    if let style = string("style") { return NibFont(face: .style(style), size: nil) }
    if let name = string("name") {
      return NibFont(face: .named(name, family: string("family")), size: size)
    }
    if let name = string("metaFont") { return metaFont(name, size: size) }
    switch string("type") {
    case "boldSystem": return NibFont(face: .boldSystem, size: size)
    case "italicSystem": return NibFont(face: .italicSystem, size: size)
    case "smallSystem": return NibFont(face: .system(weight: string("weight")), size: size ?? 12)
    default: return NibFont(face: .system(weight: string("weight")), size: size)
    }
  }

  /// The font of a text with attributes, by what it is for. Their sizes are left out where they are the Mac's.
  private func metaFont(_ name: String, size: Double?) -> NibFont {
    let sizes: [String: Double] = [
      "label": 10, "labelSystem": 10, "smallSystem": 11, "smallSystemBold": 11, "cellTitle": 12,
      "miniSystem": 9, "menu": 13, "message": 13,
    ]
    let size = size ?? sizes[name] ?? 13
    if name == "systemBold" || name == "smallSystemBold" {
      return NibFont(face: .boldSystem, size: size)
    }
    // The others are named for their weights: `systemSemibold`.
    let weight = name.hasPrefix("system") ? String(name.dropFirst("system".count)) : ""
    guard let first = weight.first else { return NibFont(face: .system(weight: nil), size: size) }
    return NibFont(face: .system(weight: first.lowercased() + weight.dropFirst()), size: size)
  }
}
