import CAllocationCounter

/// The memory that a piece of work allocates.
struct Allocations {
  /// The number of allocations.
  var count: Int
  /// The bytes that are still allocated at the end, including the result.
  var liveBytes: Int
  /// The largest number of bytes that are allocated at the same time.
  var peakBytes: Int

  /// Counts the allocations of `work`. The result of `work` is still alive when the counting stops.
  static func counting<Result>(_ work: () -> Result) -> Allocations {
    allocation_counter_start()
    let result = work()
    allocation_counter_stop()
    let allocations = Allocations(
      count: allocation_counter_count(), liveBytes: allocation_counter_live_bytes(),
      peakBytes: allocation_counter_peak_bytes())
    blackHole(result)
    return allocations
  }
}
