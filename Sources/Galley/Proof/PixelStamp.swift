import Foundation
import GalleyDrawing
import GalleyProofFiles

/// A digest of the pixels in the PNG file of a proof, which is a recorded picture with which a test
/// compares its result.
///
/// With the digest, a file can be compared with a drawing without being decoded.
///
/// The digest is in a `tEXt` chunk, together with the checksums of the chunks that hold the pixels.
/// If another program writes other pixels into the file, the checksums no longer match, and the
/// digest is ignored.
internal enum PixelStamp {
  private static let keyword = "Galley-Pixels"

  /// Returns the file with a stamp before its last chunk.
  ///
  /// A file that is not a PNG file is returned unchanged.
  static func stamped(_ png: Data, with digest: BitmapDigest) -> Data {
    let chunks = PNGChunks(png)
    guard let sums = pixelSums(of: chunks) else { return png }
    return chunks.adding("\(digest) \(sums)", as: keyword)
  }

  /// Whether a file has a valid stamp with the given digest.
  static func says(_ png: Data, that digest: BitmapDigest) -> Bool {
    let chunks = PNGChunks(png)
    guard let sums = pixelSums(of: chunks) else { return false }
    let wanted = Data("\(keyword)\0\(digest) \(sums)".utf8)
    return chunks.all.contains { $0.type == "tEXt" && chunks.body(of: $0) == wanted }
  }

  /// Returns the checksums of the chunks with the pixels and their format, as text; `nil` if there
  /// are no pixels.
  private static func pixelSums(of chunks: PNGChunks) -> String? {
    let holding = chunks.all.filter { ["IHDR", "PLTE", "IDAT", "tRNS"].contains($0.type) }
    guard holding.contains(where: { $0.type == "IDAT" }) else { return nil }
    return holding.map { String(chunks.checksum(of: $0), radix: 16) }.joined(separator: "-")
  }
}
