import Foundation
import GalleyDiffing

/// The animations of rows and sections in an update.
internal struct RowAnimations {
  private var insertedRows: [IndexPath: UITableView.RowAnimation] = [:]
  private var deletedRows: [IndexPath: UITableView.RowAnimation] = [:]
  private var insertedSections: [Int: UITableView.RowAnimation] = [:]
  private var deletedSections: [Int: UITableView.RowAnimation] = [:]
  /// The animations of reloaded rows, by their paths before the update.
  private var reloadedRows: [IndexPath: UITableView.RowAnimation] = [:]
  /// The animations of reloaded sections, by their indices before the update.
  private var reloadedSections: [Int: UITableView.RowAnimation] = [:]
  /// The animation of all rows and sections that have no animation of their own.
  var defaultAnimation: UITableView.RowAnimation?

  mutating func insert(_ rows: [IndexPath], _ animation: UITableView.RowAnimation) {
    for row in rows { insertedRows[row] = animation }
  }

  mutating func delete(_ rows: [IndexPath], _ animation: UITableView.RowAnimation) {
    for row in rows { deletedRows[row] = animation }
  }

  mutating func insert(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    for section in sections { insertedSections[section] = animation }
  }

  mutating func delete(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    for section in sections { deletedSections[section] = animation }
  }

  mutating func reload(_ rows: [IndexPath], _ animation: UITableView.RowAnimation) {
    delete(rows, animation)
    for row in rows { reloadedRows[row] = animation }
  }

  mutating func reload(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    delete(sections, animation)
    for section in sections { reloadedSections[section] = animation }
  }

  /// Returns the animations for an update. Reloaded rows and sections appear with their animations
  /// at their paths and indices after the update.
  func following(_ update: ListUpdate) -> RowAnimations {
    var animations = self
    for (row, animation) in reloadedRows {
      guard let after = update.paths.after(ItemPath(row)) else { continue }
      animations.insertedRows[IndexPath(after)] = animation
    }
    for (section, animation) in reloadedSections {
      guard let after = update.paths.sections.after(section) else { continue }
      animations.insertedSections[after] = animation
    }
    return animations
  }

  func ofInserted(_ row: IndexPath) -> UITableView.RowAnimation? {
    insertedRows[row] ?? ofInserted(section: row.section)
  }

  func ofDeleted(_ row: IndexPath) -> UITableView.RowAnimation? {
    deletedRows[row] ?? ofDeleted(section: row.section)
  }

  func ofInserted(section: Int) -> UITableView.RowAnimation? {
    insertedSections[section] ?? defaultAnimation
  }

  func ofDeleted(section: Int) -> UITableView.RowAnimation? {
    deletedSections[section] ?? defaultAnimation
  }
}
