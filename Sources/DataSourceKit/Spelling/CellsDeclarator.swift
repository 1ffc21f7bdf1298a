/// Declares the cells of a screen as values, in order.
///
///     struct Data: CellsDeclarator {
///       var plant: Plant
///       var notes: [Note]
///
///       func declareCells(_ cell: (CellDeclaration) -> Void) {
///         cell(.picture(plant))
///         if !notes.isEmpty {
///           cell(.heading("Notes"))
///           for note in notes { cell(.note(note)) }
///         }
///       }
///     }
///
///     data.cellDeclarations   // [.picture(plant), .heading("Notes"), .note(…)]
///
/// A declarator does not refer to a view, so a test can read its declarations. A controller that
/// conforms to this protocol writes `@MainActor CellsDeclarator` in Swift 6.
public protocol CellsDeclarator {
  /// The type that declares a cell: usually an enumeration of the kinds of cells.
  associatedtype CellDeclaration

  /// Calls `cell` for each cell, in order.
  func declareCells(_ cell: (CellDeclaration) -> Void)
}

extension CellsDeclarator {
  /// The declared cells, in order.
  public var cellDeclarations: [CellDeclaration] {
    var declarations: [CellDeclaration] = []
    declareCells { declarations.append($0) }
    return declarations
  }
}
