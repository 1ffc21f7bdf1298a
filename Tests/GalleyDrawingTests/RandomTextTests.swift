import GalleyDrawing
import GalleyGeometry
import TestSupport
import Testing

/// Returns the expected lines of a text, found in a slow and obvious way: a line takes as many
/// words as fit, and a word that is too long for a line is broken.
private func judgedLines(_ text: String, letters: Int, byCharacter: Bool) -> [String] {
  var lines: [String] = []
  var rest = Array(text)
  while !rest.isEmpty {
    // All ends at which the line would fit, without the white space at its end.
    let fitting = (1...rest.count).filter { end in
      let shown = rest[..<end].reversed().drop { $0 == " " }
      return shown.count <= letters
    }
    let ends = fitting.filter { end in
      end == rest.count || ((rest[end - 1] == " " || rest[end - 1] == "-") && rest[end] != " ")
    }
    var end = fitting.last ?? 1
    if !byCharacter, end < rest.count, let word = ends.last { end = word }
    // White space never begins a line.
    while end < rest.count, rest[end] == " " { end += 1 }
    lines.append(String(rest[..<end]))
    rest.removeFirst(end)
  }
  return lines
}

@Suite("Random text in SquareTextEngine")
struct RandomTextTests {
  private func text(_ random: inout SeededRandom) -> String {
    let count = Int.random(in: 1...40, using: &random)
    return String((0..<count).map { _ in "aaaab  -".randomElement(using: &random)! })
  }

  private func layout(
    _ text: String, _ width: Double, _ mode: ParagraphStyle.LineBreaking, lines: Int = .max
  ) -> TextLayout {
    var style = TextStyle(font: Font(size: 20))
    style.paragraph.lineBreaking = mode == .byCharacter ? .byCharacter : .byWord
    return TextLayout(
      StyledText(text, style),
      in: TextContainer(width: width, maximumLineCount: lines, truncation: mode),
      engine: SquareTextEngine())
  }

  @Test("Random text is broken into the lines of a judge that tries every end")
  func agrees() {
    withSeededRandom("breaking squares", steps: 1_000) { random in
      let string = text(&random)
      let letters = Int.random(in: 1...12, using: &random)
      for mode in [ParagraphStyle.LineBreaking.byWord, .byCharacter] {
        let layout = layout(string, Double(letters) * 10, mode)
        let utf8 = Array(string.utf8)
        let lines = layout.lines.map { String(decoding: utf8[$0.range], as: UTF8.self) }
        let judged = judgedLines(string, letters: letters, byCharacter: mode == .byCharacter)
        #expect(lines == judged, "\(mode), \(letters) letters of '\(string)'")
      }
    }
  }

  @Test(
    "No line of random text is wider than the container, bytes are consecutive, and positions agree"
  )
  func invariants() {
    withSeededRandom("lines in their container", steps: 1_000) { random in
      let string = text(&random) + (Bool.random(using: &random) ? "\n" + text(&random) : "")
      let width = Double(Int.random(in: 1...12, using: &random)) * 10
      let mode = ParagraphStyle.LineBreaking.allCases.randomElement(using: &random)!
      let count = Bool.random(using: &random) ? Int.random(in: 1...4, using: &random) : .max
      let layout = layout(string, width, mode, lines: count)
      #expect(layout.lines.count <= count)
      #expect(layout.size.width <= width, "\(mode), \(width) for '\(string)'")
      var end = 0
      for line in layout.lines {
        #expect(line.range.lowerBound >= end)
        end = line.range.upperBound
        let ink = line.line.ink
        for byte in line.line.range where !line.line.isTruncated {
          let (from, to) = (ink.offset(ofByte: byte), ink.offset(ofByte: byte + 1))
          #expect(to - from == 10)
          #expect(ink.byte(atOffset: from + 2) == byte && ink.byte(atOffset: from + 8) == byte + 1)
        }
      }
      #expect(
        layout.isTruncated == (end < string.utf8.count)
          || layout.lines.contains { $0.line.isTruncated } || string.hasSuffix("\n"))
    }
  }
}
