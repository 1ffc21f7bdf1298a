import Testing

/// Lays out each case of the files in `Fixtures`, and compares all its figures.
@Suite("Compositional layouts against measured figures")
struct OracleTests {
  /// Cases with known differences, and the reasons. None should be added for convenience.
  private static let exceptions: [String: String] = [:]

  @Test(
    "Compositional layouts have the frames measured on UIKit",
    arguments: try CaseFile.compositional.cases())
  func compositional(layout: LayoutCase) { expectAsKnown(layout) }

  @Test(
    "Compositional layouts scroll orthogonally as measured on UIKit",
    arguments: try CaseFile.orthogonal.cases())
  func orthogonal(layout: LayoutCase) { expectAsKnown(layout) }

  @Test(
    "Compositional layouts have the frames of the worked examples",
    arguments: try CaseFile.workedExamples.cases())
  func workedExamples(layout: LayoutCase) { expectAsKnown(layout) }

  private func expectAsKnown(
    _ layout: LayoutCase, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    func expect() {
      for difference in CaseJudge(layout).differences {
        Issue.record("\(layout.id): \(difference)", sourceLocation: sourceLocation)
      }
    }
    if let reason = OracleTests.exceptions[layout.id] {
      withKnownIssue("\(reason)", sourceLocation: sourceLocation) { expect() }
    } else {
      expect()
    }
  }

  @Test("All layout cases are accounted for", arguments: CaseFile.allCases)
  func tally(file: CaseFile) throws {
    let tally = try CaseTally(file)
    print(tally)
    #expect(tally.missingCount == 0)
    let unexplained = tally.different.map(\.id).filter { OracleTests.exceptions[$0] == nil }
    #expect(unexplained.isEmpty, "\(tally)")
  }

  @Test("Every worked example about compositional layouts has a case")
  func numbers() throws {
    // E71 to E76 are about flow layouts, E77 to E88 about list adapters.
    let elsewhere = Set(71...88)
    let here = Set(
      try CaseFile.workedExamples.cases().map { layout in
        try #require(Int(layout.id.dropFirst().prefix { $0.isWholeNumber }), "\(layout.id)")
      })
    print("worked examples 88: here \(here.count), elsewhere \(elsewhere.count)")
    #expect(here.isDisjoint(with: elsewhere))
    #expect(here.union(elsewhere) == Set(1...88))
  }
}
