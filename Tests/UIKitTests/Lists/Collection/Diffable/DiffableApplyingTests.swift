import Foundation
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Snapshots that are applied at any moment")
struct DiffableApplyingTests {
  private typealias List = DiffableScreen.List
  private let screen = DiffableScreen()

  @Test("Snapshots that are applied during an animation end in the last one")
  func midway() {
    screen.dataSource.apply(DiffableScreen.list([1, 2, 3]))
    screen.settle()
    var done: [Int] = []
    for step in 0..<6 {
      screen.dataSource.apply(DiffableScreen.list(Array(((10 - step)..<12).shuffled()) + [1])) {
        done.append(step)
      }
      screen.window.frameClock.advance(by: 0.05)
    }
    screen.dataSource.apply(DiffableScreen.list([3, 1])) { done.append(6) }
    screen.settle()
    #expect(screen.numbers == [3, 1])
    #expect(done == Array(0...6))
    #expect(screen.view.visibleCells.map(\.frame.minY) == [0, 50])
    #expect(screen.view.visibleCells.allSatisfy { $0.alpha == 1 && !$0.isHidden })
  }

  @Test("A snapshot that is applied while a cell is asked for during layout is shown afterwards")
  func insideOfLayout() {
    var order: [String] = []
    screen.whenAsked = { [screen] number in
      guard number == 1 else { return }
      screen.whenAsked = nil
      screen.dataSource.apply(DiffableScreen.list([2, 3])) { order.append("inner") }
      #expect(screen.dataSource.itemIdentifier(for: IndexPath(item: 0, section: 0)) == 1)
      #expect(screen.dataSource.snapshot().itemIdentifiers == [2, 3])
    }
    screen.dataSource.apply(DiffableScreen.list([1, 2])) { order.append("outer") }
    screen.settle()
    #expect(screen.numbers == [2, 3])
    #expect(order == ["outer", "inner"])
  }

  @Test("Snapshots that are applied while a cell of another one is asked for are shown in order")
  func insideOfApply() {
    screen.dataSource.apply(DiffableScreen.list([1]))
    screen.settle()
    var order: [String] = []
    screen.whenAsked = { [screen] number in
      guard number == 2 else { return }
      screen.whenAsked = nil
      var next = screen.dataSource.snapshot()
      next.appendItems([3])
      screen.dataSource.apply(next) { order.append("3") }
      next = screen.dataSource.snapshot()
      next.appendItems([4])
      screen.dataSource.apply(next, animatingDifferences: false) { order.append("4") }
    }
    screen.dataSource.apply(DiffableScreen.list([1, 2])) { order.append("2") }
    screen.settle()
    #expect(screen.numbers == [1, 2, 3, 4])
    #expect(order == ["2", "3", "4"])
  }

  @Test("A snapshot can be applied inside a batch update of the view, and in a completion")
  func insideOfBatch() {
    screen.dataSource.apply(DiffableScreen.list([1]))
    screen.settle()
    screen.view.performBatchUpdates {
      screen.dataSource.apply(DiffableScreen.list([2])) { [screen] in
        screen.dataSource.apply(DiffableScreen.list([2, 3]))
      }
      #expect(screen.view.numberOfItems(inSection: 0) == 1)
      screen.view.reloadData()
    }
    screen.settle()
    #expect(screen.numbers == [2, 3])
  }

  @Test("A hundred snapshots in a row end in the last one, with their completions in order")
  func hundred() {
    var done: [Int] = []
    for step in 0..<100 {
      screen.dataSource.apply(
        DiffableScreen.list([step, step + 1], [step + 2]), animatingDifferences: step % 3 == 0
      ) { done.append(step) }
    }
    screen.settle()
    #expect(screen.numbers == [99, 100, 101])
    #expect(done == Array(0..<100))
  }

  @Test("Cells in orthogonal sections follow moved sections and items")
  func across() {
    let screen = DiffableScreen(.across)
    screen.dataSource.apply(DiffableScreen.list([1, 2, 3], [4, 5], [6]))
    screen.settle()
    var next = screen.dataSource.snapshot()
    next.moveSection("c", beforeSection: "a")
    next.moveItem(5, beforeItem: 6)
    next.deleteItems([1])
    next.appendItems([7], toSection: "a")
    screen.dataSource.apply(next)
    screen.settle()
    let rows: [(CGFloat, [Int])] = [(20, [5, 6]), (90, [2, 3, 7]), (160, [4])]
    #expect(
      screen.cells
        == rows.flatMap { y, numbers in
          numbers.enumerated().map { index, number in
            "\(number) \(CGRect(x: CGFloat(index) * 90, y: y, width: 90, height: 50))"
          }
        })
    #expect(screen.headers.map { $0.prefix(1) } == ["c", "a", "b"])
  }

  // MARK: Other queues

  @Test("Snapshots that are applied on another queue are shown in order on the main queue")
  func background() async {
    let log = Marker()
    await onBackgroundQueue { [source = screen.dataSource] in
      source.apply(DiffableScreen.list([1, 2])) { log.add("first") }
      var next = source.snapshot()
      next.appendItems([3])
      source.apply(next, animatingDifferences: false) { log.add("second") }
    }
    screen.settle()
    #expect(screen.numbers == [1, 2, 3])
    #expect(log.all == ["first", "second"])
  }

  @Test("A snapshot from the main queue is shown after one from another queue, which is reported")
  func mixed() async {
    await onBackgroundQueue { [source = screen.dataSource] in
      source.apply(DiffableScreen.list([1, 2]))
    }
    let reports = Report.gathering {
      screen.dataSource.apply(DiffableScreen.list([2, 3]), animatingDifferences: false)
    }
    #expect(reports.map(\.topic) == [.dataSource])
    #expect(
      reports.first?.message.hasPrefix(
        "Warning: applying updates in a non-thread confined manner is dangerous") == true)
    screen.settle()
    #expect(screen.numbers == [2, 3])
  }

  @Test("No snapshot is lost when many queues apply at once")
  func contention() async {
    let log = Marker()
    let reports = await Report.gathering {
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<20 {
          group.addTask { [source = screen.dataSource] in
            await onBackgroundQueue {
              source.apply(DiffableScreen.list([number])) { log.add("\(number)") }
            }
          }
        }
      }
      screen.settle()
    }
    #expect(reports == [])
    #expect(Set(log.all).count == 20 && log.all.count == 20)
    #expect(screen.numbers.map { "\($0)" } == [log.all.last])
  }

  @Test("Section snapshots can be applied on other queues, too")
  func backgroundTree() async {
    await onBackgroundQueue { [source = screen.dataSource] in
      var tree = NSDiffableDataSourceSectionSnapshot<Int>()
      tree.append([1])
      source.apply(tree, to: "a")
      tree.append([2])
      source.apply(tree, to: "b")
    }
    // Item 1 cannot be in both sections: it moves to the later one.
    screen.settle()
    #expect("\(screen.dataSource.snapshot())" == "a:\nb: 1, 2")
    #expect(screen.numbers == [1, 2])
  }
}

/// A log that is written on the main actor.
@MainActor
final class Marker {
  private(set) var all: [String] = []
  nonisolated init() {}
  func add(_ name: String) { all.append(name) }
}
