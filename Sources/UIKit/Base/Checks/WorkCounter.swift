import Synchronization

/// The numbers of what has been done since somebody began to count.
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

/// Counts what is done, for whoever wants to know.
package final class WorkCounter: Sendable {
  /// The counter that counts now. It is `nil` as long as nobody wants to know, and then nothing is counted.
  @TaskLocal private static var task: WorkCounter?

  private let numbers = Mutex(WorkNumbers())

  private init() {}

  /// Calls `body` and returns what was done meanwhile in this task.
  package static func counting(_ body: () throws -> Void) rethrows -> WorkNumbers {
    let counter = WorkCounter()
    open.wrappingAdd(1, ordering: .relaxed)
    defer { open.wrappingSubtract(1, ordering: .relaxed) }
    try $task.withValue(counter, operation: body)
    return counter.numbers.withLock { $0 }
  }

  /// The number of counters that are open anywhere.
  private static let open = Atomic<Int>(0)

  /// Adds to a number, if somebody counts.
  @inline(__always)
  internal static func count(
    _ number: WritableKeyPath<WorkNumbers, Int> & Sendable, by more: Int = 1
  ) {
    // Looking at one number costs nothing beside what is counted.
    guard open.load(ordering: .relaxed) > 0 else { return }
    add(more, to: number)
  }

  @inline(never)
  private static func add(_ more: Int, to number: WritableKeyPath<WorkNumbers, Int> & Sendable) {
    task?.numbers.withLock { $0[keyPath: number] += more }
  }
}
