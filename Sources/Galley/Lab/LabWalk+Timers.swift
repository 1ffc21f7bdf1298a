import Foundation
import GalleyUIKit

extension LabWalk {
  /// Fires the repeating timers of a fresh screen before and after an update to a state. A timer
  /// that uses a number of items from before the update may trap.
  ///
  /// The screen is not compared with another one afterwards, because timers show how much time has
  /// passed.
  func fireTimers(updatedTo number: Int) {
    // Most screens have no timers and need no fresh screen.
    guard stage.clock.hasRepetitions else { return }
    let fresh = makeFresh()
    defer { fresh.clear() }
    fresh.settle()
    fresh.note(.touch("a repeating timer of a fresh screen fires"))
    fireTimers(of: fresh)
    guard updateFresh(fresh, to: number) else { return }
    fresh.note(.choice("the timer fires again"))
    fireTimers(of: fresh)
  }

  /// Fires each repeating timer twice.
  private func fireTimers(of fresh: Stage) {
    for _ in 0..<2 {
      fresh.makeCurrent()
      fresh.clock.fireRepetitions()
      fresh.settle()
    }
  }
}
