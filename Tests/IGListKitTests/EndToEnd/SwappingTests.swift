import Foundation
import Testing
import UIKit

@testable import GalleyIGListKit

@Suite("Another collection view or data source")
@MainActor
struct SwappingTests {
  // MARK: Without a waiting update

  @Test("After another data source was set, updates show its objects")
  func dataSource() {
    let world = shownWorld([TestObject(1, 1)])
    let other = TestSource([TestObject(1, 2), TestObject(2, 1)])
    world.adapter.dataSource = other
    #expect(world.update() == true)
    #expect(world.shownCounts == [2, 1])
    #expect(world.adapter.objects().count == 2)
  }

  @Test("Another collection view shows the list at once, and the one before shows nothing")
  func view() {
    let world = shownWorld([TestObject(1, 1)])
    let other = world.otherView()
    world.adapter.collectionView = other
    #expect(other.itemCounts == [1])
    #expect(world.view.dataSource == nil)
    world.settle()
    #expect(other.visibleCells.count == 1)
    #expect(world.view.visibleCells.isEmpty)
  }

  @Test("No cell is created before the first layout pass")
  func noCells() {
    let source = TestSource([TestObject(1, 1)])
    let world = AdapterWorld(source, updater: ListAdapterUpdater(), isWired: false)
    var made = 0
    source.prepare = { $0.whenMaking = { _ in made += 1 } }
    world.adapter.collectionView = world.view
    world.adapter.dataSource = source
    #expect(made == 0)
    world.view.layoutIfNeeded()
    #expect(made == 1)
  }

  @Test("A collection view asks for its counts again when the data source is set")
  func countsBefore() {
    let source = TestSource([TestObject(1, 1)])
    let world = AdapterWorld(source, updater: ListAdapterUpdater(), isWired: false)
    world.adapter.collectionView = world.view
    #expect(world.view.numberOfSections == 0)
    world.adapter.dataSource = source
    #expect(world.view.numberOfSections == 1)
    world.view.layoutIfNeeded()
    #expect(world.view.cellForItem(at: IndexPath(0, 0)) != nil)
  }

  @Test("Counts are right after a data source is set and updated before the first layout pass")
  func countsBeforeAndUpdate() {
    let source = TestSource([TestObject(1, 1)])
    let world = AdapterWorld(source, updater: ListAdapterUpdater(), isWired: false)
    world.adapter.collectionView = world.view
    #expect(world.view.numberOfSections == 0)
    world.adapter.dataSource = source
    source.objects.append(TestObject(2, 1))
    #expect(world.update() == true)
    #expect(world.view.numberOfSections == 2)
    #expect(world.adapter.objects().count == 2)
  }

  // MARK: With a waiting update

  /// What is swapped.
  enum Swap: CaseIterable {
    case view, dataSource
  }

  /// Requests an update with `ask`, and swaps the view or data source. Returns the view, and what
  /// the completion has seen.
  private func swap(
    _ swap: Swap, in world: AdapterWorld<TestSource>, after ask: (@escaping (Bool) -> Void) -> Void
  ) -> (view: UICollectionView, seen: [String]) {
    let view = swap == .view ? world.otherView() : world.view
    var seen: [String] = []
    ask { seen.append("\($0) \(view.itemCounts) \(world.adapter.objects().count)") }
    switch swap {
    case .view: world.adapter.collectionView = view
    case .dataSource:
      other.objects = world.source.objects + [TestObject(3, 1)]
      world.adapter.dataSource = other
    }
    let seenAtOnce = seen
    world.settle()
    #expect(seen == seenAtOnce)
    return (view, seen)
  }

  private let other = TestSource([])

  @Test(
    "A waiting update is performed at once when the view or data source is replaced",
    arguments: Swap.allCases)
  func queuedUpdate(what: Swap) {
    let world = shownWorld([TestObject(1, 1)])
    let (view, seen) = swap(what, in: world) { completion in
      world.source.objects.append(TestObject(2, 1))
      world.adapter.performUpdates(animated: true, completion: completion)
    }
    #expect(seen == [what == .view ? "true [1, 1] 2" : "true [1, 1, 1] 3"])
    #expect(view.visibleCells.count == (what == .view ? 2 : 3))
  }

  @Test(
    "A waiting batch is performed at once when the view or data source is replaced",
    arguments: Swap.allCases)
  func queuedBatch(what: Swap) {
    let world = shownWorld([TestObject(1, 1)])
    let section = world.testSection(0)
    let (view, seen) = swap(what, in: world) { completion in
      world.adapter.performBatch(
        animated: true,
        updates: { batch in
          section.items = 2
          batch.insert(in: section, at: [1])
        }, completion: completion)
    }
    #expect(seen == [what == .view ? "true [2] 1" : "true [2, 1] 2"])
    #expect(view.itemCounts.first == 2)
  }

  @Test(
    "A layout pass that a section forces during the swap does not see incomplete data",
    arguments: Swap.allCases)
  func laidOutMeanwhile(what: Swap) {
    let world = shownWorld([TestObject(1, 3)])
    let view = what == .view ? world.otherView() : world.view
    for source in [world.source, other] {
      source.objects = [TestObject(2, 1), TestObject(3, 3)]
      source.prepare = { section in
        section.whenUpdated = { _ in
          view.setNeedsLayout()
          world.window.layoutIfNeeded()
        }
      }
    }
    switch what {
    case .view: world.adapter.collectionView = view
    case .dataSource: world.adapter.dataSource = other
    }
    #expect(view.itemCounts == [1, 3])
    world.settle()
    #expect(view.visibleCells.count == 4)
  }

