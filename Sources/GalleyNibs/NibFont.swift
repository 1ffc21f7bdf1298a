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
    switch string("type") ?? string("metaFont") {
    case "boldSystem", "systemBold": return NibFont(face: .boldSystem, size: size)
    case "italicSystem": return NibFont(face: .italicSystem, size: size)
    case "smallSystem": return NibFont(face: .system(weight: string("weight")), size: size ?? 12)
    default: return NibFont(face: .system(weight: string("weight")), size: size)
    }
  }
}
