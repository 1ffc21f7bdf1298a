import GalleyCairo
import GalleyDrawing
import GalleyGeometry
import TestSupport
import Testing

@Suite("A megabyte of text in real fonts", .serialized)
struct LongTextTests {
  private let engine = PangoTextEngine()

  private func layout(
    _ string: String, width: Double, lines: Int = .max,
    truncation: ParagraphStyle.LineBreaking? = nil, size: Double = 17
  ) -> TextLayout {
    TextLayout(
      StyledText(string, TextStyle(font: Font(size: size))),
      in: TextContainer(width: width, maximumLineCount: lines, truncation: truncation),
      engine: engine)
  }

  private func isContinuous(_ layout: TextLayout) -> Bool {
    zip(layout.lines, layout.lines.dropFirst()).allSatisfy {
      $0.range.upperBound == $1.range.lowerBound
    }
  }

  @Test("Two visible lines of a megabyte of text are laid out immediately")
  func twoLines() {
    let text = String(repeating: "word and more ", count: 75_000)
    _ = layout("a", width: 100)
    for mode in ParagraphStyle.LineBreaking.allCases {
      let time = processorTime {
        let cut = layout(text, width: 300, lines: 2, truncation: mode)
        #expect(cut.lines.count == 2 && cut.isTruncated && isContinuous(cut), "\(mode)")
        #expect(cut.size.width <= 300, "\(mode)")
        if mode == .truncateTail {
          #expect(cut.lines[1].range.upperBound < 100)
        }
      }
      #expect(time < .seconds(1), "\(mode) takes \(time)")
    }
  }

  @Test("A megabyte of text can be laid out completely")
  func allOfIt() {
    let text = String(repeating: "word and more ", count: 5_000)
    let all = layout(text, width: 300)
    #expect(all.lines.count > 1_500 && isContinuous(all) && !all.isTruncated)
    #expect(all.lines.last?.range.upperBound == text.utf8.count)
    #expect(all.size.width <= 300)
    let one = layout(text, width: .infinity)
    let word = layout("word and more ", width: .infinity).size.width
    #expect(one.lines.count == 1)
    #expect((one.size.width / word - 5_000).magnitude < 5)
    let ink = one.lines[0].line.ink
    #expect((ink.offset(ofByte: 35_000) / one.size.width - 0.5).magnitude < 0.001)
    #expect((ink.byte(atOffset: one.size.width / 2) - 35_000).magnitude < 200)
    // A single word of 30,000 letters.
    let word2 = layout(String(repeating: "x", count: 30_000), width: 300)
    #expect(isContinuous(word2) && word2.lines.last?.range.upperBound == 30_000)
  }

  @Test("A megabyte of text is broken into the same lines in pieces as in one go")
  func pieces() {
    // The short text is laid out in one piece, the long one in several.
    let sentence = "It is broken, word by word, as it would be if there were nothing behind it. "
    let short = layout(String(repeating: sentence, count: 100), width: 200)
    let long = layout(String(repeating: sentence, count: 1_000), width: 200)
    #expect(long.lines.count > 3_000 && isContinuous(long))
    let count = short.lines.count - 2
    #expect(short.lines.prefix(count).map(\.range) == long.lines.prefix(count).map(\.range))
    #expect(short.lines.prefix(count).map(\.frame) == long.lines.prefix(count).map(\.frame))
    let later = long.lines.filter { $0.frame.width > 200 }
    #expect(later.isEmpty)
  }

  @Test("A megabyte of text with huge letters can be laid out")
  func huge() {
    let text = String(repeating: "wide ", count: 2_000)
    for size in [1_000.0, 10_000, 1e300] {
      let all = layout(text, width: 2_000, size: size)
      #expect(isContinuous(all) && all.lines.last?.range.upperBound == text.utf8.count, "\(size)")
      #expect(layout(text, width: .infinity, size: size).size.width >= 0, "\(size)")
      #expect(
        layout(text, width: 5_000, lines: 2, truncation: .truncateMiddle, size: size).lines.count
          <= 2)
    }
  }

  @Test("A megabyte of text that is truncated in the middle shows its start and its end")
  func middle() {
    let text = "start " + String(repeating: "word and more ", count: 75_000) + "end"
    let cut = layout(text, width: 200, lines: 1, truncation: .truncateMiddle)
    let line = cut.lines[0].line
    #expect(line.range == 0..<text.utf8.count && line.isTruncated)
    let stretches = line.ink.stretches(ofBytes: line.range)
    #expect(stretches.count == 2)
    let end = line.ink.stretches(ofBytes: text.utf8.count - 3..<text.utf8.count)
    #expect((end.last!.upperBound - line.width).magnitude < 0.5)
    #expect(line.ink.byte(atOffset: line.width) == text.utf8.count)
    #expect(line.ink.stretches(ofBytes: 1_000..<900_000) == [])
  }
}
