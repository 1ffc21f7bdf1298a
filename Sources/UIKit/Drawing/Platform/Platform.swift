import Foundation
import GalleyDrawing
import GalleyGeometry
import GalleySymbols

/// The services of the operating system and its libraries: text, drawing, image files.
///
/// Only `Platform+Default.swift` chooses which libraries provide these services by default.
internal struct Platform: Sendable {
  /// The text engine.
  var textEngine: any TextEngine
  /// Returns whether a font family with a name exists.
  var hasFontFamily: @Sendable (String) -> Bool
  /// Returns the names of all font families.
  var fontFamilies: @Sendable () -> [String]
  /// Registers the fonts of a file at a path. Returns whether the file contains fonts.
  var addFonts: @Sendable (String) -> Bool = { _ in false }
  /// Reads a PNG, a JPEG, or the first frame of a GIF. A photograph is not turned upright.
  var decodeImage: @Sendable (Data) throws -> Bitmap
  /// Reads the first frames of an image, up to a maximum number of frames.
  var decodeFrames: @Sendable (Data, Int) throws -> [Bitmap] = { _, _ in [] }
  /// Draws an SVG file in its own size, or in the given number of pixels.
  var drawSVG: @Sendable (Data, (width: Int, height: Int)?) throws -> Bitmap
  /// Returns a bitmap as the bytes of a PNG file.
  var encodePNG: @Sendable (Bitmap) -> Data?
  /// Returns a bitmap as the bytes of a JPEG file. The quality is from 0 to 1.
  var encodeJPEG: @Sendable (Bitmap, Double) -> Data?
  /// Returns display lists, which are recorded drawings, as the bytes of a PDF file. Each list is a
  /// page.
  var encodePDF: @Sendable ([(list: DisplayList, size: Size)]) -> Data?
  /// Renders a display list as a bitmap.
  var render: @Sendable (DisplayList, Size, Double, Color?) -> Bitmap?
  /// Returns the reason why a picture of a size and a scale is too large; `nil` if it can be drawn.
  var pictureExcess: @Sendable (Size, Double) -> String? = { _, _ in nil }

  /// The fonts with which symbols are drawn.
  var symbolFonts: @Sendable () -> SymbolFonts = { SymbolFonts(glyphs: nil, letters: nil) }

  /// The platform in use. A task, such as a test, can use another platform for itself and its child
  /// tasks.
  @TaskLocal static var current = Platform.standard
}
