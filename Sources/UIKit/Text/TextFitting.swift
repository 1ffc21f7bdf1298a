/// How much smaller letters have to be for a text to fit.
internal enum TextFitting {
  /// The largest factor with which a text fits, as far as seven halvings find it; the least that is
  /// allowed, if it does not fit at all.
  ///
  /// - Parameters:
  ///   - minimum: The least that is allowed, between 0 and 1.
  ///   - fits: Whether it fits with a factor.
  /// - Unverified: In which steps UIKit goes.
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
