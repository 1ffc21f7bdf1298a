import TestSupport
import Testing

@testable import GalleyDrawing

@Suite("Checksums")
struct ChecksumTests {
  @Test("The checksums of a known text are those that are published")
  func published() {
    let text = Array("123456789".utf8)
    #expect(CRC32.checksum(of: text[...]) == 0xCBF4_3926)
    #expect(text.withUnsafeBufferPointer { Adler32.checksum(of: $0) } == 0x091E_01DE)
    #expect([UInt8]().withUnsafeBufferPointer { Adler32.checksum(of: $0) } == 1)
  }

  @Test(
    "The Adler-32 checksum equals the sums that are added byte by byte",
    arguments: [0, 1, 127, 128, 129, 70_000])
  func judged(count: Int) {
    var random = SeededRandom(seed: UInt64(count))
    for bytes in [
      (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) },
      [UInt8](repeating: 255, count: count), [UInt8](repeating: 0, count: count),
    ] {
      var (sum, sums) = (1, 0)
      for byte in bytes {
        sum = (sum + Int(byte)) % 65_521
        sums = (sums + sum) % 65_521
      }
      #expect(
        bytes.withUnsafeBufferPointer { Adler32.checksum(of: $0) } == UInt32(sums << 16 | sum))
    }
  }
}
