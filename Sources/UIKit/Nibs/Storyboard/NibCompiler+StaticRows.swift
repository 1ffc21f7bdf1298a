import Foundation
import GalleyNibs

// The rows of a table with static content in a storyboard.

extension NibCompiler {
  /// The compiled header, footer and cells of a section.
  private struct SectionParts {
    var element: NibElement
    var header, footer: NibPart?
    var cells: [(part: NibPart, height: CGFloat?)]
  }

  /// Reads the sections of a table with static content, for the controller that owns the table.
  func readSections(of part: NibPart) {
    let sections = part.element.list("sections").filter { $0.kind == "tableViewSection" }.map {
      section in
      SectionParts(
        element: section, header: section.value("headerView").flatMap { self.part($0) },
        footer: section.value("footerView").flatMap { self.part($0) },
        cells: section.list("cells").compactMap { cell in
          // A negative height means an automatic height.
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
