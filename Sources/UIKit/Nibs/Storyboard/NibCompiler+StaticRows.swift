import Foundation
import GalleyNibs

// The rows of a table with static content in a storyboard.

extension NibCompiler {
  /// The compiled header, footer and cells of a section.
  @MainActor
  private struct SectionParts {
    var element: NibElement
    var header, footer: NibPart?
    var cells: [(part: NibPart, height: CGFloat?)]

    /// Makes the section with its header, footer and cells.
    func make(in load: NibLoad) -> StaticRows.Section {
      let id = element.id ?? ""
      func title(_ name: String) -> String? {
        element.string(name).map { load.text($0, key: "\(id).\(name)") }
      }
      return StaticRows.Section(
        headerTitle: title("headerTitle"), footerTitle: title("footerTitle"),
        headerView: header.flatMap { load.make($0, UIView.self) },
        footerView: footer.flatMap { load.make($0, UIView.self) },
        rows: cells.compactMap { cell in
          load.make(cell.part, UITableViewCell.self).map {
            StaticRows.Row(cell: $0, height: cell.height)
          }
        })
    }
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
      controller.staticRows = StaticRows(sections.map { $0.make(in: load) })
    }
  }
}
