import Foundation

/// The amount of work that tests with random steps do, which the environment sets.
///
/// The environment variable `GALLEY_BUDGET` is a factor for every number of steps: `0.1` for a
/// quick run, `50` for a run overnight. The default is 1.
///
///     Budget.steps(1_000)   // 1000, or 20 under GALLEY_BUDGET=0.02
public enum Budget {
  /// The factor that `GALLEY_BUDGET` sets; 1 by default. Stops the tests if the variable is not a
  /// positive number.
  public static let multiplier: Double = {
    guard let text = ProcessInfo.processInfo.environment["GALLEY_BUDGET"] else { return 1 }
    guard let multiplier = Double(text), multiplier > 0, multiplier.isFinite else {
      fatalError("GALLEY_BUDGET is '\(text)', which is not a positive number")
    }
    return multiplier
  }()

  /// Returns the number of steps to take if `count` is the default: at least one.
  public static func steps(_ count: Int) -> Int { steps(count, times: multiplier) }

  package static func steps(_ count: Int, times multiplier: Double) -> Int {
    let steps = (Double(count) * multiplier).rounded()
    return max(1, Int(exactly: min(steps, 0x1p53)) ?? count)
  }
}
