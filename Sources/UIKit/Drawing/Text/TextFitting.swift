/// Finds the factor by which letters have to shrink for a text to fit.
internal enum TextFitting {
  /// Returns the largest factor with which a text fits, found in seven bisections; the least
  /// allowed factor, if it does not fit at all.
  ///
  /// - Parameters:
  ///   - minimum: The least allowed factor, between 0 and 1.
  ///   - fits: Whether the text fits with a factor.
  /// - Unverified: The steps in which UIKit searches.
  static func scale(from minimum: Double, fits: (Double) -> Bool) -> Double {
    guard minimum < 1, !fits(1) else { return 1 }
    var (low, high) = (minimum, 1.0)
    for _ in 0..<7 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
