import CAllocationCounter

/// What a piece of work asks of the allocator.
struct Allocations {
  /// How often it asks.
  var count: Int
  /// What is still allocated at its end, its result included.
  var liveBytes: Int
  /// The most that is allocated at any time.
  var peakBytes: Int

  /// Counts while `work` runs and its result is alive.
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
