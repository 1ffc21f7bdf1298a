import Foundation
import GalleyNibs

/// The rows of a table with static content in a storyboard.
///
/// The cells are created once, with the table, and are not reused, because outlets refer to views
/// in them.
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

  /// A cell, and the height of its row, if the file has one.
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

extension NibCompiler {
  private struct SectionParts {
    var element: NibElement
    var header, footer: NibPart?
    var cells: [(part: NibPart, height: CGFloat?)]
  }

  /// Reads the sections of a table with static content, for the controller whose view it is.
  func readSections(of part: NibPart) {
    let sections = part.element.list("sections").filter { $0.kind == "tableViewSection" }.map {
      section in
      SectionParts(
        element: section, header: section.value("headerView").flatMap { self.part($0) },
        footer: section.value("footerView").flatMap { self.part($0) },
        cells: section.list("cells").compactMap { cell in
          // A negative height stands for an automatic one.
          self.part(cell).map { ($0, cell.number("rowHeight").flatMap { $0 < 0 ? nil : $0 }) }
        })
    }
    part.add { _, load in
      guard let controller = load.controller as? UITableViewController else {
        return self.report(
          part.element,
          "static table views are only valid when embedded in UITableViewController instances")
      }
      controller.staticRows = StaticRows(
        sections.map { section in
          let id = section.element.id ?? ""
          @MainActor func title(_ name: String) -> String? {
            section.element.string(name).map { load.text($0, key: "\(id).\(name)") }
          }
          return StaticRows.Section(
            headerTitle: title("headerTitle"), footerTitle: title("footerTitle"),
            headerView: section.header.flatMap { load.make($0, UIView.self) },
            footerView: section.footer.flatMap { load.make($0, UIView.self) },
            rows: section.cells.compactMap { cell in
              load.make(cell.part, UITableViewCell.self).map {
                StaticRows.Row(cell: $0, height: cell.height)
              }
            })
        })
    }
  }
}
