/// A font in a nib.
public struct NibFont: Hashable, Sendable {
  /// A font without its size.
  public enum Face: Hashable, Sendable {
    /// The system font with a weight such as `semibold`; `nil` for the regular weight.
    case system(weight: String?)
    /// The bold system font.
    case boldSystem
    /// The italic system font.
    case italicSystem
    /// The font of a text style such as `UICTFontTextStyleBody`, which depends on the user's
    /// preferred size.
    case style(String)
    /// A font with a PostScript name.
    case named(String, family: String?)
  }

  /// The font without its size.
  public var face: Face
  /// The size; `nil` for the size of the text style, or for the system's size.
  public var size: Double?
}

extension NibElement {
  /// Returns the font of a property; `nil` if the file has no font for it.
  public func font(_ key: String) -> NibFont? {
    (value(key, "fontDescription") ?? value(key, "font"))?.font
  }

  /// The font of this element.
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

  /// Returns the font of an attributed text by the name of its purpose. If the file has no size,
  /// the result has the size that macOS uses for that purpose.
  private func metaFont(_ name: String, size: Double?) -> NibFont {
    let sizes: [String: Double] = [
      "label": 10, "labelSystem": 10, "smallSystem": 11, "smallSystemBold": 11, "cellTitle": 12,
      "miniSystem": 9, "menu": 13, "message": 13,
    ]
    let size = size ?? sizes[name] ?? 13
    if name == "systemBold" || name == "smallSystemBold" {
      return NibFont(face: .boldSystem, size: size)
    }
    // Any other name that begins with `system` ends with a weight: `systemSemibold`.
    let weight = name.hasPrefix("system") ? String(name.dropFirst("system".count)) : ""
    guard let first = weight.first else { return NibFont(face: .system(weight: nil), size: size) }
    return NibFont(face: .system(weight: first.lowercased() + weight.dropFirst()), size: size)
  }
}
