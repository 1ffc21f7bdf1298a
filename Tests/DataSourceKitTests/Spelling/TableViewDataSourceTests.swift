import DataSourceKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("A table's data source of declared cells")
struct TableViewDataSourceTests {
  /// A table that records the registered cells.
  private final class RegisterLog: UITableView {
    var registered: [String] = []

    override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
      registered.append("class \(identifier)")
      super.register(cellClass, forCellReuseIdentifier: identifier)
    }

    override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
      registered.append("nib \(identifier)")
      super.register(nib, forCellReuseIdentifier: identifier)
    }
  }

  final class ClassCell: UITableViewCell, BindableCell {
    static func makeBinder(value: String) -> CellBinder {
      CellBinder(
        cellType: ClassCell.self, registrationMethod: .class(ClassCell.self),
        reuseIdentifier: "Class"
      ) { $0.textLabel?.text = "class \(value)" }
    }
  }

  final class NibCell: UITableViewCell, BindableNibCell {
    static var nib: UINib { UINib(nibName: "NibRow", bundle: nil) }
    static var reuseIdentifier: String { "Nib" }
    func bind(_ value: Int) { textLabel?.text = "nib \(value)" }
  }

  final class BriefCell: UITableViewCell, BindableClassCell {
    func bind(_ value: String) { textLabel?.text = "brief \(value)" }
  }

  private enum Declaration {
    case text(String)
    case number(Int)
    case brief(String)
  }

  private let source = TableViewDataSource<Declaration> { declaration in
    switch declaration {
    case .text(let text): ClassCell.makeBinder(value: text)
    case .number(let number): NibCell.makeBinder(with: number)
    case .brief(let text): BriefCell.makeBinder(value: text)
    }
  }

  private static func table() -> RegisterLog {
    RegisterLog(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  }

  private func texts(_ table: UITableView) -> [String?] {
    table.visibleCells.map { $0.textLabel?.text }
  }

  @Test(
    "A table data source shows all spellings of binders, and registers each identifier once for a table"
  )
  func cells() {
    let (table, other) = (Self.table(), Self.table())
    UINib.providing(["NibRow": { _ in [NibCell(style: .default, reuseIdentifier: "Nib")] }]) {
      source.cellDeclarations = [.number(1), .text("a"), .number(2), .text("b"), .brief("c")]
      for table in [table, other] {
        table.dataSource = source
        table.layoutIfNeeded()
        #expect(texts(table) == ["nib 1", "class a", "nib 2", "class b", "brief c"])
        #expect(table.registered.prefix(2) == ["nib Nib", "class Class"])
        #expect(table.registered.count == 3)
      }
    }
  }

  @Test("A table data source shows new declarations when the table is reloaded")
  func reloading() {
    let table = Self.table()
    source.cellDeclarations = [.text("a")]
    table.dataSource = source
    table.layoutIfNeeded()
    source.cellDeclarations = [.text("b"), .text("c")]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(texts(table) == ["class b", "class c"])
  }

  @Test("A table data source shows cells declared by their binders")
  func binders() {
    let table = Self.table()
    let source = TableViewDataSource()
    source.cellDeclarations = [BriefCell.makeBinder(value: "a"), ClassCell.makeBinder(value: "b")]
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(texts(table) == ["brief a", "class b"])
  }

  @Test("A table cell of another class than its binder's traps, naming both")
  func otherClass() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "own")
      let source = TableViewDataSource()
      source.cellDeclarations = [
        CellBinder(
          cellType: BriefCell.self, registrationMethod: .none, reuseIdentifier: "own"
        ) { $0.bind("a") }
      ]
      table.dataSource = source
      withExtendedLifetime(source) { table.layoutIfNeeded() }
    }
    expectTrap(result, says: "Could not cast UITableView cell to BriefCell: UITableViewCell at")
  }
}
