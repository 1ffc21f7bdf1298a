import GalleyDiffing
import TestSupport
import Testing

@Suite("A map of positions before and after")
struct PositionMapTests {
  @Test("A position map leads elements that stay past inserts and deletes")
  func example() {
    let map = PositionMap(Changes(deletes: [1], inserts: [0]))
    #expect(map.after(0) == 1)
    #expect(map.after(1) == nil)
    #expect(map.before(0) == nil)
    #expect(map.before(1) == 0)
    #expect(map.after(1_000) == 1_000)
  }

  @Test("A position map without changes leaves every position as it is")
  func nothing() {
    let map = PositionMap(Changes())
    #expect(map.after(7) == 7)
    #expect(map.before(7) == 7)
  }

  @Test("A position map follows moves, in whatever order the changes are named")
  func moves() {
    let moves = [PositionPair(before: 4, after: 0), PositionPair(before: 0, after: 3)]
    let map = PositionMap(Changes(deletes: [2, 1], inserts: [4, 2], moves: moves.reversed()))
    #expect((0..<5).map(map.after) == [3, nil, nil, 1, 0])
    #expect((0..<5).map(map.before) == [4, 3, nil, 0, nil])
    #expect(map == PositionMap(Changes(deletes: [1, 2], inserts: [2, 4], moves: moves)))
  }

  /// All changes that are possible between two lists of up to four elements.
  @Test(
    "A position map agrees with a naive replay of every small change, in both directions",
    arguments: 0...4)
  func everyChange(beforeCount: Int) {
    withEvery("after", in: 0...4) { afterCount in
      withEvery("leaving", in: subsets(of: Array(0..<beforeCount))) { leaving in
        let arrivals = subsets(of: Array(0..<afterCount)).filter {
          beforeCount - leaving.count == afterCount - $0.count
        }
        withEvery("arriving", in: arrivals) { arriving in
          withEvery("moves", in: pairings(of: leaving, with: arriving)) { moves in
            let moved = (moves.map(\.before), moves.map(\.after))
            let changes = Changes(
              deletes: leaving.filter { !moved.0.contains($0) },
              inserts: arriving.filter { !moved.1.contains($0) }, moves: moves)
            expectRight(PositionMap(changes), changes, beforeCount, afterCount)
          }
        }
      }
    }
  }

  private func expectRight(
    _ map: PositionMap, _ changes: Changes<Int>, _ beforeCount: Int, _ afterCount: Int
  ) {
    let before = (0..<beforeCount).map { Optional($0) }
    var after = [Int??](repeating: nil, count: afterCount)
    for position in changes.inserts { after[position] = .some(nil) }
    for move in changes.moves { after[move.after] = before[move.before] }
    let leaving = changes.deletes + changes.moves.map(\.before)
    var staying = (0..<beforeCount).filter { !leaving.contains($0) }
    for position in after.indices where after[position] == nil {
      after[position] = staying.removeFirst()
    }

    let origins = after.map { $0! }
    #expect((0..<afterCount).map(map.before) == origins)
    #expect(
      (0..<beforeCount).map(map.after) == (0..<beforeCount).map { origins.firstIndex(of: $0) })
  }

  /// Returns every way to pair some elements of `leaving` with elements of `arriving`.
  private func pairings(
    of leaving: [Int], with arriving: [Int]
  ) -> [[PositionPair<Int>]] {
    guard let first = leaving.first else { return [[]] }
    let rest = Array(leaving.dropFirst())
    return pairings(of: rest, with: arriving)
      + arriving.flatMap { target in
        pairings(of: rest, with: arriving.filter { $0 != target }).map {
          [PositionPair(before: first, after: target)] + $0
        }
      }
  }
}

@Suite("A map of paths before and after")
struct PathMapTests {
  @Test(
    "A path map leads items along with their sections, past inserts and deletes, and across sections"
  )
  func example() {
    let plan = UpdatePlan(
      sections: Changes(deletes: [0], inserts: [2], moves: [PositionPair(before: 2, after: 0)]),
      items: Changes(
        deletes: [path(1, 0)], inserts: [path(0, 0)],
        moves: [
          PositionPair(before: path(0, 1), after: path(1, 0)),
          PositionPair(before: path(2, 0), after: path(2, 1)),
        ]),
      countsBefore: [2, 3, 2], countsAfter: [2, 3, 2])
    #expect(plan.problems() == [])
    let map = plan.paths
    #expect(map.sections.after(2) == 0)

    #expect(map.after(path(0, 0)) == nil, "went with its section")
    #expect(map.after(path(0, 1)) == path(1, 0), "moved out of a section that went")
    #expect(map.after(path(1, 0)) == nil)
    #expect(map.after(path(1, 1)) == path(1, 1))
    #expect(map.after(path(1, 2)) == path(1, 2))
    #expect(map.after(path(2, 0)) == path(2, 1), "moved into a section that came")
    #expect(map.after(path(2, 1)) == path(0, 1))

    #expect(map.before(path(0, 0)) == nil)
    #expect(map.before(path(0, 1)) == path(2, 1))
    #expect(map.before(path(1, 0)) == path(0, 1))
    #expect(map.before(path(2, 0)) == nil, "came with its section")
    #expect(map.before(path(2, 1)) == path(2, 0))
  }

  private func path(_ section: Int, _ item: Int) -> ItemPath {
    ItemPath(section: section, item: item)
  }
}
