import Foundation

/// Finds calls of UIKit from outside of the main actor, as Xcode's Main Thread Checker does.
///
/// It looks where views, constraints and controllers change. It goes by the queue of the main actor and
/// not by the thread: where tests wait on the main thread, other threads serve that queue. It is on where
/// the module `Galley` is part of the program, unless the environment has `GALLEY_MAIN_ACTOR_CHECK=off`.
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
