import UIKit

/// A cell, as a value: its class, what it is known by, what it shows, and what it does.
///
///     DeclaredCell(NoteCell.self, id: note.id, value: note)
///       .onSelect(.open(note))
///       .swipe(trailing: [SwipeDeclaration("Delete", .delete(note), isDestructive: true)])
///
/// Two cells are the same thing if they have the same class and the same id. The same thing with another
/// value is shown in the cell that it has, which is filled anew. What a cell does is said by values of the
/// screen's own, of type `Action`: so that whole declarations can be compared.
public struct DeclaredCell<Action: Equatable> {
  @usableFromInline internal var plain: PlainCell

  /// What only few cells have.
  private final class Box {
    let behavior: CellBehavior<Action>
    init(_ behavior: CellBehavior<Action>) { self.behavior = behavior }
  }

  /// A cell that is known by an id, and shows a value.
  @inlinable
  public init<Cell: BindableCell>(
    _ type: Cell.Type, id: some Hashable, value: Cell.Value
  ) where Cell.Value: Equatable {
    plain = PlainCell(BindableContent<Cell, _>(id, value))
  }

  /// A cell from a nib that is known by an id, and shows a value.
  @inlinable
  public init<Cell: BindableNibCell>(
    _ type: Cell.Type, id: some Hashable, value: Cell.Value
  ) where Cell.Value: Equatable {
    plain = PlainCell(BindableNibContent<Cell, _>(id, value))
  }

  /// A cell that is known by what it shows.
  @inlinable
  public init<Cell: BindableCell>(
    _ type: Cell.Type, _ value: Cell.Value
  ) where Cell.Value: Equatable & Identifiable {
    plain = PlainCell(BindableContent<Cell, Cell.Value.ID>(value.id, value))
  }

  /// A cell from a nib that is known by what it shows.
  @inlinable
  public init<Cell: BindableNibCell>(
    _ type: Cell.Type, _ value: Cell.Value
  ) where Cell.Value: Equatable & Identifiable {
    plain = PlainCell(BindableNibContent<Cell, Cell.Value.ID>(value.id, value))
  }

  internal init(_ plain: PlainCell) { self.plain = plain }

  internal var content: any DeclaredContent { plain.content }

  /// What the cell is known by, among cells of its class.
  public var id: AnyHashable { content.id }
  /// The cell's class.
  public var cellType: Any.Type { content.viewType }
  /// What the cell shows.
  public var value: Any { content.value }

  /// Whether there is nothing that only few cells have.
  internal var isPlain: Bool { plain.box == nil }

  /// What the cell does.
  internal var behavior: CellBehavior<Action> {
    get { (plain.box as? Box)?.behavior ?? CellBehavior() }
    set { plain.box = newValue == CellBehavior() ? nil : Box(newValue) }
  }
}

extension DeclaredCell: Equatable {
  /// Whether two cells are the same thing, show the same, and do the same.
  public static func == (one: DeclaredCell, other: DeclaredCell) -> Bool {
    guard one.content.comparison(with: other.content) == .same else { return false }
    if one.plain.box === other.plain.box { return true }
    return one.behavior == other.behavior
  }
}
