import GalleyDrawing
import GalleySymbols
import Testing
@testable import GalleyUIKit

@Suite("A symbol")
struct SymbolTests {
  @Test("A symbol image is never nil, and has the size of its configuration")
  func sizes() throws {
    let symbol = try #require(UIImage(systemName: "no.such.symbol"))
    #expect(symbol.size == CGSize(width: 20, height: 20) && symbol.isSymbolImage)
    let large = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(UIImage(systemName: "star", withConfiguration: large)?.size.width == 40)
    let small = UIImage.SymbolConfiguration(scale: .small)
    #expect(symbol.applyingSymbolConfiguration(small)?.size.width == 16)
    #expect(symbol.withConfiguration(large).size.width == 40)
    #expect(symbol.cgImage?.width == 40, "two pixels a point")
    #expect(UIImage(systemName: "") == nil)
  }

  @Test("The images that are class properties of UIImage are symbols")
  func system() {
    #expect(UIImage.add.isEqual(UIImage(systemName: "plus.circle.fill")))
    #expect(UIImage.remove.isEqual(UIImage(systemName: "minus.circle.fill")))
    #expect(UIImage.actions.isEqual(UIImage(systemName: "ellipsis.circle")))
    #expect(UIImage.checkmark.isEqual(UIImage(systemName: "checkmark.circle.fill")))
    #expect(UIImage.strokedCheckmark.isSymbolImage)
  }

