/// The task for which code runs, and the test that the task belongs to.
///
/// The main queue, and other queues, run a block outside of tasks. Such a block belongs to the task
/// that has added it to the queue, so that its delays run on the clock of that task's screen, and
/// the test of that task waits for them.
internal struct CallingTask: Sendable {
  /// The task that has added the block that is running; `nil` outside of such blocks.
  @TaskLocal private static var ofBlock: CallingTask?

  /// A number that identifies the task for which this code runs; `nil` outside of tasks.
  static var number: Int? { ofBlock?.number ?? withUnsafeCurrentTask { $0?.hashValue } }

  /// The name of the test, or of the case of a test with arguments, whose code runs; `nil` outside
  /// of tests.
  static var test: String? { ofBlock?.test ?? Report.observer?.testName }

  private let number = CallingTask.number
  /// The name of the test; `nil` if it is unknown, as on an app's own threads.
  let test = CallingTask.test

  /// Calls a closure for the task that has added it to a queue.
  ///
  /// A closure that was added outside of tasks and tests belongs to the task that calls it.
  func run(_ body: () -> Void) {
    guard number != nil || test != nil else { return body() }
    CallingTask.$ofBlock.withValue(self, operation: body)
  }
}
