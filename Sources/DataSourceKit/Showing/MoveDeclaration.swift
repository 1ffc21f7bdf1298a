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

extension _DeclaredSections {
  /// Where a cell is in what is shown.
  internal func place(
    of number: Int, in snapshot: NSDiffableDataSourceSnapshot<Int, Int>
  ) -> MoveDeclaration<Action>.Place? {
    guard let section = snapshot.sectionIdentifier(containingItem: number),
      let id = sections[section]?.id,
      let item = snapshot.itemIdentifiers(inSection: section).firstIndex(of: number)
    else { return nil }
    return MoveDeclaration<Action>.Place(section: id, item: item)
  }
}
