/// The velocity of a finger, computed from its recent positions.
///
///     var tracker = VelocityTracker()
///     tracker.add(position: 0, at: 0)
///     tracker.add(position: 6, at: 0.008)
///     tracker.add(position: 12, at: 0.016)
///     tracker.velocity(at: 0.024)     // 750 points a second
///
/// Only positions of the last 100 milliseconds are used. If the finger has rested for that long,
/// the velocity is zero.
/// - Differs: In a trace of UIKit with touches by a program, the velocity of the last movement
///   remained after a rest of 0.3 seconds. Here it is zero after that time.
public struct VelocityTracker: Hashable, Sendable {
  internal struct Sample: Hashable, Sendable {
    var position: Double
    var time: Double
  }

  /// The samples that may still be in the window, in the order of their times.
  internal private(set) var samples: [Sample] = []

  /// Creates a tracker without positions.
  public init() {}

  /// The time in seconds for which a position is used.
  public static var window: Double { 0.1 }

  /// Adds a position of the finger.
  ///
  /// If two positions have the same time, the position that was added later is used. A position
  /// that is not finite, or is earlier than the last position, is ignored.
  /// - Complexity: O(*n*) for *n* samples in the window.
  public mutating func add(position: Double, at time: Double) {
    guard position.isFinite, time.isFinite else { return }
    if let last = samples.last {
      guard time >= last.time else { return }
      if time == last.time { samples.removeLast() }
    }
    samples.append(Sample(position: position.asFinitePosition, time: time))
    samples.removeAll { $0.time < time - Self.window - Self.tolerance }
    checkInvariants()
  }

  /// Returns the velocity at a time, in points per second: zero if fewer than two positions are
  /// used.
  ///
  /// - Complexity: O(*n*) for *n* samples in the window.
  public func velocity(at time: Double) -> Double {
    guard let last = samples.last,
      let first = samples.first(where: { $0.time >= time - Self.window - Self.tolerance })
    else { return 0 }
    let passed = last.time - first.time
    return passed > 0 ? ((last.position - first.position) / passed).asFiniteVelocity : 0
  }

  /// Removes all positions.
  public mutating func removeAll() { samples.removeAll(keepingCapacity: true) }

  /// The tolerance for rounding errors of times, which may be sums of the durations of frames.
  private static var tolerance: Double { 1e-6 }
}

// MARK: - Invariants

extension VelocityTracker {
  /// Traps if samples are out of order.
  ///
  /// Compiled away unless `INTERNAL_CHECKS` is defined.
  @inline(__always)
  private func checkInvariants() {
    #if INTERNAL_CHECKS
    for (earlier, later) in zip(samples, samples.dropFirst()) {
      precondition(earlier.time < later.time, "samples are out of order: \(samples)")
    }
    #endif
  }
}
