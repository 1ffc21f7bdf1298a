import Foundation
import Testing
import UIKit

@testable import GalleyIGListKit

@Suite("The item updates of an updater")
@MainActor
struct ItemUpdatesTests {
  let world = UpdaterWorld([ListedSection(1, count: 2), ListedSection(2, count: 3)])

  @Test("A waiting item update is performed without an update of sections")
  func alone() {
    var order: [String] = []
    world.performItemUpdates({ order.append("items") }, { order.append("over \($0)") })
    #expect(world.updater.hasChanges)
    #expect(order.isEmpty)
    world.settle()
    #expect(order == ["items", "over true"])
    #expect(
      world.log.events == ["will diff -1 to -1", "did diff", "will batch animated", "did batch"])
    #expect(world.log.differences.map(\.hasChanges) == [false])
    #expect(world.log.batchDifferences.map { $0?.hasChanges } == [false])
    #expect(world.log.foundElsewhere == [false])
  }

  @Test("A collection view whose data source has gone has no items to change")
  func withoutDataSource() {
    world.view.dataSource = nil
    var answers: [Bool] = []
    world.performItemUpdates({ answers.append(true) }, { answers.append($0) })
    world.settle()
    #expect(answers == [false])
    #expect(
      world.log.events == ["will diff -1 to -1", "did diff", "did finish without updates"])
  }

  @Test("An item update is merged with a waiting update of sections")
  func merged() {
    var order: [String] = []
    let section = ListedSection(3, count: 0)
    world.performUpdate(to: [section], whenApplied: { order.append("sections") })
    world.performItemUpdates {
      order.append("items")
      section.items = [1]
      world.updater.insertItems(into: world.view, indexPaths: [IndexPath(0, 0)])
    } _: { _ in
      order.append("over \(world.counts)")
    }
    world.settle()
    #expect(order == ["sections", "items", "over [1]"])
    #expect(world.log.batches.count == 1)
  }

  @Test("An item update is merged with a waiting reload, and both completions are called")
  func mergedWithReload() {
    var answers: [String] = []
    world.reloadData({}, { answers.append("reload \($0)") })
    world.performItemUpdates({ world.sections.removeLast() }, { answers.append("items \($0)") })
    world.settle()
    #expect(answers == ["reload true", "items true"])
    #expect(world.counts == [2])
    #expect(world.log.events == ["will reload", "did reload"])
  }

  @Test("An item update that is requested during a reload is performed at once")
  func withinReload() {
    var order: [String] = []
    world.reloadData {
      world.performItemUpdates({ order.append("items") }, { order.append("over \($0)") })
      order.append("reload")
    }
    world.settle()
    #expect(order == ["items", "reload", "over true"])
  }

  @Test("An item update that is requested while sections change is performed at once")
  func withinApplying() {
    var order: [String] = []
    world.performUpdate(
      to: [],
      whenApplied: {
        world.performItemUpdates({ order.append("items") }, { order.append("inner \($0)") })
        order.append("sections")
      }
    ) { order.append("outer \($0)") }
    world.settle()
    #expect(order == ["items", "sections", "outer true", "inner true"])
  }

  @Test("Outside of an update, each item change is told to the delegate and performed")
  func outside() {
    let (updater, view) = (world.updater, world.view)
    world.view.performBatchUpdates {
      world.sections[0].items = [0, 1]
      world.sections[1].items = [0, 1, 2]
      updater.deleteItems(from: view, indexPaths: [IndexPath(0, 0)])
      updater.insertItems(into: view, indexPaths: [IndexPath(0, 0)])
      updater.moveItem(in: view, from: IndexPath(1, 0), to: IndexPath(1, 2))
      updater.reloadItem(in: view, from: IndexPath(1, 1), to: IndexPath(1, 1))
    }
    world.settle()
    #expect(
      world.log.events == [
        "will delete 0.0", "will insert 0.0", "will move 1.0 1.2", "will reload 1.1",
      ])
    #expect(world.counts == [2, 3])
  }

  @Test("Sections are reloaded at once, with other counts")
  func reloadSections() {
    world.sections[0].items = [1, 2, 3]
    world.updater.reload(world.view, sections: [0])
    #expect(world.log.sectionsReloaded == [[0]])
    world.settle()
    #expect(world.counts == [3, 3])
  }

  @Test("A section that a finger has moved has its new index at once")
  func moveSection() {
    world.sections.swapAt(0, 1)
    world.updater.moveSection(in: world.view, from: 0, to: 1)
    #expect(world.counts == [3, 2])
  }

  @Test("An item that is reloaded twice in an update is reloaded once")
  func reloadTwice() {
    world.requestedCells = 0
    world.performItemUpdates {
      for _ in 0..<2 {
        world.updater.reloadItem(in: world.view, from: IndexPath(0, 0), to: IndexPath(0, 0))
      }
    }
    world.settle()
    #expect(world.requestedCells == 1)
    #expect(world.counts == [2, 3])
  }

  // MARK: Recorded changes

  @Test("A new update has recorded no changes")
  func nothing() { #expect(!RunningUpdate(UpdateRequest()).recorded.movesAnything) }

  @Test("Each kind of item update is recorded as a change", arguments: 0..<5)
  func each(kind: Int) {
    let (updater, view, path) = (world.updater, world.view, IndexPath(0, 0))
    var isChange = false
    world.performItemUpdates {
      switch kind {
      case 0: updater.reload(view, sections: [0])
      case 1: updater.insertItems(into: view, indexPaths: [path])
      case 2: updater.deleteItems(from: view, indexPaths: [path])
      case 3: updater.moveItem(in: view, from: path, to: path)
      default: updater.reloadItem(in: view, from: path, to: path)
      }
      isChange = updater.running?.recorded.movesAnything == true
      switch kind {
      case 1: world.sections[0].items.append(7)
      case 2: world.sections[0].items.removeLast()
      default: break
      }
    }
    world.settle()
    #expect(isChange)
  }
}
