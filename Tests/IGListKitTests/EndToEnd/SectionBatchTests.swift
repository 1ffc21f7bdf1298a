import Foundation
import IGListKit
import Testing
import UIKit

@Suite("A section's own batch")
@MainActor
struct SectionBatchTests {
  let world = shownWorld([TestObject(1, 2), TestObject(2, 2)])
  var section: TestSection { world.testSection(0) }

  @Test("A batch inserts items into a section")
  func insert() {
    let answer = world.batch { [section] batch in
      section.items = 3
      batch.insert(in: section, at: [2])
    }
    #expect(answer == true)
    #expect(world.shownCounts == [3, 2])
  }

  @Test("A batch deletes items of a section")
  func delete() {
    let answer = world.batch { [section] batch in
      section.items = 1
      batch.delete(in: section, at: [0])
    }
    #expect(answer == true)
    #expect(world.shownCounts == [1, 2])
  }

  @Test("A batch reloads an item of a section")
  func reload() {
    let object = TestObject(1, "a")
    let world = shownWorld([object, TestObject(2, "b")])
    #expect(world.shownTexts == ["a", "b"])
    let section = world.testSection(0)
    let answer = world.batch { batch in
      object.value = "c"
      batch.reload(in: section, at: [0])
    }
    #expect(answer == true)
    #expect(world.shownTexts == ["c", "b"])
  }

  @Test(
    "A section is reloaded with another count, even if item reloads are preferred",
    arguments: [false, true])
  func reloadSection(prefersItems: Bool) {
    world.listUpdater.preferItemReloadsForSectionReloads = prefersItems
    let answer = world.batch { [section] batch in
      section.items = 3
      batch.reload(section)
    }
    #expect(answer == true)
    #expect(world.shownCounts == [3, 2])
  }

  @Test("A batch moves an item, and its cell moves along")
  func move() {
    let cells = (0..<2).map { world.view.cellForItem(at: IndexPath(0, $0)) as? TestCell }
    cells[0]?.label.text = "foo"
    cells[1]?.label.text = "bar"
    let answer = world.batch { [section] batch in batch.move(in: section, from: 0, to: 1) }
    #expect(answer == true)
    #expect(Array(world.shownTexts.prefix(2)) == ["bar", "foo"])
    #expect(world.view.cellForItem(at: IndexPath(0, 1)) === cells[0])
  }

  @Test("A collection view without a window takes inserts, deletes and reloads in one batch")
  func withoutWindow() {
    let world = shownWorld([TestObject(1, 8)])
    world.view.removeFromSuperview()
    let section = world.testSection(0)
    let answer = world.batch { batch in
      section.items = 6
      batch.reload(in: section, at: [0])
      batch.delete(in: section, at: IndexSet(5..<8))
      batch.insert(in: section, at: [0])
    }
    #expect(answer == true)
    #expect(world.shownCounts == [6])
  }

  @Test("Items are deleted, inserted and reloaded at the same indexes")
  func everythingAtOnce() {
    let world = shownWorld([TestObject(1, 5)])
    let section = world.testSection(0)
    let first = world.view.cellForItem(at: IndexPath(0, 0))
    let answer = world.batch { batch in
      batch.delete(in: section, at: [1, 2])
      batch.insert(in: section, at: [1, 2])
      batch.reload(in: section, at: IndexSet(1...4))
    }
    #expect(answer == true)
    #expect(world.shownCounts == [5])
    #expect(world.view.cellForItem(at: IndexPath(0, 0)) === first)
  }

  @Test(
    "Items are reloaded while a section in front is inserted or deleted",
    arguments: [false, true])
  func reloadBehindOthers(comes: Bool) {
    let objects = [TestObject(1, 5), TestObject(2, 5)]
    let world = shownWorld(comes ? [objects[1]] : objects)
    let section = world.testSection(comes ? 0 : 1)
    var answers: [Bool] = []
    world.source.objects = comes ? objects : [objects[1]]
    world.adapter.performUpdates(animated: true) { answers.append($0) }
    world.adapter.performBatch(animated: true) { batch in
      batch.reload(in: section, at: IndexSet(1...4))
    } completion: {
      answers.append($0)
    }
    world.settle()
    #expect(answers == [true, true])
    #expect(world.shownCounts == (comes ? [5, 5] : [5]))
  }

  @Test("Two items that are inserted at the same index are both inserted")
  func insertTwice() {
    let cells = (0..<2).map { world.view.cellForItem(at: IndexPath(0, $0)) }
    let answer = world.batch { [section] batch in
      section.items = 4
      batch.insert(in: section, at: [0])
      batch.insert(in: section, at: [0])
    }
    #expect(answer == true)
    #expect(world.shownCounts == [4, 2])
    #expect(world.view.cellForItem(at: IndexPath(0, 2)) === cells[0])
    #expect(world.view.cellForItem(at: IndexPath(0, 3)) === cells[1])
  }

