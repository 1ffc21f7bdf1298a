import Foundation
import GalleyCairo
import GalleyDrawing
import GalleyGeometry
import TestSupport
import Testing

@Suite("A display list as pixels")
struct RenderingTests {
  @Test("A display list has its colors in their positions, at any scale")
  func pixels() throws {
    var list = DisplayList()
    list.fill(
      Path(Rect(x: 2, y: 1, width: 3, height: 2)), with: .color(Color(red: 1, green: 0, blue: 0)))
    let bitmap = try #require(
      list.rendered(size: Size(width: 8, height: 4), scale: 2, background: .white))
    #expect(bitmap.width == 16 && bitmap.height == 8)
    #expect(bitmap[4, 2] == Color(red: 1, green: 0, blue: 0))
    #expect(bitmap[9, 5] == Color(red: 1, green: 0, blue: 0))
    #expect(bitmap[3, 2] == .white)
    #expect(bitmap[10, 5] == .white)
  }

  @Test("A rendered PNG reads back as the same pixels")
  func roundTrip() throws {
    let pixels: [UInt32] = [0xFF_FF_00_00, 0xFF_00_FF_00, 0xFF_00_00_FF, 0x80_80_00_00]
    let bitmap = Bitmap(width: 2, height: 2, pixels: pixels)
    let data = try #require(bitmap.png)
    #expect(try Bitmap(decoding: data) == bitmap)
  }

  @Test("Decoding data that is not an image says what is wrong")
  func badImages() throws {
    for bytes in [Data(), Data([1, 2, 3]), Data("GIF89a".utf8), Data(repeating: 0, count: 10_000)] {
      #expect(throws: ImageError.self) { try Bitmap(decoding: bytes) }
    }
    let whole = try #require(
      Bitmap(width: 40, height: 40, pixels: (0..<1_600).map { UInt32($0) | 0xFF00_0000 }).png)
    for length in stride(from: 1, to: whole.count - 20, by: 7) {
      _ = try? Bitmap(decoding: whole.prefix(length))
    }
  }

  @Test("Text in five scripts is drawn with Galley's own fonts, and no glyph is missing")
  func scripts() throws {
    let engine = PangoTextEngine()
    #expect(engine.reports == [])
    for text in ["Hello", "日本語", "العربية", "हिन्दी", "🎉👩‍👩‍👧‍👦"] {
      let layout = TextLayout(
        StyledText(text, TextStyle(font: Font(size: 20))), in: TextContainer(), engine: engine)
      #expect(layout.size.width > 10, "\(text)")
      var list = DisplayList()
      list.draw(layout, at: Point(x: 4, y: 4))
      let bitmap = try #require(list.rendered(size: Size(width: 120, height: 40)))
      #expect(bitmap.pixels.contains { $0 != 0 }, "\(text) is not drawn")
    }
  }

  @Test("A heart is red in emoji presentation, and otherwise has the color of the text")
  func presentation() throws {
    func isRed(_ text: String) throws -> Bool {
      let layout = TextLayout(
        StyledText(text, TextStyle(font: Font(size: 20))), in: TextContainer(),
        engine: PangoTextEngine())
      var list = DisplayList()
      list.draw(layout, at: .zero)
      let bitmap = try #require(list.rendered(size: Size(width: 40, height: 40)))
      return bitmap.pixels.contains { ($0 >> 16) & 0xFF > 180 && $0 & 0xFF < 100 }
    }
    #expect(try isRed("\u{2764}\u{FE0F}"))
    #expect(try !isRed("\u{2764}"))
  }
}
