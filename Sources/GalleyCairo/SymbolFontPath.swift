/// The paths of the symbol fonts, as Debian's packages install them.
public enum SymbolFontPath {
  /// The package with the glyphs.
  public static let package = "fonts-material-design-icons-iconfont"
  /// The file with the glyphs.
  public static let glyphs =
    "/usr/share/fonts/truetype/material-design-icons-iconfont/MaterialIcons-Regular.ttf"
  /// The file with letters and digits, from the package `fonts-noto-core`.
  public static let letters = "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf"
}
