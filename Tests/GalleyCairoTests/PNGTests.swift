import Foundation
import GalleyCairo
import GalleyDrawing
import TestSupport
import Testing

@Suite("PNG files")
struct PNGTests {
  @Test("A small picture is encoded as the expected bytes")
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

  @Test("Pictures of all kinds are the same after encoding and decoding", arguments: 0..<60)
  func roundTrip(number: Int) throws {
    var random = SeededRandom(seed: UInt64(number))
    let picture = RandomPicture.bitmap(number, using: &random)
    let file = try #require(picture.png)
    let decoded = try Bitmap(decoding: file)
    #expect((decoded.width, decoded.height) == (picture.width, picture.height))
    #expect(decoded.pixels == picture.pixels)
    // The file has an alpha channel only if a pixel is not opaque.
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
