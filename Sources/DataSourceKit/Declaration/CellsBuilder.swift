/// Combines cells from `if`, `else`, `for` and `switch`.
@resultBuilder
public enum CellsBuilder<Action: Equatable> {
  /// Returns one cell.
  public static func buildExpression(_ cell: DeclaredCell<Action>) -> CellsPart {
    CellsPart(.one(cell.plain))
  }

  /// Returns the cells of an array.
  public static func buildExpression(_ cells: [DeclaredCell<Action>]) -> CellsPart {
    CellsPart(.many(cells.map(\.plain)))
  }

  /// Returns no cells.
  public static func buildBlock() -> CellsPart { CellsPart(.none) }

  /// Returns the first of several parts.
  public static func buildPartialBlock(first part: CellsPart) -> CellsPart { part }

  /// Returns the cells of the parts so far and of the next part.
  public static func buildPartialBlock(accumulated part: CellsPart, next: CellsPart) -> CellsPart {
    var list = part.list
    next.add(to: &list)
    return CellsPart(.many(list))
  }

  /// Returns the cells of an `if` without `else`.
  public static func buildOptional(_ part: CellsPart?) -> CellsPart { part ?? CellsPart(.none) }

  /// Returns the cells of an `if` or a `switch`.
  public static func buildEither(first part: CellsPart) -> CellsPart { part }

  /// Returns the cells of an `else` or a `switch`.
  public static func buildEither(second part: CellsPart) -> CellsPart { part }

  /// Returns the cells of a `for`.
  public static func buildArray(_ parts: [CellsPart]) -> CellsPart {
    var list: [PlainCell] = []
    list.reserveCapacity(parts.count)
    for part in parts { part.add(to: &list) }
    return CellsPart(.many(list))
  }

  /// Returns the cells of an `if #available`.
  public static func buildLimitedAvailability(_ part: CellsPart) -> CellsPart { part }

  /// Returns all cells, for a section.
  public static func buildFinalResult(_ part: CellsPart) -> CellsPart { part }

  /// Returns all cells, as an array.
  public static func buildFinalResult(_ part: CellsPart) -> [DeclaredCell<Action>] {
    part.list.map { DeclaredCell($0) }
  }
}

/// Cells that are being collected for a section.
///
/// A single cell is stored without an array, because a section may have ten thousand of them.
public struct CellsPart {
  fileprivate enum Cells {
    case none
    case one(PlainCell)
    case many([PlainCell])
  }

  fileprivate var cells: Cells

  fileprivate init(_ cells: Cells) { self.cells = cells }

  internal var list: [PlainCell] {
    switch cells {
    case .none: []
    case .one(let cell): [cell]
    case .many(let cells): cells
    }
  }

  fileprivate func add(to list: inout [PlainCell]) {
    switch cells {
    case .none: break
    case .one(let cell): list.append(cell)
    case .many(let cells): list += cells
    }
  }
}

/// Combines sections from `if`, `else`, `for` and `switch`.
@resultBuilder
public enum SectionsBuilder<Action: Equatable> {
  /// Sections that are being collected.
  public typealias Part = [SectionDeclaration<Action>]

  /// Returns one section.
  public static func buildExpression(_ section: SectionDeclaration<Action>) -> Part { [section] }

  /// Returns the sections of an array.
  public static func buildExpression(_ sections: Part) -> Part { sections }

  /// Returns several parts.
  public static func buildBlock(_ parts: Part...) -> Part { parts.flatMap { $0 } }

  /// Returns the sections of an `if` without `else`.
  public static func buildOptional(_ part: Part?) -> Part { part ?? [] }

  /// Returns the sections of an `if` or a `switch`.
  public static func buildEither(first part: Part) -> Part { part }

  /// Returns the sections of an `else` or a `switch`.
  public static func buildEither(second part: Part) -> Part { part }

  /// Returns the sections of a `for`.
  public static func buildArray(_ parts: [Part]) -> Part { parts.flatMap { $0 } }

  /// Returns the sections of an `if #available`.
  public static func buildLimitedAvailability(_ part: Part) -> Part { part }
}
