import Foundation
import GalleyDrawing

/// What a PNG file of a proof says of its pixels, so that nobody has to decode it to see that they are the
/// same as those that were drawn.
///
/// It is a `tEXt` chunk: the digest of the pixels, and the checksums of the chunks that hold them. Whoever
/// writes other pixels into the file changes these, and then the stamp counts no more.
internal enum PixelStamp {
  private static let keyword = "Galley-Pixels"

  /// The file with a stamp before its last chunk. One that is no PNG file stays as it is.
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

  /// Whether a file says that it holds these pixels.
  static func says(_ png: Data, that digest: BitmapDigest) -> Bool {
    let chunks = PNGChunks(png)
    guard let sums = chunks.pixelSums else { return false }
    let wanted = Data("\(keyword)\0\(digest) \(sums)".utf8)
    return chunks.all.contains { $0.type == "tEXt" && chunks.body(of: $0) == wanted }
  }
}

/// The parts of a PNG file, as far as they are whole.
private struct PNGChunks {
  struct Chunk {
    let type: String
    /// Where it starts in the file, with its length.
    let start: Int
    let length: Int
  }

  private let bytes: Data
  private(set) var all: [Chunk] = []

  init(_ file: Data) {
    // Counted from zero.
    bytes = Data(file)
    guard bytes.prefix(8).elementsEqual([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      return
    }
    var start = 8
    // A chunk has its length, its type and its checksum, each of four bytes.
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

  /// The checksums of what holds the pixels and says how, as text; `nil` if there are no pixels.
  var pixelSums: String? {
    let holding = all.filter { ["IHDR", "PLTE", "IDAT", "tRNS"].contains($0.type) }
    guard holding.contains(where: { $0.type == "IDAT" }) else { return nil }
    return holding.map { String(number(at: $0.start + 8 + $0.length), radix: 16) }
      .joined(separator: "-")
  }

  /// The checksum that PNG files have behind each chunk.
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
