/// The checksum of a chunk of a PNG file, as its specification defines it.
package enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { byte in
    var sum = UInt32(byte)
    for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    return sum
  }

  /// Returns the checksum of bytes.
  package static func checksum(of bytes: some Sequence<UInt8>) -> UInt32 {
    var sum: UInt32 = .max
    table.withUnsafeBufferPointer { table in
      for byte in bytes { sum = sum >> 8 ^ table[Int((sum ^ UInt32(byte)) & 0xFF)] }
    }
    return ~sum
  }
}

/// The checksum at the end of a zlib stream, as RFC 1950 defines it: the sum of all bytes, and the
/// sum of the sums after each byte.
internal enum Adler32 {
  private static let modulus: UInt64 = 65_521
  /// The number of bytes in a chunk. The sums of a chunk in `Lanes` fit into 16 bits.
  private static let chunkLength = 128

  static func checksum(of bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    guard let start = bytes.baseAddress else { return 1 }
    var (sum, sums): (UInt64, UInt64) = (1, 0)
    var index = 0
    while index + chunkLength <= bytes.count {
      let lanes = Lanes(start + index)
      sums = (sums + sum * UInt64(chunkLength) + lanes.weighted) % modulus
      sum += lanes.sum
      index += chunkLength
    }
    sum %= modulus
    while index < bytes.count {
      sum += UInt64(start[index])
      sums += sum
      index += 1
    }
    return UInt32(sums % modulus) << 16 | UInt32(sum % modulus)
  }

  /// The sums of a chunk, computed for eight bytes in each step. Each sum in a word has 16 bits.
  private struct Lanes {
    /// The sum of all bytes.
    private(set) var sum: UInt64 = 0
    /// The sum of all bytes, each multiplied by the number of bytes from that byte to the end.
    private(set) var weighted: UInt64 = 0

    init(_ bytes: UnsafePointer<UInt8>) {
      let mask = 0x00FF_00FF_00FF_00FF as UInt64
      // `evens` and `odds` are the sums of the bytes with an even and an odd offset in their word.
      // `evensBefore` and `oddsBefore` add up these sums before each word. So `evensBefore` and
      // `oddsBefore` count a byte once for each word after the byte.
      var (evens, odds, evensBefore, oddsBefore) = (0, 0, 0, 0) as (UInt64, UInt64, UInt64, UInt64)
      for offset in stride(from: 0, to: chunkLength, by: 8) {
        let word = UnsafeRawPointer(bytes + offset).loadUnaligned(as: UInt64.self).littleEndian
        evensBefore &+= evens
        oddsBefore &+= odds
        evens &+= word & mask
        odds &+= (word >> 8) & mask
      }
      guard evens | odds != 0 else { return }
      for lane in 0..<4 as Range<UInt64> {
        let (even, odd) = (evens >> (lane * 16) & 0xFFFF, odds >> (lane * 16) & 0xFFFF)
        sum += even + odd
        weighted += even * (8 - 2 * lane) + odd * (7 - 2 * lane)
        weighted += 8 * (evensBefore >> (lane * 16) & 0xFFFF)
        weighted += 8 * (oddsBefore >> (lane * 16) & 0xFFFF)
      }
    }
  }
}
