/// Says which cells a screen has, in order, as values.
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
/// It knows no view, so that a test can look at what it declares. A controller that is one itself says
/// `@MainActor CellsDeclarator` in Swift 6.
public protocol CellsDeclarator {
  /// What a cell is declared as: an enumeration of the kinds of cells, most often.
  associatedtype CellDeclaration

  /// Calls `cell` for each cell, in order.
  func declareCells(_ cell: (CellDeclaration) -> Void)
}

extension CellsDeclarator {
  /// The cells that are declared, in order.
  public var cellDeclarations: [CellDeclaration] {
    var declarations: [CellDeclaration] = []
    declareCells { declarations.append($0) }
    return declarations
  }
}
