import Foundation
import GalleyDrawing

/// A digest of the pixels in the PNG file of a proof. With it, the file can be compared with a
/// drawing without being decoded.
///
/// The digest is in a `tEXt` chunk, together with the checksums of the chunks that hold the pixels.
/// If another program writes other pixels into the file, the checksums do not match any more, and
/// the digest is ignored.
internal enum PixelStamp {
  private static let keyword = "Galley-Pixels"

  /// Returns the file with a stamp before its last chunk. A file that is not a PNG file is returned
  /// unchanged.
  static func stamped(_ png: Data, with digest: BitmapDigest) -> Data {
    let chunks = PNGChunks(png)
    guard let end = chunks.all.last, end.type == "IEND", let sums = chunks.pixelSums else {
      return png
    }
    var body = Data("tEXt\(keyword)".utf8)
    body.append(0)
    body.append(contentsOf: "\(digest) \(sums)".utf8)
    var stamped = Data(png.prefix(end.start))
    stamped.append(bigEndian: UInt32(body.count - 4))
    stamped.append(body)
    stamped.append(bigEndian: PNGChunks.checksum(body))
    stamped.append(png.dropFirst(end.start))
    return stamped
  }

  /// Whether a file has a valid stamp with this digest.
  static func says(_ png: Data, that digest: BitmapDigest) -> Bool {
    let chunks = PNGChunks(png)
    guard let sums = chunks.pixelSums else { return false }
    let wanted = Data("\(keyword)\0\(digest) \(sums)".utf8)
    return chunks.all.contains { $0.type == "tEXt" && chunks.body(of: $0) == wanted }
  }
}

/// The chunks of a PNG file, up to the first one that is incomplete.
private struct PNGChunks {
  struct Chunk {
    let type: String
    /// The index of the chunk's first byte, which belongs to its length.
    let start: Int
    let length: Int
  }

  private let bytes: Data
  private(set) var all: [Chunk] = []

  init(_ file: Data) {
    // The indices of this copy begin at zero.
    bytes = Data(file)
    guard bytes.prefix(8).elementsEqual([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      return
    }
    var start = 8
    // A chunk has a length, a type and a checksum of four bytes each, besides its data.
    while start + 12 <= bytes.count {
      let length = Int(number(at: start))
      guard length <= bytes.count - start - 12 else { return }
      let type = String(decoding: bytes[start + 4..<start + 8], as: UTF8.self)
      all.append(Chunk(type: type, start: start, length: length))
      start += 12 + length
    }
  }

  private func number(at index: Int) -> UInt32 {
    bytes[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  func body(of chunk: Chunk) -> Data {
    bytes.subdata(in: chunk.start + 8..<chunk.start + 8 + chunk.length)
  }

  /// The checksums of the chunks with the pixels and their format, as text; `nil` if there are no
  /// pixels.
  var pixelSums: String? {
    let holding = all.filter { ["IHDR", "PLTE", "IDAT", "tRNS"].contains($0.type) }
    guard holding.contains(where: { $0.type == "IDAT" }) else { return nil }
    return holding.map { String(number(at: $0.start + 8 + $0.length), radix: 16) }
      .joined(separator: "-")
  }

  /// Returns the checksum that a chunk of a PNG file ends with: a CRC-32.
  static func checksum(_ bytes: Data) -> UInt32 {
    var sum: UInt32 = .max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}

extension Data {
  fileprivate mutating func append(bigEndian number: UInt32) {
    Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
  }
}
