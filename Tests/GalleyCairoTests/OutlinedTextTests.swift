import GalleyCairo
import GalleyDrawing
import GalleyGeometry
import Testing

@Suite("Outlined text and tabs in real fonts")
struct OutlinedTextTests {
  private let engine = PangoTextEngine()

  private func style(_ change: (inout TextStyle) -> Void) -> TextStyle {
    var style = TextStyle(font: Font(size: 40, weight: .bold), color: red)
    change(&style)
    return style
  }

  private func picture(_ text: StyledText) throws -> Bitmap {
    var list = DisplayList()
    list.draw(TextLayout(text, in: TextContainer(), engine: engine), at: Point(x: 5, y: 5))
    return try list.picture(120, 60)
  }

  private func ink(_ bitmap: Bitmap, _ color: Color, x: Range<Int>) -> Int {
    (0..<bitmap.height).reduce(0) { sum, y in sum + x.count { bitmap[$0, y] == color } }
  }

  @Test("Hollow letters are stroked; filled letters with a stroke have both")
  func outlines() throws {
    let plain = try picture(StyledText("H", style { _ in }))
    let hollow = try picture(
      StyledText("H", style { $0.stroke = .init(width: 2, color: blue, isFilled: false) }))
    let both = try picture(StyledText("H", style { $0.stroke = .init(width: 2, color: blue) }))
    #expect(ink(plain, red, x: 0..<60) > 100 && ink(plain, blue, x: 0..<60) == 0)
    #expect(ink(hollow, red, x: 0..<60) == 0 && ink(hollow, blue, x: 0..<60) > 40)
    #expect(ink(both, red, x: 0..<60) > 50 && ink(both, blue, x: 0..<60) > 40)
  }

  @Test(
    "A stroke applies only to the letters with the attribute, also among letters of the same font")
  func parts() throws {
    var text = StyledText("H", style { _ in })
    text.append("H", style { $0.stroke = .init(width: 2, color: blue) })
    text.append("H", style { $0.stroke = .init(width: 2, color: .black) })
    let bitmap = try picture(text)
    let line = TextLayout(text, in: TextContainer(), engine: engine).lines[0]
    let ends = [0, 1, 2, 3].map { 5 + Int(line.line.ink.offset(ofByte: $0)) }
    #expect(ink(bitmap, blue, x: ends[0]..<ends[1]) == 0)
    #expect(ink(bitmap, blue, x: ends[1]..<ends[2]) > 40)
    #expect(ink(bitmap, .black, x: ends[1]..<ends[2]) == 0)
    #expect(ink(bitmap, .black, x: ends[2]..<ends[3]) > 40)
  }

  @Test("The ellipsis after hollow letters is hollow, too")
  func ellipsis() throws {
    let hollow = style { $0.stroke = .init(width: 1, color: blue, isFilled: false) }
    let layout = TextLayout(
      StyledText("iiiiiiiiiiiiiiiiiiiiii", hollow),
      in: TextContainer(width: 80, maximumLineCount: 1, truncation: .truncateTail), engine: engine)
    #expect(layout.isTruncated)
    var list = DisplayList()
    list.draw(layout, at: .zero)
    let bitmap = try list.picture(100, 60)
    let end = Int(layout.lines[0].line.ink.offset(ofByte: layout.lines[0].range.upperBound))
    let behind = (end..<min(end + 40, 100)).contains { x in
      (0..<60).contains { bitmap.alpha(x, $0) > 100 }
    }
    #expect(behind)
  }

  @Test("Text after a tab begins at the tab stop", arguments: [0.0, 10])
  func tabs(indent: Double) {
    func offset(_ string: String, _ tabs: [ParagraphStyle.Tab], first: Double = 0) -> Double {
      let text = StyledText(
        string,
        style {
          $0.font.size = 10
          $0.paragraph.tabs = tabs
          $0.paragraph.headIndent = indent
          $0.paragraph.firstLineHeadIndent = first
        })
      let line = TextLayout(text, in: TextContainer(width: 300), engine: engine).lines[0]
      let byte = string.utf8.count - string.split(separator: "\t").last!.utf8.count
      return line.origin.x + line.line.ink.offset(ofByte: byte)
    }
    func isNear(_ left: Double, _ right: Double) -> Bool { (left - right).magnitude < 0.01 }
    #expect(isNear(offset("a\tb", [], first: indent), 28))
    #expect(isNear(offset("a\tb", [.init(at: 100)], first: indent), 100))
    #expect(isNear(offset("a\tb", [.init(at: 100)], first: 20), 100))
    #expect(isNear(offset("a\tb\tc\td", [.init(at: 40), .init(at: 100)], first: indent), 112))
    let width = TextLayout(
      StyledText("bbb", style { $0.font.size = 10 }), in: TextContainer(), engine: engine
    ).size.width
    let right = offset("a\tbbb", [.init(at: 100, alignment: .right)], first: indent)
    #expect((right - (100 - width)).magnitude < 0.1)
  }

  @Test("A word is broken at a soft hyphen, where a hyphen is drawn")
  func softHyphens() {
    func lines(_ string: String) -> [Double] {
      let text = StyledText(string, style { $0.font = Font(size: 20) })
      return TextLayout(text, in: TextContainer(width: 75), engine: engine).lines.map(\.frame.width)
    }
    let whole = StyledText("extra", style { $0.font = Font(size: 20) })
    let width = TextLayout(whole, in: TextContainer(), engine: engine).size.width
    let first = lines("extra\u{AD}long")[0]
    #expect(lines("extra\u{AD}long").count == 2)
    #expect(first > width + 3, "the hyphen takes space")
  }

  @Test("The heights of letters are those of the font")
  func heights() {
    for name in ["DejaVu Sans Mono", "Noto Serif", "Inter"] {
      let metrics = engine.metrics(of: Font(.named(name), size: 100))
      #expect(metrics.xHeight < metrics.capHeight && metrics.capHeight < metrics.ascent, "\(name)")
    }
    // The fonts' tables contain 1,493 and 1,120 of 2,048 units, and 714 and 536 of 1,000 units.
    let mono = engine.metrics(of: Font(.named("DejaVu Sans Mono"), size: 100))
    #expect((mono.capHeight - 72.9).magnitude < 0.1 && (mono.xHeight - 54.7).magnitude < 0.2)
    let serif = engine.metrics(of: Font(.named("Noto Serif"), size: 100))
    #expect((serif.capHeight - 71.4).magnitude < 0.1 && (serif.xHeight - 53.6).magnitude < 0.2)
  }
}
