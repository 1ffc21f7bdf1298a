import Foundation
import Testing
import UIKit

@testable import GalleyIGListKit

@Suite("A section whose layout is invalidated")
@MainActor
struct InvalidatingLayoutTests {
  @Test("A section whose layout is invalidated keeps its cells, which get their new sizes")
  func sizes() {
    let world = shownWorld([TestObject(1, "foo"), TestObject(2, "bar")])
    let section = world.testSection(0)
    let cell = world.view.cellForItem(at: IndexPath(0, 0))
    #expect(cell?.frame.height == 10)
    section.height = 20
    var answer: Bool?
    world.adapter.invalidateLayout(for: section) { answer = $0 }
    world.settle()
    #expect(answer == true)
    #expect(world.view.cellForItem(at: IndexPath(0, 0)) === cell)
    #expect(cell?.frame.height == 20)
    #expect(world.view.cellForItem(at: IndexPath(1, 0))?.frame.minY == 20)
  }

  @Test("A layout invalidation that is requested during an update is performed after it")
  func fromWithinAnUpdate() {
    let world = shownWorld([TestObject(1, "foo"), TestObject(2, "bar")])
    let section = world.testSection(0)
    var order: [String] = []
    section.whenUpdated = { section in
      section.height = 30
      section.collectionContext.invalidateLayout(for: section) { order.append("layout \($0)") }
    }
    world.source.objects[0] = TestObject(1, "foo")
    world.adapter.performUpdates(animated: true) { order.append("update \($0)") }
    world.settle()
    #expect(order == ["update true", "layout true"])
    #expect(world.view.cellForItem(at: IndexPath(0, 0))?.frame.height == 30)
  }

  @Test("A layout invalidation that is requested while a reload waits is performed before it")
  func whileAReloadWaits() {
    let world = shownWorld([TestObject(1, "foo"), TestObject(2, "bar")])
    let section = world.testSection(0)
    let cell = world.view.cellForItem(at: IndexPath(0, 0))
    section.height = 20
    var answers: [Bool] = []
    world.adapter.reloadData { answers.append($0) }
    world.adapter.invalidateLayout(for: section) { answers.append($0) }
    world.window.layoutIfNeeded()
    #expect(world.view.cellForItem(at: IndexPath(0, 0)) === cell)
    #expect(cell?.frame.height == 20)
    world.settle()
    #expect(answers == [true, true])
  }

  @Test("A layout invalidation that is requested during a reload is performed after it")
  func fromWithinAReload() {
    let world = shownWorld([TestObject(1, "foo")])
    var order: [String] = []
    world.source.prepare = { section in
      section.whenUpdated = { section in
        section.collectionContext.invalidateLayout(for: section) { order.append("layout \($0)") }
      }
    }
    world.adapter.reloadData { order.append("reload \($0)") }
    world.settle()
    #expect(order == ["reload true", "layout true"])
    #expect(world.adapter.queue.holds == 0)
  }

  @Test("Layout invalidations between several updates are all performed")
  func noneIsLost() {
    let world = shownWorld([TestObject(1, "foo"), TestObject(2, "bar")])
    var answers: [Int] = []
    for round in 0..<3 {
      world.adapter.performUpdates(animated: true)
      world.adapter.invalidateLayout(for: world.testSection(round % 2)) { _ in
        answers.append(round)
      }
    }
    world.settle()
    #expect(answers == [0, 1, 2])
  }

  @Test("The completion of a layout invalidation receives false if the list is deallocated")
  func everythingGone() {
    var answers: [Bool] = []
    weak var gone: ListAdapter?
    do {
      let world = shownWorld([TestObject(1, "foo")])
      gone = world.adapter
      world.testSection(0).whenUpdated = { section in
        section.collectionContext.invalidateLayout(for: section) { answers.append($0) }
      }
      world.source.objects[0] = TestObject(1, "foo")
      world.adapter.performUpdates(animated: true)
      world.listUpdater.update()
      #expect(answers.isEmpty)
    }
    MainTurn.drain()
    #expect(gone == nil)
    #expect(answers == [false])
  }

  @Test("The completion of a layout invalidation receives false if its section was removed")
  func sectionGone() {
    let world = shownWorld([TestObject(1, "foo"), TestObject(2, "bar")])
    var answers: [String] = []
    let section = world.testSection(0)
    world.source.objects.removeFirst()
    world.adapter.performUpdates(animated: true) { answers.append("update \($0)") }
    world.adapter.invalidateLayout(for: section) { answers.append("layout \($0)") }
    world.settle()
    #expect(answers == ["update true", "layout false"])
  }
}
