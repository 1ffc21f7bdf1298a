import GalleyDrawing
import GalleyCairo
import Testing

@Suite("Hyphens")
struct HyphenTests {
  private let engine = PangoTextEngine()

  private func widths(
    _ string: String, breaking: ParagraphStyle.LineBreaking = .byWord, hyphenates: Bool = false
  ) -> [Double] {
    var style = TextStyle(font: Font(size: 20))
    style.paragraph.lineBreaking = breaking
    style.paragraph.hyphenates = hyphenates
    let text = StyledText(string, style)
    return TextLayout(text, in: TextContainer(width: 72), engine: engine).lines.map(\.frame.width)
  }

  private func width(_ string: String) -> Double {
    TextLayout(
      StyledText(string, TextStyle(font: Font(size: 20))), in: TextContainer(), engine: engine
    )
    .size.width
  }

  @Test("A word that is broken because it is too long for its line gets no hyphen")
  func noHyphens() {
    for breaking in [.byWord, .byCharacter] as [ParagraphStyle.LineBreaking] {
      let lines = widths("mmmmmmmmmm", breaking: breaking)
      #expect(lines.count > 1)
      // Four letters fit, and there would be space for three and a hyphen.
      #expect((lines[0] - width("mmmm")).magnitude < 0.1, "\(breaking): \(lines)")
    }
  }

  @Test("A broken word gets a hyphen if the paragraph asks for hyphenation")
  func hyphens() {
    let plain = widths("mmmmmmmmmm")
    let hyphenated = widths("mmmmmmmmmm", hyphenates: true)
    #expect(plain[0] != hyphenated[0])
    #expect((hyphenated[0] - width("mmm\u{2010}")).magnitude < 0.5, "\(hyphenated)")
  }

  @Test("A word with two styles that is broken between them gets no hyphen")
  func noHyphenBetweenStyles() {
    var style = TextStyle(font: Font(size: 20))
    var text = StyledText("mmmm", style)
    style.color = Color(red: 1, green: 0, blue: 0)
    text.append("mmmm", style)
    let lines = TextLayout(text, in: TextContainer(width: 72), engine: engine).lines.map(
      \.frame.width)
    #expect(lines.count == 2)
    #expect((lines[0] - width("mmmm")).magnitude < 0.1, "\(lines)")
  }

  @Test("A soft hyphen is visible only at the end of a line")
  func softHyphens() {
    let lines = widths("extra\u{AD}long")
    #expect(lines.count == 2)
    #expect((lines[0] - width("extra\u{2010}")).magnitude < 0.5)
    #expect((lines[1] - width("long")).magnitude < 0.1)
    // A hidden soft hyphen adds at most the tracking of one letter to the width.
    #expect(widths("a\u{AD}b").count == 1)
    #expect((widths("a\u{AD}b")[0] - width("ab")).magnitude < 0.7)
  }
}
