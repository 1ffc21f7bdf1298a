import Synchronization

/// The blocks that were submitted to other queues than the main one, and have not run yet.
///
/// A test that waits until a screen has settled waits for these blocks.
package enum BackgroundWork {
  private static let blocks = Atomic<Int>(0)

  /// The number of blocks that wait or run.
  package static var count: Int { blocks.load(ordering: .acquiring) }

  internal static func begin() { blocks.wrappingAdd(1, ordering: .acquiringAndReleasing) }

  internal static func end() { blocks.wrappingSubtract(1, ordering: .acquiringAndReleasing) }
}
