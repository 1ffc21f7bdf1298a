/// Tells whether a delegate has an answer of its own. Where UIKit looks whether a method is implemented, a
/// default says here that it was called.
@MainActor
package enum DefaultAnswer {
  private static var isGiven = false

  /// Says that a delegate or data source has no answer of its own.
  package static func note() { isGiven = true }

  /// An answer, or `nil` if it was ours.
  package static func own<Answer>(_ ask: () -> Answer) -> Answer? {
    let outer = isGiven
    defer { isGiven = outer }
    isGiven = false
    let answer = ask()
    return isGiven ? nil : answer
  }
}
