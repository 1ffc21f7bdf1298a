import Foundation
import Testing
import UIKit

@testable import GalleyIGListKit

@Suite("Updates that are requested during another update")
@MainActor
struct AskingMeanwhileTests {
  @Test("A batch that a section requests in didUpdate(to:) is part of the update")
  func batchWhenHearing() {
    let world = shownWorld([TestObject(1, 1)])
    let section = world.testSection(0)
    var order: [String] = []
    section.whenUpdated = { section in
      section.items = 1
      section.collectionContext.performBatch(animated: true) { batch in
        section.items = 2
        batch.delete(in: section, at: [0])
        batch.insert(in: section, at: [0, 1])
        batch.reload(section)
      } completion: { _ in
        order.append("batch \(world.shownCounts)")
      }
    }
    world.source.objects[0] = TestObject(1, 1)
    world.adapter.performUpdates(animated: true) { _ in order.append("update \(world.shownCounts)")
    }
    world.settle()
    #expect(order == ["update [2]", "batch [2]"])
    #expect(section.items == 2)
  }

  @Test("An update that a batch requests is performed after the batch")
  func updateInBatch() {
    let objects = [TestObject(1, 3), TestObject(2, 3), TestObject(3, 4), TestObject(4, 4)]
    let world = shownWorld(objects)
    let section = world.testSection(1)
    var order: [[Int]] = []
    world.adapter.performBatch(animated: true) {
      [adapter = world.adapter, source = world.source] batch in
      section.items = 4
      batch.insert(in: section, at: [0])
      source.objects = [TestObject(2, 4), objects[2], TestObject(5, 3)]
      adapter.performUpdates(animated: true) { _ in order.append(world.shownCounts) }
    } completion: { _ in
      order.append(world.shownCounts)
    }
    world.settle()
    #expect(order == [[3, 4, 4, 4], [4, 4, 3]])
  }

  @Test("A data source that reloads objects whenever it is asked for them is asked only once")
  func reloadWhenAsked() {
    final class Restless: ListAdapterDataSource {
      var asked = 0

      func objects(for listAdapter: ListAdapter) -> [any ListDiffable] {
        asked += 1
        if asked < 100 { listAdapter.reloadObjects([TestObject(1, 1)]) }
        return [TestObject(1, 2)]
      }

      func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Any)
        -> ListSectionController
      { TestSection() }
    }
    let world = AdapterWorld(Restless(), updater: ListAdapterUpdater())
    world.settle()
    let before = world.source.asked
    #expect(world.update() == true)
    #expect(world.source.asked == before + 1)
    #expect(world.shownCounts == [2])
  }

  @Test("Completions are called in the order of their requests")
  func order() {
    let world = shownWorld([TestObject(1, 1)])
    var order: [Int] = []
    for number in 0..<6 {
      if number % 2 == 0 {
        world.adapter.performUpdates(animated: true) { _ in order.append(number) }
      } else {
        world.adapter.performBatch(animated: true, updates: { _ in }) { _ in order.append(number) }
      }
    }
    world.settle()
    #expect(order == Array(0..<6))
  }

  @Test("An update that a completion requests is performed after the earlier requests")
  func fromACompletion() {
    let world = shownWorld([TestObject(1, 1)])
    var order: [String] = []
    world.source.objects.append(TestObject(2, 2))
    world.adapter.performUpdates(animated: true) { [adapter = world.adapter] _ in
      order.append("first \(world.shownCounts)")
      world.source.objects.append(TestObject(3, 3))
      adapter.performUpdates(animated: true) { _ in order.append("third \(world.shownCounts)") }
      #expect(order.count == 1)
    }
    world.adapter.performUpdates(animated: true) { _ in order.append("second") }
    world.settle()
    #expect(order == ["first [1, 2]", "second", "third [1, 2, 3]"])
  }

  @Test("An update can be requested during an animation, and begins after it")
  func duringAnAnimation() {
    let world = shownWorld([TestObject(1, 1)])
    var order: [String] = []
    world.source.objects.append(TestObject(2, 2))
    world.adapter.performUpdates(animated: true) { _ in order.append("first") }
    MainTurn.drain()
    world.window.frameClock.advance(by: 0.1)
    world.source.objects.append(TestObject(3, 3))
    world.adapter.performUpdates(animated: true) { _ in order.append("second") }
    MainTurn.drain()
    #expect(world.shownCounts == [1, 2])
    #expect(order == [])
    world.settle()
    #expect(world.shownCounts == [1, 2, 3])
    #expect(order == ["first", "second"])
  }

  @Test("An update that is requested while cells are created is performed afterwards")
  func busyView() {
    let world = shownWorld([TestObject(1, 1)])
    world.listUpdater.adaptiveCoalescingExperimentConfig.enabled = true
    var order: [String] = []
    world.source.prepare = { section in
      section.whenMaking = { section in
        guard section.object?.value as? Int == 2, order.isEmpty else { return }
        order.append("made")
        world.source.objects.append(TestObject(3, 3))
        world.adapter.performUpdates(animated: true) { _ in order.append("second") }
      }
    }
    world.source.objects.append(TestObject(2, 2))
    world.adapter.performUpdates(animated: true) { _ in order.append("first") }
    world.settle()
    #expect(world.shownCounts == [1, 2, 3])
    #expect(order == ["made", "first", "second"])
  }
}