  @Test(
    "A layout pass that a waiting batch forces does not see incomplete data",
    arguments: Swap.allCases)
  func laidOutInBatch(what: Swap) {
    let world = shownWorld([TestObject(1, 3), TestObject(2, 3)])
    let section = world.testSection(0)
    let (view, seen) = swap(what, in: world) { completion in
      world.adapter.performBatch(
        animated: true,
        updates: { batch in
          world.window.layoutIfNeeded()
          section.items = 1
          batch.delete(in: section, at: [0, 1])
        }, completion: completion)
    }
    #expect(seen == [what == .view ? "true [1, 3] 2" : "true [1, 3, 1] 3"])
    #expect(view.visibleCells.count == (what == .view ? 4 : 5))
  }

  @Test(
    "A waiting reload is performed at once when the view or data source is replaced",
    arguments: Swap.allCases)
  func queuedReload(what: Swap) {
    let world = shownWorld([TestObject(1, 1)])
    let (_, seen) = swap(what, in: world) { completion in
      world.source.objects.append(TestObject(2, 1))
      world.adapter.reloadData(completion: completion)
    }
    #expect(seen == [what == .view ? "true [1, 1] 2" : "true [1, 1, 1] 3"])
  }

  @Test(
    "A swap does not wait for a difference that is computed in the background",
    arguments: Swap.allCases)
  func runningDifference(what: Swap) {
    let world = shownWorld([TestObject(1, 1)])
    world.listUpdater.allowsBackgroundDiffing = true
    let (view, seen) = swap(what, in: world) { completion in
      world.source.objects.append(TestObject(2, 1))
      world.adapter.performUpdates(animated: true, completion: completion)
      // The result of a background diff arrives in a later turn only.
      world.listUpdater.update()
      #expect(world.listUpdater.running?.phase == .diffing)
    }
    #expect(seen == [what == .view ? "true [1, 1] 2" : "true [1, 1, 1] 3"])
    usleep(20_000)
    world.settle()
    #expect(view.numberOfSections == (what == .view ? 2 : 3))
    #expect(world.listUpdater.running == nil)
  }

  @Test(
    "A running animation ends at once when the view or data source is replaced",
    arguments: Swap.allCases)
  func runningAnimation(what: Swap) {
    let world = shownWorld([TestObject(1, 1)])
    let (view, seen) = swap(what, in: world) { completion in
      world.source.objects.append(TestObject(2, 1))
      world.adapter.performUpdates(animated: true, completion: completion)
      MainTurn.drain()
      world.window.frameClock.advance(by: 0.1)
      #expect(world.listUpdater.running?.phase == .showing)
    }
    #expect(seen == [what == .view ? "true [1, 1] 2" : "true [1, 1, 1] 3"])
    #expect(view.visibleCells.count == (what == .view ? 2 : 3))
    world.source.objects.append(TestObject(4, 1))
    other.objects.append(TestObject(4, 1))
    #expect(world.update() == true)
  }

  @Test(
    "A swap during an update waits until the update has ended, and is reported",
    arguments: Swap.allCases)
  func whileChanging(what: Swap) {
    let world = shownWorld([TestObject(1, 1)])
    let view = what == .view ? world.otherView() : world.view
    other.objects = [TestObject(1, 1), TestObject(2, 1), TestObject(3, 1)]
    var answers: [Bool] = []
    world.testSection(0).whenUpdated = { [other] section in
      section.items = 1
      switch what {
      case .view: world.adapter.collectionView = view
      case .dataSource: world.adapter.dataSource = other
      }
    }
    world.source.objects = [TestObject(1, 1), TestObject(2, 1)]
    let reports = Report.gathering {
      world.adapter.performUpdates(animated: true) { answers.append($0) }
      world.settle()
    }
    #expect(reports.contains { $0.message == "\(ListError.changedInUpdate)" })
    #expect(answers == [true])
    #expect(world.adapter.collectionView === view)
    #expect(view.itemCounts == (what == .view ? [1, 1] : [1, 1, 1]))
    #expect(view.visibleCells.count == view.numberOfSections)
  }

  @Test("A swap while cells are created for an update waits, too", arguments: Swap.allCases)
  func whileShowing(what: Swap) {
    let world = shownWorld([TestObject(1, 1)])
    let view = what == .view ? world.otherView() : world.view
    other.objects = []
    world.source.prepare = { section in
      section.whenMaking = { [other] _ in
        switch what {
        case .view: world.adapter.collectionView = view
        case .dataSource: world.adapter.dataSource = other
        }
      }
    }
    world.source.objects = [TestObject(1, 1), TestObject(2, 1)]
    var answers: [Bool] = []
    _ = Report.gathering {
      world.adapter.performUpdates(animated: true) { answers.append($0) }
      world.settle()
    }
    #expect(answers == [true])
    #expect(view.itemCounts == (what == .view ? [1, 1] : []))
  }
}
