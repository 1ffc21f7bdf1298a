import Foundation
import Testing
import UIKit

@testable import GalleyIGListKit

@Suite("An update in progress")
@MainActor
struct RunningUpdateTests {
  let world = UpdaterWorld([ListedSection(1, count: 1)])

  @Test("An update without a collection view is over at once")
  func withoutView() {
    world.updater.performUpdate(
      collectionViewBlock: { nil }, animated: true,
      sectionDataBlock: { ListTransitionData(from: [], to: []) }, applySectionDataBlock: { _ in },
      completion: nil)
    world.updater.update()
    #expect(world.updater.running == nil)
  }

  @Test("The phases of an update are diffing, changing, showing and over")
  func phases() {
    var phases: [RunningUpdate.Phase?] = []
    func note() { phases.append(world.updater.running?.phase) }
    world.updater.performUpdate(
      collectionViewBlock: { [view = world.view] in view }, animated: true,
      sectionDataBlock: {
        note()
        return ListTransitionData(from: world.sections, to: [])
      },
      applySectionDataBlock: { _ in
        note()
        #expect(world.updater.isInDataUpdateBlock())
        world.sections = []
      },
      completion: { _ in note() })
    note()
    world.updater.update()
    note()
    #expect(!world.updater.isInDataUpdateBlock())
    world.settle()
    note()
    #expect(phases == [nil, .diffing, .changing, .showing, .over, nil])
  }

  @Test("Another data source cancels an update that is still diffing, and only once")
  func callingOff() {
    world.updater.allowsBackgroundDiffing = true
    var answers: [Bool] = []
    world.performUpdate(to: []) { answers.append($0) }
    world.updater.update()
    let running = world.updater.running
    #expect(running?.phase == .diffing)
    world.updater.performDataSourceChange {}
    #expect(running?.phase == .over)
    #expect(answers == [true])
    world.updater.performDataSourceChange {}
    usleep(20_000)
    world.settle()
    #expect(answers == [true])
    #expect(world.counts == [1])
  }

  @Test("The item updates of a cancelled update are still performed")
  func callingOffItems() {
    world.updater.allowsBackgroundDiffing = true
    var order: [String] = []
    world.performUpdate(to: []) { order.append("sections \($0)") }
    world.performItemUpdates({ order.append("items") }, { order.append("items \($0)") })
    world.updater.update()
    world.performItemUpdates({ order.append("later items") }, { order.append("later \($0)") })
    world.updater.performDataSourceChange { order.append("change") }
    #expect(
      order == ["items", "later items", "change", "sections true", "items true", "later true"])
  }

  @Test("Without an update in progress, another data source is set at once")
  func changeAlone() {
    var isDone = false
    world.updater.performDataSourceChange { isDone = true }
    #expect(isDone)
    #expect(world.updater.running == nil)
  }

  @Test(
    "Item updates during a reload or a change of the data source are not shown as a batch",
    arguments: [false, true])
  func itemsOfReloads(isReload: Bool) {
    let insert = {
      world.sections[0].items.append(7)
      world.updater.insertItems(into: world.view, indexPaths: [IndexPath(0, 1)])
    }
    if isReload {
      world.reloadData(insert)
    } else {
      world.performItemUpdates(insert)
      world.updater.performDataSourceChange {
        world.view.dataSource = nil
        world.view.dataSource = world
      }
    }
    world.settle()
    #expect(world.counts == [2])
    #expect(world.log.batches.isEmpty)
  }

  @Test(
    "A change of the data source does not cancel a reload or another change, and comes later",
    arguments: [false, true])
  func notCalledOff(isReload: Bool) {
    var order: [String] = []
    let attempt = {
      order.append("begins")
      world.updater.performDataSourceChange { order.append("next data source") }
      #expect(world.updater.running?.phase == .changing)
      order.append("ends")
    }
    let reports = Report.gathering {
      if isReload {
        world.reloadData(attempt) { order.append("reload \($0)") }
      } else {
        world.performItemUpdates({ order.append("items") }, { order.append("items \($0)") })
        world.updater.performDataSourceChange(attempt)
      }
      world.settle()
    }
    let (first, last): ([String], [String]) =
      isReload ? ([], ["reload true"]) : (["items"], ["items true"])
    #expect(order == first + ["begins", "ends"] + last + ["next data source"])
    #expect(reports.map(\.message) == ["\(ListError.changedInUpdate)"])
    #expect(world.updater.running == nil)
    #expect(world.counts == [1])
  }

  @Test("An updater without requests begins no update")
  func nothing() {
    world.updater.update()
    #expect(world.updater.running == nil)
    #expect(!world.updater.hasChanges)
    #expect(world.log.events.isEmpty)
  }

  @Test("A promised call is made exactly once, even if nobody makes it")
  func promises() {
    var answers: [Bool] = []
    do {
      let call = PromisedCall { answers.append($0) }
      call.call(true)
      call.call(true)
    }
    MainTurn.drain()
    #expect(answers == [true])
    do { _ = PromisedCall { answers.append($0) } }
    MainTurn.drain()
    #expect(answers == [true, false])
  }
}
