/// A number as the unevaluated sum of two doubles: `high` is the double nearest to the number, and
/// `low` is the remaining difference.
///
/// The sum has twice the 53 bits of a double, for functions that would lose precision otherwise.
/// The operations are the classical error-free transformations by Dekker and Knuth, which rely only
/// on IEEE rounding. A fused multiply-add would be shorter, but is a library call on processors
/// without this instruction.
///
/// The operations expect finite numbers that are far from overflow and underflow. The functions
/// that use them reduce their arguments accordingly.
internal struct DoubleDouble {
  /// The leading part.
  var high: Double

  /// The remainder, at most half a unit in the last place of `high`.
  var low: Double

  init(_ high: Double, _ low: Double = 0) {
    self.high = high
    self.low = low
  }

  /// The nearest double.
  var rounded: Double { high + low }

  // MARK: Exact operations on doubles

  /// Returns the exact sum of two doubles.
  static func sum(_ left: Double, _ right: Double) -> DoubleDouble {
    let sum = left + right
    let shareOfRight = sum - left
    let shareOfLeft = sum - shareOfRight
    return DoubleDouble(sum, (left - shareOfLeft) + (right - shareOfRight))
  }

  /// Returns the exact sum of two doubles. The first must have the larger magnitude, or be zero.
  static func orderedSum(_ larger: Double, _ smaller: Double) -> DoubleDouble {
    let sum = larger + smaller
    return DoubleDouble(sum, smaller - (sum - larger))
  }

  /// Returns the exact product of two doubles (with a relative error of 2⁻¹⁰⁴).
  static func product(_ left: Double, _ right: Double) -> DoubleDouble {
    let product = left * right
    let (leftTop, rightTop) = (leadingHalf(of: left), leadingHalf(of: right))
    let (leftRest, rightRest) = (left - leftTop, right - rightTop)
    var error = leftTop * rightTop - product
    error += leftTop * rightRest
    error += leftRest * rightTop
    error += leftRest * rightRest
    return DoubleDouble(product, error)
  }

  /// Returns the first 26 of the 53 bits.
  ///
  /// The product of two such halves is exact.
  private static func leadingHalf(of value: Double) -> Double {
    Double(bitPattern: value.bitPattern & 0xFFFF_FFFF_F800_0000)
  }

  // MARK: Arithmetic

  static func + (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let leading = sum(left.high, right.high)
    let trailing = sum(left.low, right.low)
    let first = orderedSum(leading.high, leading.low + trailing.high)
    return orderedSum(first.high, first.low + trailing.low)
  }

  static func + (left: DoubleDouble, right: Double) -> DoubleDouble {
    let leading = sum(left.high, right)
    return orderedSum(leading.high, leading.low + left.low)
  }

  static prefix func - (value: DoubleDouble) -> DoubleDouble {
    DoubleDouble(-value.high, -value.low)
  }

  static func - (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble { left + -right }

  static func * (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let leading = product(left.high, right.high)
    let crossed = left.high * right.low + left.low * right.high
    return orderedSum(leading.high, leading.low + crossed)
  }

  static func * (left: DoubleDouble, right: Double) -> DoubleDouble {
    let leading = product(left.high, right)
    return orderedSum(leading.high, leading.low + left.low * right)
  }

  static func / (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let first = left.high / right.high
    let remainder = left - right * first
    return orderedSum(first, (remainder.high + remainder.low) / right.high)
  }
}

// MARK: - Powers of two

extension Double {
  /// Returns this number times 2 to the given power, if either the number or the result is close to
  /// 1.
  ///
  /// The power may be up to twice as large as the exponents of a double, so the result may be
  /// subnormal, zero or infinite. The result is rounded once.
  internal func scaled(byPowerOfTwo power: Int) -> Double {
    // After the first product, all bits still fit, so only the second product can round.
    let half = power / 2
    return self * .powerOfTwo(half) * .powerOfTwo(power - half)
  }

  /// Returns 2 to the given power, which must be an exponent of a normal number.
  internal static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(bitPattern: Int64(1023 + exponent)) << 52)
  }
}
