// Numbers come from apps, which divide by zero. Taken in this way, no motion meets an infinity, and
// so none of the NaN that two of those make.

extension Double {
  /// The number as a place in points: zero for what is no number or infinite, and never so large
  /// that a sum loses its points.
  internal var asPlace: Double { bounded(by: 1e9) }

  /// The number as a way from one such place to another.
  internal var asSpan: Double { bounded(by: 4e9) }

  /// The number as a velocity in points a second: zero for what is no number or infinite. The bound
  /// is that of content which goes any distance and stops after a millisecond.
  internal var asVelocity: Double { bounded(by: 1e16) }

  /// The number as a moment in seconds since a motion began: not before it, and the end of all motion
  /// where it is infinite.
  internal var asMoment: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), Self.lastMoment) }

  /// Later than any motion lasts, in seconds.
  internal static var lastMoment: Double { 1e6 }

  /// The number within bounds, or `fallback` where it is no number or infinite.
  internal func within(_ bounds: ClosedRange<Double>, or fallback: Double) -> Double {
    isFinite ? Swift.min(Swift.max(self, bounds.lowerBound), bounds.upperBound) : fallback
  }

  private func bounded(by limit: Double) -> Double { within(-limit...limit, or: 0) }
}
