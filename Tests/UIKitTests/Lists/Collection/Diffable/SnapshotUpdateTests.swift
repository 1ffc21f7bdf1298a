import GalleyDiffing
import Testing

@testable import GalleyUIKit

@MainActor @Suite("The update between two snapshots")
struct SnapshotUpdateTests {
  private func parts(_ before: DiffableScreen.List, _ after: DiffableScreen.List) -> [String] {
    SnapshotUpdate(from: before, to: after).parts.map { part in
      var plan = part.plan
      plan.reconfigured = []
      let changes = plan.description.split(separator: "\n").dropFirst().joined(separator: "; ")
      let reconfigured = part.plan.reconfigured
      return changes + (reconfigured.isEmpty ? "" : "; reconfigure \(reconfigured)")
    }
  }

  @Test("The update between equal snapshots is empty")
  func nothing() {
    let list = DiffableScreen.list([1, 2], [3])
    #expect(parts(list, list) == [])
    #expect(parts(list, DiffableScreen.list([1, 2], [3])) == [])
  }

  @Test("An update has moves first, then reloads at the paths after the moves")
  func order() {
    var after = DiffableScreen.list([3, 1, 2], [4])
    after.reloadItems([1])
    after.reloadSections(["b"])
    #expect(
      parts(DiffableScreen.list([1, 2, 3], [4]), after) == [
        "items: move 0.2 → 0.0", "sections: update 1 → 1; items: update 0.1 → 0.1",
      ])
  }

  @Test("Items are reconfigured along with the moves, except those that are reloaded")
  func reconfigured() {
    var after = DiffableScreen.list([2, 1], [4])
    after.reconfigureItems([1, 2, 4])
    after.reloadItems([2])
    after.reloadSections(["b"])
    #expect(
      parts(DiffableScreen.list([1, 2], [4]), after) == [
        "items: move 0.1 → 0.0; reconfigure [0.1]",
        "sections: update 1 → 1; items: update 0.0 → 0.0",
      ])
  }

  @Test("Items of a reloaded section are reloaded again only if there are other changes")
  func itemsOfSections() {
    var after = DiffableScreen.list([1], [4])
    after.reloadSections(["b"])
    after.reloadItems([4])
    #expect(parts(DiffableScreen.list([1], [4]), after) == ["sections: update 1 → 1"])
    #expect(
      parts(DiffableScreen.list([], [4]), after) == [
        "items: insert 0.0", "sections: update 1 → 1", "items: update 1.0 → 1.0",
      ])
  }
}
