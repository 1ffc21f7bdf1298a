import GalleyUIKit

/// A move of a cell by the user.
///
///     list.onMove = { [weak self] move in
///       self?.names = move.declaration.sections[0].cells.compactMap { $0.value as? String }
///     }
public struct MoveDeclaration<Action: Equatable> {
  /// The position of a cell: its section, and its position in the section.
  public struct Place: Hashable {
    /// The identity of the cell's section.
    public var section: AnyHashable
    /// The number of visible cells before the cell in the section. The children of collapsed cells
    /// are not counted.
    public var item: Int

    /// Creates a place in a section.
    public init(section: some Hashable, item: Int) {
      self.section = AnyHashable(section)
      self.item = item
    }
  }

  /// The cell that was moved.
  public var cell: DeclaredCell<Action>
  /// The position before the move.
  public var from: Place
  /// The position after the move.
  public var to: Place
  /// The declaration of the list's sections and cells after the move.
  public var declaration: ListDeclaration<Action>

  /// Creates a move from one place to another.
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
  /// Returns the position of a cell in a snapshot of the visible cells.
  ///
  /// - Parameter number: The number by which the data source identifies the cell.
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
