import Foundation

/// The structure of a GIF: the delays of its frames, without their pixels.
internal struct GIFFrames {
  /// The delay in the file after each frame, in seconds.
  private(set) var delays: [Double] = []
  /// The number of repetitions: 0 to repeat forever, or `nil` if the file contains no number.
  private(set) var loopCount: Int?

  /// Reads the blocks of a file. Reading ends at a block that is cut off.
  init?(_ data: Data) {
    guard data.starts(with: Data("GIF8".utf8)) else { return nil }
    // The signature and the size of the image take 10 bytes.
    var reader = Reader(bytes: [UInt8](data), position: 10)
    guard let flags = reader.byte() else { return nil }
    // Skip the index of the background color, the aspect ratio, and the global color table.
    reader.position += 2 + Self.tableSize(flags)
    // The delay of the next frame.
    var delay = 0.0
    while let kind = reader.byte() {
      switch kind {
      case 0x21:  // An extension.
        guard let label = reader.byte(), let blocks = reader.blocks() else { return }
        // The graphic control extension contains the delay of the next frame, in hundredths of a
        // second. The Netscape extension contains the number of repetitions.
        if label == 0xF9, let block = blocks.first, block.count >= 3 {
          delay = Double(Int(block[1]) | Int(block[2]) << 8) / 100
        } else if label == 0xFF, blocks.count > 1, blocks[0] == Array("NETSCAPE2.0".utf8),
          blocks[1].count >= 3, blocks[1][0] == 1
        {
          loopCount = Int(blocks[1][1]) | Int(blocks[1][2]) << 8
        }
      case 0x2C:  // An image: its frame, its flags, its color table, and the compressed pixels.
        reader.position += 8
        guard let flags = reader.byte() else { return }
        reader.position += Self.tableSize(flags) + 1
        guard reader.blocks() != nil else { return }
        delays.append(delay)
        delay = 0
      default: return
      }
    }
  }

  /// Returns the size in bytes of the color table, given the flags of the screen or of an image.
  private static func tableSize(_ flags: UInt8) -> Int {
    flags & 0x80 != 0 ? 3 << (Int(flags & 7) + 1) : 0
  }

  /// Reads bytes in order.
  private struct Reader {
    let bytes: [UInt8]
    var position: Int

    mutating func byte() -> UInt8? {
      guard position < bytes.count else { return nil }
      defer { position += 1 }
      return bytes[position]
    }

    /// Skips data blocks up to and including the empty block at their end, and returns the first
    /// two blocks. Returns `nil` if the file ends before the empty block.
    mutating func blocks() -> [[UInt8]]? {
      var first: [[UInt8]] = []
      while let count = byte() {
        guard count > 0 else { return first }
        let end = position + Int(count)
        guard end <= bytes.count else { return nil }
        if first.count < 2 { first.append(Array(bytes[position..<end])) }
        position = end
      }
      return nil
    }
  }
}
