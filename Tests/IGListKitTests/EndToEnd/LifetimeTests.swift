import Foundation
import Testing
import UIKit

@testable import GalleyIGListKit

@Suite("Lifetimes during updates")
@MainActor
struct LifetimeTests {
  @Test("Without a data source, nothing is shown, and completions are called at once")
  func noDataSource() {
    let source = TestSource([TestObject(1, 2), TestObject(2, 2)])
    let world = AdapterWorld(source, updater: ListAdapterUpdater(), isWired: false)
    world.adapter.collectionView = world.view
    var answer: Bool?
    world.adapter.performUpdates(animated: true) { answer = $0 }
    #expect(answer == false)
    answer = nil
    world.adapter.reloadData { answer = $0 }
    #expect(answer == false)
    world.adapter.dataSource = source
    #expect(world.update() == true)
    #expect(world.shownCounts == [2, 2])
  }

  @Test("Objects without a section controller are left out", arguments: ["skip", "plain"])
  func leftOut(value: String) {
    let world = gatheringWorld([])
    world.show()
    world.source.objects = [TestObject(1, 2), TestObject(2, value), TestObject(3, 2)]
    #expect(world.update() == true)
    #expect(world.shownCounts == [2, 2])
    #expect(world.adapter.objects().count == 2)
  }

  @Test(
    "The completion of an update receives false if the adapter is deallocated before it",
    arguments: [false, true])
  func adapterGone(withUpdater: Bool) {
    let source = TestSource([TestObject(1, 1)])
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var updater: ListAdapterUpdater? = ListAdapterUpdater()
    var adapter: ListAdapter? = ListAdapter(updater: updater!, viewController: nil)
    adapter?.collectionView = view
    adapter?.dataSource = source
    var answers: [Bool] = []
    adapter?.performUpdates(animated: true) { answers.append($0) }
    adapter = nil
    if withUpdater { updater = nil }
    MainTurn.drain()
    #expect(answers == [false])
    #expect((updater == nil) == withUpdater)
  }

  @Test("An adapter that is released during its update completes the update first")
  func adapterGoneMeanwhile() {
    let source = TestSource([TestObject(1, 1)])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    window.addSubview(view)
    let updater = ListAdapterUpdater()
    var adapter: ListAdapter? = ListAdapter(updater: updater, viewController: nil)
    weak var gone: ListAdapter?
    gone = adapter
    adapter?.collectionView = view
    adapter?.dataSource = source
    window.layoutIfNeeded()
    source.prepare = { section in section.whenUpdated = { _ in adapter = nil } }
    source.objects = [TestObject(1, 2), TestObject(2, 1)]
    var answers: [Bool] = []
    adapter?.performUpdates(animated: true) { answers.append($0) }
    AdapterWorld<TestSource>.settle(window)
    #expect(answers == [true])
    #expect(gone == nil)
  }

  @Test("A data source that an update waits for is kept alive until its objects are shown")
  func dataSourceGone() {
    let world = gatheringWorld([])
    weak var gone: TestSource?
    var answer: Bool?
    do {
      let source = TestSource([TestObject(1, 1)])
      gone = source
      world.adapter.dataSource = source
      world.settle()
      #expect(world.view.numberOfSections == 1)
      source.objects.append(TestObject(2, 1))
      world.adapter.performUpdates(animated: true) { answer = $0 }
    }
    #expect(gone != nil)
    world.settle()
    #expect(answer == true)
    #expect(world.view.numberOfSections == 2)
    #expect(gone == nil)
  }

  @Test("A waiting update keeps no adapter, collection view or section controller alive")
  func nobodyKept() {
    weak var adapter: ListAdapter?
    weak var view: UICollectionView?
    weak var section: TestSection?
    var answers: [Bool] = []
    do {
      let world = shownWorld([TestObject(1, 1)])
      adapter = world.adapter
      view = world.view
      section = world.testSection(0)
      world.adapter.performUpdates(animated: true) { answers.append($0) }
      section?.collectionContext.performBatch(animated: true) { [weak section] batch in
        if let section { batch.reload(section) }
      } completion: {
        answers.append($0)
      }
    }
    #expect(adapter == nil)
    #expect(view == nil)
    #expect(section == nil)
    MainTurn.drain()
    #expect(answers == [false, false])
  }

  @Test("Nothing of an update remains after it has ended", arguments: [false, true])
  func nothingLeft(isBatch: Bool) {
    let world = shownWorld([TestObject(1, 1)])
    weak var running: RunningUpdate?
    var wasThere = false
    if isBatch {
      // The batch changes nothing, so it may be over before a test could look for it from outside.
      world.adapter.performBatch(
        animated: true,
        updates: { _ in
          running = world.listUpdater.running
          wasThere = running != nil
        }, completion: nil)
      MainTurn.drain()
    } else {
      world.source.objects.append(TestObject(2, 1))
      world.adapter.performUpdates(animated: true)
      MainTurn.drain()
      running = world.listUpdater.running
      wasThere = running != nil
    }
    #expect(wasThere)
    world.settle()
    #expect(running == nil)
    #expect(world.listUpdater.running == nil)
    #expect(!world.listUpdater.hasChanges)
    #expect(world.adapter.queue.holds == 0)
    #expect(world.adapter.mapBefore == nil)
  }

  @Test("Completions are called even if the window is deallocated during the animation")
  func windowGone() {
    let source = TestSource([TestObject(1, 1)])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    let adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: nil)
    adapter.collectionView = view
    adapter.dataSource = source
    var answers: [Bool] = []
    do {
      let window = UIWindow(frame: view.frame)
      window.addSubview(view)
      window.isHidden = false
      window.layoutIfNeeded()
      source.objects.append(TestObject(2, 1))
      adapter.performUpdates(animated: true) { answers.append($0) }
      MainTurn.drain()
      #expect(answers.isEmpty)
      view.removeFromSuperview()
    }
    MainTurn.drain()
    #expect(answers.count == 1)
    source.objects.append(TestObject(3, 1))
    adapter.performUpdates(animated: true) { answers.append($0) }
    MainTurn.drain()
    #expect(answers.count == 2)
    #expect(view.numberOfSections == 3)
  }
}
