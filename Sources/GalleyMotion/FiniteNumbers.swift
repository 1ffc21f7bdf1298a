// Numbers come from apps, which may divide by zero. A motion that is computed from numbers
// corrected here never reaches infinity, and so never the NaN that two infinities make.

extension Double {
  /// The number as an offset in points: zero if it is infinite or not a number, and limited so that
  /// a sum still counts single points.
  internal var asFinitePosition: Double { bounded(by: 1e9) }

  /// The number as the distance between two such offsets.
  internal var asFiniteDistance: Double { bounded(by: 4e9) }

  /// The number as a velocity in points per second: zero if it is infinite or not a number.
  ///
  /// The limit is the velocity of content that moves any distance and stops after a millisecond.
  internal var asFiniteVelocity: Double { bounded(by: 1e16) }

  /// The number as a time in seconds since a motion began: not negative, and the latest time if it
  /// is infinite.
  internal var asFiniteTime: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), Self.latestTime) }

  /// A time in seconds that is later than the end of any motion.
  internal static var latestTime: Double { 1e6 }

  /// Returns the number limited to bounds, or `fallback` if it is infinite or not a number.
  internal func within(_ bounds: ClosedRange<Double>, or fallback: Double) -> Double {
    isFinite ? Swift.min(Swift.max(self, bounds.lowerBound), bounds.upperBound) : fallback
  }

  private func bounded(by limit: Double) -> Double { within(-limit...limit, or: 0) }
}
