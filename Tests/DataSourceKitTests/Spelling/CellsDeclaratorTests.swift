import DataSourceKit
import Testing

@Suite("A declarator of cells")
struct CellsDeclaratorTests {
  private struct Numbers: CellsDeclarator {
    var count: Int

    func declareCells(_ cell: (Int) -> Void) {
      for number in 0..<count { cell(number) }
    }
  }

  @Test("A declarator returns its declarations as values, in order")
  func declarations() {
    #expect(Numbers(count: 3).cellDeclarations == [0, 1, 2])
    #expect(Numbers(count: 0).cellDeclarations == [])
  }
}
