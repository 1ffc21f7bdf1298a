import Foundation

/// The arrangement of the moments in the picture of a film strip, which shows a view at several
/// times side by side. The file of the picture contains this value, so that the page that the
/// command `proof sheet` writes can play the film strip.
package struct FilmLayout: Codable, Hashable, Sendable {
  /// The width of a moment in pixels.
  package var width: Double
  /// The height of a moment in pixels.
  package var height: Double
  /// The number of pixels between two moments.
  package var gap: Double
  /// The times of the moments, in seconds after the start of the change.
  package var times: [Double]

  private static let keyword = "Galley-Film"

  /// Creates an arrangement.
  package init(width: Double, height: Double, gap: Double, times: [Double]) {
    (self.width, self.height, self.gap, self.times) = (width, height, gap, times)
  }

  /// Reads the arrangement in a PNG file; `nil` if the file is not a film strip.
  package init?(png: Data) {
    guard let text = PNGChunks(png).text(Self.keyword),
      let layout = try? JSONDecoder().decode(FilmLayout.self, from: Data(text.utf8)),
      layout.width > 0, layout.height > 0, layout.gap >= 0, !layout.times.isEmpty
    else { return nil }
    self = layout
  }

  /// Returns a PNG file with the arrangement stored in it. The pixels do not change.
  package func stamped(_ png: Data) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(self) else { return png }
    return PNGChunks(png).adding(String(decoding: data, as: UTF8.self), as: Self.keyword)
  }
}
