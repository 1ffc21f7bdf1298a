import Foundation
import GalleyDiffing
import UIKit

let listBenchmarks = [
  Benchmark(
    "list.first-frame-1m", size: 1_000_000,
    "the first frame of a grid of 1,000,000 items, against one of 1,000",
    goals: [.atMost(1.1, .small, aim: 1.05)]
  ) {
    let (many, few) = (GridSource(count: 1_000_000), GridSource(count: 1_000))
    let (of1m, of1k) = (many.allocationsOfFirstFrame, few.allocationsOfFirstFrame)
    // Even for the same list, the number may differ by one from run to run.
    guard abs(of1m - of1k) <= 2 else {
      fatalError("\(of1m) allocations for 1,000,000 items, \(of1k) for 1,000")
    }
    return [
      Subject("galley", .galley) {
        GridScreen(many)
      } check: {
        $0.view.visibleCells.count == 60
      },
      Subject("1,000 items", .small) {
        GridScreen(few)
      } check: {
        $0.view.visibleCells.count == 60
      },
    ]
  },
  Benchmark(
    "list.scroll-step", size: 60,
    "scroll 60 visible cells by a point, with nothing new in sight, against a first frame",
    goals: [.faster(20, than: .naive)]
  ) {
    let source = GridSource(count: 1_000)
    let screen = GridScreen(source)
    screen.scroll(to: 1_001)
    let made = source.made
    var isDown = false
    return [
      Subject("galley", .galley) {
        isDown.toggle()
        screen.scroll(to: isDown ? 1_002 : 1_001)
      } check: { _ in
        source.made == made && screen.view.visibleCells.count >= 60
      },
      Subject("first frame", .naive) {
        GridScreen(source)
      } check: {
        $0.view.visibleCells.count == 60
      },
    ]
  },
  Benchmark(
    "list.cells-created", size: 100_000, rounds: 3,
    "scroll 100,000 rows end to end, a third of a screen at a time: cells are made for those in sight only",
    goals: []
  ) {
    [
      Subject("galley", .galley, runsOnce: true) {
        let source = GridSource(count: 100_000)
        let screen = GridScreen(source)
        let end = screen.view.contentSize.height - screen.view.bounds.height
        for place in stride(from: 0, through: end, by: 200) { screen.scroll(to: place) }
        return source.made
      } check: { made in
        // At most eleven rows of six cells are visible, some of them partly.
        made <= 66
      }
    ]
  },
  Benchmark(
    "list.model-1m", size: 1_000_000, rounds: 7,
    "the snapshot and the layout of 1,000,000 items, against a copy of their identities",
    goals: [.atMost(15, .floor), .bytes(40)]
  ) {
    var maker = RowMaker()
    let ids = maker.rows(1_000_000).map(\.id)
    let bytes = Allocations.counting { ListModel(ids) }.liveBytes
    var galley = Subject("galley", .galley) { blackHole(ListModel(ids)) }
    galley.bytesPerItem = Double(bytes) / Double(ids.count)
    return [
      galley,
      Subject("copy of the ids", .floor) {
        copy(of: ids)
      } check: {
        $0.count == ids.count
      },
    ]
  },
  Benchmark(
    "list.insert-1k-into-1m", size: 1_000_000, rounds: 7,
    "apply 1,000 random inserts into 1,000,000 items and take them back, against building both snapshots",
    goals: [.faster(3, than: .naive)]
  ) {
    let change = ListEdit(count: 1_000_000, inserts: 1_000)
    let screen = DiffableScreen(change.before)
    return [
      Subject("galley", .galley) {
        screen.apply(change.after)
        screen.apply(change.before)
      } check: { _ in
        screen.source.snapshot().numberOfItems == 1_000_000 && screen.isQuiet
      },
      Subject("two snapshots", .naive) {
        (built(change.afterIDs), built(change.beforeIDs))
      } check: {
        $0.0.numberOfItems == 1_001_000 && $0.1.numberOfItems == 1_000_000
      },
    ]
  },
  Benchmark(
    "list.apply-100k", size: 100_000, rounds: 25,
    "apply 1 % of changes to 100,000 items off screen and take them back, against the bare differences",
    goals: [.atMost(1.5, .floor)]
  ) {
    let change = ListEdit(count: 100_000, inserts: 500, deletes: 500)
    let screen = DiffableScreen(change.before)
    return [
      Subject("galley", .galley) {
        screen.apply(change.after)
        screen.apply(change.before)
      } check: { _ in
        screen.source.snapshot().numberOfItems == 100_000 && screen.isQuiet
      },
      Subject("bare differences", .floor) {
        (
          difference(from: change.beforeIDs, to: change.afterIDs),
          difference(from: change.afterIDs, to: change.beforeIDs)
        )
      } check: {
        $0.0.changes.count == 1_000 && $0.1.changes.count == 1_000
      },
    ]
  },
]

@inline(never)
private func copy(of ids: [UUID]) -> [UUID] {
  var copy: [UUID] = []
  copy.reserveCapacity(ids.count)
  copy.append(contentsOf: ids)
  return copy
}

private func built(_ ids: [UUID]) -> NSDiffableDataSourceSnapshot<Int, UUID> {
  var snapshot = NSDiffableDataSourceSnapshot<Int, UUID>()
  snapshot.appendSections([0])
  snapshot.appendItems(ids)
  return snapshot
}

/// The identifiers and snapshots before and after some changes, which are not near the start or the
/// end of the list.
private struct ListEdit {
  let beforeIDs: [UUID]
  let afterIDs: [UUID]
  let before: NSDiffableDataSourceSnapshot<Int, UUID>
  let after: NSDiffableDataSourceSnapshot<Int, UUID>

  init(count: Int, inserts: Int, deletes: Int = 0) {
    var maker = RowMaker()
    let ids = maker.rows(count).map(\.id)
    let new = maker.rows(inserts).map(\.id)
    before = built(ids)
    var edited = before
    var numbers = SplitMix64(seed: 7)
    func place() -> Int { 1_000 + Int(numbers.next() % UInt64(count - 2_000)) }
    var gone: Set<UUID> = []
    while gone.count < deletes { gone.insert(ids[place()]) }
    edited.deleteItems(Array(gone))
    for id in new {
      var neighbor = ids[place()]
      while gone.contains(neighbor) { neighbor = ids[place()] }
      edited.insertItems([id], beforeItem: neighbor)
    }
    after = edited
    beforeIDs = ids
    afterIDs = edited.itemIdentifiers
  }
}

/// A snapshot, and a layout that has computed its content size.
private final class ListModel {
  let snapshot: NSDiffableDataSourceSnapshot<Int, UUID>
  let screen: GridScreen

  init(_ ids: [UUID]) {
    snapshot = built(ids)
    screen = GridScreen(GridSource(count: ids.count), inSight: false)
    precondition(snapshot.indexOfItem(ids[7]) == 7 && screen.view.contentSize.height > 0)
  }
}
