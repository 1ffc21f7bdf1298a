extension Elementary {
  // MARK: Functions of an angle

  /// Returns the sine of an angle in radians.
  ///
  ///     Elementary.sine(0)            // 0
  ///     Elementary.sine(.infinity)    // nan
  ///
  /// Angles beyond 2³⁰ are first reduced by a rounded 2π, which changes them by up to 4 · 10⁻¹⁷ of
  /// their magnitude. The result is the same on every machine and lies between -1 and 1, but it is
  /// not the sine of the exact angle.
  public static func sine(_ angle: Double) -> Double { sineAndCosine(angle).sine }

  /// Returns the cosine of an angle in radians. Large angles are less exact; see `sine(_:)`.
  public static func cosine(_ angle: Double) -> Double { sineAndCosine(angle).cosine }

  /// Returns the sine and the cosine of an angle in radians. Computing both takes little more time
  /// than either of them alone.
  ///
  ///     let (sine, cosine) = Elementary.sineAndCosine(.pi / 4)
  ///
  /// Large angles are less exact; see `sine(_:)`.
  public static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    // The sine of such a small angle is the angle itself, including the sign of a zero.
    if angle.magnitude < 0x1p-27 { return (angle, 1) }
    let (sine, cosine) = doubleDoubleSineAndCosine(angle)
    return (sine.rounded, cosine.rounded)
  }

  /// Returns the tangent of an angle in radians. Large angles are less exact; see `sine(_:)`.
  ///
  ///     Elementary.tangent(.pi / 4)   // 0.9999999999999999, the tangent of that Double
  public static func tangent(_ angle: Double) -> Double {
    if angle.magnitude < 0x1p-27 { return angle }
    let (sine, cosine) = doubleDoubleSineAndCosine(angle)
    return cosine.high.isNaN ? .nan : (sine / cosine).rounded
  }

  private static func doubleDoubleSineAndCosine(_ angle: Double) -> (
    sine: DoubleDouble, cosine: DoubleDouble
  ) {
    guard angle.isFinite else { return (DoubleDouble(.nan), DoubleDouble(.nan)) }
    let (quadrant, rest) = quadrantAndRest(of: angle)
    let (sine, cosine) = (sineNearZero(rest), cosineNearZero(rest))
    switch quadrant {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  // MARK: Reduction

  /// Divides a finite angle into a number of right angles, which is returned modulo 4, and a rest
  /// with a magnitude of at most π/4.
  private static func quadrantAndRest(of angle: Double) -> (quadrant: Int, rest: DoubleDouble) {
    var angle = angle
    if angle.magnitude > 0x1p30 { angle = angle.exactRemainder(dividingBy: 2 * .pi) }

    // π/2 in three parts of 53 bits each. A double can be as close to a multiple of π/2 as about
    // 2⁻⁶⁰, and its rest still needs 60 correct bits. For k below 2³⁰, the error of the last part
    // is below 2⁻¹³⁰.
    let k = (angle * 0x1.45f306dc9c883p-1).roundedToNearestOrEven
    let first = DoubleDouble.product(k, 0x1.921fb54442d18p+0)
    let second = DoubleDouble.product(k, 0x1.1a62633145c07p-54)
    let third = k * -0x1.f1976b7ed8fbcp-110

    // The angle and the first product agree in most bits, so their difference is exact. The result
    // therefore depends on all following parts.
    let leading = DoubleDouble.sum(angle - first.high, -first.low)
    let rest = (leading - second) + -third
    return (Int(k) & 3, rest)
  }

  // MARK: Series

  /// Returns the sine of an angle of at most π/4.
  private static func sineNearZero(_ angle: DoubleDouble) -> DoubleDouble {
    // The angle is r + l, the sum of its high and its low part. sin r = r + (−r³/3! + r⁵/5! − …),
    // and sin (r + l) ≈ sin r + l · cos r.
    let r = angle.high
    let square = r * r
    var tail = 0.0
    for coefficient in sineCoefficients { tail = tail * square + coefficient }
    return DoubleDouble.orderedSum(r, tail * square * r + angle.low * (1 - square / 2))
  }

  /// Returns the cosine of an angle of at most π/4.
  private static func cosineNearZero(_ angle: DoubleDouble) -> DoubleDouble {
    // The angle is r + l, the sum of its high and its low part. cos r = 1 − r²/2! + (r⁴/4! − …),
    // and cos (r + l) ≈ cos r − l · sin r. The square of r is computed exactly, because half of the
    // square may be as large as 0.3.
    let r = angle.high
    let square = DoubleDouble.product(r, r)
    var tail = 0.0
    for coefficient in cosineCoefficients { tail = tail * square.high + coefficient }
    let leading = DoubleDouble.orderedSum(1, -square.high / 2)
    let trailing = leading.low - square.low / 2 - angle.low * r
    return DoubleDouble.orderedSum(leading.high, trailing + tail * square.high * square.high)
  }
}

/// ±1/n! for n from 19 down to 3 in steps of two: the coefficients of the sine's series, beginning
/// with the cube.
///
/// The sum of the omitted terms is below 2⁻⁶⁸ of the result.
private let sineCoefficients: [Double] = [
  -1 / 121_645_100_408_832_000,
  1 / 355_687_428_096_000,
  -1 / 1_307_674_368_000,
  1 / 6_227_020_800,
  -1 / 39_916_800,
  1 / 362_880,
  -1 / 5_040,
  1 / 120,
  -1 / 6,
]

/// ±1/n! for n from 20 down to 4 in steps of two: the coefficients of the cosine's series,
/// beginning with the fourth power.
///
/// The sum of the omitted terms is below 2⁻⁶⁸.
private let cosineCoefficients: [Double] = [
  1 / 2_432_902_008_176_640_000,
  -1 / 6_402_373_705_728_000,
  1 / 20_922_789_888_000,
  -1 / 87_178_291_200,
  1 / 479_001_600,
  -1 / 3_628_800,
  1 / 40_320,
  -1 / 720,
  1 / 24,
]
