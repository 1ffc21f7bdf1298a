/// Puts cells together as `if`, `else`, `for` and `switch` have them.
@resultBuilder
public enum CellsBuilder<Action: Equatable> {
  /// One cell.
  public static func buildExpression(_ cell: DeclaredCell<Action>) -> CellsPart {
    CellsPart(.one(cell.plain))
  }

  /// Cells that are a list already.
  public static func buildExpression(_ cells: [DeclaredCell<Action>]) -> CellsPart {
    CellsPart(.many(cells.map(\.plain)))
  }

  /// No cell.
  public static func buildBlock() -> CellsPart { CellsPart(.none) }

  /// The first of several.
  public static func buildPartialBlock(first part: CellsPart) -> CellsPart { part }

  /// Several and one more.
  public static func buildPartialBlock(accumulated part: CellsPart, next: CellsPart) -> CellsPart {
    var list = part.list
    next.add(to: &list)
    return CellsPart(.many(list))
  }

  /// What an `if` without `else` has.
  public static func buildOptional(_ part: CellsPart?) -> CellsPart { part ?? CellsPart(.none) }

  /// What an `if` or a `switch` has.
  public static func buildEither(first part: CellsPart) -> CellsPart { part }

  /// What an `else` or a `switch` has.
  public static func buildEither(second part: CellsPart) -> CellsPart { part }

  /// What a `for` has.
  public static func buildArray(_ parts: [CellsPart]) -> CellsPart {
    var list: [PlainCell] = []
    list.reserveCapacity(parts.count)
    for part in parts { part.add(to: &list) }
    return CellsPart(.many(list))
  }

  /// What an `if #available` has.
  public static func buildLimitedAvailability(_ part: CellsPart) -> CellsPart { part }

  /// All of them, for a section.
  public static func buildFinalResult(_ part: CellsPart) -> CellsPart { part }

  /// All of them, as a list.
  public static func buildFinalResult(_ part: CellsPart) -> [DeclaredCell<Action>] {
    part.list.map { DeclaredCell($0) }
  }
}

/// Cells on their way into a section.
///
/// One alone needs no list of its own: there may be ten thousand.
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

/// Puts sections together as `if`, `else`, `for` and `switch` have them.
@resultBuilder
public enum SectionsBuilder<Action: Equatable> {
  /// Sections on their way into a list of them.
  public typealias Part = [SectionDeclaration<Action>]

  /// One section.
  public static func buildExpression(_ section: SectionDeclaration<Action>) -> Part { [section] }

  /// Sections that are a list already.
  public static func buildExpression(_ sections: Part) -> Part { sections }

  /// Several.
  public static func buildBlock(_ parts: Part...) -> Part { parts.flatMap { $0 } }

  /// What an `if` without `else` has.
  public static func buildOptional(_ part: Part?) -> Part { part ?? [] }

  /// What an `if` or a `switch` has.
  public static func buildEither(first part: Part) -> Part { part }

  /// What an `else` or a `switch` has.
  public static func buildEither(second part: Part) -> Part { part }

  /// What a `for` has.
  public static func buildArray(_ parts: [Part]) -> Part { parts.flatMap { $0 } }

  /// What an `if #available` has.
  public static func buildLimitedAvailability(_ part: Part) -> Part { part }
}
