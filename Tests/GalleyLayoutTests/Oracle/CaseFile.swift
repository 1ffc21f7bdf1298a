import Foundation

/// A file of layout cases beside these tests.
enum CaseFile: String, CaseIterable, Sendable {
  /// Compositional layouts, as measured.
  case compositional
  /// Sections that scroll sideways, as measured.
  case orthogonal
  /// Examples of what the rules come to.
  case workedExamples = "worked-examples"

  /// How many cases it holds. Said here so that none gets lost unnoticed.
  var caseCount: Int {
    switch self {
    case .compositional: 145
    case .orthogonal: 15
    case .workedExamples: 107
    }
  }

  /// The cases of the file.
  func cases() throws -> [LayoutCase] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let name = "\(rawValue).txt"
    let text = try String(contentsOf: folder.appending(path: "Fixtures/\(name)"), encoding: .utf8)
    return try CaseParser.cases(in: text, file: name)
  }
}
