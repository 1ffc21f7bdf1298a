import GalleyCairo
import GalleyDrawing
import GalleyGeometry
import TestSupport
import Testing

@Suite("Text in real fonts")
struct PangoTextTests {
  private let engine = PangoTextEngine()

  private func layout(
    _ string: String, width: Double = .infinity, lines: Int = .max,
    truncation: ParagraphStyle.LineBreaking? = nil,
    change: (inout TextStyle) -> Void = { _ in }
  ) -> TextLayout {
    var style = TextStyle(font: Font(size: 17))
    change(&style)
    return TextLayout(
      StyledText(string, style),
      in: TextContainer(width: width, maximumLineCount: lines, truncation: truncation),
      engine: engine)
  }

  private func lines(_ layout: TextLayout) -> [String] {
    let utf8 = Array(layout.text.string.utf8)
    return layout.lines.map {
      String(decoding: utf8[$0.range], as: UTF8.self) + ($0.line.isTruncated ? "…" : "")
    }
  }

  private func width(_ string: String, _ change: (inout TextStyle) -> Void = { _ in }) -> Double {
    layout(string, change: change).size.width
  }

  @Test("Lines break after words, and within a word that is too long")
  func wrapping() {
    #expect(lines(layout("one two three", width: 75)) == ["one two ", "three"])
    #expect(lines(layout("日本語の本", width: 60)).count == 2)
    let long = lines(layout("extraordinary", width: 50))
    #expect(long.count > 1 && long.joined() == "extraordinary")
    let letters = layout("one two three", width: 75) { $0.paragraph.lineBreaking = .byCharacter }
    #expect(lines(letters).joined() == "one two three" && lines(letters)[0].count > 7)
  }

  @Test(
    "A line truncated at the tail contains the bytes that are left, one truncated elsewhere contains all"
  )
  func truncation() {
    let text = "Hello, world extraordinary"
    func cut(_ mode: ParagraphStyle.LineBreaking) -> TextLayout {
      layout(text, width: 100, lines: 1, truncation: mode)
    }
    #expect(lines(cut(.truncateTail)) == ["Hello, worl…"])
    #expect(lines(cut(.truncateHead)) == ["\(text)…"])
    #expect(lines(cut(.truncateMiddle)) == ["\(text)…"])
    #expect(lines(cut(.byWord)) == ["Hello, world "])
    #expect(lines(cut(.clip))[0].hasPrefix("Hello, world e"))
    for mode in ParagraphStyle.LineBreaking.allCases {
      #expect(cut(mode).size.width <= 100, "\(mode)")
      #expect(cut(mode).isTruncated, "\(mode)")
      #expect(cut(mode).lines.count == 1, "\(mode)")
    }
    #expect(cut(.clip).size.width == 100)
    #expect(!layout("Hello", width: 100, lines: 1, truncation: .truncateTail).isTruncated)
    // The bytes that the ellipsis in the middle replaces have no position.
    let ink = cut(.truncateMiddle).lines[0].line.ink
    #expect(ink.stretches(ofBytes: 0..<text.utf8.count).count == 2)
    #expect(ink.stretches(ofBytes: 12..<14) == [])
  }

  @Test("The last of two lines ends in an ellipsis if paragraphs are left out")
  func continued() {
    let text = layout("one\ntwo\nthree", width: 100, lines: 2, truncation: .truncateTail)
    #expect(lines(text) == ["one", "two…"])
    #expect((text.lines[1].frame.width - width("two…")).magnitude < 0.01)
  }

  @Test("White space at the end of a line has no width; in an unlimited width it has")
  func whiteSpace() {
    for space in [" ", "   ", " \t", "\u{3000}"] {
      let text = layout("one\(space)two\(space)", width: 50)
      #expect(lines(text) == ["one\(space)", "two\(space)"])
      #expect((text.lines[0].frame.width - width("one")).magnitude < 0.01)
      #expect((text.lines[1].frame.width - width("two")).magnitude < 0.01)
    }
    #expect(width(" ") > 3 && width("a ") > width("a"))
    let hebrew = layout("שלום   עולם  ", width: 60)
    #expect(hebrew.lines.map { $0.frame.maxX.rounded() } == [60, 60])
    #expect((hebrew.lines[0].frame.width - width("שלום")).magnitude < 0.01)
    // The first letter ends at the right of the line.
    let ink = hebrew.lines[0].line.ink
    #expect((ink.offset(ofByte: 0) - hebrew.lines[0].frame.width).magnitude < 0.01)
  }

