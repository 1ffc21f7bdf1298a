import Foundation

/// Finds calls of UIKit from outside the main actor, as Xcode's Main Thread Checker does.
///
/// Views, constraints and controllers call `check()` when they change. The check looks at the queue
/// of the main actor, not at the thread, because other threads serve that queue while a test waits
/// on the main thread. The check is on if the module `Galley` is part of the program, unless the
/// environment has `GALLEY_MAIN_ACTOR_CHECK=off`.
package enum MainActorCheck {
  private static let isOn =
    Report.observer != nil
    && ProcessInfo.processInfo.environment["GALLEY_MAIN_ACTOR_CHECK"] != "off"

  /// Reports a call from outside the main actor. Each place that makes such calls is reported once
  /// in each test.
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
