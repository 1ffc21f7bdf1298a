/// Compresses bytes to a zlib stream, in the format of RFC 1950 and RFC 1951.
///
/// The algorithm finds fewer repetitions than zlib, but takes only a fraction of the time. The
/// algorithm is fastest for runs of one byte, because each step compares eight bytes.
internal struct Deflate {
  /// Returns the bytes as a zlib stream.
  static func zlibStream(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var stream = Deflate()
    // The header: deflated data with a window of 32,768 bytes, and a checksum of the two bytes.
    stream.output.bytes = [0x78, 0x01]
    stream.compress(bytes)
    stream.output.finish()
    stream.output.bytes.append(bigEndian: Adler32.checksum(of: bytes))
    return stream.output.bytes
  }

  private var output = BitWriter()
  private var block = DeflateBlock()

  /// The greatest distance between a repetition and the bytes that it repeats.
  private static let farthest = 32_768
  /// The greatest length of a repetition.
  private static let longest = 258

  private mutating func compress(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return block.write(isLast: true, to: &output) }
    let count = bytes.count
    // For each hash of four bytes: the last position at which four bytes with this hash begin, plus
    // one. Zero means that there is no such position.
    var positions = [Int32](repeating: 0, count: 1 << 15)
    var index = 0
    // The number of literals (bytes outside of repetitions) since the last repetition. If this
    // number is higher, fewer positions are searched.
    var misses = 0
    positions.withUnsafeMutableBufferPointer { positions in
      while index < count {
        if block.isFull { block.write(isLast: false, to: &output) }
        // Each search reads four bytes, so the last three bytes are added as literals.
        guard index + 4 <= count else {
          block.append(literal: start[index])
          index += 1
          continue
        }
        if index > 0, Deflate.word(start + index) == Deflate.word(start + index - 1) {
          let length = Deflate.length(start + index, start + index - 1, atMost: count - index)
          index += appendRun(of: length)
          misses = 0
          continue
        }
        let word = Deflate.word(start + index)
        let hash = Int((word &* 0x9E37_79B1) >> 17)
        let candidate = Int(positions[hash]) - 1
        positions[hash] = Int32(truncatingIfNeeded: index + 1)
        if candidate >= 0, candidate < index, index - candidate <= Deflate.farthest,
          Deflate.word(start + candidate) == word
        {
          let length = Deflate.length(
            start + index, start + candidate, atMost: min(count - index, Deflate.longest))
          block.append(length: length, distance: index - candidate)
          index += length
          misses = 0
          continue
        }
        let step = min(1 + misses / 64, 16, count - index)
        for offset in 0..<step { block.append(literal: start[index + offset]) }
        index += step
        misses += step
      }
    }
    block.write(isLast: true, to: &output)
  }

  /// Adds repetitions of the previous byte, and returns the number of bytes that they cover.
  private mutating func appendRun(of length: Int) -> Int {
    var rest = length
    while rest >= 3 {
      if block.isFull { block.write(isLast: false, to: &output) }
      let part = min(rest, Deflate.longest)
      block.append(length: part, distance: 1)
      rest -= part
    }
    return length - rest
  }

  private static func word(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
    UInt32(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self))
  }

  /// Returns the length of the common beginning of the bytes at two pointers, up to a limit.
  private static func length(
    _ bytes: UnsafePointer<UInt8>, _ others: UnsafePointer<UInt8>, atMost count: Int
  ) -> Int {
    var length = 0
    while length + 8 <= count {
      let one = UnsafeRawPointer(bytes + length).loadUnaligned(as: UInt64.self)
      let other = UnsafeRawPointer(others + length).loadUnaligned(as: UInt64.self)
      let difference = UInt64(littleEndian: one) ^ UInt64(littleEndian: other)
      if difference != 0 { return length + difference.trailingZeroBitCount / 8 }
      length += 8
    }
    while length < count, bytes[length] == others[length] { length += 1 }
    return length
  }
}
