import Foundation
import UIKit

let tableBenchmarks = [
  Benchmark(
    "table.first-frame-1m", size: 1_000_000,
    "the first frame of a table of 1,000,000 self-sizing rows, against one of 1,000",
    goals: [.atMost(1.05, .small)]
  ) {
    let (many, few) = (RowSource(count: 1_000_000), RowSource(count: 1_000))
    return [
      Subject("galley", .galley) {
        TableScreen(many)
      } check: {
        $0.view.visibleCells.count == $0.rowsInSight
      },
      Subject("1,000 rows", .small) {
        TableScreen(few)
      } check: {
        $0.view.visibleCells.count == $0.rowsInSight
      },
    ]
  },
  scrolling("by a point, with nothing new in sight", variant: "point", way: 1),
  scrolling("by a row, which comes into sight", variant: "row", way: 44),
  Benchmark(
    "table.scroll-step", variant: "outdated", size: 10_000,
    "scroll by a point after the width has changed, with 10,000 measured rows, against 1,000",
    goals: [.atMost(1.5, .small)]
  ) {
    let (many, few) = (OutdatedTable(rowCount: 10_000), OutdatedTable(rowCount: 1_000))
    return [
      Subject("galley", .galley) {
        many.scrollByPoint()
      } check: { _ in
        many.isFull
      },
      Subject("1,000 rows", .small) {
        few.scrollByPoint()
      } check: { _ in
        few.isFull
      },
    ]
  },
  Benchmark(
    "table.update-100k", size: 100_000, rounds: 25,
    "apply 1 % of changes to 100,000 rows off screen and take them back, against the same in a collection view",
    goals: [.atMost(1.1, .collection)]
  ) {
    let change = RowEdit(count: 100_000, inserts: 500, deletes: 500)
    let (table, list) = (
      DiffableTableScreen(change.before), DiffableListScreen(change.before)
    )
    return [
      Subject("galley", .galley) {
        table.apply(change.after)
        table.apply(change.before)
      } check: { _ in
        table.source.snapshot().numberOfItems == 100_000
      },
      Subject("collection view", .collection) {
        list.apply(change.after)
        list.apply(change.before)
      } check: { _ in
        list.source.snapshot().numberOfItems == 100_000
      },
    ]
  },
  Benchmark(
    "table.memory-10k", size: 10_000, rounds: 3,
    "show 10,000 self-sizing rows, one screen after the other, against the same in a collection view",
    goals: [.atMost(1.1, .collection)]
  ) {
    let source = RowSource(count: 20_000)
    let table = bytesOfRow { TableScreen(source) }
    let list = bytesOfRow { ListScreen(source) }
    guard table <= 1.1 * list else {
      fatalError("\(table) bytes for a row of a table, \(list) for one of a collection view")
    }
    var galley = Subject("galley", .galley) {
      blackHole(TableScreen(source).scrolled(throughRows: 10_000))
    }
    galley.bytesPerItem = table
    var collection = Subject("collection view", .collection) {
      blackHole(ListScreen(source).scrolled(throughRows: 10_000))
    }
    collection.bytesPerItem = list
    return [galley, collection]
  },
  Benchmark(
    "table.measuring", size: 10_000, rounds: 3,
    "scroll 10,000 self-sizing rows end to end and back: each is measured once"
  ) {
    [
      Subject("galley", .galley, runsOnce: true) {
        let source = RowSource(count: 10_000)
        let screen = TableScreen(source)
        let end = screen.view.contentSize.height - screen.view.bounds.height
        for place in stride(from: 0, through: end, by: 200) { screen.scroll(to: place) }
        screen.scroll(to: end)
        for place in stride(from: end, through: 0, by: -200) { screen.scroll(to: place) }
        return source.measured
      } check: {
        $0 == 10_000
      }
    ]
  },
]

/// Returns the bytes for each row that has been shown. The memory of the cells does not count,
/// because the first 500 rows allocate them already.
private func bytesOfRow<Screen: ScrolledScreen>(_ make: () -> Screen) -> Double {
  let few = Allocations.counting { make().scrolled(throughRows: 500) }.liveBytes
  let many = Allocations.counting { make().scrolled(throughRows: 10_500) }.liveBytes
  return Double(many - few) / 10_000
}

/// Returns a benchmark of a scroll step in a table and in a collection view.
private func scrolling(_ words: String, variant: String, way: CGFloat) -> Benchmark {
  Benchmark(
    "table.scroll-step", variant: variant, size: 14,
    "scroll the visible rows \(words), against the same in a collection view",
    goals: [.atMost(1.1, .collection)]
  ) {
    let (rows, items) = (RowSource(count: 1_000), RowSource(count: 1_000))
    let (table, list) = (TableScreen(rows), ListScreen(items))
    for _ in 0..<2 {
      for place in [1_001, 1_001 + way] {
        table.scroll(to: place)
        list.scroll(to: place)
      }
    }
    var (isTableDown, isListDown) = (false, false)
    let asked = (rows: rows.asked, items: items.asked)
    let isNew = way >= 44
    return [
      Subject("galley", .galley) {
        isTableDown.toggle()
        table.scroll(to: isTableDown ? 1_001 : 1_001 + way)
      } check: { _ in
        table.view.visibleCells.count == table.rowsInSight + 1 && (rows.asked > asked.rows) == isNew
      },
      Subject("collection view", .collection) {
        isListDown.toggle()
        list.scroll(to: isListDown ? 1_001 : 1_001 + way)
      } check: { _ in
        list.view.visibleCells.count == table.rowsInSight + 1
          && (items.asked > asked.items) == isNew
      },
    ]
  }
}

/// A table whose rows were measured before its width changed. So the measured heights are outdated.
private final class OutdatedTable {
  private let source: RowSource
  private let screen: TableScreen
  private var isDown = false

  init(rowCount: Int) {
    source = RowSource(count: rowCount + 100)
    screen = TableScreen(source).scrolled(throughRows: rowCount)
    screen.view.frame.size.width -= 20
    scrollByPoint()
    scrollByPoint()
  }

  func scrollByPoint() {
    isDown.toggle()
    screen.scroll(to: isDown ? 1_001 : 1_002)
  }

  /// Whether all rows are visible that fit on the screen.
  var isFull: Bool { screen.view.visibleCells.count == screen.rowsInSight + 1 }
}

/// The snapshots before and after some changes, which are not near the start or the end of the
/// list.
private struct RowEdit {
  let before: NSDiffableDataSourceSnapshot<Int, UUID>
  let after: NSDiffableDataSourceSnapshot<Int, UUID>

  init(count: Int, inserts: Int, deletes: Int) {
    var maker = RowMaker()
    let ids = maker.rows(count).map(\.id)
    var numbers = SplitMix64(seed: 7)
    func place() -> Int { 1_000 + Int(numbers.next() % UInt64(count - 2_000)) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, UUID>()
    snapshot.appendSections([0])
    snapshot.appendItems(ids)
    before = snapshot
    var gone: Set<UUID> = []
    while gone.count < deletes { gone.insert(ids[place()]) }
    snapshot.deleteItems(Array(gone))
    for id in maker.rows(inserts).map(\.id) {
      var neighbor = ids[place()]
      while gone.contains(neighbor) { neighbor = ids[place()] }
      snapshot.insertItems([id], beforeItem: neighbor)
    }
    after = snapshot
  }
}
