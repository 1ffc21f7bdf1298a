import Foundation
import IGListKit
import UIKit

let adapterBenchmarks = [
  Benchmark(
    "adapter.insert-one-10k", variant: "values", size: 10_000, rounds: 25,
    "insert one of 10,000 values and take it back, against a diffable data source, models included",
    goals: [.atMost(1.5, .floor)]
  ) {
    insertOne { valueRows($0) }
  },
  Benchmark(
    "adapter.insert-one-10k", variant: "objects", size: 10_000, rounds: 25,
    "insert one of 10,000 objects and take it back, against a diffable data source, models included",
    goals: [.atMost(3, .floor)]
  ) {
    insertOne { ids in ids.map { ObjectRow(id: $0, text: "row") } }
  },
  Benchmark(
    "adapter.coalesce-1k", size: 1_000,
    "1,000 calls of performUpdates in one turn are one update: against one call",
    goals: [.atMost(4, .floor)]
  ) {
    let many = ChangingScreen()
    let one = ChangingScreen()
    return [
      Subject("1,000 calls", .galley) {
        many.change(calls: 1_000)
      } check: {
        $0 == 1
      },
      Subject("one call", .floor) {
        one.change(calls: 1)
      } check: {
        $0 == 1
      },
    ]
  },
  Benchmark(
    "adapter.scroll-10k", size: 10_000, rounds: 9,
    "scroll 10,000 sections end to end, against a plain data source with a delegate",
    goals: [.atMost(1.3, .floor)]
  ) {
    let adapter = AdapterScreen { valueRows(Array(0..<10_000)) }
    let plain = SectionScreen(count: 10_000)
    return [
      Subject("galley", .galley) {
        adapter.view.scrollThrough()
      } check: { _ in
        adapter.view.numberOfSections == 10_000
      },
      Subject("plain data source", .floor) {
        plain.view.scrollThrough()
      } check: { _ in
        plain.view.numberOfSections == 10_000
      },
    ]
  },
  Benchmark(
    "adapter.working-range-10k", size: 10_000, rounds: 15,
    "100 steps through 10,000 sections with a working range of 2, against 2,000 sections",
    goals: [.atMost(1.15, .small)]
  ) {
    let many = AdapterScreen(workingRange: 2) { valueRows(Array(0..<10_000)) }
    let few = AdapterScreen(workingRange: 2) { valueRows(Array(0..<2_000)) }
    return [
      Subject("galley", .galley) {
        many.walk()
      } check: {
        // Each section that enters the working range also exits it: the sections that are visible
        // at the start exit the range first, and enter it again at the end.
        $0.entered == $0.exited && $0.entered < 2_200
      },
      Subject("2,000 sections", .small) {
        few.walk()
      } check: {
        $0.entered == $0.exited && $0.entered < 2_200
      },
    ]
  },
]

private func valueRows(_ ids: [Int]) -> [any ListDiffable] {
  ids.map { ValueRow(id: $0, text: "row") }
}

/// Inserts a row in the middle and removes it again, with an adapter and with a diffable data
/// source.
private func insertOne(_ rows: @escaping ([Int]) -> [any ListDiffable]) -> [Subject] {
  let before = Array(0..<10_000)
  let after = Array(0..<5_000) + [10_000] + Array(5_000..<10_000)
  var shown = before
  let adapter = AdapterScreen { rows(shown) }
  let diffable = SectionScreen(before)
  return [
    Subject("galley", .galley) {
      shown = after
      adapter.update()
      shown = before
      adapter.update()
    } check: { _ in
      adapter.view.numberOfSections == 10_000
    },
    Subject("diffable", .floor) {
      diffable.show(after)
      diffable.show(before)
    } check: { _ in
      diffable.view.numberOfSections == 10_000
    },
  ]
}

/// A list of 1,000 rows, to which a row is added, and from which it is removed again.
private final class ChangingScreen {
  private var ids = Array(0..<1_000)
  private var screen: AdapterScreen!

  init() {
    screen = AdapterScreen { [unowned self] in valueRows(ids) }
  }

  /// Changes the list, and requests an update `calls` times. Returns how often the adapter has
  /// asked for the objects.
  func change(calls: Int) -> Int {
    if ids.count == 1_000 { ids.append(1_000) } else { ids.removeLast() }
    let asked = screen.asked
    screen.update(calls: calls)
    return screen.asked - asked
  }
}

extension AdapterScreen {
  /// Scrolls a hundred steps down, and then back to the start. Returns how many sections have
  /// entered and exited the working range.
  fileprivate func walk() -> (entered: Int, exited: Int) {
    (entered, exited) = (0, 0)
    view.scrollThrough(steps: 100)
    return (entered, exited)
  }
}
