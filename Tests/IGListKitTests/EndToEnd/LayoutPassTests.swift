import Foundation
import Testing
import UIKit

@testable import GalleyIGListKit

/// In a layout pass, a collection view asks for cells by the counts that it knows, so the data must
/// not change meanwhile.
@Suite("Updates that are requested during a layout pass")
@MainActor
struct LayoutPassTests {
  /// A list of one section with more items than are in sight, whose updates begin at once.
  private let world = shownWorld([TestObject(1, 30)])

  init() { world.listUpdater.adaptiveCoalescingExperimentConfig.enabled = true }

  /// Scrolls, and calls a closure when the next cell is created. Returns the reports until the list
  /// has settled.
  private func scroll(
    _ world: AdapterWorld<TestSource>, asking body: @escaping (TestSection) -> Void
  ) -> [Report] {
    var isDone = false
    world.testSection(0).whenMaking = { section in
      guard !isDone else { return }
      isDone = true
      let objects = world.adapter.objects().count
      body(section)
      #expect(world.adapter.objects().count == objects)
      #expect(section.items == 30)
    }
    let reports = Report.gathering {
      world.view.contentOffset = CGPoint(x: 0, y: 100)
      world.settle()
    }
    #expect(isDone)
    return reports
  }

  @Test("An update that is requested during a layout pass is performed after it")
  func update() {
    var answers: [Bool] = []
    let reports = scroll(world) { [world] _ in
      world.source.objects = [TestObject(2, 2)]
      world.adapter.performUpdates(animated: true) { answers.append($0) }
      #expect(world.listUpdater.hasChanges)
    }
    #expect(answers == [true])
    #expect(world.shownCounts == [2])
    #expect(reports.isEmpty)
  }

  @Test("An update with so many changes that it becomes a reload also waits for the layout pass")
  func manyChanges() {
    var answers: [Bool] = []
    let reports = scroll(world) { [world] _ in
      world.source.objects = (2...200).map { TestObject($0, 1) }
      world.adapter.performUpdates(animated: true) { answers.append($0) }
    }
    #expect(answers == [true])
    #expect(world.shownCounts == Array(repeating: 1, count: 199))
    #expect(reports.isEmpty)
  }

  @Test("A reload that is requested during a layout pass is performed after it")
  func reload() {
    var answers: [Bool] = []
    let reports = scroll(world) { [world] _ in
      world.source.objects = [TestObject(1, 2)]
      world.adapter.reloadData { answers.append($0) }
    }
    #expect(answers == [true])
    #expect(world.shownCounts == [2])
    #expect(reports.isEmpty)
  }

  @Test("A batch that is requested during a layout pass is performed after it")
  func batch() {
    var answers: [Bool] = []
    let reports = scroll(world) { [world] section in
      world.adapter.performBatch(animated: true) { batch in
        section.items = 1
        batch.delete(in: section, at: IndexSet(1..<30))
      } completion: {
        answers.append($0)
      }
    }
    #expect(answers == [true])
    #expect(world.shownCounts == [1])
    #expect(reports.isEmpty)
  }

  @Test("A data source that is set during a layout pass is used after it, and that is reported")
  func dataSource() {
    let other = TestSource([TestObject(2, 2)])
    let reports = scroll(world) { [world] _ in world.adapter.dataSource = other }
    #expect(world.shownCounts == [2])
    #expect(reports.map(\.message) == ["\(ListError.changedInUpdate)"])
  }

  @Test("The last collection view that is set during a layout pass is used after it")
  func views() {
    let (first, last) = (world.otherView(), world.otherView())
    let reports = scroll(world) { [world] _ in
      world.adapter.collectionView = first
      world.adapter.collectionView = last
      #expect(world.adapter.collectionView === world.view)
    }
    #expect(world.adapter.collectionView === last)
    #expect(last.itemCounts == [30])
    #expect(first.dataSource == nil && world.view.dataSource == nil)
    #expect(world.view.visibleCells.isEmpty)
    #expect(reports.count == 2)
  }

  @Test("A batch that was requested before the collection view was replaced is completed")
  func updateThenView() {
    let other = world.otherView()
    var order: [String] = []
    let reports = scroll(world) { [world] section in
      world.adapter.performBatch(animated: true) { batch in
        order.append("batch")
        section.items += 1
        batch.insert(in: section, at: [0])
      } completion: {
        order.append("over \($0)")
      }
      world.adapter.collectionView = other
      order.append("other")
    }
    #expect(order == ["other", "batch", "over true"])
    #expect(other.itemCounts == [31])
    #expect(world.view.visibleCells.isEmpty)
    #expect(reports.count == 1)
  }

  @Test("A completion is called if the updater is deallocated during the layout pass")
  func updaterGone() {
    var answers: [Bool] = []
    var leaving: ListAdapterUpdater? = ListAdapterUpdater()
    leaving?.adaptiveCoalescingExperimentConfig.enabled = true
    _ = scroll(world) { [world] _ in
      leaving?.performUpdate(
        collectionViewBlock: { world.view }, animated: true, itemUpdates: {},
        completion: { answers.append($0) })
      leaving = nil
      #expect(answers == [])
    }
    #expect(answers == [false])
  }

  // MARK: With an updater that reloads at once

  /// A list of one section with more items than are in sight, whose updates are reloads.
  private func reloadingWorld() -> AdapterWorld<TestSource> {
    let world = AdapterWorld(TestSource([TestObject(1, 30)]))
    world.settle()
    return world
  }

  @Test("A reloading updater also waits for the end of the layout pass")
  func reloadingUpdater() {
    let world = reloadingWorld()
    var answers: [Bool] = []
    let reports = scroll(world) { _ in
      world.source.objects = [TestObject(2, 2), TestObject(3, 1)]
      world.adapter.performUpdates(animated: true) { answers.append($0) }
      world.adapter.reloadData { answers.append($0) }
      #expect(answers == [])
    }
    #expect(answers == [true, true])
    #expect(world.shownCounts == [2, 1])
    #expect(reports.isEmpty)
  }

  @Test("A reloading updater takes over reloaded objects after the layout pass")
  func reloadingObjects() {
    let world = reloadingWorld()
    let next = TestObject(1, 2)
    _ = scroll(world) { _ in
      world.adapter.reloadObjects([next])
      #expect(world.adapter.object(atSection: 0) as? TestObject !== next)
    }
    #expect(world.adapter.object(atSection: 0) as? TestObject === next)
    #expect(world.shownCounts == [2])
  }

  // MARK: The other way round

  @Test("A layout pass that is forced while the data changes does not see incomplete data")
  func passInUpdate() {
    for isReload in [false, true] {
      let world = shownWorld([TestObject(1, 30)])
      world.source.prepare = { section in
        section.whenUpdated = { _ in
          world.view.contentOffset = CGPoint(x: 0, y: 200)
          world.view.layoutIfNeeded()
        }
      }
      world.source.objects = (2...200).map { TestObject($0, 1) }
      var answers: [Bool] = []
      if isReload {
        world.adapter.reloadData { answers.append($0) }
      } else {
        world.adapter.performUpdates(animated: true) { answers.append($0) }
      }
      world.settle()
      #expect(answers == [true])
      #expect(world.shownCounts == Array(repeating: 1, count: 199))
    }
  }
}
