import GalleyUIKit

/// A cell as a value: its class, its identity, its content, and its behavior.
///
///     DeclaredCell(NoteCell.self, id: note.id, value: note)
///       .onSelect(.open(note))
///       .swipe(trailing: [SwipeDeclaration("Delete", .delete(note), isDestructive: true)])
///
/// Two cells are the same if they have the same class and the same id. If the same cell has another
/// value, the existing view is configured again. The behavior of a cell consists of values of the
/// screen's own type `Action`, so that whole declarations can be compared.
public struct DeclaredCell<Action: Equatable> {
  @usableFromInline internal var plain: PlainCell

  /// The behavior of a cell.
  ///
  /// A separate object contains the behavior. Most cells have no behavior, and do not need this
  /// object.
  private final class Box {
    let behavior: CellBehavior<Action>
    init(_ behavior: CellBehavior<Action>) { self.behavior = behavior }
  }

  /// Creates a cell with an id and a value.
  @inlinable
  public init<Cell: BindableCell>(
    _ type: Cell.Type, id: some Hashable, value: Cell.Value
  ) where Cell.Value: Equatable {
    plain = PlainCell(BindableContent<Cell, _>(id, value))
  }

  /// Creates a cell from a nib with an id and a value.
  @inlinable
  public init<Cell: BindableNibCell>(
    _ type: Cell.Type, id: some Hashable, value: Cell.Value
  ) where Cell.Value: Equatable {
    plain = PlainCell(BindableNibContent<Cell, _>(id, value))
  }

  /// Creates a cell with a value. The `id` of the value is also the id of the cell.
  @inlinable
  public init<Cell: BindableCell>(
    _ type: Cell.Type, _ value: Cell.Value
  ) where Cell.Value: Equatable & Identifiable {
    plain = PlainCell(BindableContent<Cell, Cell.Value.ID>(value.id, value))
  }

  /// Creates a cell from a nib with a value. The `id` of the value is also the id of the cell.
  @inlinable
  public init<Cell: BindableNibCell>(
    _ type: Cell.Type, _ value: Cell.Value
  ) where Cell.Value: Equatable & Identifiable {
    plain = PlainCell(BindableNibContent<Cell, Cell.Value.ID>(value.id, value))
  }

  internal init(_ plain: PlainCell) { self.plain = plain }

  internal var content: any DeclaredContent { plain.content }

  /// The identity of the cell among cells of its class.
  public var id: AnyHashable { content.id }
  /// The class of the cell.
  public var cellType: Any.Type { content.viewType }
  /// The value of the cell.
  public var value: Any { content.value }

  /// Whether the cell has no behavior.
  internal var isPlain: Bool { plain.box == nil }

  /// The behavior of the cell.
  internal var behavior: CellBehavior<Action> {
    get { (plain.box as? Box)?.behavior ?? CellBehavior() }
    set { plain.box = newValue == CellBehavior() ? nil : Box(newValue) }
  }
}

extension DeclaredCell: Equatable {
  /// Whether two cells have the same identity, value and behavior.
  public static func == (one: DeclaredCell, other: DeclaredCell) -> Bool {
    guard one.content.comparison(with: other.content) == .same else { return false }
    if one.plain.box === other.plain.box { return true }
    return one.behavior == other.behavior
  }
}
