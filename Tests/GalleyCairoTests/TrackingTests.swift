import GalleyCairo
import GalleyDrawing
import GalleyGeometry
import TestSupport
import Testing

@Suite("Tracking")
struct TrackingTests {
  private let engine = PangoTextEngine()

  private func layout(
    _ string: String, _ family: Font.Family = .system, kern: Double = 0,
    in container: TextContainer = TextContainer()
  ) -> TextLayout {
    var style = TextStyle(font: Font(family, size: 17))
    style.kern = kern
    return TextLayout(StyledText(string, style), in: container, engine: engine)
  }

  /// Returns by how much a text in the system font is narrower than the same text in plain Inter,
  /// which has no tracking.
  private func tracking(of string: String) -> Double {
    layout(string, .named("Inter")).size.width - layout(string).size.width
  }

  @Test("The system font has tracking after each letter of Inter, also after letters with marks")
  func letters() {
    for (string, count) in [
      ("Hello", 5), ("Straße", 6), ("Привет", 6), ("αβγ", 3), ("a → b", 5), ("e\u{301}e", 2),
      ("e\u{1DC4}e", 2), ("“quoted”", 8), ("№ 1", 3),
    ] {
      #expect(abs(tracking(of: string) - Double(count) * 0.46) < 0.02, "\(string)")
    }
  }

  @Test(
    "Tracking does not apply to letters and emoji of other fonts, which stay whole",
    arguments: [
      "日本語", "العربية", "हिन्दी", "Հայերեն", "🎉", "👩‍👩‍👧‍👦", "🤷‍♀️", "👩‍⚕️", "🏳️‍⚧️", "❤️‍🔥", "🏴‍☠️", "🐻‍❄️",
      "👨‍❤️‍👨", "☝🏽", "✋🏽", "✅", "⭐", "☀️", "❤️", "5️⃣", "⌚", "⏰",
    ])
  func otherFonts(string: String) { #expect(abs(tracking(of: string)) < 0.01) }

  @Test("Tracking is the same before and after a tab, and does not move the tab stop")
  func tabs() {
    for (kern, string) in [(0.0, "\ta"), (0, "a\tb"), (4, "\ta"), (4, "a\tb"), (-2, "a\tb")] {
      let line = layout(string, kern: kern).lines[0]
      let ink = line.line.ink
      let tab = string.utf8.firstIndex(of: 9)!.utf16Offset(in: string) + 1
      #expect(abs(ink.offset(ofByte: tab) - 28) < 0.01, "\(string) \(kern)")
      #expect(abs(ink.stretches(ofBytes: tab..<tab + 1)[0].lowerBound - 28) < 0.01)
      let letter = layout("a", kern: kern).size.width
      if string.hasSuffix("a") { #expect(abs(line.frame.width - 28 - letter) < 0.01) }
    }
    #expect(abs(layout("a\t", kern: 4).size.width - 28) < 0.01)
  }

  @Test("The last letter of a clipped line is the one that crosses its edge, tracking included")
  func clipped() {
    var style = ParagraphStyle()
    style.lineBreaking = .clip
    for kern in [0.0, 2, 10] {
      var look = TextStyle(font: Font(size: 17))
      look.kern = kern
      look.paragraph = style
      let string = "Hello brave new world"
      let whole = layout(string, kern: kern).lines[0].line.ink
      for width in stride(from: 20.0, to: 120, by: 1) {
        let container = TextContainer(width: width, maximumLineCount: 1)
        let line = TextLayout(StyledText(string, look), in: container, engine: engine).lines[0]
        let last = line.range.upperBound
        #expect(whole.offset(ofByte: last) >= width - 0.01, "\(kern) \(width)")
        #expect(whole.offset(ofByte: last - 1) <= width + 0.01, "\(kern) \(width)")
      }
    }
  }

  @Test("Tracking keeps justified lines as wide as the container, the first one minus its indent")
  func justified() {
    var look = TextStyle(font: Font(size: 17))
    look.paragraph.alignment = .justified
    look.paragraph.firstLineHeadIndent = 20
    for kern in [0.0, 4] {
      look.kern = kern
      let text = StyledText("some words that go over more than two lines of this room", look)
      let lines = TextLayout(text, in: TextContainer(width: 150), engine: engine).lines
      #expect(lines.count > 2)
      for line in lines.dropLast() { #expect(abs(line.frame.maxX - 150) < 0.01, "\(kern)") }
    }
  }
}

@Suite("Text in a container of exactly its width")
struct RandomTextContainerTests {
  private static let pieces = [
    "a", "W", "i", "Hello", " ", "  ", "\t", "a\u{AD}i", "a\u{200B}i", "é", "🎉", "👩‍👧", "❤️", "שלום",
    "日", "—",
  ]

  @Test("A text in a container of exactly its width has the lines that it has without a limit")
  func fits() {
    let engine = PangoTextEngine()
    withSeededRandom("text in its own width", steps: 300) { random in
      var style = TextStyle(font: Font(size: [11, 17, 34].randomElement(using: &random)!))
      style.kern = [0, 0, -1, 0.3, 3].randomElement(using: &random)!
      let count = Int.random(in: 1...6, using: &random)
      let string = (0..<count).map { _ in Self.pieces.randomElement(using: &random)! }.joined()
      let text = StyledText(string, style)
      let free = TextLayout(text, in: TextContainer(), engine: engine)
      let container = TextContainer(width: free.size.width.rounded(.up), truncation: .truncateTail)
      let set = TextLayout(text, in: container, engine: engine)
      #expect(set.lines.count == free.lines.count, "\(string.debugDescription) \(style.kern)")
      #expect(!set.isTruncated, "\(string.debugDescription) \(style.kern)")
    }
  }
}
