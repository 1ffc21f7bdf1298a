import Foundation
import GalleySymbols
import TestSupport
import Testing
@testable import GalleyUIKit

/// Writes `Documentation/Symbols.md` and its picture when `GALLEY_RECORD` is `all`.
@MainActor
@Suite("The page of symbols")
struct SymbolSheetTests {
  private var documentation: URL { packageFolder().appendingPathComponent("Documentation") }

  @Test("The page of symbols shows every name of the table")
  func page() throws {
    let file = documentation.appendingPathComponent("Symbols.md")
    if ProcessInfo.processInfo.environment["GALLEY_RECORD"] == "all" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      try picture().galleyPNG(scale: 1)?.write(
        to: documentation.appendingPathComponent("symbols.png"))
    }
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(written == text, "write it anew with GALLEY_RECORD=all")
  }

  private var text: String {
    let rows = SymbolTable.families.map { family in
      let endings = (family.hasInside ? ["fill"] : []) + family.endings
      return endings.isEmpty
        ? "`\(family.name)`" : "`\(family.name)` (\(endings.joined(separator: ", ")))"
    }
    return """
      # Symbols

      The names that are drawn from the font of glyphs, with the endings that are known of each. What is \
      drawn by hand is not listed: signs, arrows, chevrons, shapes, letters and digits in shapes.

      ![All of them, in the order of the list](symbols.png)

      \(rows.joined(separator: ",\n"))

      """
  }

  /// A picture of the symbols in rows of forty, filled if they have an inside.
  private func picture() -> UIView {
    let (columns, cell) = (40, 28)
    let names = SymbolTable.families.map { $0.hasInside ? $0.name + ".fill" : $0.name }
    let rows = (names.count + columns - 1) / columns
    let view = UIView(frame: CGRect(x: 0, y: 0, width: columns * cell, height: rows * cell))
    view.backgroundColor = .white
    for (index, name) in names.enumerated() {
      let image = UIImageView(image: UIImage(systemName: name))
      image.tintColor = .black
      image.frame = CGRect(
        x: index % columns * cell + 4, y: index / columns * cell + 4, width: 20, height: 20)
      view.addSubview(image)
    }
    return view
  }
}
