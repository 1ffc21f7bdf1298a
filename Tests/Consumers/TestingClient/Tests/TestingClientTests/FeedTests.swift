import GalleyDiffing
import Testing
import TestingClient

@Suite("A feed")
struct FeedTests {
  @Test("Holds its rows")
  func holdsItsRows() {
    #expect(Feed(rows: ["a"]).rows == ["a"])
  }

  @MainActor
  @Test("Crosses to another task")
  func crosses() async {
    let feed = Feed(rows: ["a"])
    let rows = await Task.detached { feed.rows }.value
    #expect(rows == ["a"])
  }
}
