import Foundation

/// The rows of a table with static content in a storyboard.
///
/// The cells are created once, together with the table. The cells are not reused,
/// because outlets refer to views in the cells.
@MainActor
internal final class StaticRows {
  /// A section with its cells.
  struct Section {
    var headerTitle: String?
    var footerTitle: String?
    var headerView: UIView?
    var footerView: UIView?
    var rows: [Row] = []
  }

  /// A cell, and the height of its row if the storyboard sets one.
  struct Row {
    var cell: UITableViewCell
    var height: CGFloat?
  }

  let sections: [Section]

  init(_ sections: [Section]) { self.sections = sections }

  func section(_ index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  func rowCount(in index: Int) -> Int? { section(index)?.rows.count }

  private func row(at path: IndexPath) -> Row? {
    guard path.count == 2, let rows = section(path.section)?.rows, rows.indices.contains(path.row)
    else { return nil }
    return rows[path.row]
  }

  func cell(at path: IndexPath) -> UITableViewCell? { row(at: path)?.cell }

  func height(at path: IndexPath) -> CGFloat? { row(at: path)?.height }
}
