import Foundation
import GalleyDiffing
import TestSupport
import Testing
import UIKit

@testable import GalleyIGListKit

@Suite("The section updates of an updater")
@MainActor
struct SectionUpdatesTests {
  @Test(
    "A requested update of sections is a change, whatever the new sections are",
    arguments: [[1, 2], [], [2]])
  func hasChanges(keys: [Int]) {
    let world = UpdaterWorld([ListedSection(1, count: 1)])
    #expect(!world.updater.hasChanges)
    world.performUpdate(to: keys.map { ListedSection($0, count: 1) })
    #expect(world.updater.hasChanges)
    world.settle()
    #expect(!world.updater.hasChanges)
  }

  @Test(
    "An update inserts and deletes sections with their items",
    arguments: [
      ([(1, 1)], [(1, 1), (2, 1)]),
      ([(1, 1), (2, 1)], [(1, 1)]),
      ([(1, 1)], [(1, 2), (2, 2)]),
      ([(1, 2), (2, 2), (3, 2)], [(4, 2), (5, 1), (3, 3)]),
    ])
  func comeAndGo(before: [(Int, Int)], after: [(Int, Int)]) {
    for animated in [false, true] {
      let world = UpdaterWorld(before.map { ListedSection($0.0, count: $0.1) })
      let next = after.map { ListedSection($0.0, count: $0.1) }
      #expect(world.show(next, animated: animated) == true)
      #expect(world.counts == after.map(\.1))
      #expect(world.log.events.contains("will batch animated") == animated)
    }
  }

  @Test("With sectionMovesAsDeletesInserts, moved sections are deleted and inserted")
  func movesAsDeletesInserts() {
    let world = UpdaterWorld((1...3).map { ListedSection($0, count: 3) })
    world.updater.sectionMovesAsDeletesInserts = true
    let next = [ListedSection(3, count: 1), ListedSection(1, count: 2), ListedSection(2, count: 3)]
    #expect(world.show(next) == true)
    #expect(world.counts == [1, 2, 3])
    #expect(world.log.batches.first?.moveSections.isEmpty == true)
  }

  @Test("A merged update is animated only if all its requests are", arguments: [false, true])
  func animation(animated: Bool) {
    let world = UpdaterWorld([ListedSection(1, count: 1)])
    world.performUpdate(to: [], animated: true)
    world.performUpdate(to: [ListedSection(2, count: 1)], animated: animated)
    world.performItemUpdates(animated: true) {}
    world.settle()
    #expect(world.log.events.contains("will batch animated") == animated)
    #expect(world.counts == [1])
  }

  @Test("The data stays as it was until the collection view takes the update")
  func notTooEarly() {
    let world = UpdaterWorld([ListedSection(1, count: 1)])
    world.view.setNeedsLayout()
    world.view.collectionViewLayout.invalidateLayout()
    world.performUpdate(to: [ListedSection(1, count: 1), ListedSection(2, count: 1)])
    var counts: [Int] = []
    world.performItemUpdates { counts.append(world.view.numberOfSections) }
    #expect(world.sections.count == 1)
    world.settle()
    #expect(counts == [1])
    #expect(world.counts == [1, 1])
  }

  @Test("Without a window, an update is still a batch, and all completions are called")
  func withoutWindow() {
    let world = UpdaterWorld([ListedSection(1, count: 1)], hasWindow: false)
    var order: [String] = []
    world.performUpdate(
      to: [ListedSection(1, count: 1), ListedSection(2, count: 2)],
      whenApplied: { order.append("applied") }
    ) { order.append("first \($0)") }
    world.performItemUpdates({ order.append("items") }, { order.append("second \($0)") })
    world.settle()
    #expect(order == ["applied", "items", "first true", "second true"])
    #expect(world.log.batches.map(\.insertSections) == [[1]])
    #expect(world.log.differences.map(\.inserts) == [[1]])
    #expect(world.counts == [1, 2])
  }

  @Test(
    "Without a collection view, all completions of an update receive false",
    arguments: [false, true])
  func withoutView(isBatch: Bool) {
    let world = UpdaterWorld([])
    var answers: [Bool] = []
    world.updater.performUpdate(
      collectionViewBlock: { nil }, animated: true,
      sectionDataBlock: { ListTransitionData(from: [], to: []) }, applySectionDataBlock: { _ in }
    ) { answers.append($0) }
    if isBatch {
      world.updater.performUpdate(collectionViewBlock: { nil }, animated: true, itemUpdates: {}) {
        answers.append($0)
      }
    }
    world.settle()
    #expect(answers == (isBatch ? [false, false] : [false]))
    #expect(world.log.events == ["did finish without updates"])
    #expect(world.log.unshown.allSatisfy { $0 == nil })
  }

  @Test("A reload without a collection view is completed")
  func reloadWithoutView() {
    let world = UpdaterWorld([])
    var answer: Bool?
    world.updater.reloadData(collectionViewBlock: { nil }, reloadUpdate: {}) { answer = $0 }
    world.settle()
    #expect(answer == true)
    #expect(world.log.events == ["did finish without updates"])
  }

