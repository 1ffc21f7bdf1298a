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

  @Test("Is nothing if nothing has changed, whatever the snapshots were made from")
  func nothing() {
    let list = DiffableScreen.list([1, 2], [3])
    #expect(parts(list, list) == [])
    #expect(parts(list, DiffableScreen.list([1, 2], [3])) == [])
  }

  @Test("Has the changes first, and what is shown anew after it, where it is then")
  func order() {
    var after = DiffableScreen.list([3, 1, 2], [4])
    after.reloadItems([1])
    after.reloadSections(["b"])
    #expect(
      parts(DiffableScreen.list([1, 2, 3], [4]), after) == [
        "items: move 0.2 → 0.0", "sections: update 1 → 1; items: update 0.1 → 0.1",
      ])
  }

  @Test("Fills items anew along with the changes, but not those that are shown anew")
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

  @Test("Shows items of a marked section with it, and by themselves only after other changes")
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
