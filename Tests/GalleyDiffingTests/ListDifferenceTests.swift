import GalleyDiffing
import Testing

@Suite("The difference between two lists")
struct ListDifferenceTests {
  @Test("Names what went, came and moved")
  func example() {
    let difference = difference(from: ["a", "b", "c"], to: ["c", "a", "d"])
    #expect(difference.description == "delete 1; insert 2; move 2 → 0")
  }
}
