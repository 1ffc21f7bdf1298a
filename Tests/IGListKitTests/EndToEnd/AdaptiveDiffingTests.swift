import Foundation
import Testing
import UIKit

@testable import GalleyIGListKit

@Suite("The queue on which a difference is computed")
@MainActor
struct AdaptiveDiffingTests {
  /// A list that allows background diffing, and the log of its updater.
  private func world(
    _ config: ListAdaptiveDiffingExperimentConfig
  ) -> (world: AdapterWorld<TestSource>, log: UpdaterLog) {
    let world = shownWorld([TestObject(1, 1)])
    world.listUpdater.allowsBackgroundDiffing = true
    world.listUpdater.adaptiveDiffingExperimentConfig = config
    let log = UpdaterLog()
    world.listUpdater.delegate = log
    return (world, log)
  }

  private func show(
    _ objects: [TestObject], _ world: AdapterWorld<TestSource>
  ) -> Bool? {
    world.source.objects = objects
    var answer: Bool?
    world.adapter.performUpdates(animated: true) { answer = $0 }
    world.settle { answer != nil }
    return answer
  }

  private static let objects = [
    TestObject(1, 2), TestObject(2, 1), TestObject(3, 3), TestObject(4, 4),
  ]

  /// The quality of service of a background diff to four objects; `nil` for the main queue.
  private func priority(_ world: AdapterWorld<TestSource>) -> DispatchQoS.QoSClass? {
    let data = ListTransitionData(from: world.adapter.objects(), to: Self.objects)
    return world.listUpdater.diffingQuality(for: data, in: world.view)
  }

  @Test(
    "With adaptive diffing, a difference is computed in the background", arguments: [false, true])
  func elsewhere(higher: Bool) {
    let (world, log) = world(
      ListAdaptiveDiffingExperimentConfig(enabled: true, higherQOSEnabled: higher))
    #expect(priority(world) == (higher ? .userInteractive : .userInitiated))
    #expect(show(Self.objects, world) == true)
    #expect(world.shownCounts == [2, 1, 3, 4])
    #expect(log.foundElsewhere == [true])
  }

  @Test("For a view that cannot be seen, diffing is in the background and of low priority")
  func notVisible() {
    let (world, log) = world(
      ListAdaptiveDiffingExperimentConfig(
        enabled: true, higherQOSEnabled: true, maxItemCountToRunOnMain: 100,
        lowerPriorityWhenViewNotVisible: true))
    #expect(show([TestObject(1, 1)], world) == true)
    world.view.removeFromSuperview()
    #expect(priority(world) == nil)
    world.window.frameClock.advance(by: 1.1)
    #expect(priority(world) == .default)
    #expect(show([TestObject(1, 1), TestObject(2, 1)], world) == true)
    #expect(world.view.numberOfSections == 2)
    #expect(log.foundElsewhere == [false, true])
  }

  @Test("Few objects, both before and after, are compared on the main queue")
  func few() {
    let (world, log) = world(
      ListAdaptiveDiffingExperimentConfig(enabled: true, maxItemCountToRunOnMain: 3))
    #expect(show([TestObject(1, 1), TestObject(2, 1)], world) == true)
    #expect(world.view.numberOfSections == 2)
    #expect(log.foundElsewhere == [false])
    #expect(show([TestObject(1, 1), TestObject(2, 1), TestObject(3, 1)], world) == true)
    #expect(log.foundElsewhere == [false, true])
    #expect(show([TestObject(1, 1)], world) == true)
    #expect(log.foundElsewhere == [false, true, true])
  }

  @Test("Objects are compared on the main queue if background diffing is not allowed")
  func notAllowed() {
    let (world, log) = world(ListAdaptiveDiffingExperimentConfig(enabled: true))
    world.listUpdater.allowsBackgroundDiffing = false
    #expect(show([TestObject(1, 1)], world) == true)
    #expect(world.view.numberOfSections == 1)
    #expect(log.foundElsewhere == [false])
  }

  @Test("Adaptive coalescing of updates does not change what is shown")
  func adaptiveCoalescing() {
    let world = shownWorld([TestObject(1, 1)])
    world.listUpdater.adaptiveCoalescingExperimentConfig =
      ListAdaptiveCoalescingExperimentConfig(
        enabled: true, minInterval: 0.1, intervalIncrement: 0.1, maxInterval: 1)
    world.window.frameClock.advance(by: 0.2)
    world.source.objects = Self.objects
    world.adapter.performUpdates(animated: true)
    // The first update begins at once, and not only in the next turn.
    #expect(world.shownCounts == [2, 1, 3, 4])
    #expect(show(Array(Self.objects.reversed()), world) == true)
    #expect(world.shownCounts == [4, 3, 1, 2])
  }

  @Test(
    "An update without a completion is shown, with or without background diffing",
    arguments: [false, true])
  func noCompletion(elsewhere: Bool) {
    let world = shownWorld([TestObject(1, 1)])
    world.listUpdater.allowsBackgroundDiffing = elsewhere
    world.source.objects.append(TestObject(2, 1))
    world.adapter.performUpdates(animated: true)
    world.settle { world.view.numberOfSections == 2 }
    #expect(world.view.numberOfSections == 2)
  }
}
