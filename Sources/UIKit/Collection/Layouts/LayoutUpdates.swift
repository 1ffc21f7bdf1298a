import Foundation

/// Which paths come and go in an update. A whole section goes by an item of `NSNotFound`.
@MainActor
internal struct LayoutUpdates {
  private var inserted: Set<IndexPath> = []
  private var deleted: Set<IndexPath> = []

  init(_ items: [UICollectionViewUpdateItem]) {
    for item in items {
      // What is shown anew goes and comes.
      let isReload = item.updateAction == .reload
      if item.updateAction == .insert || isReload, let path = item.indexPathAfterUpdate {
        inserted.insert(path)
      }
      if item.updateAction == .delete || isReload, let path = item.indexPathBeforeUpdate {
        deleted.insert(path)
      }
    }
  }

  func inserts(_ path: IndexPath) -> Bool { inserted.contains(path) || insertsSection(path) }

  func deletes(_ path: IndexPath) -> Bool { deleted.contains(path) || deletesSection(path) }

  func insertsSection(_ path: IndexPath) -> Bool {
    inserted.contains(IndexPath(item: NSNotFound, section: path.section))
  }

  func deletesSection(_ path: IndexPath) -> Bool {
    deleted.contains(IndexPath(item: NSNotFound, section: path.section))
  }
}
