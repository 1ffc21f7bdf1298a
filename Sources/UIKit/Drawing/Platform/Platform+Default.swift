import Foundation
import GalleyCairo
import GalleyDrawing
import GalleyGeometry
import GalleySymbols

extension Platform {
  /// The default platform, which uses Pango for text, and Cairo for images and drawing.
  static let standard = Platform(
    textEngine: PangoTextEngine(),
    hasFontFamily: { PangoTextEngine().hasFamily($0) },
    fontFamilies: { PangoTextEngine().families },
    addFonts: { PangoTextEngine().addFonts(inFileAt: $0) },
    decodeImage: { try Bitmap(decoding: $0, turnsUpright: false) },
    decodeFrames: { try Bitmap.frames(decoding: $0, count: $1) },
    drawSVG: { try VectorImage.pixels(ofSVG: $0, width: $1?.width, height: $1?.height) },
    encodePNG: { $0.png },
    encodeJPEG: { $0.jpeg(quality: $1) },
    encodePDF: { DisplayList.pdf(pages: $0) },
    render: { list, size, scale, background in
      list.rendered(size: size, scale: scale, background: background)
    },
    pictureExcess: { PictureLimit.excess(of: $0, scale: $1) },
    symbolFonts: { installedSymbolFonts })

  /// The symbol fonts of this machine, read once.
  private static let installedSymbolFonts = SymbolFonts(
    glyphs: font(at: SymbolFontPath.glyphs), letters: font(at: SymbolFontPath.letters),
    package: SymbolFontPath.package)

  private static func font(at path: String) -> GlyphFile? {
    (try? Data(contentsOf: URL(fileURLWithPath: path))).flatMap { GlyphFile([UInt8]($0)) }
  }
}
