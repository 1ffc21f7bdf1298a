import Foundation
import GalleyUIKit

// Fresh screens are new instances of the screen of a walk, which is a sequence of random steps,
// such as taps and updates. Here, fresh screens are shown, updated, touched and removed.

extension LabWalk {
  /// Calls a closure with a fresh screen that has settled in a state, and then removes the screen.
  func withFresh<Result>(_ number: Int, _ body: (Stage) -> Result?) -> Result? {
    let fresh = makeFresh(number)
    defer { fresh.clear() }
    fresh.settle()
    return body(fresh)
  }

  /// Updates a fresh screen to a state, and lets it settle. Returns whether it could be updated.
  ///
  /// - Parameter settles: Whether to wait until the screen has settled, and not only for the usual
  ///   time of an animation.
  func updateFresh(_ fresh: Stage, to number: Int, settles: Bool = true) -> Bool {
    guard let controller = fresh.controller, let update = screen.update else { return false }
    fresh.makeCurrent()
    fresh.note(.choice("an update to state \(number)"))
    update(controller, screen.states.state(number), true)
    if settles {
      fresh.settle()
    } else {
      fresh.clock.advance(by: 0.6)
      fresh.window.layoutIfNeeded()
    }
    return true
  }

  /// Does the same as `withFresh(_:_:)`, and lets tasks run.
  func withFreshInTasks<Result>(
    _ number: Int, _ body: @MainActor (Stage) async -> Result?
  ) async -> Result? {
    let fresh = makeFresh(number)
    defer { fresh.clear() }
    await fresh.settleWithTasks()
    return await body(fresh)
  }

  /// Updates a fresh screen to a state, and lets it settle with its tasks. Returns whether it could
  /// be updated.
  func updateFreshWithTasks(_ fresh: Stage, to number: Int) async -> Bool {
    guard let controller = fresh.controller, screen.update != nil else { return false }
    fresh.makeCurrent()
    fresh.note(.choice("an update to state \(number)"))
    await update(controller, to: number)
    await fresh.settleWithTasks()
    return true
  }

  /// Returns the result of a closure that touches fresh screens.
  ///
  /// If an app remembers a touch outside of the screens, such as a filter in the user defaults,
  /// later fresh screens look different from this screen. So this screen is not compared any more.
  func touchingFreshScreens(_ body: () -> String?) -> String? {
    // Performs an update that the walk has dispatched to the main queue, so that the state does not
    // change later.
    MainTurn.drain()
    guard !isChangedOutside else { return body() }
    let before = makeFresh()
    defer { before.clear() }
    before.settle()
    if let fault = body() { return fault }
    let difference = withFresh(state) { ScreenComparison(stage: before, fresh: $0).difference() }
    if difference != nil { noteChangeOutside() }
    return nil
  }

  /// Records that touches of fresh screens have changed something outside of the screens, such as a
  /// value in the user defaults. This screen may use the value, too, for example in each cell that
  /// is configured from now on.
  func noteChangeOutside() { (isTouched, isChangedOutside) = (true, true) }

  /// Taps the control with a name, outside of the items of a fresh screen. Returns whether the
  /// control exists and no controller is presented afterwards.
  func press(_ name: String?, in fresh: Stage, answering number: Int = 0) -> Bool {
    let controls = fresh.usableControls
    guard let name, let control = controls.first(where: { $0.name == name })?.control else {
      return false
    }
    fresh.makeCurrent()
    let fingers = LabFingers(stage: fresh)
    fresh.note(.touch("a tap on \(ViewTree.quoted(name)) of a fresh screen"))
    fingers.tap(at: fingers.middle(of: control))
    fingers.answerAlert(number)
    fresh.settle()
    return fresh.isFrontmost
  }
}
