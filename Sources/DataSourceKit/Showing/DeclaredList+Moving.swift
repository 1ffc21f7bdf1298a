import GalleyUIKit

// Moves by the user in a collection view. The data source identifies sections and cells by numbers.

extension DeclaredList {
  /// Updates the declaration after the user has moved a cell, and reports the move.
  internal func moved(_ transaction: MovingSource.ReorderingHandlers.Transaction) {
    let (before, after) = (transaction.initialSnapshot, transaction.finalSnapshot)
    let positions = Dictionary(
      uniqueKeysWithValues: declaration.sections.enumerated().map { ($1.id, $0) })
    for change in transaction.sectionTransactions {
      guard let id = sections[change.sectionIdentifier]?.id, let position = positions[id],
        let index = order.firstIndex(where: { $0.section == change.sectionIdentifier })
      else { continue }
      let outline = change.finalSnapshot
      order[index].cells = outline.items
      declaration.sections[position].cells = cells(outline.rootItems, of: outline)
      sections[change.sectionIdentifier] = declaration.sections[position]
    }
    guard let number = source.moving, let cell = cell(of: number),
      let from = place(of: number, in: before), let to = place(of: number, in: after)
    else { return }
    onMove?(MoveDeclaration(cell: cell, from: from, to: to, declaration: declaration))
  }

  /// Returns the cells of a tree, each with its children.
  ///
  /// If a cell has other children than before, its number identifies the cell with the new children
  /// from now on.
  ///
  /// - Parameter items: The numbers of the cells.
  private func cells(
    _ items: [Int], of outline: NSDiffableDataSourceSectionSnapshot<Int>
  ) -> [DeclaredCell<Action>] {
    items.compactMap { number in
      let below = outline.snapshot(of: number)
      guard let cell = cell(of: number) else { return nil }
      if below.items.isEmpty, cell.isPlain || cell.children.isEmpty { return cell }
      let children = cells(below.rootItems, of: below)
      if children == cell.children { return cell }
      let changed = cell.with { $0.children = children }
      numbers.replace(number, by: changed.plain)
      return changed
    }
  }
}

/// A data source that identifies sections and cells by numbers, and knows which cell is being
/// moved.
///
/// The cell is recorded because a transaction does not show which of two items was moved if they
/// change places.
@MainActor
internal final class MovingSource: UICollectionViewDiffableDataSource<Int, Int> {
  /// The number of the cell that is being moved; `nil` if there is none.
  private(set) var moving: Int?

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moving = itemIdentifier(for: sourceIndexPath)
    super.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    moving = nil
  }
}
