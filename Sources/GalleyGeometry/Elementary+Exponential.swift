extension Elementary {
  /// Returns *e* raised to the power `x`.
  ///
  ///     Elementary.exponential(0)      // 1
  ///     Elementary.exponential(-1)     // 0.36787944117144233
  ///
  /// For numbers above 709.78, the result is infinite. For numbers below -745.13, it is zero. Near
  /// that number, it may be subnormal.
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

    // eʳ = 1 + (r + (r²/2! + r³/3! + …)), added up from the right. The first sum is exact. The
    // expression in parentheses is so small that its rounding errors do not matter.
    let r = rest.high
    var tail = 0.0
    for coefficient in exponentialCoefficients { tail = tail * r + coefficient }
    let leading = DoubleDouble.orderedSum(1, r)
    // (r + l)² / 2 = r²/2 + r·l + …, so the low part l of r is included as well.
    let trailing = leading.low + (rest.low + (tail * r * r + r * rest.low))
    return (leading.high + trailing).scaled(byPowerOfTwo: Int(k))
  }

  /// Returns `count` times ln 2, with a relative error of 2⁻⁹⁵, for whole counts below 2¹¹.
  internal static func naturalLogarithmOfTwo(times count: Double) -> DoubleDouble {
    // The first part has 42 bits, which leaves 11 bits for the count. So its product is exact.
    .orderedSum(count * 0x1.62e42fefa3800p-1, count * 0x1.ef35793c76730p-45)
  }
}

/// 1/n! for n from 15 down to 2: the coefficients of the exponential function's series, beginning
/// with the square.
///
/// For arguments up to ½ ln 2, the sum of the omitted terms is below 2⁻⁶⁶.
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
