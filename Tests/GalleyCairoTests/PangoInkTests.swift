import GalleyCairo
import GalleyDrawing
import GalleyGeometry
import Testing

@Suite("Ink of a line in Pango")
struct PangoInkTests {
  private func line(_ string: String) throws -> BrokenLine {
    let text = StyledText(string, TextStyle(font: Font(size: 20)))
    let layout = TextLayout(text, in: TextContainer(), engine: PangoTextEngine())
    return try #require(layout.lines.first?.line)
  }

  @Test("A right-to-left line begins at its right edge and ends at its left one")
  func rightToLeft() throws {
    let line = try line("שלום")
    #expect(line.isRightToLeft && line.width > 20)
    #expect(abs(line.ink.offset(ofByte: 0) - line.width) < 0.01)
    #expect(line.ink.offset(ofByte: 8) == 0)
    let left = try self.line("Hello")
    #expect(left.ink.offset(ofByte: 0) == 0)
    #expect(abs(left.ink.offset(ofByte: 5) - left.width) < 0.01)
  }

  @Test("Positions between letters are found, however many bytes the letters have")
  func places() throws {
    let line = try line("a👨‍👩‍👧日b")
    let starts = [0, 1, 19, 22]
    for (start, next) in zip(starts, starts.dropFirst() + [23]) {
      let (left, right) = (line.ink.offset(ofByte: start), line.ink.offset(ofByte: next))
      #expect(right > left)
      #expect(line.ink.byte(atOffset: left + (right - left) * 0.1) == start)
      #expect(line.ink.byte(atOffset: left + (right - left) * 0.9) == next)
    }
  }
}
