// Rounding to whole numbers. Each result is exact. These functions do not call the C math library,
// because this module imports only the standard library.

extension Double {
  /// The largest whole number that is not above this number.
  ///
  /// Infinite values and NaN are returned unchanged.
  @inlinable
  package var roundedDown: Double {
    // All numbers of 2⁵² and more are whole. The comparison also fails for NaN.
    guard magnitude < 0x1p52 else { return self }
    let whole = Double(Int64(self))
    return whole > self ? whole - 1 : whole
  }

  /// The smallest whole number that is not below this number.
  package var roundedUp: Double { -(-self).roundedDown }

  /// The number without its decimal places.
  package var roundedTowardZero: Double { self < 0 ? roundedUp : roundedDown }

  /// The nearest whole number. If two whole numbers are equally near, the result is the even
  /// number.
  package var roundedToNearestOrEven: Double {
    let below = roundedDown
    let fraction = self - below
    if fraction == 0.5 {
      let isEven = (below / 2).roundedDown * 2 == below
      return isEven ? below : below + 1
    }
    // For infinite values and NaN the fraction is NaN, and `below` is the value itself.
    return fraction > 0.5 ? below + 1 : below
  }

  /// Returns the remainder of the division by a positive number, like `remainder(dividingBy:)`. The
  /// remainder is positive or negative, and its magnitude is at most half of the divisor.
  ///
  /// - Complexity: O(log *q*), where *q* is the quotient of the two numbers.
  package func exactRemainder(dividingBy unit: Double) -> Double {
    guard isFinite, unit > 0, unit.isFinite else { return .nan }
    var remainder = magnitude
    var step = unit
    while step <= remainder / 2 { step *= 2 }
    // Long division: each difference is exact, because `step` is at most `remainder`, and at least
    // half of `remainder`.
    var isQuotientOdd = false
    while step >= unit {
      let fits = remainder >= step
      if fits { remainder -= step }
      isQuotientOdd = fits && step == unit
      step /= 2
    }
    let isHalf = remainder == unit - remainder
    if remainder > unit - remainder || (isHalf && isQuotientOdd) { remainder -= unit }
    return self < 0 ? -remainder : remainder
  }
}
