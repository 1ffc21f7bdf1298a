import GalleyDiffing
import TestSupport
import Testing

@Suite("An item under a finger")
struct MovedItemTests {
  @Test("The items between the old and the new path make space")
  func space() {
    var moved = MovedItem(path(0, 0), counts: [3])
    moved.setTarget(path(0, 2))
    #expect(moved.dataPath(of: path(0, 0)) == path(0, 1))
    #expect(moved.shownPath(of: path(0, 2)) == path(0, 1))
    #expect(moved.shownPath(of: path(0, 0)) == path(0, 2))
    #expect(moved.shownCounts == [3])
  }

  @Test("An item can move behind the last item of another section, not beyond")
  func ends() {
    let moved = MovedItem(path(0, 1), counts: [2, 1, 0])
    #expect(moved.canMove(to: path(0, 1)) && !moved.canMove(to: path(0, 2)))
    #expect(moved.canMove(to: path(1, 1)) && !moved.canMove(to: path(1, 2)))
    #expect(moved.canMove(to: path(2, 0)) && !moved.canMove(to: path(3, 0)))
    #expect(!moved.canMove(to: path(0, -1)) && !moved.canMove(to: path(-1, 0)))
  }

  /// All movements over two targets in small lists, compared with lists in which the item is removed
  /// and inserted.
  @Test("Paths and steps are those of lists that are really changed")
  func judge() {
    withEvery("counts", in: [[1], [3], [2, 2], [1, 0, 2]]) { counts in
      let data = counts.indices.map { section in
        (0..<counts[section]).map { path(section, $0) }
      }
      withEvery("source", in: data.joined()) { source in
        let targets = counts.indices.flatMap { section in (0...4).map { path(section, $0) } }
        withEvery("targets", in: lists(over: targets, upToLength: 2)) { targets in
          var moved = MovedItem(source, counts: counts)
          var shown = data
          for target in targets where moved.canMove(to: target) {
            let step = moved.step(to: target)
            #expect(step.plan.countsBefore == shown.map(\.count))
            #expect(step.plan.problems() == [])
            let before = shown
            shown[moved.target.section].remove(at: moved.target.item)
            shown[target.section].insert(source, at: target.item)
            moved.setTarget(target)
            for (section, items) in before.enumerated() {
              for (item, name) in items.enumerated() {
                #expect(step.after(path(section, item)).map { shown[$0.section][$0.item] } == name)
              }
            }
          }
          #expect(moved.shownCounts == shown.map(\.count))
          for (section, items) in shown.enumerated() {
            for (item, name) in items.enumerated() {
              #expect(moved.dataPath(of: path(section, item)) == name)
              #expect(moved.shownPath(of: name) == path(section, item))
            }
          }
        }
      }
    }
  }
}

private func path(_ section: Int, _ item: Int) -> ItemPath {
  ItemPath(section: section, item: item)
}
