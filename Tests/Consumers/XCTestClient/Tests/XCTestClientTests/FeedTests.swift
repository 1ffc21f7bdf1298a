import GalleyDiffing
import XCTest

@testable import XCTestClient

final class FeedTests: XCTestCase {
  private func feed(_ rows: (Int, String)...) -> Feed {
    Feed(rows: rows.map { Feed.Row(id: $0.0, text: $0.1) })
  }

  func testTellsWhatChanges() {
    let changes = feed((1, "a"), (2, "b")).changes(to: feed((2, "B"), (3, "c")))
    XCTAssertEqual(changes.deletes, [0])
    XCTAssertEqual(changes.inserts, [1])
    XCTAssertEqual(changes.updates, [PositionPair(before: 1, after: 0)])
  }

  @MainActor
  func testRunsOnTheMainActor() async throws {
    let before = feed((1, "a"))
    let changes = try cancellableDifference(from: before.rows, to: [], identifiedBy: { $0.id })
    XCTAssertEqual(changes.deletes, [0])
  }
}
