import Foundation

/// Finds calls of UIKit from outside the main actor, as Xcode's Main Thread Checker does.
///
/// It checks wherever views, constraints and controllers change. It checks the queue of the main
/// actor and not the thread, because other threads serve that queue while a test waits on the main
/// thread. The check is on if the module `Galley` is part of the program, unless the environment
/// has `GALLEY_MAIN_ACTOR_CHECK=off`.
package enum MainActorCheck {
  private static let isOn =
    Report.observer != nil
    && ProcessInfo.processInfo.environment["GALLEY_MAIN_ACTOR_CHECK"] != "off"

  /// Reports the caller, once in each test, if this is not called on the main actor.
  @inline(__always)
  static func check() {
    if isOn && !MainQueue.isCurrent { report() }
  }

  @inline(never)
  private static func report() {
    let place = Report.observer?.callPlace() ?? "the caller is unknown"
    Report.record(
      .mainActor, once: place,
      "UIKit was called outside of the main actor: \(place). Call it on the main actor, for example in "
        + "DispatchQueue.main.async or in a function with @MainActor")
  }
}
