import Foundation
import GalleyDrawing
import GalleyGeometry
import GalleySymbols
import Testing

/// The font files that the packages of the system install.
enum InstalledFont {
  static let glyphs =
    "/usr/share/fonts/truetype/material-design-icons-iconfont/MaterialIcons-Regular.ttf"
  static let letters = "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf"

  static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  static func symbols() throws -> SymbolFonts {
    SymbolFonts(glyphs: GlyphFile(try bytes(glyphs)), letters: GlyphFile(try bytes(letters)))
  }
}

@Suite("The outlines of glyphs in a font file")
struct GlyphFileTests {
  @Test("Outlines are in fractions of the font size, and measured down from the top of the line")
  func outline() throws {
    let file = try #require(GlyphFile(try InstalledFont.bytes(InstalledFont.glyphs)))
    // The glyph "crop_square" is a frame that is drawn from 4 to 20 in a square of 24.
    let bounds = try #require(file.outline(of: 0xE3C6)).bounds
    #expect(abs(bounds.minX - 4.0 / 24) < 0.01 && abs(bounds.maxX - 20.0 / 24) < 0.01)
    #expect(abs(bounds.minY - 4.0 / 24) < 0.01 && abs(bounds.maxY - 20.0 / 24) < 0.01)
    #expect(file.outline(of: 0x10FFFF) == nil, "the font has no such character")
  }

  @Test("Outlines of letters have their holes, and the letters have their widths")
  func letters() throws {
    let file = try #require(GlyphFile(try InstalledFont.bytes(InstalledFont.letters)))
    let letter = try #require(file.outline(of: 0x4F))
    let bounds = letter.bounds
    #expect(!letter.contains(Point(x: bounds.midX, y: bounds.midY)), "an O is a ring")
    #expect(letter.contains(Point(x: bounds.minX + 0.02, y: bounds.midY)))
    let narrow = try #require(file.advance(of: 0x69))
    let wide = try #require(file.advance(of: 0x57))
    #expect(narrow < 0.35 && wide > 0.8)
    // This outline is composed of two glyphs: a letter and its accent.
    #expect(try #require(file.outline(of: 0xC4)).bounds.height > letter.bounds.height)
  }

  @Test("A file that is not a font has no outlines")
  func noFont() {
    #expect(GlyphFile([]) == nil)
    #expect(GlyphFile(Array("no font at all, but some text".utf8)) == nil)
    #expect(GlyphFile([0, 1, 0, 0, 0xFF, 0xFF, 0, 0, 0, 0, 0, 0]) == nil)
  }

  @Test("A damaged font file never traps", arguments: 0..<40)
  func damaged(seed: Int) throws {
    let whole = try InstalledFont.bytes(InstalledFont.letters)
    var random = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next() -> Int {
      random ^= random << 13
      random ^= random >> 7
      random ^= random << 17
      return Int(random >> 33)
    }
    var bytes = seed % 4 == 0 ? Array(whole.prefix(next() % whole.count)) : whole
    for _ in 0..<(seed * 40) where !bytes.isEmpty {
      // The list of tables at the beginning is damaged more often than other bytes.
      bytes[next() % (next() % 3 == 0 ? min(400, bytes.count) : bytes.count)] = UInt8(next() & 0xFF)
    }
    guard let file = GlyphFile(bytes) else { return }
    for character in 0x20...UInt32(0x17F) {
      _ = file.outline(of: character)
      _ = file.advance(of: character)
    }
  }
}
