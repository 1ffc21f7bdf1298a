// Numbers that a flow layout can go on with, whatever it was given.

extension Double {
  /// No list is longer than this, and sums of so large numbers are still finite.
  private static var flowLimit: Double { 1e12 }

  /// As an extent: at least zero, and finite. A NaN counts as zero.
  internal var flowLength: Double { max(flowDistance, 0) }

  /// As an inset or a spacing, which may be negative: finite. A NaN counts as zero.
  internal var flowDistance: Double {
    isNaN ? 0 : min(max(self, -Double.flowLimit), Double.flowLimit)
  }
}