  @Test("Lines have the height of Apple's system font in every script")
  func lineHeights() {
    for text in ["Hello", "日本語", "العربية", "हिन्दी", "🎉"] {
      let height = layout(text).size.height
      #expect((height - FontMetrics.system(size: 17).lineHeight).magnitude < 1e-9, "\(text)")
    }
    #expect(engine.metrics(of: Font(.named("Noto Serif"), size: 20)).lineHeight > 20)
  }

  @Test("The position of a byte and the byte at a position agree, in any script")
  func places() {
    for string in ["Hello, you", "日本語の本", "Straße", "a🎉b👩‍👩‍👧‍👦c", "fi ffi", "e\u{301}e"] {
      let line = layout(string).lines[0]
      let ink = line.line.ink
      var byte = 0
      for character in string {
        let (from, to) = (ink.offset(ofByte: byte), ink.offset(ofByte: byte + character.utf8.count))
        #expect(to > from, "\(string) \(character)")
        #expect(ink.byte(atOffset: from + (to - from) * 0.2) == byte, "\(string) \(character)")
        byte += character.utf8.count
        #expect(ink.byte(atOffset: from + (to - from) * 0.8) == byte, "\(string) \(character)")
      }
      #expect((ink.offset(ofByte: byte) - line.frame.width).magnitude < 0.01)
      #expect(ink.byte(atOffset: -100) == 0 && ink.byte(atOffset: 1e9) == byte)
      #expect(ink.byte(atOffset: .nan) == 0)
      // The positions of bytes within a character and beyond the line are finite, too.
      for byte in -2...(byte + 2) { #expect(ink.offset(ofByte: byte).isFinite) }
    }
  }

  @Test("Where directions mix, adjacent bytes may have two positions")
  func mixedDirections() {
    let line = layout("abc אבג def").lines[0]
    let ink = line.line.ink
    let all = ink.stretches(ofBytes: 0..<line.range.upperBound)
    #expect(all.first?.lowerBound == 0)
    #expect((all.last!.upperBound - line.frame.width).magnitude < 0.01)
    // The range begins within the Hebrew word, whose end is on the left, and ends after the word.
    let parts = ink.stretches(ofBytes: 6..<13)
    #expect(parts.count >= 2)
    #expect(parts[0].upperBound < parts[parts.count - 1].lowerBound)
  }

  @Test("Tracking adds space after each letter")
  func kern() {
    let plain = width("Hello")
    let kerned = width("Hello") { $0.kern = 3 }
    #expect((kerned - plain - 15).magnitude < 0.1, "\(kerned - plain)")
    #expect(width("Hello") { $0.kern = -2 } < plain)
  }

  @Test(
    "Tracking is the same where a line is wrapped",
    arguments: [-1.0, -0.6, 0.3, 1, 3, 6], ["Hello", "שלום"])
  func wrappedKern(kern: Double, word: String) {
    let alone = width(word) { $0.kern = kern }
    for spaces in [" ", "  ", " \u{2003}", "\u{2003}"] {
      let wrapped = layout(word + spaces + word, width: alone + 24) { $0.kern = kern }
      #expect(wrapped.lines.count == 2)
      for (index, line) in wrapped.lines.enumerated() {
        #expect(
          (line.frame.width - alone).magnitude < 0.1,
          "line \(index), \(spaces.unicodeScalars.map(\.value)): \(line.frame.width) for \(alone)")
      }
    }
  }

  @Test("An attachment has a width, and raises its line")
  func attachments() {
    var text = StyledText("a", TextStyle(font: Font(size: 17)))
    var style = TextStyle(font: Font(size: 17))
    style.attachment = TextStyle.Attachment(
      bitmap: nil, bounds: Rect(x: 0, y: -4, width: 30, height: 40))
    text.append("\u{FFFC}", style)
    let set = TextLayout(text, in: TextContainer(), engine: engine)
    #expect((set.size.width - width("a") - 30).magnitude < 0.01)
    #expect(set.size.height > 40)
  }

