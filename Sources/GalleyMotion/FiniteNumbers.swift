// Numbers come from apps, which may divide by zero. These functions limit the numbers, so that a
// motion never reaches infinity. So no calculation with two infinities can result in NaN.

extension Double {
  /// The number as an offset in points: zero if it is infinite or not a number, and limited so that
  /// adding a single point still has an effect.
  internal var asFinitePosition: Double { bounded(by: 1e9) }

  /// The number as a distance between two offsets: zero if it is infinite or not a number, and
  /// limited.
  internal var asFiniteDistance: Double { bounded(by: 4e9) }

  /// The number as a velocity in points per second: zero if it is infinite or not a number.
  ///
  /// The limit is larger than the velocity of content that moves any allowed distance and stops
  /// after a millisecond.
  internal var asFiniteVelocity: Double { bounded(by: 1e16) }

  /// The number as a time in seconds since a motion began: not negative, zero if it is not a
  /// number, and at most `latestTime`.
  internal var asFiniteTime: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), Self.latestTime) }

  /// A time in seconds that is later than the end of any motion.
  internal static var latestTime: Double { 1e6 }

  /// Returns the number limited to bounds, or `fallback` if it is infinite or not a number.
  internal func within(_ bounds: ClosedRange<Double>, or fallback: Double) -> Double {
    isFinite ? Swift.min(Swift.max(self, bounds.lowerBound), bounds.upperBound) : fallback
  }

  private func bounded(by limit: Double) -> Double { within(-limit...limit, or: 0) }
}
