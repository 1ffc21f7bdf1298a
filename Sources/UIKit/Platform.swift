import Foundation
import GalleyDrawing
import GalleyGeometry
import GalleySymbols

/// What the machine underneath does: text, pictures, files of images. The one place where a default
/// is chosen is `Platform+Default.swift`.
internal struct Platform: Sendable {
  /// Sets text.
  var textEngine: any TextEngine
  /// Whether there is a font family of a name.
  var hasFontFamily: @Sendable (String) -> Bool
  /// All font families, by name.
  var fontFamilies: @Sendable () -> [String]
  /// Adds the fonts of a file at a path. Answers whether there are any.
  var addFonts: @Sendable (String) -> Bool = { _ in false }
  /// Reads a PNG, a JPEG, or the first frame of a GIF.
  var decodeImage: @Sendable (Data) throws -> Bitmap
  /// Draws an SVG file as large as it says, or so many pixels wide and high.
  var drawSVG: @Sendable (Data, (width: Int, height: Int)?) throws -> Bitmap
  /// Pixels as the bytes of a PNG file.
  var encodePNG: @Sendable (Bitmap) -> Data?
  /// Pixels as the bytes of a JPEG file, from the smallest, 0, to the best, 1.
  var encodeJPEG: @Sendable (Bitmap, Double) -> Data?
  /// Lists as the bytes of a PDF file, a page of a size each.
  var encodePDF: @Sendable ([(list: DisplayList, size: Size)]) -> Data?
  /// A list as pixels.
  var render: @Sendable (DisplayList, Size, Double, Color?) -> Bitmap?
  /// Why a picture of a size, at a scale, is too large to be drawn; `nil` if it is not.
  var pictureExcess: @Sendable (Size, Double) -> String? = { _, _ in nil }

  /// The fonts that symbols are drawn with.
  var symbolFonts: @Sendable () -> SymbolFonts = { SymbolFonts(glyphs: nil, letters: nil) }

  /// What is used now. A task may use another, for itself and the tasks in it: tests do.
  @TaskLocal static var current = Platform.standard
}