  @Test("A symbol with a text style has the user's text size; with a font, the size of the font")
  func text() throws {
    let style = UIImage.SymbolConfiguration(textStyle: .body)
    let symbol = try #require(UIImage(systemName: "star", withConfiguration: style))
    let usual = UITraitCollection(preferredContentSizeCategory: .large)
    let huge = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    usual.performAsCurrent { #expect(symbol.size.width == 20) }
    huge.performAsCurrent { #expect(symbol.size.width == 62) }
    let font = UIFont.systemFont(ofSize: 34, weight: .bold)
    #expect(
      UIImage.SymbolConfiguration(font: font)
        == UIImage.SymbolConfiguration(pointSize: 34, weight: .bold))
    #expect(UIFont.Weight.semibold.symbolWeight() == .semibold)
    #expect(UIImage.SymbolWeight.unspecified.fontWeight() == .regular)
    #expect(style.applying(UIImage.SymbolConfiguration(pointSize: 5)).values.textStyle == nil)
  }

  @Test("A symbol is painted in the tint color: its drawing, or a box with a letter")
  func drawing() throws {
    let rect = CGRect(x: 10, y: 0, width: 20, height: 20)
    let square = Platform.withSquares {
      [("minus", "drawn"), ("torn.page", "boxed")].map { name, _ in
        UIImage(systemName: name)!.displayList(in: rect, tint: Color(red: 1, green: 0, blue: 0))
          .description
      }
    }
    #expect(
      square[0] == """
        symbol minus, at (10, 0)
          stroke M 2.4 10 L 17.6 10 #FF0000, 1.6 wide, round caps, round joins
        """)
    #expect(
      square[1].hasPrefix("symbol torn.page, at (10, 0)\n  stroke rounded rect (2, 2, 16, 16)"))
    #expect(square[1].contains("text \"T\" system 11 medium #FF0000"))
  }

  @Test("A symbol that is not a template has its own colors")
  func colors() throws {
    let palette = UIImage.SymbolConfiguration(paletteColors: [.green])
    let symbol = try #require(UIImage(systemName: "circle.fill", withConfiguration: palette))
    let list = symbol.displayList(in: CGRect(x: 0, y: 0, width: 10, height: 10), tint: .black)
    #expect(
      list.description == "symbol circle.fill\n  fill ellipse (0.8, 0.8, 8.4, 8.4) #00FF00")
    let red = try #require(UIImage(systemName: "circle.fill"))
      .withTintColor(.red, renderingMode: .alwaysOriginal)
      .displayList(in: CGRect(x: 0, y: 0, width: 10, height: 10), tint: .black)
    #expect(red.description.hasSuffix("#FF0000"))
  }

  @Test("A symbol in a shape draws both, and a symbol without an inside has no filled drawing")
  func frames() throws {
    func text(_ name: String) throws -> String {
      let image = try #require(UIImage(systemName: name))
      return image.displayList(in: CGRect(x: 0, y: 0, width: 10, height: 10), tint: nil).description
    }
    let minus = try text("minus.circle")
    #expect(minus.contains("clipped to ellipse (0.8, 0.8, 8.4, 8.4)"), "its edge lies inside of it")
    #expect(minus.contains("stroke M 3.024 5 L 6.976 5"))
    #expect(try text("heart.fill").contains("  fill M"))
    #expect(try text("checkmark.fill").contains("rounded rect"), "a box with a letter")
  }

  @Test(
    "A symbol without a drawing is reported once, which fails no test; one with a drawing is not")
  func reporting() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    let found = Report.gathering {
      for name in ["torn.page.of.a.diary", "star.fill", "torn.page.of.a.diary"] {
        _ = UIImage(systemName: name)?.displayList(in: rect, tint: nil)
      }
    }
    #expect(found.map(\.topic) == [.symbol])
    #expect(found.first?.message.contains("'torn.page.of.a.diary'") == true)
  }

  @Test(
    "Without the symbol font, a symbol is Galley's own drawing or a box, and the package is named once"
  )
  func noFont() {
    var platform = Platform.standard
    platform.symbolFonts = { SymbolFonts(glyphs: nil, letters: nil, package: "fonts-of-signs") }
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    let found = Platform.$current.withValue(platform) {
      Report.gathering {
        for name in ["plus", "person", "house"] {
          _ = UIImage(systemName: name)?.displayList(in: rect, tint: nil)
        }
      }
    }
    #expect(found.map(\.topic) == [.symbol])
    #expect(found.first?.message.contains("install the package fonts-of-signs") == true)
  }

  private func colors(_ name: String, _ configuration: UIImage.SymbolConfiguration) throws -> String
  {
    let image = try #require(UIImage(systemName: name, withConfiguration: configuration))
    return image.displayList(in: CGRect(x: 0, y: 0, width: 10, height: 10), tint: .black)
      .description
  }

  @Test("A palette symbol draws its sign over its shape; in one color the sign is cut out")
  func layers() throws {
    let palette = try colors("plus.circle.fill", .init(paletteColors: [.white, .red]))
    #expect(palette.contains("fill ellipse (0.8, 0.8, 8.4, 8.4) #FF0000"))
    #expect(palette.contains("stroke") && palette.contains("#FFFFFF"))
    #expect(!palette.contains("destinationOut"))
    let shades = try colors("plus.circle.fill", .init(hierarchicalColor: .red))
    #expect(shades.contains("#FF000080") && shades.contains("#FF0000,"))
    #expect(try colors("plus.circle.fill", .unspecified).contains("destinationOut"))
    let own = try colors("heart.fill", .preferringMulticolor())
    #expect(own.contains("\(UIColor.systemRed.color)"))
    #expect(try colors("heart.fill", .preferringMonochrome()).contains("#000000"))
    let back = UIImage.SymbolConfiguration.preferringMulticolor().applying(
      UIImage.SymbolConfiguration.preferringMonochrome())
    #expect(back == .preferringMonochrome())
  }

  @Test("A symbol with a variable value shows its upper parts faded")
  func values() throws {
    func faded(_ value: Double) throws -> Int {
      let image = try #require(UIImage(systemName: "cellularbars", variableValue: value))
      let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
      return image.displayList(in: rect, tint: nil).description.split(separator: "\n").filter {
        $0.contains("opacity 0.3")
      }.count
    }
    #expect(try [0, 0.25, 0.6, 1].map(faded) == [4, 3, 1, 0])
    #expect(
      UIImage(systemName: "wifi", variableValue: 0.2)
        != UIImage(systemName: "wifi", variableValue: 0.8))
  }

  @MainActor
  @Test("A symbol is mirrored from right to left if its name refers to text, and only then")
  func mirroring() throws {
    func transform(_ name: String) -> String {
      let view = UIImageView(image: UIImage(systemName: name))
      view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      view.semanticContentAttribute = .forceRightToLeft
      return view.layer.recordContent().description
    }
    #expect(transform("chevron.forward") != transform("chevron.right"))
    let forward = try #require(UIImage(systemName: "chevron.forward"))
    #expect(forward.flipsForRightToLeftLayoutDirection)
    #expect(UIImage(systemName: "chevron.right")?.flipsForRightToLeftLayoutDirection == false)
  }

  @Test("Symbol configurations are combined, the later over the earlier")
  func configurations() {
    let bold = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
    let large = UIImage.SymbolConfiguration(scale: .large)
    #expect(
      bold.applying(large)
        == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
    #expect(UIImage.SymbolConfiguration.unspecified.applying(bold) == bold)
    #expect(UIImage(systemName: "star") == UIImage(systemName: "star"))
    #expect(UIImage(systemName: "star") != UIImage(systemName: "star", withConfiguration: bold))
  }
}

extension Platform {
  /// Calls a closure with a text engine that draws each letter as a square, so that fonts have no
  /// influence.
  fileprivate static func withSquares<Result>(_ body: () -> Result) -> Result {
    var platform = Platform.standard
    platform.textEngine = SquareTextEngine()
    return $current.withValue(platform, operation: body)
  }
}
