import Foundation
import IGListKit
import Testing
import UIKit

@Suite("Objects in a list")
@MainActor
struct ShowingObjectsTests {
  @Test("Each object is a section with as many items as its section controller has")
  func sections() {
    let world = shownWorld([TestObject(1, 2), TestObject(2, 3)])
    #expect(world.shownCounts == [2, 3])
  }

  @Test("Cells show the texts of their objects, and know their section controllers")
  func texts() {
    let world = shownWorld([TestObject(1, "foo"), TestObject(2, "bar")])
    #expect(world.shownTexts == ["foo", "bar"])
    for section in 0..<2 {
      let cell = world.view.cellForItem(at: IndexPath(section, 0)) as? TestCell
      #expect(cell?.owner === world.testSection(section))
    }
  }

  @Test("An equal object in another instance changes nothing that is visible")
  func equalInstances() {
    let world = shownWorld([TestObject(1, "foo"), TestObject(2, "bar")])
    let sections = (0..<2).map { world.testSection($0) }
    let cell = world.view.cellForItem(at: IndexPath(0, 0))
    world.source.objects = [TestObject(1, "foo"), TestObject(2, "bar")]
    #expect(world.update() == true)
    #expect(world.testSection(0) === sections[0])
    #expect(world.testSection(1) === sections[1])
    #expect(world.view.cellForItem(at: IndexPath(0, 0)) === cell)
    #expect(world.shownTexts == ["foo", "bar"])
  }

  @Test("An object is compared with the one before, not with later changes of its section")
  func equalAfterBatch() {
    let world = shownWorld([TestObject(1, "foo")])
    let section = world.testSection(0)
    let answer = world.batch { batch in
      section.object = TestObject(1, "bar")
      batch.reload(in: section, at: [0])
    }
    #expect(answer == true)
    #expect(world.shownTexts == ["bar"])
    world.source.objects = [TestObject(1, "foo")]
    #expect(world.update() == true)
    #expect(section.updates == 2)
    #expect(world.shownTexts == ["bar"])
    world.source.objects = [TestObject(1, "baz")]
    #expect(world.update() == true)
    #expect(world.shownTexts == ["baz"])
  }

  @Test("A changed object and an inserted one are shown in one update")
  func changeAndInsert() {
    let world = shownWorld([TestObject(1, 2), TestObject(2, 2)])
    world.source.objects = [TestObject(1, 2), TestObject(2, 3), TestObject(3, 2)]
    #expect(world.update() == true)
    #expect(world.shownCounts == [2, 3, 2])
  }

  @Test("Cells exist when an update has ended", arguments: [false, true])
  func cells(isReload: Bool) {
    let world = gatheringWorld([TestObject(1, "foo"), TestObject(2, "bar")])
    var answer: Bool?
    if isReload {
      world.adapter.reloadData { answer = $0 }
    } else {
      world.adapter.performUpdates(animated: true) { answer = $0 }
    }
    world.settle()
    #expect(answer == true)
    #expect(world.view.cellForItem(at: IndexPath(0, 0)) != nil)
    #expect(world.view.cellForItem(at: IndexPath(1, 0)) != nil)
  }

  @Test(
    "The data source is asked for objects when an update begins, not when it is requested",
    arguments: [false, true])
  func askedLate(isReload: Bool) {
    let world = shownWorld([TestObject(1, 1)])
    let before = world.source.asked
    if isReload {
      world.adapter.reloadData()
    } else {
      world.adapter.performUpdates(animated: true)
    }
    #expect(world.source.asked == before)
    world.source.objects = [TestObject(1, 1), TestObject(2, 3)]
    world.settle()
    #expect(world.source.asked == before + 1)
    #expect(world.shownCounts == [1, 3])
  }

  @Test("Section controllers stay with their objects, whatever else changes")
  func controllersStay() {
    let world = shownWorld([TestObject(1, 2), TestObject(2, 2)])
    let sections = (0..<2).map { world.testSection($0) }
    world.source.objects = [TestObject(2, 1), TestObject(3, 1), TestObject(1, 5)]
    #expect(world.update() == true)
    #expect(world.testSection(2) === sections[0])
    #expect(world.testSection(0) === sections[1])
  }

  @Test("A section controller is told of another instance, and never of the one it has")
  func didUpdate() {
    let objects = [TestObject(1, 2), TestObject(2, 2)]
    let world = shownWorld(objects)
    let (first, second) = (world.testSection(0), world.testSection(1))
    #expect(first.updates == 1)
    world.source.objects = [objects[0], objects[1].copied()]
    #expect(world.update() == true)
    #expect(first.updates == 1)
    #expect(second.updates == 2)
  }

  @Test("A section controller knows its new section in didUpdate(to:)")
  func sectionInUpdate() {
    let world = shownWorld([TestObject(1, 2)])
    let section = world.testSection(0)
    var heard: [Int] = []
    section.whenUpdated = { heard.append($0.section) }
    world.source.objects = [TestObject(2, 2), TestObject(1, 3)]
    #expect(world.update() == true)
    #expect(heard == [1])
  }

  @Test("Three thousand objects are inserted in one update")
  func thousands() {
    let world = gatheringWorld([])
    world.show()
    world.source.objects = (0..<3_000).map { TestObject($0, 1) }
    #expect(world.update() == true)
    #expect(world.view.numberOfSections == 3_000)
    #expect(world.view.visibleCells.count == 10)
  }

  @Test("More than a hundred changes are shown by a reload", arguments: [false, true])
  func tooMany(isAllowed: Bool) {
    let world = shownWorld((0..<10).map { TestObject($0, 1) })
    let log = UpdaterLog()
    world.listUpdater.delegate = log
    world.listUpdater.allowsReloadingOnTooManyUpdates = isAllowed
    world.source.objects = (1_000..<1_101).map { TestObject($0, 1) }
    #expect(world.update() == true)
    #expect(world.view.numberOfSections == 101)
    #expect(log.events.contains("did reload as a fallback") == isAllowed)
    #expect(log.batches.isEmpty == isAllowed)
  }
}
