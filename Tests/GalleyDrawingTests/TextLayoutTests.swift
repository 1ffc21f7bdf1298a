import GalleyDrawing
import GalleyGeometry
import TestSupport
import Testing

@Suite("A text layout in SquareTextEngine")
struct TextLayoutTests {
  private func layout(
    _ string: String, width: Double = .infinity, lines: Int = .max, size: Double = 20,
    _ breaking: ParagraphStyle.LineBreaking = .byWord, change: (inout TextStyle) -> Void = { _ in }
  ) -> TextLayout {
    var style = TextStyle(font: Font(size: size))
    style.paragraph.lineBreaking = breaking
    change(&style)
    return TextLayout(
      StyledText(string, style), in: TextContainer(width: width, maximumLineCount: lines),
      engine: SquareTextEngine())
  }

  private func lines(_ layout: TextLayout) -> [String] {
    let utf8 = Array(layout.text.string.utf8)
    return layout.lines.map { String(decoding: utf8[$0.range], as: UTF8.self) }
  }

  @Test("Letters are half as wide as the font size, and lines as high as on a phone")
  func size() {
    let text = layout("Hello")
    #expect(text.size.width == 50)
    #expect((text.size.height - 23.8671875).magnitude < 1e-9)
    #expect(layout("").size == .zero)
  }

  @Test("Lines break after words, and within a word that is too long")
  func breaking() {
    #expect(lines(layout("one two three", width: 80)) == ["one two ", "three"])
    #expect(lines(layout("one two three", width: 70)) == ["one two ", "three"])
    #expect(lines(layout("one two three", width: 69)) == ["one ", "two ", "three"])
    #expect(lines(layout("extraordinary", width: 50)) == ["extra", "ordin", "ary"])
    #expect(lines(layout("日本語の本", width: 65)) == ["日本語", "の本"])
  }

  @Test("Line ends of one or two characters begin paragraphs")
  func paragraphs() {
    #expect(lines(layout("a\nb\r\nc\u{2028}d")) == ["a", "b", "c", "d"])
    #expect(layout("a\n").lines.count == 2)
    #expect(layout("\n\n").lines.count == 3)
  }

  @Test("Text that does not fit is truncated as the paragraph says")
  func truncation() {
    for (breaking, end) in [
      (ParagraphStyle.LineBreaking.truncateTail, 4), (.byWord, 0), (.clip, 5),
    ] {
      let text = layout("extraordinary", width: 50, lines: 1, breaking)
      #expect(text.lines.count == 1)
      #expect(text.size.width <= 50)
      #expect(text.isTruncated || breaking == .clip, "\(breaking) \(end)")
    }
    #expect(layout("one two", width: 70, lines: 1, .truncateTail).isTruncated == false)
  }

  @Test("Paragraph styles set the line height, the spacing and the indents")
  func paragraphStyles() {
    let spaced = layout("a\nb") { style in
      style.paragraph.lineSpacing = 3
      style.paragraph.spacing = 10
      style.paragraph.minimumLineHeight = 30
    }
    #expect(spaced.lines.map(\.frame.minY) == [0, 43])
    #expect(spaced.size.height == 73)
    let right = layout("ab", width: 100) { $0.paragraph.alignment = .right }
    #expect(right.lines[0].frame.minX == 80)
    let center = layout("ab", width: 100) { $0.paragraph.alignment = .center }
    #expect(center.lines[0].frame.minX == 40)
    let arabic = layout("مرحبا", width: 100)
    #expect(arabic.lines[0].frame.maxX == 100)
  }

  @Test("Layouts of the same text with other lines, or lines in other places, are not equal")
  func equality() {
    let text = layout("one two", width: 40)
    #expect(text == layout("one two", width: 40))
    #expect(text.keepingLines(0..<1) != text.keepingLines(1..<2))
    #expect(text.keepingLines(0..<2) == text)
    let moved = text.placingLines { _, line in
      var line = line
      line.origin.y += 1
      return line
    }
    #expect(moved != text)
  }

  @Test("A text layout has a finite size if values are infinite, NaN, negative or extreme")
  func badNumbers() {
    for number in [Double.nan, .infinity, -.infinity, -5, 0, 1e300] {
      let text = layout("one two\nthree", width: number, size: number) { style in
        style.kern = number
        style.baselineOffset = number
        style.paragraph.lineSpacing = number
        style.paragraph.headIndent = number
        style.paragraph.tailIndent = number
        style.paragraph.minimumLineHeight = number
        style.paragraph.lineHeightMultiple = number
      }
      #expect(text.size.isFinite && text.size.width >= 0 && text.size.height >= 0, "\(number)")
    }
  }
}
