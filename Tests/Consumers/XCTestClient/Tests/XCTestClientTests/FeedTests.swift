import GalleyDiffing
import XCTest
import XCTestClient

final class FeedTests: XCTestCase {
  func testHoldsItsRows() {
    XCTAssertEqual(Feed(rows: ["a"]).rows, ["a"])
  }

  @MainActor
  func testRunsOnTheMainActor() async {
    XCTAssertNotEqual(Feed(rows: ["a"]), Feed(rows: ["b"]))
  }
}
