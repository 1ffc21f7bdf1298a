extension Elementary {
  /// Returns `base` raised to the power `exponent`.
  ///
  ///     Elementary.power(2, 10)        // 1024
  ///     Elementary.power(-2, 3)        // -8
  ///     Elementary.power(-2, 0.5)      // nan: no real number
  ///     Elementary.power(0, -1)        // inf
  ///
  /// The special cases are those of `pow` in IEEE 754: any number to the power of zero is 1, and 1
  /// to any power is 1, even if the other number is NaN.
  public static func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    if base.isNaN || exponent.isNaN { return .nan }
    if exponent.isInfinite { return power(base, infinite: exponent) }

    let sign: Double = base.sign == .minus && isOdd(exponent) ? -1 : 1
    if base == 0 || base.isInfinite {
      // A positive exponent keeps the magnitude 0 or ∞, and a negative exponent exchanges 0 for ∞.
      return sign * ((exponent > 0) == base.isInfinite ? .infinity : 0)
    }
    if base < 0, exponent != exponent.roundedTowardZero { return .nan }
    return sign * power(magnitude: base.magnitude, exponent)
  }

  /// Returns `base` raised to the power `exponent`, for finite positive bases and finite exponents:
  /// the exponential of the exponent times the base's logarithm.
  private static func power(magnitude base: Double, _ exponent: Double) -> Double {
    let logarithm = doubleDoubleLogarithm(base)
    // Check the size first: products beyond these limits overflow or underflow, and exceed the
    // range of a `DoubleDouble`.
    let size = logarithm.high * exponent
    if size > 1000 { return .infinity }
    if size < -1000 { return 0 }
    if size.magnitude < 0x1p-60 { return 1 }
    return exponential(logarithm * exponent)
  }

  /// Returns `base`, other than 1, raised to an infinite power.
  ///
  /// The result depends only on whether the magnitude of `base` is above or below 1.
  private static func power(_ base: Double, infinite exponent: Double) -> Double {
    if base == -1 { return 1 }
    return (base.magnitude > 1) == (exponent > 0) ? .infinity : 0
  }

  /// Returns whether a finite number is an odd integer.
  private static func isOdd(_ number: Double) -> Bool {
    // All doubles of 2⁵³ and more are even, so half of such a double is a whole number.
    let half = number / 2
    return number == number.roundedTowardZero && half != half.roundedTowardZero
  }
}
