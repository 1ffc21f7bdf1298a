import GalleyDrawing
import GalleyGeometry
import TestSupport
import Testing

@Suite("Line breaking in SquareTextEngine")
struct TextBreakingTests {
  private func layout(
    _ string: String, width: Double = .infinity, lines: Int = .max,
    _ breaking: ParagraphStyle.LineBreaking = .byWord,
    truncation: ParagraphStyle.LineBreaking? = nil,
    change: (inout TextStyle) -> Void = { _ in }
  ) -> TextLayout {
    var style = TextStyle(font: Font(size: 20))
    style.paragraph.lineBreaking = breaking
    change(&style)
    return TextLayout(
      StyledText(string, style),
      in: TextContainer(width: width, maximumLineCount: lines, truncation: truncation),
      engine: SquareTextEngine())
  }

  /// Returns the text and the width of each line, with an ellipsis if the line is truncated.
  private func lines(_ layout: TextLayout) -> [String] {
    let utf8 = Array(layout.text.string.utf8)
    return layout.lines.map {
      let text = String(decoding: utf8[$0.range], as: UTF8.self)
      return "\(text)|\(Int($0.frame.width))" + ($0.line.isTruncated ? "…" : "")
    }
  }

  @Test("Each line break mode cuts a text that is too long in its own way")
  func modes() {
    let text = "one two three"
    func cut(_ mode: ParagraphStyle.LineBreaking, _ count: Int) -> [String] {
      lines(layout(text, width: 70, lines: count, truncation: mode))
    }
    #expect(cut(.byWord, 1) == ["one two |70…"])
    #expect(cut(.byCharacter, 1) == ["one two |70…"])
    #expect(cut(.clip, 1) == ["one two|70…"])
    #expect(cut(.truncateTail, 1) == ["one tw|70…"])
    #expect(cut(.truncateHead, 1) == ["one two three|70…"])
    #expect(cut(.truncateMiddle, 1) == ["one two three|70…"])
    #expect(cut(.truncateTail, 2) == ["one two |70", "three|50"])
    let narrow = layout("one two three four", width: 70, lines: 2, truncation: .truncateTail)
    #expect(lines(narrow) == ["one two |70", "three|60…"])
    #expect(lines(layout(text, width: 65, .byCharacter)) == ["one tw|60", "o thre|60", "e|10"])
  }

  @Test("A paragraph that is truncated or clipped has one line, however many are allowed")
  func paragraphModes() {
    let text = "one two three\nfour five"
    #expect(lines(layout(text, width: 70, .truncateTail)) == ["one tw|70…", "four f|70…"])
    #expect(lines(layout(text, width: 70, .clip)) == ["one two|70…", "four fi|70…"])
    #expect(lines(layout(text, width: 70, lines: 1, .truncateTail)) == ["one tw|70…"])
  }

  @Test("A long paragraph that fits is shown to its end when paragraphs after it are left out")
  func longContinued() {
    let text = String(repeating: "a", count: 5_000) + "\nb"
    let cut = layout(text, width: 60_000, lines: 1, truncation: .truncateTail)
    #expect(cut.lines.map(\.range) == [0..<5_000])
    #expect(cut.lines.map(\.line.isTruncated) == [true])
  }

  @Test(
    "The last line ends in an ellipsis when paragraphs are left out, but not for a final line end")
  func continued() {
    func cut(_ text: String) -> [String] {
      lines(layout(text, width: 100, lines: 2, truncation: .truncateTail))
    }
    #expect(cut("a\nb\nc") == ["a|10", "b|20…"])
    #expect(cut("a\nb\n\n ") == ["a|10", "b|10"])
    #expect(cut("a\nabcdefghij\nc") == ["a|10", "abcdefghi|100…"])
    #expect(layout("a\nb", lines: 1).isTruncated)
    #expect(layout("a\n", lines: 1).isTruncated == false)
  }

  @Test("The text that an ellipsis replaces has no width")
  func ellipsis() {
    let ink = layout("one two three", width: 70, lines: 1, truncation: .truncateMiddle).lines[0]
      .line.ink
    // "one…ree": three letters, the dots, and three more.
    #expect(ink.offset(ofByte: 3) == 30 && ink.offset(ofByte: 5) == 40)
    #expect(ink.offset(ofByte: 10) == 40 && ink.offset(ofByte: 13) == 70)
    #expect(ink.stretches(ofBytes: 0..<13) == [0...30, 40...70])
    #expect(ink.stretches(ofBytes: 4..<9) == [])
    #expect(ink.byte(atOffset: 52) == 11)
  }

