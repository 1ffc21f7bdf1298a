import Foundation
import GalleyUIKit

// Touches of items in fresh screens, which are new instances of the screen of a walk. Such a screen
// may be updated during the touch, while a menu, the swipe actions of a row or an alert is visible.
// A walk is a sequence of random steps, such as taps and updates.

/// The result of a touch.
internal struct TouchOutcome {
  /// The items of the list; `nil` if they are not known.
  var items: [IndexPath: ShownItem]?
  /// The pauses of the touch, in which a menu, the swipe actions of a row or an alert was visible.
  var pauses: [ItemTouch.Pause] = []
  /// Whether the screen was updated.
  var isUpdated = false
}

extension LabWalk {
  /// Touches an item of a fresh screen, and updates that screen to another state during the touch.
  /// Returns a description of the fault if the touch has acted on the item that has the same path
  /// after the update.
  func interrupt(_ state: Int, item: Int) -> String? {
    // Performs an update that the walk has dispatched to the main queue, so that the state does not
    // change later.
    MainTurn.drain()
    let start = self.state
    let (first, second) = (makeFresh(start), makeFresh(state))
    defer { [first, second].forEach { $0.clear() } }
    [first, second].forEach { $0.settle() }
    guard var trial = trial(of: item, in: first, second) else { return nil }
    while let touch = trial.next {
      let fresh = makeFresh(touch.pause == nil ? state : start)
      defer { fresh.clear() }
      fresh.settle()
      trial.record(outcome(of: touch, choosing: item, in: fresh, updatedTo: state))
    }
    return trial.fault
  }

  /// Returns the touches to try for the item with a number; `nil` if the update does not move
  /// another item to the item's path.
  private func trial(of item: Int, in first: Stage, _ second: Stage) -> InterruptionTrial? {
    guard screen.update != nil, let path = LabFingers(stage: first).item(item)?.name.path,
      let before = first.allItems, let after = second.allItems,
      let displaced = DisplacedItem(at: path, before: before, after: after)
    else { return nil }
    return InterruptionTrial(of: displaced, beside: displaced.otherPaths(in: second))
  }

  /// Touches an item of a fresh screen. If the touch names a pause, such as an open menu, the
  /// screen is updated in this pause.
  private func outcome(
    of touch: InterruptionTrial.Touch, choosing number: Int, in fresh: Stage, updatedTo state: Int
  ) -> TouchOutcome {
    var outcome = TouchOutcome()
    guard let fingers = fingers(for: touch, choosing: number, in: fresh) else { return outcome }
    for pause in ItemTouch.Pause.allCases where fingers.goOn(until: pause) {
      if pause != .end { outcome.pauses.append(pause) }
      guard pause == touch.pause, let controller = fresh.controller else { continue }
      fresh.note(.choice("an update to state \(state)"))
      screen.update?(controller, screen.states.state(state), true)
      fresh.window.layoutIfNeeded()
      outcome.isUpdated = true
    }
    LabFingers(stage: fresh).dismissAll()
    outcome.items = fresh.toldItems
    return outcome
  }

  /// Returns the touch to make in a fresh screen; `nil` if there is nothing to touch.
  private func fingers(
    for touch: InterruptionTrial.Touch, choosing number: Int, in fresh: Stage
  ) -> ItemTouch? {
    guard let cell = fresh.visibleCell(at: touch.path),
      let fingers = ItemTouch(touch.way, of: cell, by: LabFingers(stage: fresh), choosing: number)
    else { return nil }
    let item = "item \(touch.path.item) of section \(touch.path.section)"
    fresh.note(.touch("\(touch.way.words) \(item) of a fresh screen"))
    return fingers
  }

  // MARK: With tasks

  /// Does the same as `interrupt(_:item:)`, and lets tasks run.
  func interruptWithTasks(_ state: Int, item: Int) async -> String? {
    MainTurn.drain()
    let start = self.state
    let (first, second) = (makeFresh(start), makeFresh(state))
    defer { [first, second].forEach { $0.clear() } }
    for stage in [first, second] { await stage.settleWithTasks() }
    guard var trial = trial(of: item, in: first, second) else { return nil }
    while let touch = trial.next {
      let fresh = makeFresh(touch.pause == nil ? state : start)
      defer { fresh.clear() }
      await fresh.settleWithTasks()
      trial.record(await outcomeWithTasks(of: touch, choosing: item, in: fresh, updatedTo: state))
    }
    return trial.fault
  }

  private func outcomeWithTasks(
    of touch: InterruptionTrial.Touch, choosing number: Int, in fresh: Stage, updatedTo state: Int
  ) async -> TouchOutcome {
    fresh.makeCurrent()
    var outcome = TouchOutcome()
    guard let fingers = fingers(for: touch, choosing: number, in: fresh) else { return outcome }
    for pause in ItemTouch.Pause.allCases where fingers.goOn(until: pause) {
      if pause != .end { outcome.pauses.append(pause) }
      guard pause == touch.pause, let controller = fresh.controller else { continue }
      fresh.note(.choice("an update to state \(state)"))
      await update(controller, to: state)
      fresh.window.layoutIfNeeded()
      outcome.isUpdated = true
    }
    await fresh.settleWithTasks()
    LabFingers(stage: fresh).dismissAll()
    await fresh.settleWithTasks()
    outcome.items = fresh.toldItems
    return outcome
  }

  /// Updates a screen to a state, and waits for the update.
  func update(_ controller: UIViewController, to number: Int) async {
    let state = screen.states.state(number)
    if let update = screen.updateInTask {
      await update(controller, state, true)
    } else {
      screen.update?(controller, state, true)
    }
  }
}
