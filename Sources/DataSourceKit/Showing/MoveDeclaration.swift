import GalleyUIKit

/// A move of a cell by the user.
///
///     list.onMove = { [weak self] move in
///       self?.names = move.declaration.sections[0].cells.compactMap { $0.value as? String }
///     }
public struct MoveDeclaration<Action: Equatable> {
  /// The place of a cell among others.
  public struct Place: Hashable {
    /// The identity of its section.
    public var section: AnyHashable
    /// The number of cells before it in the section, without those hidden in collapsed cells.
    public var item: Int

    /// Creates a place in a section.
    public init(section: some Hashable, item: Int) {
      self.section = AnyHashable(section)
      self.item = item
    }
  }

  /// The cell that was moved.
  public var cell: DeclaredCell<Action>
  /// The place before.
  public var from: Place
  /// The place after.
  public var to: Place
  /// The declaration after the move.
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
  /// Returns the place of a cell in a snapshot of the visible cells.
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
