import Foundation
import GalleyDrawing
import GalleySymbols
import Testing

@Suite("The table of symbols")
struct SymbolTableTests {
  @Test("The table of symbols is sorted, and has each family once")
  func sorted() {
    let names = SymbolTable.families.map(\.name)
    #expect(names == names.sorted())
    #expect(Set(names).count == names.count)
  }

  @Test("The font has all glyphs that the table of symbols names")
  func glyphs() throws {
    let font = try #require(try InstalledFont.symbols().glyphs)
    for family in SymbolTable.families {
      for glyph in [family.glyph, family.outline].compactMap({ $0 }) {
        let outline = font.outline(of: glyph.codePoint)
        #expect(outline?.isEmpty == false, "\(family.name): \(glyph.name)")
      }
    }
  }

  @Test("The table of symbols lists more than 900 names, and each of them is drawn")
  func drawn() throws {
    let fonts = try InstalledFont.symbols()
    #expect(SymbolTable.names.count >= 900)
    for name in SymbolTable.names {
      let drawing = SymbolDrawing(name, lineWidth: 0.08, fonts: fonts)
      #expect(drawing?.parts.isEmpty == false, "\(name)")
    }
  }

  @Test("At least 95 percent of the uses of symbols in apps are drawn")
  func used() throws {
    let fonts = try InstalledFont.symbols()
    let url = try #require(
      Bundle.module.url(forResource: "used-names", withExtension: "tsv", subdirectory: "Fixtures"))
    var (drawn, all) = (0, 0)
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      let columns = line.split(separator: "\t")
      let uses = try #require(Int(columns[1]))
      all += uses
      if SymbolDrawing(String(columns[0]), lineWidth: 0.08, fonts: fonts) != nil { drawn += uses }
    }
    #expect(all > 200)
    #expect(drawn * 100 >= all * 95, "\(drawn) of \(all)")
  }
}
