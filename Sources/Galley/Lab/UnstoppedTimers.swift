import Foundation
import GalleyUIKit

/// The timers and display links that a screen has started and has to end itself.
///
/// Repeating timers and display links continue after the screen was removed, even if they hold no
/// object of the screen.
///
/// Observers of notifications are not found, because Foundation does not list them.
@MainActor
internal struct UnstoppedTimers {
  /// A timer or a display link that the screen has started.
  private struct Started {
    weak var object: AnyObject?
    /// The property that holds the timer.
    let property: String
  }

  private var started: [Started] = []
  private let clock: FrameClock

  /// Creates an empty collection.
  ///
  /// - Parameter clock: The clock of the screen's window.
  init(on clock: FrameClock) { self.clock = clock }

  /// Records the value of a property, if the value is a timer or a display link.
  mutating func note(_ object: AnyObject, in property: String) {
    guard object is Timer || object is CADisplayLink else { return }
    started.append(Started(object: object, property: property))
  }

  /// A description of the timers and display links that still run; `nil` if there are none.
  var text: String? {
    var lines: [String] = []
    var hasLink = false
    for entry in started {
      guard let object = entry.object else { continue }
      // The clock also lists paused links. A paused link that a property holds is no fault.
      hasLink = hasLink || object is CADisplayLink
      guard let word = UnstoppedTimers.word(for: object) else { continue }
      lines.append("\(word), in \(entry.property)")
    }
    if !hasLink, clock.namesOfMoving.contains("CADisplayLink") {
      lines.append("a display link, which no property of the screen holds any more")
    }
    guard !lines.isEmpty else { return nil }
    return "These go on when the screen has left, although nothing holds it:\n"
      + Set(lines).sorted().map { "  \($0)" }.joined(separator: "\n")
  }

  private static func word(for object: AnyObject) -> String? {
    switch object {
    case let timer as Timer:
      // A timer that fires once ends by itself.
      timer.isValid && timer.timeInterval > 0
        ? "a timer that fires every \(CGFloat(timer.timeInterval).galleyDescription) s" : nil
    case let link as CADisplayLink: link.isRunning ? "a display link" : nil
    default: nil
    }
  }
}
