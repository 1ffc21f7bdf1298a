import Foundation
import TestSupport

/// A table in Documentation/Fidelity: columns with names, and a row for each measured figure.
internal struct FidelitySheet {
  /// The folder of the package.
  static let package = packageFolder()

  /// The names of the columns.
  let columns: [String]
  /// The fields of each row.
  let rows: [[String]]

  /// Reads a sheet by the name of its file, such as `bars.tsv`.
  init(_ name: String) throws {
    let file = FidelitySheet.package.appendingPathComponent("Documentation/Fidelity/\(name)")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    }
    columns = lines.first ?? []
    rows = Array(lines.dropFirst())
  }

  /// Returns the field of a row in a column. It is empty if there is no such column.
  func field(_ column: String, of row: [String]) -> String {
    guard let index = columns.firstIndex(of: column), index < row.count else { return "" }
    return row[index]
  }
}
