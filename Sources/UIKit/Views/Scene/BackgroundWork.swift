import Synchronization

/// The blocks that were submitted to other queues than the main one, and have not run yet.
///
/// A test that waits until a screen has settled waits for them.
package enum BackgroundWork {
  private static let blocks = Atomic<Int>(0)

  /// The number of blocks that wait or run.
  package static var count: Int { blocks.load(ordering: .acquiring) }

  internal static func begin() { blocks.wrappingAdd(1, ordering: .acquiringAndReleasing) }

  internal static func end() { blocks.wrappingSubtract(1, ordering: .acquiringAndReleasing) }
}

/// The answers of asynchronous methods of delegates that have not come yet.
///
/// A test that awaits until a screen has settled waits for them. Code that blocks the main queue
/// must not wait for them as it waits for `BackgroundWork`: these methods need the main queue.
package enum AwaitedAnswers {
  private static let answers = Atomic<Int>(0)

  /// The number of answers that have not come.
  package static var count: Int { answers.load(ordering: .acquiring) }

  internal static func begin() { answers.wrappingAdd(1, ordering: .acquiringAndReleasing) }

  internal static func end() { answers.wrappingSubtract(1, ordering: .acquiringAndReleasing) }
}
