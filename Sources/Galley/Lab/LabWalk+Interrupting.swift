import Foundation
import GalleyUIKit

// Touches of items that an update interrupts, in fresh screens.

/// A touch of an item by its number, and the state to which the screen is updated meanwhile.
internal struct Interruption {
  /// The number of the state.
  let state: Int
  let way: ItemTouch.Way
  /// The number that chooses what is touched, and from what opens.
  let number: Int
}

/// The result of a touch.
internal struct TouchOutcome {
  /// The items of the list; `nil` if they are not known.
  var items: [IndexPath: ShownItem]?
  /// The menus and alerts that were open.
  var pauses: [ItemTouch.Pause] = []
  /// Whether the screen was updated.
  var isUpdated = false
}

extension LabWalk {
  /// Touches an item of a fresh screen, and updates that screen to another state meanwhile. Returns
  /// a fault if the touch has acted on the item that is in its place then.
  func interrupt(_ state: Int, item: Int) -> String? {
    // An update that waits for the next turn is made now, so that the state stays the same.
    MainTurn.drain()
    let start = self.state
    let (first, second) = (makeFresh(start), makeFresh(state))
    defer { [first, second].forEach { $0.clear() } }
    [first, second].forEach { $0.settle() }
    guard screen.update != nil, let path = LabFingers(stage: first).item(item)?.name.path,
      let before = first.allItems, let after = second.allItems,
      let displaced = DisplacedItem(at: path, before: before, after: after),
      case let others = displaced.otherPaths(in: second), !others.isEmpty
    else { return nil }
    for way in ItemTouch.Way.allCases {
      let interruption = Interruption(state: state, way: way, number: item)
      var pauses = [ItemTouch.Pause.end]
      while let pause = pauses.popLast() {
        let outcome = touch(at: path, in: start, interruption, updatingAt: pause)
        // Menus and alerts are known after the first touch.
        if pause == .end { pauses += outcome.pauses }
        guard outcome.isUpdated, let shown = outcome.items, shown != after,
          let there = touch(at: path, in: state, interruption).items, there == shown
        else { continue }
        var elsewhere: [IndexPath: [IndexPath: ShownItem]] = [:]
        for other in others { elsewhere[other] = touch(at: other, in: state, interruption).items }
        guard elsewhere.count == Set(others).count,
          displaced.isMistaken(shown, there: there, elsewhere: elsewhere)
        else { continue }
        return displaced.fault(way, pause)
      }
    }
    return nil
  }

  /// Touches an item of a fresh screen. With a pause, the screen is updated then.
  private func touch(
    at path: IndexPath, in state: Int, _ interruption: Interruption,
    updatingAt updatePause: ItemTouch.Pause? = nil
  ) -> TouchOutcome {
    let fresh = makeFresh(state)
    defer { fresh.clear() }
    fresh.settle()
    var outcome = TouchOutcome()
    guard let touch = makeTouch(at: path, of: fresh, interruption) else { return outcome }
    for pause in ItemTouch.Pause.allCases {
      guard touch.goOn(until: pause) else { continue }
      if pause != .end { outcome.pauses.append(pause) }
      guard pause == updatePause, let controller = fresh.controller else { continue }
      screen.update?(controller, screen.states.state(interruption.state), true)
      fresh.window.layoutIfNeeded()
      outcome.isUpdated = true
    }
    LabFingers(stage: fresh).dismissAll()
    outcome.items = toldItems(of: fresh)
    return outcome
  }

  /// Creates the touch of an item of a fresh screen; `nil` if there is nothing to touch.
  private func makeTouch(
    at path: IndexPath, of fresh: Stage, _ interruption: Interruption
  ) -> ItemTouch? {
    fresh.visibleCell(at: path).flatMap {
      ItemTouch(
        interruption.way, of: $0, by: LabFingers(stage: fresh), choosing: interruption.number)
    }
  }

  /// Returns the items of a screen; `nil` if its list was not told of a change: it may trap when it
  /// is scrolled.
  private func toldItems(of fresh: Stage) -> [IndexPath: ShownItem]? {
    fresh.lists.contains { UntoldChange(of: $0) != nil } ? nil : fresh.allItems
  }

  // MARK: With tasks

  /// Does the same as `interrupt(_:item:)`, and lets tasks run.
  func interruptWithTasks(_ state: Int, item: Int) async -> String? {
    // An update that waits for the next turn is made now, so that the state stays the same.
    MainTurn.drain()
    let start = self.state
    let (first, second) = (makeFresh(start), makeFresh(state))
    defer { [first, second].forEach { $0.clear() } }
    for stage in [first, second] { await stage.settleWithTasks() }
    guard screen.update != nil, let path = LabFingers(stage: first).item(item)?.name.path,
      let before = first.allItems, let after = second.allItems,
      let displaced = DisplacedItem(at: path, before: before, after: after),
      case let others = displaced.otherPaths(in: second), !others.isEmpty
    else { return nil }
    for way in ItemTouch.Way.allCases {
      let interruption = Interruption(state: state, way: way, number: item)
      var pauses = [ItemTouch.Pause.end]
      while let pause = pauses.popLast() {
        let outcome = await touchWithTasks(
          at: path, in: start, interruption, updatingAt: pause)
        if pause == .end { pauses += outcome.pauses }
        guard outcome.isUpdated, let shown = outcome.items, shown != after,
          let there = await touchWithTasks(at: path, in: state, interruption).items,
          there == shown
        else { continue }
        var elsewhere: [IndexPath: [IndexPath: ShownItem]] = [:]
        for other in others {
          elsewhere[other] = await touchWithTasks(at: other, in: state, interruption).items
        }
        guard elsewhere.count == Set(others).count,
          displaced.isMistaken(shown, there: there, elsewhere: elsewhere)
        else { continue }
        return displaced.fault(way, pause)
      }
    }
    return nil
  }

  private func touchWithTasks(
    at path: IndexPath, in state: Int, _ interruption: Interruption,
    updatingAt updatePause: ItemTouch.Pause? = nil
  ) async -> TouchOutcome {
    let fresh = makeFresh(state)
    defer { fresh.clear() }
    await fresh.settleWithTasks()
    fresh.makeCurrent()
    var outcome = TouchOutcome()
    guard let touch = makeTouch(at: path, of: fresh, interruption) else { return outcome }
    for pause in ItemTouch.Pause.allCases {
      guard touch.goOn(until: pause) else { continue }
      if pause != .end { outcome.pauses.append(pause) }
      guard pause == updatePause, let controller = fresh.controller else { continue }
      await update(controller, to: interruption.state)
      fresh.window.layoutIfNeeded()
      outcome.isUpdated = true
    }
    await fresh.settleWithTasks()
    LabFingers(stage: fresh).dismissAll()
    await fresh.settleWithTasks()
    outcome.items = toldItems(of: fresh)
    return outcome
  }

  private func update(_ controller: UIViewController, to number: Int) async {
    let state = screen.states.state(number)
    if let update = screen.updateInTask {
      await update(controller, state, true)
    } else {
      screen.update?(controller, state, true)
    }
  }
}