  @Test("Two items that are inserted at the last index are both inserted")
  func insertTwiceAtTheEnd() {
    let answer = world.batch { [section] batch in
      section.items = 4
      batch.insert(in: section, at: [3])
      batch.insert(in: section, at: [3])
    }
    #expect(answer == true)
    #expect(world.shownCounts == [4, 2])
  }

  @Test("An item that is deleted twice in a batch is deleted once")
  func deleteTwice() {
    let world = shownWorld([TestObject(1, 4)])
    let section = world.testSection(0)
    let answer = world.batch { batch in
      section.items = 3
      batch.delete(in: section, at: [0])
      batch.delete(in: section, at: [0])
    }
    #expect(answer == true)
    #expect(world.shownCounts == [3])
  }

  @Test("An item that is reloaded twice in a batch is reloaded once")
  func reloadTwice() {
    let world = shownWorld([TestObject(1, 4)])
    let section = world.testSection(0)
    var made = 0
    section.whenMaking = { _ in made += 1 }
    let answer = world.batch { batch in
      batch.reload(in: section, at: [0])
      batch.reload(in: section, at: [0])
    }
    #expect(answer == true)
    #expect(world.shownCounts == [4])
    #expect(made == 1)
  }

  @Test("A reloaded item is named by its old index, and shown at its new one")
  func reloadNextToChanges() {
    let world = shownWorld([TestObject(1, 5)])
    let section = world.testSection(0)
    let cells = (0..<5).map { world.view.cellForItem(at: IndexPath(0, $0)) }
    let answer = world.batch { batch in
      section.items = 4
      batch.delete(in: section, at: [0, 1])
      batch.insert(in: section, at: [3])
      batch.reload(in: section, at: [4])
    }
    #expect(answer == true)
    #expect(world.view.cellForItem(at: IndexPath(0, 0)) === cells[2])
    #expect(world.view.cellForItem(at: IndexPath(0, 1)) === cells[3])
    #expect(world.view.cellForItem(at: IndexPath(0, 2)) !== cells[4])
  }

  @Test("Each of several batches in a turn uses the indexes after the one before")
  func severalBatches() {
    let world = shownWorld([TestObject(1, 5)])
    let section = world.testSection(0)
    let cells = (0..<5).map { world.view.cellForItem(at: IndexPath(0, $0)) }
    var answers: [Bool] = []
    func ask(_ count: Int, _ tell: @escaping (any ListBatchContext) -> Void) {
      world.adapter.performBatch(animated: true) { batch in
        section.items = count
        tell(batch)
      } completion: {
        answers.append($0)
      }
    }
    ask(4) { $0.delete(in: section, at: [0]) }
    ask(3) { $0.delete(in: section, at: [0]) }
    ask(6) { $0.insert(in: section, at: [3, 4, 5]) }
    ask(6) { $0.move(in: section, from: 5, to: 0) }
    ask(5) { $0.delete(in: section, at: [5]) }
    ask(5) { $0.reload(in: section, at: [1]) }
    world.settle()
    #expect(answers == Array(repeating: true, count: 6))
    #expect(world.shownCounts == [5])
    #expect(world.view.cellForItem(at: IndexPath(0, 1)) !== cells[2])
    #expect(world.view.cellForItem(at: IndexPath(0, 2)) === cells[3])
    #expect(world.view.cellForItem(at: IndexPath(0, 3)) === cells[4])
  }

  @Test("Several batches are performed while sections move, and are inserted and deleted")
  func severalBatchesAmongSections() {
    let objects = [TestObject(1, 3), TestObject(2, 3), TestObject(3, 3)]
    let world = shownWorld(objects)
    let sections = (0..<3).map { world.testSection($0) }
    var answers: [Bool] = []
    world.source.objects = [TestObject(4, 1), objects[2], objects[0]]
    world.adapter.performUpdates(animated: true) { answers.append($0) }
    for section in sections {
      for _ in 0..<2 {
        world.adapter.performBatch(animated: true) { batch in
          section.items += 1
          batch.delete(in: section, at: [0])
          batch.insert(in: section, at: [0, 1])
        } completion: {
          answers.append($0)
        }
      }
    }
    world.settle()
    #expect(answers == Array(repeating: true, count: 7))
    #expect(world.shownCounts == [1, 5, 5])
  }

  @Test("An item that moves and is reloaded is deleted, and inserted at its new index")
  func moveAndReload() {
    let world = shownWorld([TestObject(1, 3)])
    let section = world.testSection(0)
    let cells = (0..<3).map { world.view.cellForItem(at: IndexPath(0, $0)) }
    let answer = world.batch { batch in
      batch.move(in: section, from: 0, to: 2)
      batch.reload(in: section, at: [0])
    }
    #expect(answer == true)
    #expect(world.view.cellForItem(at: IndexPath(0, 0)) === cells[1])
    #expect(world.view.cellForItem(at: IndexPath(0, 1)) === cells[2])
    #expect(world.view.cellForItem(at: IndexPath(0, 2)) !== cells[0])
  }
}
