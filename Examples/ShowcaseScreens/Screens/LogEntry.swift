import UIKit

/// What was written on one day.
struct JournalEntry: Hashable, Sendable {
  var date: Date
  var text: String

  /// The journal, the newest entry first.
  static let latest: [JournalEntry] = [
    (612, "Repacked the parachute for the third time. It fits, if nobody breathes near it."),
    (
      588,
      "The solar panels were dusty again. An hour with a broom gave back a third of the power, so the "
        + "heater stays on tonight and I write this without gloves."
    ),
    (571, "Found the spare fuse. It was in the box that says “spare fuses”."),
    (
      544,
      "The first green leaf. It is a radish, and it is about as large as this letter o. I have told it "
        + "everything that there is to know about home, and it seems to be doing better than before."
    ),
    (530, "Wind."),
    (
      512,
      "The rover is back. It had waited behind the ridge, with its wheels in the sand and its antenna "
        + "towards the wrong moon. We drove home slowly, both a little embarrassed."
    ),
    (497, "Sorted the potatoes by size. Then by name."),
    (481, "A clear evening: both moons, and one blue dot that did not twinkle at all."),
    (460, "Message from mission control: the next supply ship brings ketchup."),
  ].map { JournalEntry(date: SolFormatter().date(ofSol: $0.0), text: $0.1) }
}

/// Counts days on Mars, which are a little longer than ours.
struct SolFormatter {
  private static let secondsInSol = 88_775.244
  private let landing = Date(timeIntervalSinceReferenceDate: 450_000_000)

  /// How many days have begun since landing.
  func sols(fromDate date: Date) -> Int {
    Int((date.timeIntervalSince(landing) / Self.secondsInSol).rounded(.down))
  }

  /// The middle of a day.
  func date(ofSol sol: Int) -> Date {
    landing.addingTimeInterval((Double(sol) + 0.5) * Self.secondsInSol)
  }
}
