import Foundation
import GalleyDiffing

/// The paths that an update inserts and deletes. The path of a whole section has `NSNotFound` as
/// its item.
@MainActor
internal struct LayoutUpdates {
  private var inserted: Set<IndexPath> = []
  private var deleted: Set<IndexPath> = []
  /// The update as a value; `nil` if the structure was created from single changes.
  private var update: ListUpdate?

  init(_ update: ListUpdate) { self.update = update }

  init(_ items: [UICollectionViewUpdateItem]) {
    for item in items {
      // A reload is a deletion and an insertion.
      let isReload = item.updateAction == .reload
      if item.updateAction == .insert || isReload, let path = item.indexPathAfterUpdate {
        inserted.insert(path)
      }
      if item.updateAction == .delete || isReload, let path = item.indexPathBeforeUpdate {
        deleted.insert(path)
      }
    }
  }

  func inserts(_ path: IndexPath) -> Bool {
    if let update { return update.before(ItemPath(path)) == nil }
    return inserted.contains(path) || insertsSection(path)
  }

  func deletes(_ path: IndexPath) -> Bool {
    if let update { return update.after(ItemPath(path)) == nil }
    return deleted.contains(path) || deletesSection(path)
  }

  func insertsSection(_ path: IndexPath) -> Bool {
    guard path.count == 2 else { return false }
    if let update { return update.before(section: path.section) == nil }
    return inserted.contains(IndexPath(item: NSNotFound, section: path.section))
  }

  func deletesSection(_ path: IndexPath) -> Bool {
    guard path.count == 2 else { return false }
    if let update { return update.after(section: path.section) == nil }
    return deleted.contains(IndexPath(item: NSNotFound, section: path.section))
  }
}
