extension Elementary {
  /// Returns *e* raised to the power `x`.
  ///
  ///     Elementary.exponential(0)      // 1
  ///     Elementary.exponential(-1)     // 0.36787944117144233
  ///
  /// For numbers above 709.78, the result is infinite. For numbers below -745.13, the result is
  /// zero. For numbers between -745.13 and -708.4, the result is subnormal.
  public static func exponential(_ x: Double) -> Double {
    if x.isNaN { return x }
    return exponential(DoubleDouble(x))
  }

  /// Returns *e* raised to a power that is known to twice the usual number of bits. `power` needs
  /// this precision, because an absolute error of the exponent becomes a relative error of the
  /// result.
  internal static func exponential(_ exponent: DoubleDouble) -> Double {
    if exponent.high > 710 { return .infinity }
    if exponent.high < -746 { return 0 }

    // eˣ = 2ᵏ · eʳ, where r = x − k · ln 2 is at most ½ ln 2 in magnitude.
    let k = (exponent.high * 0x1.71547652b82fep+0).roundedToNearestOrEven
    let rest = exponent + naturalLogarithmOfTwo(times: -k)

    // eʳ = (1 + r) + (r²/2! + r³/3! + …). The sum 1 + r is exact, because `leading` has twice the
    // usual number of bits. The other terms are so small that their rounding errors do not matter.
    let r = rest.high
    var tail = 0.0
    for coefficient in exponentialCoefficients { tail = tail * r + coefficient }
    let leading = DoubleDouble.orderedSum(1, r)
    // The exact rest is r + l, where l is `rest.low`. Its first two terms, (r + l) + (r + l)²/2,
    // contain l + r·l, which is added here.
    let trailing = leading.low + (rest.low + (tail * r * r + r * rest.low))
    return (leading.high + trailing).scaled(byPowerOfTwo: Int(k))
  }

  /// Returns `count` times ln 2, with a relative error of 2⁻⁹⁵, for whole counts below 2¹¹.
  internal static func naturalLogarithmOfTwo(times count: Double) -> DoubleDouble {
    // ln 2 is the sum of two numbers. The first number has 42 bits, which leaves 11 bits for the
    // count, so the product of the first number and the count is exact.
    .orderedSum(count * 0x1.62e42fefa3800p-1, count * 0x1.ef35793c76730p-45)
  }
}

/// 1/n! for n from 15 down to 2: the coefficients of x¹⁵ to x² in the series of the exponential
/// function.
///
/// For arguments up to ½ ln 2, the sum of the terms after x¹⁵ is below 2⁻⁶⁶.
private let exponentialCoefficients: [Double] = [
  1 / 1_307_674_368_000,
  1 / 87_178_291_200,
  1 / 6_227_020_800,
  1 / 479_001_600,
  1 / 39_916_800,
  1 / 3_628_800,
  1 / 362_880,
  1 / 40_320,
  1 / 5_040,
  1 / 720,
  1 / 120,
  1 / 24,
  1 / 6,
  1 / 2,
]
