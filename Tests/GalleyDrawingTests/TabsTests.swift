import GalleyDrawing
import GalleyGeometry
import TestSupport
import Testing

@Suite("Tabs")
struct TabsTests {
  private func offsets(
    _ string: String, width: Double = .infinity, _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> [Double] {
    var style = TextStyle(font: Font(size: 20))
    change(&style.paragraph)
    let layout = TextLayout(
      StyledText(string, style), in: TextContainer(width: width), engine: SquareTextEngine())
    // The positions of the letters after tabs.
    var found: [Double] = []
    for line in layout.lines {
      let bytes = Array(string.utf8)
      for byte in line.range where byte > 0 && bytes[byte - 1] == 9 && bytes[byte] != 9 {
        found.append(line.origin.x + line.line.ink.offset(ofByte: byte))
      }
    }
    return found
  }

  @Test("Tab stops are at every 28th point by default")
  func usual() {
    #expect(offsets("a\tb\tc") == [28, 56])
    #expect(offsets("aaa\tb") == [56], "the first place is behind the letters already")
    #expect(offsets("a\t\tb") == [56])
    #expect(offsets("a\tb") { $0.tabInterval = 50 } == [50])
    #expect(offsets("a\tb") { $0.tabInterval = .nan } == [28])
  }

  @Test("Tab stops are at the given locations, and then in equal intervals")
  func places() {
    let stops = offsets("a\tb\tc\td") {
      $0.tabs = [ParagraphStyle.Tab(at: 100), ParagraphStyle.Tab(at: 40)]
    }
    #expect(stops == [40, 100, 112])
  }

  @Test("A tab stop may be at the right end or at the center of its text")
  func sides() {
    #expect(offsets("a\tbbb") { $0.tabs = [.init(at: 100, alignment: .right)] } == [70])
    #expect(offsets("a\tbb") { $0.tabs = [.init(at: 100, alignment: .center)] } == [90])
    #expect(
      offsets("aaaaaaaa\tbbb") { $0.tabs = [.init(at: 100, alignment: .right)] } == [80],
      "text that has no space there follows what is before it")
  }

  @Test("Tab stops are measured from the edge of the container, not from the indent")
  func indents() {
    #expect(
      offsets("a\tb") {
        $0.tabs = [.init(at: 60)]
        ($0.firstLineHeadIndent, $0.headIndent) = (20, 10)
      } == [60])
    // This also holds in the second line.
    #expect(
      offsets("aaaaaaaaa b\tc", width: 100) {
        $0.tabs = [.init(at: 60)]
        ($0.firstLineHeadIndent, $0.headIndent) = (0, 10)
      } == [60])
  }

  @Test("All tabs of a paragraph are its valid tab stops and the first two defaults after them")
  func all() {
    var style = ParagraphStyle()
    style.tabs = [.init(at: 40), .init(at: -3), .init(at: .infinity)]
    #expect(style.allTabs.map(\.location) == [40, 56, 84])
  }

  @Test("Letters may be filled and stroked, or only stroked")
  func outlines() {
    var style = TextStyle(font: Font(size: 20))
    func calls(_ stroke: TextStyle.Stroke) -> [String] {
      style.stroke = stroke
      var text = StyledText("a", style)
      text.append("b", TextStyle(font: Font(size: 20)))
      let canvas = RecordingCanvas()
      TextLayout(text, in: TextContainer(), engine: SquareTextEngine()).draw(on: canvas, at: .zero)
      return canvas.calls
    }
    #expect(
      calls(TextStyle.Stroke(width: 2, color: .white)) == [
        "fill rect (1, 9.043, 8, 10) #000000", "fill rect (11, 9.043, 8, 10) #000000",
        "stroke rect (1, 9.043, 8, 10) #FFFFFF, 2 wide",
      ])
    #expect(
      calls(TextStyle.Stroke(width: 2, isFilled: false)) == [
        "fill rect (11, 9.043, 8, 10) #000000", "stroke rect (1, 9.043, 8, 10) #000000, 2 wide",
      ])
  }

  @Test("A long text with a tab takes about as long as one without")
  func speed() {
    func time(_ separator: String) -> Duration {
      let string = "a" + separator + String(repeating: "b", count: 40_000)
      let text = StyledText(string, TextStyle(font: Font(size: 20)))
      return processorTime {
        _ = TextLayout(text, in: TextContainer(width: 50), engine: SquareTextEngine())
      }
    }
    #expect(time("\t") < time(" ") * 5)
  }
}
