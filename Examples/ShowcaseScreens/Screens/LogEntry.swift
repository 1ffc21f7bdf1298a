import UIKit

/// An entry that the keeper of a lighthouse wrote in one night.
struct LogEntry: Hashable, Sendable {
  var date: Date
  var text: String

  /// The logbook, the newest entry first.
  static let latest: [LogEntry] = [
    (
      312,
      "Cleaned the lens with vinegar and newspaper. The newspaper was more interesting than last time."
    ),
    (
      305,
      "A gale from the north-west since noon. The spray reaches the gallery, the gulls walk instead of "
        + "flying, and the kettle swings on its hook although nobody has touched it."
    ),
    (298, "The cat has found the warm step above the boiler. So there is a warm step."),
    (
      284,
      "Fog. The horn sounded every forty seconds from four in the afternoon until six in the morning. "
        + "I have stopped hearing it. At breakfast I paused in the middle of each sentence, at the right time."
    ),
    (277, "Calm."),
    (
      266,
      "The supply boat came with flour, lamp oil, and a letter that had been to three other lighthouses "
        + "first. Each of them has added a line, and the last one a recipe for mackerel."
    ),
    (251, "Counted the stairs again. There are still two hundred and seven."),
    (240, "A clear night. I could see the next light, and the one behind it."),
    (228, "The radio works, if one holds the left knob and thinks of nothing."),
  ].map { LogEntry(date: NightCounter().middle(ofNight: $0.0), text: $0.1) }
}

/// Counts the nights since the lamp was lit for the first time.
struct NightCounter {
  private static let secondsInNight = 86_400.0
  private let firstNight = Date(timeIntervalSinceReferenceDate: 521_000_000)

  /// Returns the number of nights that have begun until a date.
  func nights(until date: Date) -> Int {
    Int((date.timeIntervalSince(firstNight) / Self.secondsInNight).rounded(.down))
  }

  /// Returns the time in the middle of a night.
  func middle(ofNight night: Int) -> Date {
    firstNight.addingTimeInterval((Double(night) + 0.5) * Self.secondsInNight)
  }
}
