import Foundation
import GalleyDrawing

/// The chunks of a PNG file, up to the first incomplete chunk.
package struct PNGChunks {
  /// A chunk: a type, and a part of the file.
  package struct Chunk {
    /// The four letters of the type.
    package let type: String
    /// The index of the chunk's first byte, where its length is stored.
    package let start: Int
    /// The number of bytes of the chunk's data.
    package let length: Int
  }

  private let bytes: Data
  /// All chunks, in the order of the file.
  package private(set) var all: [Chunk] = []

  /// Reads a file. A file of another format has no chunks.
  package init(_ file: Data) {
    // The indices of a slice need not begin at zero, so the bytes are copied.
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

  /// Returns the data of a chunk.
  package func body(of chunk: Chunk) -> Data {
    bytes.subdata(in: chunk.start + 8..<chunk.start + 8 + chunk.length)
  }

  /// Returns the checksum that the file contains for a chunk.
  package func checksum(of chunk: Chunk) -> UInt32 { number(at: chunk.start + 8 + chunk.length) }

  /// Returns the text of the first `tEXt` chunk with a keyword.
  package func text(_ keyword: String) -> String? {
    let start = Data("\(keyword)\0".utf8)
    return all.lazy.filter { $0.type == "tEXt" }.map(body).first { $0.starts(with: start) }
      .map { String(decoding: $0.dropFirst(start.count), as: UTF8.self) }
  }

  /// Returns the file with a `tEXt` chunk before its last chunk. A file that does not end with an
  /// `IEND` chunk is returned unchanged.
  package func adding(_ text: String, as keyword: String) -> Data {
    guard let end = all.last, end.type == "IEND" else { return bytes }
    var body = Data("tEXt\(keyword)".utf8)
    body.append(0)
    body.append(contentsOf: text.utf8)
    var file = Data(bytes.prefix(end.start))
    file.append(bigEndian: UInt32(body.count - 4))
    file.append(body)
    file.append(bigEndian: CRC32.checksum(of: body))
    file.append(bytes.dropFirst(end.start))
    return file
  }
}
