import DataSourceKit
import Foundation
import Testing
import UIKit

/// A row of a table.
final class TableRowCell: UITableViewCell, BindableClassCell {
  private(set) var shown: Row?
  private(set) var binds = 0

  func bind(_ row: Row) {
    shown = row
    binds += 1
    textLabel?.numberOfLines = 0
    textLabel?.text = row.text
  }
}

/// A cell for the same row, 80 points high, as written for the published library DataSourceKit.
final class LargeTableCell: UITableViewCell, BindableCell {
  private(set) var shown: Row?

  static func makeBinder(value: Row) -> CellBinder {
    CellBinder(
      cellType: LargeTableCell.self, registrationMethod: .class(LargeTableCell.self),
      reuseIdentifier: "large"
    ) { $0.shown = value }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 80) }
}

/// A cell from a nib, as it is written in the talk "Declarative UICollectionView".
final class NibTableCell: UITableViewCell, BindableNibCell {
  static var nib: UINib { UINib(nibName: "DeclaredNibRow", bundle: nil) }
  static var reuseIdentifier: String { "DeclaredNibRow" }
  private(set) var shown: Row?
  func bind(_ row: Row) { shown = row }
}

/// A header or a footer of a table.
final class TableTitle: UITableViewHeaderFooterView, BindableClassCell {
  func bind(_ text: String) { textLabel?.text = text }
}

/// Another header of a table.
final class TableBanner: UITableViewHeaderFooterView, BindableClassCell {
  private(set) var text = ""
  func bind(_ text: String) { self.text = text }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 50) }
}

func tableRow(_ id: Int, _ text: String? = nil) -> TestCell {
  TestCell(TableRowCell.self, Row(id: id, text: text ?? "row \(id)"))
}

func table(_ ids: [Int]) -> TestList { tableRows(ids.map { tableRow($0) }) }

func tableRows(_ cells: [TestCell]) -> TestList { TestList([TestSection("rows", cells: cells)]) }

/// A declared table in a window.
@MainActor
final class DeclaredTableWorld {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
  let view: UITableView
  let list: DeclaredTable<Sent>
  var sent: [Sent] = []
  var errors: [DeclarationError] = []

  init(style: UITableView.Style = .plain) {
    view = UITableView(frame: window.bounds, style: style)
    list = DeclaredTable(tableView: view)
    window.addSubview(view)
    window.isHidden = false
    list.onAction = { [unowned self] in sent.append($0) }
    list.onError = { [unowned self] in errors.append($0) }
  }

  convenience init(_ declaration: TestList, style: UITableView.Style = .plain) {
    self.init(style: style)
    show(declaration)
  }

  /// Shows a declaration, and waits until nothing moves.
  func show(_ declaration: TestList, animated: Bool = true) {
    list.show(declaration, animated: animated)
    settle()
  }

  func settle() {
    view.layoutIfNeeded()
    MainTurn.drain()
    window.frameClock.advanceUntilStill()
    MainTurn.drain()
  }

  func cell(_ row: Int, _ section: Int = 0) throws -> UITableViewCell {
    try #require(view.cellForRow(at: IndexPath(row: row, section: section)))
  }

  func row(_ row: Int, _ section: Int = 0) throws -> TableRowCell {
    try #require(try cell(row, section) as? TableRowCell)
  }

  /// The texts of the visible rows, by section.
  var texts: [[String]] {
    (0..<view.numberOfSections).map { section in
      (0..<view.numberOfRows(inSection: section)).compactMap { row in
        switch view.cellForRow(at: IndexPath(row: row, section: section)) {
        case let cell as TableRowCell: cell.shown?.text
        case let cell as LargeTableCell: (cell.shown?.text).map { "large \($0)" }
        case let cell as NibTableCell: (cell.shown?.text).map { "nib \($0)" }
        default: nil
        }
      }
    }
  }
}
