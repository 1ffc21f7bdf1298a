// Rounding to whole numbers. Each result is exact, and needs no call into the math library, which a
// core does not link.

extension Double {
  /// The largest whole number that is not above this one.
  ///
  /// Infinite values and NaN stay as they are.
  @inlinable
  package var wholeBelow: Double {
    // From 2⁵² on all numbers are whole. The comparison also fails for NaN.
    guard magnitude < 0x1p52 else { return self }
    let whole = Double(Int64(self))
    return whole > self ? whole - 1 : whole
  }

  /// The smallest whole number that is not below this one.
  package var wholeAbove: Double { -(-self).wholeBelow }

  /// The number without its decimal places.
  package var wholePart: Double { self < 0 ? wholeAbove : wholeBelow }

  /// The nearest whole number; half way between two, the even one.
  package var nearestWhole: Double {
    let below = wholeBelow
    let rest = self - below
    if rest != 0.5 { return rest < 0.5 || !(rest > 0.5) ? below : below + 1 }
    return (below / 2).wholeBelow * 2 == below ? below : below + 1
  }

  /// Returns the remainder after subtracting the nearest multiple of a positive number: at most
  /// half of it.
  ///
  /// - Complexity: O(log *q*), where *q* is the quotient of the two.
  package func rest(ofMultiplesOf unit: Double) -> Double {
    guard isFinite, unit > 0, unit.isFinite else { return .nan }
    var rest = magnitude
    var step = unit
    while step <= rest / 2 { step *= 2 }
    // Long division: each difference is exact, because `step` is at most `rest`, and at least half
    // of it.
    var isOdd = false
    while step >= unit {
      let fits = rest >= step
      if fits { rest -= step }
      isOdd = fits && step == unit
      step /= 2
    }
    if rest > unit - rest || (rest == unit - rest && isOdd) { rest -= unit }
    return self < 0 ? -rest : rest
  }
}
