import TestSupport
import Testing
import UIKit

@Suite("An index path of a list")
struct IndexPathTests {
  @Test("An index path has a section and an item, which is its row")
  func parts() {
    var path = IndexPath(item: 3, section: 1)
    #expect(path == IndexPath(row: 3, section: 1))
    #expect(path.section == 1 && path.item == 3 && path.row == 3)
    path.item += 1
    path.section = 0
    #expect(path == [0, 4])
    #expect(IndexPath(item: 9, section: 0) < IndexPath(item: 0, section: 1))
  }

  @Test("An index path without exactly two parts traps with their number")
  func traps() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = IndexPath(index: 1).item
    }
    expectTrap(result, says: "it has 1 parts, and item is asked for", evenInRelease: false)
  }
}
