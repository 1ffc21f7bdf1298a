import Foundation

/// A file of layout cases in the folder `Fixtures`. A case is a layout and its expected frames.
enum CaseFile: String, CaseIterable, Sendable {
  /// Compositional layouts that were measured on UIKit.
  case compositional
  /// Sections with orthogonal scrolling that were measured on UIKit.
  case orthogonal
  /// Examples that were published by others, or computed by hand.
  case workedExamples = "worked-examples"

  /// The number of cases in the file. It is written here so that no case is lost unnoticed.
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
