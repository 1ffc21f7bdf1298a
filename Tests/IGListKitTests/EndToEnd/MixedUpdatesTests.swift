import Foundation
import IGListKit
import Testing
import UIKit

@Suite("Sections and their items in one update")
@MainActor
struct MixedUpdatesTests {
  let world = shownWorld([TestObject(1, 2), TestObject(2, 2)])
  var objects: [any ListDiffable] { world.source.objects }

  /// Requests an update of the list and a batch of a section, and waits for both. Returns the
  /// arguments of their completions, in order.
  func update(
    _ world: AdapterWorld<TestSource>, and updates: @escaping (any ListBatchContext) -> Void
  ) -> [Bool] {
    var answers: [Bool] = []
    world.adapter.performUpdates(animated: true) { answers.append($0) }
    world.adapter.performBatch(animated: true, updates: updates) { answers.append($0) }
    world.settle()
    return answers
  }

  @Test("A section is inserted in front while items of others are deleted, inserted and reloaded")
  func insertedInFront() {
    let (first, second) = (world.testSection(0), world.testSection(1))
    let kept = world.view.cellForItem(at: IndexPath(1, 1))
    world.source.objects = [TestObject(3, 1)] + objects
    let answers = update(world) { batch in
      first.items = 1
      batch.delete(in: first, at: [0])
      second.items = 3
      batch.insert(in: second, at: [0])
      batch.reload(in: second, at: [0])
    }
    #expect(answers == [true, true])
    #expect(world.shownCounts == [1, 1, 3])
    #expect(world.view.cellForItem(at: IndexPath(2, 2)) === kept)
  }

  @Test("A section moves while an item is inserted into it")
  func moveAndInsert() {
    let section = world.testSection(0)
    world.source.objects = objects.reversed()
    let answers = update(world) { batch in
      section.items = 3
      batch.insert(in: section, at: [2])
    }
    #expect(answers == [true, true])
    #expect(world.shownCounts == [2, 3])
    #expect(section.section == 1)
  }

  @Test("A section is deleted while one of its items is deleted")
  func removeAndDelete() {
    let section = world.testSection(0)
    world.source.objects = [objects[1]]
    let answers = update(world) { batch in
      section.items = 1
      batch.delete(in: section, at: [0])
    }
    #expect(answers == [true, true])
    #expect(world.shownCounts == [2])
  }

  @Test("A section moves and changes its content in one update")
  func moveAndChange() {
    let world = shownWorld([TestObject(1, 2), TestObject(2, 2), TestObject(3, 2)])
    let objects = world.source.objects
    world.source.objects = [objects[2], TestObject(1, 3), objects[1]]
    #expect(world.update() == true)
    #expect(world.shownCounts == [2, 3, 2])
  }

  @Test("A section moves while one of its items is reloaded")
  func moveAndReload() {
    let world = shownWorld([TestObject(1, 2), TestObject(2, 3)])
    let section = world.testSection(0)
    world.source.objects = world.source.objects.reversed()
    let answers = update(world) { $0.reload(in: section, at: [0]) }
    #expect(answers == [true, true])
    #expect(world.shownCounts == [3, 2])
  }

  @Test(
    "A section is deleted while one of its items, or all of it, is reloaded",
    arguments: [false, true])
  func removeAndReload(isWhole: Bool) {
    let world = shownWorld([TestObject(1, 2), TestObject(2, 3)])
    let section = world.testSection(0)
    world.source.objects = [world.source.objects[1]]
    let answers = update(world) { batch in
      if isWhole { batch.reload(section) } else { batch.reload(in: section, at: [0]) }
    }
    #expect(answers == [true, true])
    #expect(world.shownCounts == [3])
  }

  @Test("An item insertion that waits together with a reload is performed by the reload")
  func insertAndReloadData() {
    let section = world.testSection(0)
    var (answers, updates) = ([Bool](), [Int]())
    world.source.prepare = { section in
      section.whenUpdated = { updates.append($0.items) }
    }
    world.adapter.performBatch(animated: true) { [world] batch in
      // The reload has made another section controller.
      #expect(updates == [2, 2])
      world.testSection(0).items = 3
      batch.insert(in: section, at: [2])
    } completion: {
      answers.append($0)
    }
    world.adapter.reloadData { answers.append($0) }
    world.settle()
    #expect(answers == [true, true])
    #expect(world.testSection(0) !== section)
    #expect(world.shownCounts == [3, 2])
  }

  @Test("A section is deleted in a layout that scrolls while it prepares")
  func layoutThatScrolls() {
    final class ScrollingLayout: UICollectionViewFlowLayout {
      override func prepare() {
        super.prepare()
        collectionView?.contentOffset = CGPoint(x: 0, y: 1)
      }
    }
    let source = TestSource([TestObject(1, 6), TestObject(2, 6), TestObject(3, 6)])
    let world = AdapterWorld(source, updater: ListAdapterUpdater(), layout: ScrollingLayout())
    world.show()
    source.objects.removeFirst()
    #expect(world.update() == true)
    #expect(world.shownCounts == [6, 6])
  }

  @Test("Sections are deleted, inserted and swapped in one update")
  func implicitMoves() {
    let world = shownWorld((1...9).map { TestObject($0, $0) })
    var next = world.source.objects
    next.remove(at: 4)
    next.insert(TestObject(10, 1), at: 1)
    next.insert(TestObject(11, 2), at: 6)
    next.swapAt(0, 3)
    world.source.objects = next
    #expect(world.update() == true)
    #expect(world.view.numberOfSections == 10)
    #expect(world.shownCounts == next.map { ($0 as? TestObject)?.value as? Int })
  }

  /// What happens to a section in whose batch an item moves.
  enum Fate: CaseIterable {
    case moves, isShownAnew, goes, isBehindANewOne
  }

  @Test(
    "An item moves while its section is moved, reloaded, deleted or shifted",
    arguments: Fate.allCases)
  func itemMoves(fate: Fate) {
    let section = world.testSection(0)
    switch fate {
    case .moves: world.source.objects = objects.reversed()
    case .isShownAnew: world.source.objects = [TestObject(1, 3), objects[1]]
    case .goes: world.source.objects = [objects[1]]
    case .isBehindANewOne: world.source.objects = [TestObject(3, 1)] + objects
    }
    var isDone = false
    let answers = update(world) { batch in
      isDone = true
      batch.move(in: section, from: 0, to: 1)
    }
    #expect(isDone)
    #expect(answers == [true, true])
    let counts =
      switch fate {
      case .moves: [2, 2]
      case .isShownAnew: [3, 2]
      case .goes: [2]
      case .isBehindANewOne: [1, 2, 2]
      }
    #expect(world.shownCounts == counts)
  }
}
