import Foundation

/// The structure of a GIF: the delays of its frames, without their pixels.
internal struct GIFFrames {
  /// The delay after each frame, in seconds, as the file says.
  private(set) var delays: [Double] = []
  /// The number of repetitions; 0 for without end. `nil` if the file does not say.
  private(set) var loopCount: Int?

  /// Reads the blocks of a file. A block that is cut off ends the reading.
  init?(_ data: Data) {
    guard data.starts(with: Data("GIF8".utf8)) else { return nil }
    var reader = Reader(bytes: [UInt8](data), place: 10)
    guard let packed = reader.byte() else { return nil }
    reader.place += 2 + Self.tableSize(packed)
    var delay = 0.0
    while let kind = reader.byte() {
      switch kind {
      case 0x21:
        guard let label = reader.byte(), let blocks = reader.blocks() else { return }
        if label == 0xF9, let block = blocks.first, block.count >= 3 {
          delay = Double(Int(block[1]) | Int(block[2]) << 8) / 100
        } else if label == 0xFF, blocks.count > 1, blocks[0] == Array("NETSCAPE2.0".utf8),
          blocks[1].count >= 3, blocks[1][0] == 1
        {
          loopCount = Int(blocks[1][1]) | Int(blocks[1][2]) << 8
        }
      case 0x2C:
        reader.place += 8
        guard let packed = reader.byte() else { return }
        reader.place += Self.tableSize(packed) + 1
        guard reader.blocks() != nil else { return }
        delays.append(delay)
        delay = 0
      default: return
      }
    }
  }

  /// Returns the number of bytes of the color table that packed bits declare.
  private static func tableSize(_ packed: UInt8) -> Int {
    packed & 0x80 != 0 ? 3 << (Int(packed & 7) + 1) : 0
  }

  /// A position in the bytes.
  private struct Reader {
    let bytes: [UInt8]
    var place: Int

    mutating func byte() -> UInt8? {
      guard place < bytes.count else { return nil }
      defer { place += 1 }
      return bytes[place]
    }

    /// Reads blocks up to the empty one that ends them. Returns the first two.
    mutating func blocks() -> [[UInt8]]? {
      var first: [[UInt8]] = []
      while let count = byte() {
        guard count > 0 else { return first }
        let end = place + Int(count)
        guard end <= bytes.count else { return nil }
        if first.count < 2 { first.append(Array(bytes[place..<end])) }
        place = end
      }
      return nil
    }
  }
}
