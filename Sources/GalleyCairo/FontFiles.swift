import Foundation

/// The font files with which pictures are drawn, and their Debian packages. Other fonts of the
/// machine are not used, so that pictures are the same everywhere.
internal enum FontFiles {
  /// A font file, and the Debian package that installs it.
  struct File: Hashable {
    var path: String
    var package: String
  }

  /// All files, in the order in which they are searched for a letter.
  static let all: [File] = inter + monospaced + serif + scripts + cjk + emoji

  private static let inter: [File] = {
    let weights = [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
    let italics = weights.map { $0 == "Regular" ? "Italic" : "\($0)Italic" }
    return (weights + italics).map {
      File(path: "/usr/share/fonts/opentype/inter/Inter-\($0).otf", package: "fonts-inter")
    }
  }()

  private static let monospaced = ["", "-Bold"].map {
    File(
      path: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono\($0).ttf",
      package: "fonts-dejavu-core")
  }

  private static let serif = ["Regular", "Bold", "Italic", "BoldItalic"].map {
    noto("NotoSerif-\($0)")
  }

  private static let scripts: [File] = [
    "", "Arabic", "Hebrew", "Devanagari", "Bengali", "Tamil", "Telugu", "Gujarati", "Kannada",
    "Malayalam", "Gurmukhi", "Oriya", "Sinhala", "Thai", "Lao", "Khmer", "Myanmar", "Georgian",
    "Armenian", "Ethiopic", "Symbols", "Math", "Symbols2",
  ].flatMap { script in
    (["Math", "Symbols2"].contains(script) ? ["Regular"] : ["Regular", "Bold"]).map {
      noto("NotoSans\(script)-\($0)")
    }
  }

  private static let cjk = ["Regular", "Bold"].map {
    File(path: "/usr/share/fonts/opentype/noto/NotoSansCJK-\($0).ttc", package: "fonts-noto-cjk")
  }

  private static let emoji = [
    File(
      path: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
      package: "fonts-noto-color-emoji")
  ]

  private static func noto(_ name: String) -> File {
    File(path: "/usr/share/fonts/truetype/noto/\(name).ttf", package: "fonts-noto-core")
  }

  /// The folder in the environment variable `GALLEY_FONTS`; `nil` if the variable is not set. The
  /// fonts in this folder take precedence over all other fonts.
  static var customFolder: String? {
    ProcessInfo.processInfo.environment["GALLEY_FONTS"].flatMap { $0.isEmpty ? nil : $0 }
  }
}
