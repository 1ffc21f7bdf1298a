import Foundation
import Testing
import UIKit

@testable import GalleyIGListKit

@Suite("Reloaded objects")
@MainActor
struct ReloadObjectsTests {
  @Test("Only the named objects are reloaded, and at once")
  func named() {
    let objects = [TestObject(1, "foo"), TestObject(2, "bar")]
    let world = shownWorld(objects)
    objects[0].value = "Baz"
    objects[1].value = "Quux"
    world.adapter.reloadObjects([objects[0]])
    world.view.layoutIfNeeded()
    #expect(world.shownTexts == ["Baz", "bar"])
  }

  @Test("Reloading other instances of the same identity replaces the old instances")
  func otherInstances() {
    let world = shownWorld([TestObject(1, "foo"), TestObject(2, "bar")])
    let next = [TestObject(1, "one"), TestObject(2, "two")]
    world.adapter.reloadObjects(next)
    world.settle()
    for section in 0..<2 {
      #expect(world.adapter.object(atSection: section) as? TestObject === next[section])
      #expect(world.testSection(section).object === next[section])
    }
    #expect(world.shownTexts == ["one", "two"])
  }

  @Test("Reloading objects that are not in the list does nothing")
  func unknown() {
    let world = shownWorld([TestObject(1, "foo")])
    world.adapter.reloadObjects([TestObject(7, "bar")])
    world.settle()
    #expect(world.shownTexts == ["foo"])
  }

  @Test("An object is reloaded while an update moves it")
  func whileItMoves() {
    let objects = [TestObject(1, 2), TestObject(2, 3), TestObject(3, 4)]
    let world = shownWorld([objects[0], objects[1]])
    let section = world.testSection(0)
    world.source.objects = [TestObject(2, 3), objects[0], TestObject(4, 2)]
    var answers: [Bool] = []
    world.adapter.performUpdates(animated: true) { answers.append($0) }
    world.adapter.performBatch(animated: true) { [adapter = world.adapter] _ in
      objects[0].value = 4
      section.items = 4
      adapter.reloadObjects([objects[0]])
    } completion: {
      answers.append($0)
    }
    world.settle()
    #expect(answers == [true, true])
    #expect(world.shownCounts == [3, 4, 2])
  }

  @Test("Objects that are reloaded in a batch may have other item counts")
  func fromWithinABatch() {
    let world = shownWorld([TestObject(1, 2), TestObject(2, 3)])
    let next = TestObject(2, 5)
    let answer = world.batch { [adapter = world.adapter] _ in adapter.reloadObjects([next]) }
    #expect(answer == true)
    #expect(world.shownCounts == [2, 5])
    #expect(world.adapter.object(atSection: 1) as? TestObject === next)
  }

  @Test("Objects that are reloaded in a batch get new cells")
  func cellsFromWithinABatch() {
    let world = shownWorld([TestObject(1, "foo"), TestObject(2, "bar")])
    let next = TestObject(1, "Baz")
    let answer = world.batch { [adapter = world.adapter] _ in adapter.reloadObjects([next]) }
    #expect(answer == true)
    #expect(world.shownTexts == ["Baz", "bar"])
  }

  @Test("An object is reloaded during an update that moves another section")
  func fromWithinAnUpdate() {
    let objects = [TestObject(1, 1), TestObject(2, 2), TestObject(3, 3)]
    let world = shownWorld(objects)
    let (moving, other) = (world.testSection(1), TestObject(3, 3))
    moving.whenUpdated = { [adapter = world.adapter] _ in adapter.reloadObjects([other]) }
    world.source.objects = [objects[0], objects[2], TestObject(2, 2)]
    #expect(world.update() == true)
    #expect(world.shownCounts == [1, 3, 2])
    #expect(world.adapter.object(atSection: 1) as? TestObject === other)
  }

  @Test("A reload of objects lays the collection view out first, with the old objects")
  func beforeALayoutPass() {
    let world = shownWorld([TestObject(1, 30)])
    world.view.contentOffset = CGPoint(x: 0, y: 200)
    var indexes: [Int] = []
    let section = world.testSection(0)
    section.whenMaking = { _ in indexes.append(section.items) }
    world.adapter.reloadObjects([TestObject(1, 2)])
    #expect(indexes.contains(30))
    world.settle()
    #expect(world.shownCounts == [2])
  }

  @Test("Objects that are reloaded while cells are created are reloaded afterwards")
  func whileMakingCells() {
    let world = gatheringWorld([TestObject(1, 3), TestObject(2, 3)])
    var isAsked = false
    world.source.prepare = { section in
      section.whenMaking = { _ in
        guard !isAsked else { return }
        isAsked = true
        world.adapter.reloadObjects([TestObject(1, 1)])
      }
    }
    world.source.objects = [TestObject(3, 3), TestObject(1, 3)]
    world.show()
    #expect(isAsked)
    #expect(world.shownCounts == [3, 1])
    #expect(world.view.visibleCells.count == 4)
  }

  @Test("The difference is computed again if objects are reloaded just before the update")
  func whileAnUpdateBegins() {
    let world = shownWorld([TestObject(1, 30), TestObject(2, 2)])
    var isAsked = false
    world.testSection(0).whenMaking = { [adapter = world.adapter] _ in
      guard !isAsked else { return }
      isAsked = true
      adapter.reloadObjects([TestObject(2, 5)])
    }
    // A cell becomes visible before the update is shown.
    world.view.contentOffset = CGPoint(x: 0, y: 100)
    world.source.objects.append(TestObject(3, 1))
    #expect(world.update() == true)
    #expect(isAsked)
    #expect(world.shownCounts == [30, 2, 1])
  }

  @Test("A reload of objects hides and shows the empty view")
  func emptyView() {
    let world = shownWorld([TestObject(1, 0)])
    let background = UIView()
    world.source.background = background
    world.show()
    #expect(world.view.backgroundView === background && !background.isHidden)
    world.adapter.reloadObjects([TestObject(1, 1)])
    #expect(background.isHidden)
    world.adapter.reloadObjects([TestObject(1, 0)])
    #expect(!background.isHidden)
  }

  @Test("A background difference is computed again if objects are reloaded meanwhile")
  func whileDiffing() {
    let objects = [TestObject(1, 2), TestObject(2, 2)]
    let world = shownWorld(objects)
    world.listUpdater.allowsBackgroundDiffing = true
    var answer: Bool?
    world.source.objects.append(TestObject(3, 1))
    world.adapter.performUpdates(animated: true) { answer = $0 }
    world.listUpdater.update()
    world.adapter.reloadObjects([TestObject(1, 5)])
    #expect(world.shownCounts == [5, 2])
    world.settle { answer != nil }
    // The data source still has the old object, so the update shows two items again.
    #expect(answer == true)
    #expect(world.shownCounts == [2, 2, 1])
  }

  @Test("Some objects are reloaded while all of them move")
  func whileAllMove() {
    let objects = (0..<5).map { TestObject($0, "text \($0)") }
    let world = shownWorld(objects)
    world.source.objects = [4, 2, 0, 3, 1].map { objects[$0] }
    var answers: [Bool] = []
    world.adapter.performUpdates(animated: true) { answers.append($0) }
    world.adapter.performBatch(animated: true) { [adapter = world.adapter] _ in
      for index in [0, 2, 3] { objects[index].value = "new \(index)" }
      adapter.reloadObjects([objects[0], objects[2], objects[3]])
    } completion: {
      answers.append($0)
    }
    world.settle()
    #expect(answers == [true, true])
    #expect(world.shownTexts == ["text 4", "new 2", "new 0", "new 3", "text 1"])
  }
}
