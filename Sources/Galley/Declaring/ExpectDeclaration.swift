import GalleyDataSourceKit

/// Expects two declarations to be equal.
///
/// A failure lists the cells that were inserted, deleted, moved or changed, and the parts of a cell
/// that differ.
///
///     expectDeclaration(screen.declaration, equals: ListDeclaration {
///       SectionDeclaration("plant") { DeclaredCell(PlantPictureCell.self, plant) }
///     })
///
///     Not declared as expected:
///     ≠ section plant, item 0: PlantPictureCell 1
///         name: "Basil" → "Mint"
///
/// Works in Swift Testing and in XCTest.
public func expectDeclaration<Action>(
  _ found: ListDeclaration<Action>, equals expected: ListDeclaration<Action>,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard found != expected else { return }
  ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column).fail(
    "Not declared as expected:\n\(found.difference(from: expected))")
}

/// Expects two lists of cell declarations to be equal.
///
/// A failure has a line for each cell that was inserted or deleted.
///
///     expectDeclarations(data.cellDeclarations, equal: [.picture(plant), .heading("Notes")])
///
/// Works in Swift Testing and in XCTest.
public func expectDeclarations<CellDeclaration: Equatable>(
  _ found: [CellDeclaration], equal expected: [CellDeclaration],
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard found != expected else { return }
  func lines(_ cells: [CellDeclaration]) -> String {
    cells.map { Field.describe($0) }.joined(separator: "\n")
  }
  let difference =
    TextDifference.describe(lines(expected), lines(found))
    ?? "two cells are not equal by ==, though their texts are"
  ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column).fail(
    "Not declared as expected:\n\(difference)")
}