  @Test("An update of a view without a data source fails, and its completion receives false")
  func withoutDataSource() {
    let world = UpdaterWorld([ListedSection(1, count: 1)])
    world.view.dataSource = nil
    #expect(world.show([ListedSection(2, count: 1)]) == false)
    #expect(world.log.unshown.count == 1)
    #expect(world.log.unshown.first! === world.view)
    #expect(world.sections.map(\.key) == [1])
  }

  @Test("An update that is requested while another one changes the data is performed after it")
  func fromApplying() {
    let world = UpdaterWorld([ListedSection(1, count: 1)])
    var order: [String] = []
    let two = [ListedSection(1, count: 1), ListedSection(2, count: 1)]
    world.performUpdate(
      to: two,
      whenApplied: {
        guard order.isEmpty else { return }
        world.performUpdate(to: two + [ListedSection(3, count: 1)]) { _ in
          order.append("second \(world.view.numberOfSections)")
        }
      }
    ) { _ in order.append("first \(world.view.numberOfSections)") }
    world.settle()
    #expect(order == ["first 2", "second 3"])
  }

  @Test("An update can be requested in the completion of another one")
  func fromCompletions() {
    let world = UpdaterWorld([ListedSection(1, count: 1)])
    var order: [Int] = []
    let two = [ListedSection(1, count: 1), ListedSection(2, count: 1)]
    world.performUpdate(to: two) { _ in
      order.append(world.view.numberOfSections)
      world.performUpdate(to: two + [ListedSection(3, count: 1)]) { _ in
        order.append(world.view.numberOfSections)
      }
    }
    world.settle()
    #expect(order == [2, 3])
  }

  @Test("The delegate is told that a difference was computed in the background")
  func elsewhere() {
    let world = UpdaterWorld([ListedSection(1, count: 1)])
    world.updater.allowsBackgroundDiffing = true
    var answer: Bool?
    world.performUpdate(to: [ListedSection(1, count: 1), ListedSection(2, count: 1)]) {
      answer = $0
    }
    turn(until: { answer != nil }) { world.settle() }
    #expect(answer == true)
    #expect(world.log.events.prefix(2) == ["will diff 1 to 2", "did diff"])
    #expect(world.log.foundElsewhere == [true])
    #expect(world.log.differences.map(\.inserts) == [[1]])
  }

  @Test("A collection view with another section count than the list is reloaded, and reported")
  func otherCounts() {
    let world = UpdaterWorld([ListedSection(1, count: 1)])
    // The collection view has not asked for the old counts: the data source has already changed.
    let reports = Report.gathering {
      world.updater.performUpdate(
        collectionViewBlock: { world.view }, animated: true,
        sectionDataBlock: {
          ListTransitionData(
            from: [ListedSection(1, count: 1), ListedSection(2, count: 1)],
            to: [ListedSection(1, count: 2)])
        },
        applySectionDataBlock: { _ in world.sections = [ListedSection(1, count: 2)] },
        completion: nil)
      world.settle()
    }
    #expect(
      reports.map(\.message) == ["\(ListError.otherCounts(shown: 1, expected: 2))"])
    #expect(
      world.log.events.suffix(2) == ["will reload as a fallback", "did reload as a fallback"])
    #expect(world.counts == [2])
  }

  @Test("A wrong section count is also reported if sections are only inserted")
  func otherCountsWithoutChanges() {
    let world = UpdaterWorld([ListedSection(1, count: 1)])
    let two = [ListedSection(1, count: 1), ListedSection(2, count: 1)]
    let three = two + [ListedSection(3, count: 1)]
    let reports = Report.gathering {
      world.updater.performUpdate(
        collectionViewBlock: { world.view }, animated: true,
        sectionDataBlock: { ListTransitionData(from: two, to: three) },
        applySectionDataBlock: { _ in world.sections = three }, completion: nil)
      world.settle()
    }
    #expect(
      reports.map(\.message) == ["\(ListError.otherCounts(shown: 1, expected: 2))"])
    #expect(world.log.events.last == "did reload as a fallback")
    #expect(world.counts == [1, 1, 1])
  }

  @Test("Objects of different types are different, whatever their identifiers are")
  func identities() {
    let updater = ListAdapterUpdater()
    #expect(updater.identity(of: TestObject(1, 1)) == updater.identity(of: TestObject(1, "foo")))
    #expect(updater.identity(of: TestObject(1, 1)) != updater.identity(of: ListedSection(1, [])))
    let world = gatheringWorld([TestObject(1, 1)])
    world.show()
    #expect(world.adapter.sectionController(for: TestObject(1, "foo")) != nil)
    #expect(world.adapter.sectionController(for: ListedSection(1, [])) == nil)
  }

  @Test("The configuration of adaptive coalescing can be read")
  func coalescingConfig() {
    let updater = ListAdapterUpdater()
    let config = ListAdaptiveCoalescingExperimentConfig(
      enabled: true, minInterval: 0.1, intervalIncrement: 0.2, maxInterval: 0.3,
      useMaxIntervalWhenViewNotVisible: true)
    updater.adaptiveCoalescingExperimentConfig = config
    #expect(updater.adaptiveCoalescingExperimentConfig == config)
  }

  @Test("The delegate is told which section controller is about to trap")
  func willCrash() {
    let world = UpdaterWorld([])
    world.updater.willCrash(with: world.view, sectionControllerClass: TestSection.self)
    #expect(world.log.crashing == ["TestSection"])
  }
}
