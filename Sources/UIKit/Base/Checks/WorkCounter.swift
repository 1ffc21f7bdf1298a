import Synchronization

/// The numbers of views, layout passes, texts, images and pixels that were processed while a
/// `WorkCounter` counted.
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
  /// Pixels that were painted into pictures.
  package var pixelsPainted = 0

  /// Numbers that are all zero.
  package init() {}
}

/// Counts the work of a task, for tests and reports.
package final class WorkCounter: Sendable {
  /// The counter of the current task; `nil` if its work is not counted.
  @TaskLocal private static var task: WorkCounter?

  private let numbers = Mutex(WorkNumbers())

  private init() {}

  /// Calls `body` and returns the work that it has done in this task.
  package static func counting(_ body: () throws -> Void) rethrows -> WorkNumbers {
    let counter = WorkCounter()
    open.wrappingAdd(1, ordering: .relaxed)
    defer { open.wrappingSubtract(1, ordering: .relaxed) }
    try $task.withValue(counter, operation: body)
    return counter.numbers.withLock { $0 }
  }

  /// The number of counters that are open anywhere.
  private static let open = Atomic<Int>(0)

  /// Adds to a number, if the work of the current task is counted.
  @inline(__always)
  internal static func count(
    _ number: WritableKeyPath<WorkNumbers, Int> & Sendable, by more: Int = 1
  ) {
    // Reading one number costs nothing, compared with the work itself.
    guard open.load(ordering: .relaxed) > 0 else { return }
    add(more, to: number)
  }

  @inline(never)
  private static func add(_ more: Int, to number: WritableKeyPath<WorkNumbers, Int> & Sendable) {
    task?.numbers.withLock { $0[keyPath: number] += more }
  }
}
