import GalleyDrawing
import Testing
@testable import UIKit

@Suite("A symbol")
struct SymbolTests {
  @Test("Is never nil, and as large as its configuration says")
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

  @Test("Of a text style is as large as the user wants that text; of a font, as large as it")
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

  @Test("Is painted in the tint, by name: drawn, or a box with a letter")
  func drawing() throws {
    let rect = CGRect(x: 10, y: 0, width: 20, height: 20)
    let square = Platform.withSquares {
      [("minus", "drawn"), ("tray", "boxed")].map { name, _ in
        UIImage(systemName: name)!.displayList(in: rect, tint: Color(red: 1, green: 0, blue: 0))
          .description
      }
    }
    #expect(
      square[0] == """
        symbol minus, at (10, 0)
          stroke M 2.4 10 L 17.6 10 #FF0000, 1.6 wide, round caps, round joins
        """)
    #expect(square[1].hasPrefix("symbol tray, at (10, 0)\n  stroke rounded rect (2, 2, 16, 16)"))
    #expect(square[1].contains("text \"T\" system 11 medium #FF0000"))
  }

  @Test("That is not to be a stencil is in its own colors")
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

  @Test("Of lines in a frame is both; what has no inside is never filled")
  func frames() throws {
    func text(_ name: String) throws -> String {
      let image = try #require(UIImage(systemName: name))
      return image.displayList(in: CGRect(x: 0, y: 0, width: 10, height: 10), tint: nil).description
    }
    #expect(try text("minus.circle").contains("M 3.1 5 L 6.9 5 #000000"))
    #expect(try text("heart.fill").contains("  fill M 5 9 C"))
    #expect(try text("heart").contains("  stroke M 5 9 C"))
    #expect(try text("checkmark.fill").contains("rounded rect"), "a box with a letter")
  }

  @Test("Configurations add up, the later over the earlier")
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
  /// Does something with text in squares, which no font moves.
  fileprivate static func withSquares<Result>(_ body: () -> Result) -> Result {
    var platform = Platform.standard
    platform.textEngine = SquareTextEngine()
    return $current.withValue(platform, operation: body)
  }
}
