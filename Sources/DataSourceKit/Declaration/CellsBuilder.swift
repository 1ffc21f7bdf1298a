/// Puts cells together as `if`, `else`, `for` and `switch` have them.
@resultBuilder
public enum CellsBuilder<Action: Equatable> {
  /// Cells on their way into a list of them.
  ///
  /// One alone needs no list of its own: there may be ten thousand.
  public struct Part {
    fileprivate enum Cells {
      case none
      case one(DeclaredCell<Action>)
      case many([DeclaredCell<Action>])
    }

    fileprivate var cells: Cells

    fileprivate var list: [DeclaredCell<Action>] {
      switch cells {
      case .none: []
      case .one(let cell): [cell]
      case .many(let cells): cells
      }
    }

    fileprivate func add(to list: inout [DeclaredCell<Action>]) {
      switch cells {
      case .none: break
      case .one(let cell): list.append(cell)
      case .many(let cells): list += cells
      }
    }
  }

  /// One cell.
  public static func buildExpression(_ cell: DeclaredCell<Action>) -> Part {
    Part(cells: .one(cell))
  }

  /// Cells that are a list already.
  public static func buildExpression(_ cells: [DeclaredCell<Action>]) -> Part {
    Part(cells: .many(cells))
  }

  /// No cell.
  public static func buildBlock() -> Part { Part(cells: .none) }

  /// The first of several.
  public static func buildPartialBlock(first part: Part) -> Part { part }

  /// Several and one more.
  public static func buildPartialBlock(accumulated part: Part, next: Part) -> Part {
    var list = part.list
    next.add(to: &list)
    return Part(cells: .many(list))
  }

  /// What an `if` without `else` has.
  public static func buildOptional(_ part: Part?) -> Part { part ?? Part(cells: .none) }

  /// What an `if` or a `switch` has.
  public static func buildEither(first part: Part) -> Part { part }

  /// What an `else` or a `switch` has.
  public static func buildEither(second part: Part) -> Part { part }

  /// What a `for` has.
  public static func buildArray(_ parts: [Part]) -> Part {
    var list: [DeclaredCell<Action>] = []
    list.reserveCapacity(parts.count)
    for part in parts { part.add(to: &list) }
    return Part(cells: .many(list))
  }

  /// What an `if #available` has.
  public static func buildLimitedAvailability(_ part: Part) -> Part { part }

  /// All of them.
  public static func buildFinalResult(_ part: Part) -> [DeclaredCell<Action>] { part.list }
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
