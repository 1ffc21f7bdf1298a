import Foundation
import Testing
import UIKit

@testable import GalleyIGListKit

@Suite("A section that is laid out anew")
@MainActor
struct InvalidatingLayoutTests {
  @Test("Its cells stay, in their new sizes")
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

  @Test("Asked for from within an update, after it")
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

  @Test("Asked for while a reload waits, before it")
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

  @Test("Asked for from within a reload, after it")
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

  @Test("Several of them, asked for under several updates, are all done once those are over")
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

  @Test("When everything has gone meanwhile, who waits is told that nothing comes of it")
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

  @Test("A section that has gone meanwhile is not: who waits is told so")
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
