import GalleyDiffing
import Testing
import TestingClient

@Suite("A feed")
struct FeedTests {
  @Test("A feed contains its rows")
  func holdsItsRows() {
    #expect(Feed(rows: ["a"]).rows == ["a"])
  }

  @Test("A feed returns the changes to another feed")
  func changes() {
    let changes = Feed(rows: ["a", "b", "c"]).changes(to: Feed(rows: ["c", "a"]))
    #expect(changes.deletes == [1])
    #expect(changes.moves == [PositionPair(before: 2, after: 0)])
  }

  @Test("The snapshot of a feed can be compared with an edited copy")
  func snapshot() throws {
    let before = try Feed(rows: ["a", "b"]).snapshot()
    var after = before
    try after.move("b", before: "a")
    #expect(after.difference(from: before).items.moves.count == 1)
  }

  @MainActor
  @Test("A feed can be sent to another task")
  func crosses() async {
    let feed = Feed(rows: ["a"])
    let changes = await Task.detached { feed.changes(to: Feed(rows: [])) }.value
    #expect(changes.deletes == [0])
  }
}