  @Test("White space at the end of a line has no width; in an unlimited width it has")
  func whiteSpace() {
    #expect(lines(layout("one   two  ", width: 50)) == ["one   |30", "two  |30"])
    #expect(lines(layout("one  ")) == ["one  |50"])
    #expect(layout(" ").size.width == 10)
    #expect(lines(layout("    ", width: 20)) == ["    |0"])
    let arabic = layout("سلام   عليكم  ", width: 60)
    #expect(arabic.lines.map(\.frame.maxX) == [60, 60])
    #expect(arabic.lines.map(\.frame.width) == [40, 50])
    // The first letter ends at the right.
    #expect(arabic.lines[0].line.ink.offset(ofByte: 0) == 40)
    #expect(arabic.lines[0].line.ink.stretches(ofBytes: 0..<2) == [30...40])
  }

  @Test("Lines do not break at no-break spaces, and break at zero-width ones")
  func specialSpaces() {
    #expect(lines(layout("a b\u{A0}c", width: 40)) == ["a |10", "b\u{A0}c|30"])
    #expect(lines(layout("ab\u{200B}cd", width: 30)) == ["ab\u{200B}|20", "cd|20"])
    #expect(layout("a\u{200D}\u{FEFF}b").size.width == 20)
  }

  @Test("Line ends of all kinds end a line, even where styles meet within one")
  func lineEnds() {
    #expect(lines(layout("a\rb\r\nc\u{85}d\u{2029}e")) == ["a|10", "b|10", "c|10", "d|10", "e|10"])
    let style = TextStyle(font: Font(size: 20))
    var bold = style
    bold.font.weight = .bold
    var text = StyledText("a\r", style)
    text.append("\nb", bold)
    let parted = TextLayout(text, in: TextContainer(), engine: SquareTextEngine())
    #expect(parted.lines.map(\.range) == [0..<1, 3..<4])
  }

  @Test("Head indents apply at the leading side of a text, and tail indents at the trailing side")
  func indents() {
    func frames(_ text: String, _ change: (inout ParagraphStyle) -> Void) -> [Rect] {
      layout(text, width: 100) { change(&$0.paragraph) }.lines.map(\.frame)
    }
    func indented(_ style: inout ParagraphStyle) {
      style.firstLineHeadIndent = 30
      style.headIndent = 10
      style.tailIndent = -20
    }
    #expect(frames("one two three", indented).map(\.minX) == [30, 10, 10])
    #expect(frames("one two three", indented).map(\.width) == [30, 30, 50])
    #expect(frames("שלום לכם", indented).map(\.maxX) == [70, 90])
    let centered = frames("one two three") {
      indented(&$0)
      $0.alignment = .center
    }
    #expect(centered.map(\.minX) == [40, 30, 20])
    let hanging = frames("one two three four") { $0.headIndent = 40 }
    #expect(hanging.map(\.minX) == [0, 40, 40])
  }

  @Test("Justified lines end at the edge, except the last one")
  func justified() {
    let text = layout("a b c d e f g", width: 55) { $0.paragraph.alignment = .justified }
    #expect(lines(text) == ["a b c |55", "d e f |55", "g|10"])
    #expect(text.lines[0].line.ink.offset(ofByte: 4) == 45)
  }

  @Test("Paragraph spacing is only added where another paragraph follows")
  func spacing() {
    let text = layout("a\nb\nc", lines: 2) {
      $0.paragraph.spacing = 7
      $0.paragraph.spacingBefore = 3
    }
    #expect(text.lines.map { $0.frame.minY.rounded() } == [0, 34])
    #expect((text.size.height - 2 * 23.8671875 - 10).magnitude < 1e-9)
  }

  @Test("A megabyte of text is laid out immediately in two lines, and quickly in all")
  func long() {
    let text = String(repeating: "word and more ", count: 75_000)
    let short = processorTime {
      for mode in [ParagraphStyle.LineBreaking.truncateTail, .byWord, .clip] {
        let cut = layout(text, width: 300, lines: 2, truncation: mode)
        #expect(cut.lines.count == 2 && cut.isTruncated)
        #expect(cut.lines[1].range.upperBound < 100)
      }
    }
    #expect(short < .seconds(2))
    #expect(layout(text, width: 300).lines.count > 30_000)
    #expect(layout(text).size.width == 10_500_000)
  }
}
