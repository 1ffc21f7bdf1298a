import UIKit

/// What a user has done by moving a cell.
///
///     list.onMove = { [weak self] move in
///       self?.names = move.declaration.sections[0].cells.compactMap { $0.value as? String }
///     }
public struct MoveDeclaration<Action: Equatable> {
  /// Where a cell is among others.
  public struct Place: Hashable {
    /// The section that it is in.
    public var section: AnyHashable
    /// How many cells of the section are seen before it.
    public var item: Int

    /// A place in a section.
    public init(section: some Hashable, item: Int) {
      self.section = AnyHashable(section)
      self.item = item
    }
  }

  /// The cell that was moved.
  public var cell: DeclaredCell<Action>
  /// Where it was.
  public var from: Place
  /// Where it is.
  public var to: Place
  /// All that is shown now.
  public var declaration: ListDeclaration<Action>

  /// A cell that was moved from one place to another.
  public init(
    cell: DeclaredCell<Action>, from: Place, to: Place, declaration: ListDeclaration<Action>
  ) {
    self.cell = cell
    self.from = from
    self.to = to
    self.declaration = declaration
  }
}

extension MoveDeclaration: Equatable {}

extension DeclaredList {
  /// The user has moved a cell: what is declared follows, and who wants to know is told.
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

  /// Cells of a tree, each with those below it.
  private func cells(
    _ items: [Int], of outline: NSDiffableDataSourceSectionSnapshot<Int>
  ) -> [DeclaredCell<Action>] {
    items.compactMap { number in
      let below = outline.snapshot(of: number)
      guard let cell = cell(of: number) else { return nil }
      if below.items.isEmpty, cell.isPlain || cell.children.isEmpty { return cell }
      let children = cells(below.rootItems, of: below)
      return cell.with { $0.children = children }
    }
  }

  private func place(
    of number: Int, in snapshot: NSDiffableDataSourceSnapshot<Int, Int>
  ) -> MoveDeclaration<Action>.Place? {
    guard let section = snapshot.sectionIdentifier(containingItem: number),
      let id = sections[section]?.id,
      let item = snapshot.itemIdentifiers(inSection: section).firstIndex(of: number)
    else { return nil }
    return MoveDeclaration<Action>.Place(section: id, item: item)
  }
}

/// A data source of numbers that knows which one is being moved. Of two that change places, a transaction
/// does not say which was.
@MainActor
internal final class MovingSource: UICollectionViewDiffableDataSource<Int, Int> {
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
