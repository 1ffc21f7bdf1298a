/// Finds the factor by which the font of a text is scaled down so that the text fits its container.
internal enum TextFitting {
  /// Returns the largest factor with which a text fits, found with seven bisections.
  ///
  /// If the text does not fit with any factor, returns the smallest allowed factor.
  ///
  /// - Parameters:
  ///   - minimum: The smallest allowed factor, between 0 and 1.
  ///   - fits: Returns whether the text fits if its font is scaled by a factor.
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
