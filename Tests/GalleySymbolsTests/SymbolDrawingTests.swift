import GalleyDrawing
import GalleyGeometry
import GalleySymbols
import Testing

@Suite("The drawing of a symbol")
struct SymbolDrawingTests {
  private func drawing(_ name: String) throws -> SymbolDrawing? {
    SymbolDrawing(name, lineWidth: 0.08, fonts: try InstalledFont.symbols())
  }

  /// The shapes of the parts of a symbol, and how they are drawn.
  private func kinds(_ name: String) throws -> [String] {
    try #require(try drawing(name)).parts.map { part in
      let shape =
        switch part.shape {
        case .fill: "fill"
        case .line: "line"
        case .rim: "rim"
        }
      return part.way == .painted ? shape : "\(part.way) \(shape)"
    }
  }

  @Test("A symbol is an outline, or filled if its name says so")
  func fill() throws {
    #expect(try kinds("circle") == ["rim"])
    #expect(try kinds("circle.fill") == ["fill"])
    #expect(try kinds("person.fill") == ["fill"])
    #expect(try kinds("bolt") == ["rim"], "the font has no outline of it")
    #expect(try drawing("checkmark.fill") == nil, "a line has no inside")
  }

  @Test("A symbol in a circle is drawn inside it, and cut out of a filled circle")
  func enclosures() throws {
    #expect(try kinds("plus.circle") == ["rim", "line"])
    #expect(try kinds("plus.circle.fill") == ["fill", "cutOut line"])
    #expect(try kinds("heart.square") == ["rim", "fill"], "what is inside is solid")
    #expect(try kinds("1.circle.fill") == ["fill", "cutOut fill"])
    #expect(try kinds("a.square") == ["rim", "fill"])
    #expect(try drawing("chevron.sideways.circle") == nil)
  }

  @Test("A symbol with a slash has a gap beside the line")
  func slash() throws {
    #expect(try kinds("bell.slash.fill") == ["fill", "erasing line", "line"])
    #expect(try kinds("circle.slash") == ["rim", "erasing line", "line"])
  }

  @Test("A symbol with a badge has a gap around it, and the badge is the first layer")
  func badges() throws {
    let name = "person.fill.badge.plus"
    #expect(try kinds(name) == ["fill", "erasing fill", "fill", "erasing line"])
    #expect(try #require(try drawing(name)).parts.map(\.layer) == [1, 0, 0, 0])
    #expect(try kinds("bell.badge") == ["fill", "erasing fill", "fill"])
    #expect(try kinds("person.crop.circle.badge.xmark").count == 5)
  }

  @Test("A symbol is mirrored if its name has a direction of text")
  func direction() throws {
    #expect(try #require(try drawing("chevron.forward")).flipsForRightToLeft)
    #expect(try #require(try drawing("arrow.uturn.backward")).flipsForRightToLeft)
    #expect(try #require(try drawing("chevron.right")).flipsForRightToLeft == false)
    #expect(try #require(try drawing("list.bullet.rtl")).flipsForRightToLeft == false)
  }

  @Test("A symbol with a leading or trailing half is mirrored, and one for a script is not")
  func directionsOfNames() {
    #expect(SymbolDrawing.flips("square.leadinghalf.filled"))
    #expect(SymbolDrawing.flips("circle.trailinghalf.filled"))
    #expect(!SymbolDrawing.flips("square.lefthalf.filled"))
    #expect(SymbolDrawing.flips("list.bullet"))
    for script in ["rtl", "ltr", "ar"] { #expect(!SymbolDrawing.flips("list.bullet.\(script)")) }
  }

  @Test("An arrow or a chevron points in the direction in its name")
  func arrows() throws {
    func bounds(_ name: String) throws -> Rect {
      try #require(try drawing(name)?.parts.first).path.bounds
    }
    let point = Point(x: 0.68, y: 0.5)
    let chevron = try bounds("chevron.right")
    #expect(abs(chevron.maxX - (point.x - 0.015)) < 0.001 && chevron.height > chevron.width)
    #expect(try bounds("chevron.down").width > bounds("chevron.down").height)
    #expect(try bounds("arrow.left.and.right").width > bounds("arrow.left.and.right").height)
    #expect(try drawing("arrow.nowhere") == nil)
  }

  @Test("Each part of a symbol with a variable value has the value at which it appears")
  func values() throws {
    let bars = try #require(try drawing("cellularbars")).parts
    #expect(bars.map(\.threshold) == [0, 0.25, 0.5, 0.75])
    let speaker = try #require(try drawing("speaker.wave.2.fill")).parts
    #expect(speaker.map(\.threshold) == [nil, 0, 0.5])
  }

  @Test("Without fonts, only symbols that are drawn from lines are available")
  func noFonts() {
    let none = SymbolFonts(glyphs: nil, letters: nil)
    #expect(SymbolDrawing("chevron.right", lineWidth: 0.08, fonts: none) != nil)
    #expect(SymbolDrawing("person", lineWidth: 0.08, fonts: none) == nil)
    #expect(SymbolDrawing("1.circle", lineWidth: 0.08, fonts: none) == nil)
  }

  @Test("A symbol with a long random name is drawn or not, without a trap")
  func anyName() throws {
    let words = ["circle", "fill", "slash", "badge", "and", "arrow", "up", "", "square", "rtl"]
    var random: UInt64 = 7
    for _ in 0..<2_000 {
      var name = ""
      for _ in 0..<12 {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        name += words[Int(random >> 33) % words.count] + "."
      }
      _ = try drawingOfShapes(name)
    }
    #expect(try drawing(String(repeating: "badge.", count: 10_000)) == nil)
  }

  private func drawingOfShapes(_ name: String) throws -> SymbolDrawing? {
    SymbolDrawing(name, lineWidth: 0.08, fonts: SymbolFonts(glyphs: nil, letters: nil))
  }
}

extension SymbolPart {
  fileprivate var path: Path {
    switch shape {
    case .fill(let path, _), .line(let path, _), .rim(let path, _): path
    }
  }
}
