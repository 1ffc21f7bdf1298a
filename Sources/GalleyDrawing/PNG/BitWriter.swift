/// Bytes that are written bit by bit, the lowest bit of a byte first.
internal struct BitWriter {
  var bytes: [UInt8] = []
  private var bits: UInt64 = 0
  private var count = 0

  /// Adds the lowest `added` bits of a number, from 0 to 32 bits. All higher bits of the number
  /// must be zero.
  mutating func append(_ number: UInt32, bits added: Int) {
    bits |= UInt64(number) << UInt64(count)
    count += added
    guard count >= 32 else { return }
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: bits).littleEndian) {
      bytes.append(contentsOf: $0)
    }
    bits >>= 32
    count -= 32
  }

  /// Fills the last byte with zeros.
  mutating func finish() {
    while count > 0 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      count -= 8
    }
    (bits, count) = (0, 0)
  }
}
