import Synchronization

/// The numbers of views, layout passes, texts, images and pixels that were processed in a call of
/// `WorkCounter.counting(_:)`.
package struct WorkNumbers: Hashable, Sendable {
  /// Cells, headers and footers that were made.
  package var cellsMade = 0
  /// Cells, headers and footers that came from a pool.
  package var cellsReused = 0
  /// The number of times a data source was asked for a cell, a header or a footer.
  package var cellsConfigured = 0
  /// The number of times a cell, a header or a footer was measured.
  package var cellsMeasured = 0
  /// The number of times the layout of a list was prepared.
  package var layoutsPrepared = 0
  /// The number of times a view laid out its subviews.
  package var layoutPasses = 0
  /// The number of times a system of constraints was solved.
  package var constraintsSolved = 0
  /// The number of times a text was broken into lines, whether the lines were cached or not.
  package var textsSet = 0
  /// Images that were decoded.
  package var imagesDecoded = 0
  /// Pixels of the images that views were drawn into.
  package var pixelsPainted = 0

  /// Creates numbers that are all zero.
  package init() {}
}

/// Counts the work that is done in a task, for tests and reports.
package final class WorkCounter: Sendable {
  /// The counter of the current task; `nil` if its work is not counted.
  @TaskLocal internal static var current: WorkCounter?

  private let numbers = Mutex(WorkNumbers())

  private init() {}

  /// Calls `body` and returns the work that it has done in this task.
  package static func counting(_ body: () throws -> Void) rethrows -> WorkNumbers {
    let counter = WorkCounter()
    activeCount.wrappingAdd(1, ordering: .relaxed)
    defer { activeCount.wrappingSubtract(1, ordering: .relaxed) }
    try $current.withValue(counter, operation: body)
    return counter.numbers.withLock { $0 }
  }

  /// The number of calls of `counting(_:)` that have not returned, in all tasks.
  private static let activeCount = Atomic<Int>(0)

  /// Adds to a number, if the work of the current task is counted.
  @inline(__always)
  internal static func count(
    _ number: WritableKeyPath<WorkNumbers, Int> & Sendable, by amount: Int = 1
  ) {
    // Reading this number costs almost nothing; reading a task-local value costs more.
    guard activeCount.load(ordering: .relaxed) > 0 else { return }
    add(amount, to: number)
  }

  @inline(never)
  private static func add(_ amount: Int, to number: WritableKeyPath<WorkNumbers, Int> & Sendable) {
    current?.numbers.withLock { $0[keyPath: number] += amount }
  }
}
