import Foundation
import GalleyLayout

/// The supplementary and decoration views that a layout deletes and inserts by itself in an update.
/// The layout is asked once for each kind.
@MainActor
internal final class LayoutEdits {
  private let layout: UICollectionViewLayout
  private var deleted: [Element.Kind: Set<IndexPath>] = [:]
  private var inserted: [Element.Kind: Set<IndexPath>] = [:]

  init(of layout: UICollectionViewLayout) { self.layout = layout }

  /// Whether the layout deletes an element that existed before the update.
  func deletes(_ id: Element.ID) -> Bool {
    names(
      id, &deleted, layout.indexPathsToDeleteForSupplementaryView,
      layout.indexPathsToDeleteForDecorationView)
  }

  /// Whether the layout inserts an element that exists after the update.
  func inserts(_ id: Element.ID) -> Bool {
    names(
      id, &inserted, layout.indexPathsToInsertForSupplementaryView,
      layout.indexPathsToInsertForDecorationView)
  }

  /// Whether the layout named an element, asking the layout if its kind is not in `known` yet.
  private func names(
    _ id: Element.ID, _ known: inout [Element.Kind: Set<IndexPath>],
    _ supplementaryViews: (_ kind: String) -> [IndexPath],
    _ decorationViews: (_ kind: String) -> [IndexPath]
  ) -> Bool {
    if known[id.kind] == nil {
      known[id.kind] =
        switch id.kind {
        case .item: []
        case .supplementary(let kind): Set(supplementaryViews(kind))
        case .decoration(let kind): Set(decorationViews(kind))
        }
    }
    return known[id.kind]?.contains(IndexPath(id.path)) == true
  }
}
