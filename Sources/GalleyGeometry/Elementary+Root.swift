extension Elementary {
  /// Returns the square root, rounded to the nearest number. A processor's own instruction returns
  /// the same number.
  ///
  /// In code that is not optimized, the standard library's square root calls the math library,
  /// which this module does not link.
  public static func squareRoot(_ number: Double) -> Double {
    guard number > 0 && number < .infinity else {
      return number == 0 || number == .infinity ? number : .nan
    }
    // The number is scaled to the range from 1 to 4 by an even power of two, and the square root of
    // that power is restored at the end. This takes several steps, because a single power of two is
    // not large enough for the smallest numbers.
    var number = number
    var scale = 1.0
    while number >= 0x1p64 {
      number *= 0x1p-64
      scale *= 0x1p32
    }
    while number < 0x1p-64 {
      number *= 0x1p64
      scale *= 0x1p-32
    }
    while number >= 4 {
      number *= 0.25
      scale *= 2
    }
    while number < 1 {
      number *= 4
      scale *= 0.5
    }

    // Each step of Newton's method doubles the number of correct digits.
    var root = (number + 1) * 0.5
    for _ in 0..<6 { root = (root + number / root) * 0.5 }
    return nearest(to: number, around: root) * scale
  }

  /// Returns the number whose square is nearest to a number from 1 to 4, near a guess.
  private static func nearest(to number: Double, around guess: Double) -> Double {
    // In integers, squares of numbers with 53 bits are exact in two words. `root` is the nearest
    // number if `number` lies between the squares of `root` − ½ and `root` + ½, which are about
    // root² − root and root² + root.
    let square = UInt64(number * 0x1p52).multipliedFullWidth(by: 1 << 52)
    var root = UInt64(guess * 0x1p52)
    while isLess(root.multipliedFullWidth(by: root + 1), square) { root += 1 }
    while !isLess(root.multipliedFullWidth(by: root - 1), square) { root -= 1 }
    return Double(root) * 0x1p-52
  }

  private static func isLess(
    _ left: (high: UInt64, low: UInt64), _ right: (high: UInt64, low: UInt64)
  ) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}
