extension Elementary {
  /// Returns the angle from the positive x axis to the point (`x`, `y`), in radians from -π to π.
  ///
  ///     Elementary.arctangent2(y: 1, x: 0)     // π/2
  ///     Elementary.arctangent2(y: 0, x: -1)    // π
  ///     Elementary.arctangent2(y: -0.0, x: -1) // -π: the sign of the zero selects -π, not π
  ///
  /// At the origin and at infinity, the result depends only on the signs, as in IEEE 754.
  public static func arctangent2(y: Double, x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    let angle = angleInUpperHalf(y: y.magnitude, x: x)
    return y.sign == .minus ? -angle : angle
  }

  /// Returns the angle in radians, from -π/2 to π/2, whose tangent is `slope`.
  ///
  ///     Elementary.arctangent(1)            // 0.7853981633974483, or π/4
  ///     Elementary.arctangent(.infinity)    // 1.5707963267948966, or π/2
  public static func arctangent(_ slope: Double) -> Double { arctangent2(y: slope, x: 1) }

  /// Returns the angle to a point with `y` ≥ 0. The angle is computed in the first octant, and then
  /// reflected to the octant of the point.
  private static func angleInUpperHalf(y: Double, x: Double) -> Double {
    let width = x.magnitude
    let isSteep = y > width
    var angle = angleInFirstOctant(rise: isSteep ? width : y, run: isSteep ? y : width)
    // In the first octant, the angle is not reflected. Return it without an addition, because it
    // may be as small as a subnormal number.
    if !isSteep, x.sign == .plus { return angle.rounded }
    if isSteep { angle = halfPi - angle }
    if x.sign == .minus { angle = halfPi + halfPi - angle }
    return angle.rounded
  }

  /// Returns the angle whose tangent is `rise` over `run`, where 0 ≤ `rise` ≤ `run`.
  private static func angleInFirstOctant(rise: Double, run: Double) -> DoubleDouble {
    if rise == 0 { return DoubleDouble(0) }
    if run.isInfinite { return rise.isInfinite ? arctangentsOfEighths[8] : DoubleDouble(0) }
    // arctan t = t (1 − t²/3 + …). Below 2⁻³⁰, all bits of the result are those of t.
    let quotient = rise / run
    if quotient < 0x1p-30 { return DoubleDouble(quotient) }

    // `rise` and `run` are scaled so that `run` is near 1. No bits are lost, because `rise` is not
    // much smaller than `run`.
    let scale = -Int(run.exponent)
    let (rise, run) = (rise.scaled(byPowerOfTwo: scale), run.scaled(byPowerOfTwo: scale))

    // arctan (rise / run) = arctan c + arctan t, where c is the nearest eighth
    // and t = (rise − c · run) / (run + c · rise) is at most 1/16.
    let eighths = (quotient * 8).roundedToNearestOrEven
    let c = eighths / 8
    let t = (DoubleDouble(rise) - .product(c, run)) / (DoubleDouble(run) + .product(c, rise))

    // arctan t = t + (−t³/3 + t⁵/5 − …).
    let square = t.high * t.high
    var tail = 0.0
    for coefficient in arctangentCoefficients { tail = tail * square + coefficient }
    return arctangentsOfEighths[Int(eighths)] + (t + tail * square * t.high)
  }

  private static var halfPi: DoubleDouble {
    DoubleDouble(0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54)
  }
}

/// ±1/n for n from 15 down to 3 in steps of two: the coefficients of the arctangent's series,
/// beginning with the cube.
///
/// For arguments up to 1/16, the sum of the omitted terms is below 2⁻⁶⁸ of the result.
private let arctangentCoefficients: [Double] = [
  -1.0 / 15, 1.0 / 13, -1.0 / 11, 1.0 / 9, -1.0 / 7, 1.0 / 5, -1.0 / 3,
]

/// The arctangents of 0, ⅛, ¼, … 1.
private let arctangentsOfEighths: [DoubleDouble] = [
  DoubleDouble(0, 0),
  DoubleDouble(0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59),
  DoubleDouble(0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57),
  DoubleDouble(0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56),
  DoubleDouble(0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56),
  DoubleDouble(0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58),
  DoubleDouble(0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56),
  DoubleDouble(0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56),
  DoubleDouble(0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55),
]
