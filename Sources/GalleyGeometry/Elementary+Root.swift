extension Elementary {
  /// The square root, rounded to the nearest number, as processors have it.
  ///
  /// The standard library's own is a call into the math library where code is not optimized, and a
  /// core does not link that.
  public static func squareRoot(_ number: Double) -> Double {
    guard number > 0 && number < .infinity else {
      return number == 0 || number == .infinity ? number : .nan
    }
    // Brought near 1 by an even power of two, of which half comes back at the end. In steps, because
    // the smallest numbers are further away than the largest power.
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

    // Newton's steps double the correct digits, from two to all.
    var root = (number + 1) * 0.5
    for _ in 0..<6 { root = (root + number / root) * 0.5 }
    return nearest(to: number, around: root) * scale
  }

  /// Which of a guess and its neighbors has the square nearest to a number.
  private static func nearest(to number: Double, around guess: Double) -> Double {
    func error(_ root: Double) -> Twofold {
      let square = Twofold.product(root, root)
      let error = Twofold(square.high - number) + square.low
      return error.high < 0 ? -error : error
    }
    return [guess.nextDown, guess.nextUp].reduce(guess) { best, next in
      (error(next) - error(best)).high < 0 ? next : best
    }
  }
}
