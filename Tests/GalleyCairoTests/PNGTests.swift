import Foundation
import GalleyDrawing
import TestSupport
import Testing

@testable import GalleyCairo

@Suite("PNG files")
struct PNGTests {
  @Test("A small picture has these bytes")
  func bytes() throws {
    let picture = Bitmap(width: 2, height: 2, pixels: [UInt32](repeating: 0xFF10_2030, count: 4))
    let text = try #require(picture.png).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    // Read back by zlib: 01 10 20 30 00 00 00 02 00 00 00 00 00 00.
    let expected = """
      89 50 4e 47 0d 0a 1a 0a 00 00 00 0d 49 48 44 52 00 00 00 02 00 00 00 02 08 02 00 00
      00 fd d4 9a 73 00 00 00 1c 49 44 41 54 78 01 1d c0 01 0d 00 00 0c c2 b0 fd 0a 90 80
      04 fc ab 23 a1 27 07 78 a6 04 8a 00 64 cb 16 90 3b 00 00 00 00 49 45 4e 44 ae 42 60
      82
      """
    #expect(text == expected.split(whereSeparator: \.isWhitespace).map { String($0) })
  }

  @Test("Pictures of all kinds are decoded as they were", arguments: 0..<60)
  func roundTrip(number: Int) throws {
    var random = SeededRandom(seed: UInt64(number))
    let picture = RandomPicture.bitmap(number, using: &random)
    let file = try #require(picture.png)
    let decoded = try Bitmap(decoding: file)
    #expect((decoded.width, decoded.height) == (picture.width, picture.height))
    #expect(decoded.pixels == picture.pixels)
    // With alpha only if a pixel is not opaque.
    let isOpaque = picture.pixels.allSatisfy { $0 >> 24 == 255 }
    #expect(file[25] == (isOpaque ? 2 : 6))
  }

  @Test("Rows that are like the one above take almost no room")
  func equalRows() throws {
    let row = (0..<1_000).map { 0xFF00_0000 | UInt32($0) &* 2_654_435 & 0xFF_FFFF }
    let one = try #require(Bitmap(width: 1_000, height: 1, pixels: row).png)
    let many = try #require(
      Bitmap(width: 1_000, height: 2_000, pixels: (0..<2_000).flatMap { _ in row }).png)
    #expect(many.count < one.count + 20_000)
  }

  @Test("Noise, in which nothing is repeated, is hardly longer than its pixels")
  func noise() throws {
    var random = SeededRandom(seed: 3)
    let pixels = (0..<90_000).map { _ in 0xFF00_0000 | random.next() as UInt32 }
    let file = try #require(Bitmap(width: 300, height: 300, pixels: pixels).png)
    #expect(file.count < 275_000)
  }

  @Test("Bits are written from the lowest one")
  func bits() {
    var output = BitWriter()
    output.append(0b1, bits: 1)
    output.append(0b10, bits: 2)
    output.append(0xABCD_EF01, bits: 32)
    output.finish()
    // 101 in the lowest three bits, and the 32 bits above.
    #expect(output.bytes == [0x0D, 0x78, 0x6F, 0x5E, 0x05])
  }
}

@Suite("Huffman codes")
struct HuffmanCodeTests {
  @Test("Frequent symbols have short codes")
  func lengths() {
    let code = HuffmanCode(counts: [1, 0, 8, 1, 2], longest: 15)
    #expect(code.lengths == [3, 0, 1, 3, 2])
  }

  @Test("One symbol has a code of one bit, and none has no code")
  func fewSymbols() {
    #expect(HuffmanCode(counts: [0, 7, 0], longest: 15).lengths == [0, 1, 0])
    #expect(HuffmanCode(counts: [0, 0], longest: 15).lengths == [0, 0])
  }

  @Test("Where the best code is too long, the code is as long as allowed, and complete")
  func limit() {
    // Each count is the sum of the two before, so the best code of 30 symbols has 29 bits.
    var counts: [UInt32] = [1, 1]
    while counts.count < 30 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    for longest in [5, 7, 15] {
      let lengths = HuffmanCode(counts: counts, longest: longest).lengths
      #expect(lengths.max() == UInt8(longest))
      // All patterns of bits are taken: one in 2ⁿ by each code of n bits.
      let taken = lengths.reduce(0) { $0 + 1 << (30 - Int($1)) }
      #expect(taken == 1 << 30)
      #expect(lengths == lengths.sorted(by: >))
    }
  }
}

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
    "The sum of sums is the one that is added byte by byte",
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

/// Pictures with areas of one color, repeated rows, gradients and noise.
private enum RandomPicture {
  static func bitmap(_ number: Int, using random: inout SeededRandom) -> Bitmap {
    let width = Int.random(in: 1...(number % 7 == 0 ? 700 : 60), using: &random)
    let height = Int.random(in: 1...50, using: &random)
    let isOpaque = number.isMultiple(of: 2)
    var rows: [[UInt32]] = []
    for _ in 0..<height {
      if let last = rows.last, Int.random(in: 0..<3, using: &random) > 0 {
        rows.append(last)
        continue
      }
      rows.append(row(width, isOpaque, like: rows.last, using: &random))
    }
    return Bitmap(width: width, height: height, pixels: rows.flatMap { $0 })
  }

  private static func row(
    _ width: Int, _ isOpaque: Bool, like above: [UInt32]?, using random: inout SeededRandom
  ) -> [UInt32] {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      return [UInt32](repeating: pixel(isOpaque, using: &random), count: width)
    case 1:
      return (0..<width).map { _ in pixel(isOpaque, using: &random) }
    case 2:
      let gray = UInt32.random(in: 0...255, using: &random)
      return (0..<width).map { x in
        0xFF00_0000 | ((gray + UInt32(x)) & 0xFF) << 16 | UInt32(x & 0xFF) << 8 | gray
      }
    default:
      var row = above ?? [UInt32](repeating: 0xFFFF_FFFF, count: width)
      row[Int.random(in: 0..<width, using: &random)] = pixel(isOpaque, using: &random)
      return row
    }
  }

  /// Returns a color, multiplied by its alpha.
  private static func pixel(_ isOpaque: Bool, using random: inout SeededRandom) -> UInt32 {
    let alpha: UInt32 = isOpaque ? 255 : [0, 1, 40, 128, 254, 255].randomElement(using: &random)!
    return [16, 8, 0].reduce(alpha << 24) { pixel, shift in
      pixel | UInt32.random(in: 0...alpha, using: &random) << UInt32(shift)
    }
  }
}
