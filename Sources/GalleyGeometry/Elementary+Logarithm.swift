extension Elementary {
  /// Returns the natural logarithm of `x`: the power to which *e* must be raised to
  /// get `x`.
  ///
  ///     Elementary.logarithm(1)      // 0
  ///     Elementary.logarithm(0)      // -inf
  ///     Elementary.logarithm(-1)     // nan
  public static func logarithm(_ x: Double) -> Double {
    if x.isNaN || x < 0 { return .nan }
    if x == 0 { return -.infinity }
    if x == .infinity { return x }
    return doubleDoubleLogarithm(x).rounded
  }

  /// Returns the natural logarithm of a positive finite number, with a relative error below 2⁻⁶⁸.
  internal static func doubleDoubleLogarithm(_ x: Double) -> DoubleDouble {
    // ln x = k · ln 2 + ln m, where m lies between √½ and √2.
    // A subnormal number is scaled first, so that its significand has all bits.
    let (scaled, shift) = x.isNormal ? (x, 0) : (x * 0x1p54, -54)
    var m = scaled.significand
    var k = Int(scaled.exponent) + shift
    // The constant is √2.
    if m > 0x1.6a09e667f3bcdp+0 {
      m /= 2
      k += 1
    }

    // ln m = 2 artanh s = 2s (1 + z/3 + z²/5 + z³/7 + …), where s = (m − 1) / (m + 1) is at most
    // 0.172 and z = s². The terms from z³ on are added as doubles. The first terms need more
    // precision.
    let s = DoubleDouble(m - 1) / DoubleDouble.sum(m, 1)
    let z = s * s
    var tail = 0.0
    for coefficient in logarithmCoefficients { tail = tail * z.high + coefficient }
    let third = DoubleDouble(0x1.5555555555555p-2, 0x1.5555555555555p-56)
    let fifth = DoubleDouble(0x1.999999999999ap-3, -0x1.999999999999ap-57)
    let series = (third + z * (fifth + z * tail)) * z + 1
    return naturalLogarithmOfTwo(times: Double(k)) + s * series * 2
  }
}

/// 1/25, 1/23, … 1/7: the coefficients of the series of artanh s from s⁷ on, beginning with the
/// last term.
///
/// The sum of the omitted terms is below 2⁻⁷⁰ times the result.
private let logarithmCoefficients: [Double] = [
  1 / 25, 1 / 23, 1 / 21, 1 / 19, 1 / 17, 1 / 15, 1 / 13, 1 / 11, 1 / 9, 1 / 7,
]
