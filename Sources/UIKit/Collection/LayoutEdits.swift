import Foundation
import GalleyLayout

/// Which views beside the cells a layout takes away and adds by itself in an update. It is asked once for each
/// kind.
@MainActor
internal final class LayoutEdits {
  private let layout: UICollectionViewLayout
  private var deleted: [Element.Kind: Set<IndexPath>] = [:]
  private var inserted: [Element.Kind: Set<IndexPath>] = [:]

  init(of layout: UICollectionViewLayout) { self.layout = layout }

  /// Whether the layout takes away what was there before the update.
  func deletes(_ id: Element.ID) -> Bool {
    if deleted[id.kind] == nil {
      deleted[id.kind] =
        switch id.kind {
        case .item: []
        case .supplementary(let kind):
          Set(layout.indexPathsToDeleteForSupplementaryView(ofKind: kind))
        case .decoration(let kind): Set(layout.indexPathsToDeleteForDecorationView(ofKind: kind))
        }
    }
    return deleted[id.kind]?.contains(IndexPath(id.path)) == true
  }

  /// Whether the layout adds what is there after the update.
  func inserts(_ id: Element.ID) -> Bool {
    if inserted[id.kind] == nil {
      inserted[id.kind] =
        switch id.kind {
        case .item: []
        case .supplementary(let kind):
          Set(layout.indexPathsToInsertForSupplementaryView(ofKind: kind))
        case .decoration(let kind): Set(layout.indexPathsToInsertForDecorationView(ofKind: kind))
        }
    }
    return inserted[id.kind]?.contains(IndexPath(id.path)) == true
  }
}