  @Test("Equal attachments next to each other are all drawn")
  func equalAttachments() throws {
    var style = TextStyle(font: Font(size: 10))
    style.attachment = TextStyle.Attachment(
      bitmap: Bitmap(width: 1, height: 1, pixels: [0xFFFF_0000]),
      bounds: Rect(x: 0, y: 0, width: 20, height: 20))
    let text = StyledText("\u{FFFC}\u{FFFC}\u{FFFC}", style)
    var list = DisplayList()
    list.draw(TextLayout(text, in: TextContainer(), engine: engine), at: .zero)
    let picture = try list.picture(80, 24)
    #expect([10, 30, 50, 70].map { picture.alpha($0, 10) } == [255, 255, 255, 0])
  }

  @Test("Heavier letters are wider, tabular digits have one width, and families differ")
  func fonts() {
    let weights: [Font.Weight] = [.light, .regular, .medium, .semibold, .bold, .heavy, .black]
    let widths = weights.map { weight in width("Hello you") { $0.font.weight = weight } }
    #expect(widths == widths.sorted() && Set(widths).count == widths.count, "\(widths)")
    #expect(width("1") != width("8"))
    #expect(
      width("1") { $0.font.hasTabularDigits = true }
        == width("8") { $0.font.hasTabularDigits = true })
    #expect(width("Hello") { $0.font.family = .serif } != width("Hello"))
    let columns = ["iiii", "mmmm", "WWWW"].map {
      width($0) { $0.font.family = .monospaced }
    }
    #expect(Set(columns).count == 1)
    #expect(
      engine.hasFamily("Inter") && engine.hasFamily("noto serif") && !engine.hasFamily("Arial"))
    #expect(
      width("Hello") { $0.font.family = .named("Noto Serif") }
        == width("Hello") { $0.font.family = .serif })
    #expect(width("Hello") { $0.font.family = .named("No such, family") } > 10)
  }

  @Test("Justified lines end at the edge, except the last one")
  func justified() {
    let text = layout("some words to fill these lines", width: 120) {
      $0.paragraph.alignment = .justified
    }
    #expect(text.lines.count > 1)
    for line in text.lines.dropLast() {
      #expect((line.frame.width - 120).magnitude < 0.01)
    }
    #expect(text.lines.last!.frame.width < 115)
  }

  @Test("A first line with a hanging indent is longer than the others")
  func hanging() {
    let text = layout("one two three four", width: 130) { $0.paragraph.headIndent = 70 }
    #expect(
      lines(text) == ["one two ", "three ", "four"] || lines(text) == ["one two three ", "four"])
    #expect(text.lines[1].frame.minX == 70)
    for line in text.lines { #expect(line.frame.maxX <= 130) }
  }

  @Test("A text layout has a finite size if values are infinite, NaN, negative or extreme")
  func badNumbers() {
    for number in [Double.nan, .infinity, -.infinity, -5, 0, 1e300, 1e-300] {
      for mode in ParagraphStyle.LineBreaking.allCases {
        let text = layout("one two\nthree", width: number, lines: 3, truncation: mode) { style in
          style.font.size = number
          style.kern = number
          style.baselineOffset = number
          style.attachment = TextStyle.Attachment(
            bitmap: nil, bounds: Rect(x: number, y: number, width: number, height: number))
          style.paragraph.firstLineHeadIndent = number
          style.paragraph.headIndent = number
          style.paragraph.tailIndent = number
        }
        #expect(text.size.isFinite, "\(number) \(mode)")
      }
    }
    #expect(layout("a\0b").size.width > 10)
    #expect(layout("").size == .zero)
  }

  @Test("Layouts can be created and freed on several threads at once")
  func threads() async {
    await withTaskGroup(of: Double.self) { group in
      for number in 0..<200 {
        group.addTask {
          TextLayout(
            StyledText("number \(number)", TextStyle(font: Font(size: 17))),
            in: TextContainer(width: 60), engine: PangoTextEngine()
          ).size.height
        }
      }
      for await height in group { #expect(height > 30) }
    }
  }
}
