import Foundation

/// How much work the random suites may do, set from outside.
///
/// The environment variable `GALLEY_BUDGET` multiplies every count of steps: 1
/// when it is not set, `0.1` for a quick look, `50` for a night.
///
///     Budget.steps(1_000)   // 1000, or 20 under GALLEY_BUDGET=0.02
public enum Budget {
  /// The factor that `GALLEY_BUDGET` sets, 1 without it. Stops the tests when the
  /// variable is not a positive number.
  public static let multiplier: Double = {
    guard let text = ProcessInfo.processInfo.environment["GALLEY_BUDGET"] else { return 1 }
    guard let multiplier = Double(text), multiplier > 0, multiplier.isFinite else {
      fatalError("GALLEY_BUDGET is '\(text)', which is not a positive number")
    }
    return multiplier
  }()

  /// The number of steps to take where `count` are usual: at least one.
  public static func steps(_ count: Int) -> Int { steps(count, times: multiplier) }

  package static func steps(_ count: Int, times multiplier: Double) -> Int {
    let steps = (Double(count) * multiplier).rounded()
    return max(1, Int(exactly: min(steps, 0x1p53)) ?? count)
  }
}
