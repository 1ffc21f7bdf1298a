/// The task for which code runs.
///
/// The main queue, and other queues, run a block outside of tasks. Such a block belongs to the task
/// that has added it to the queue, so that its delays run on the clock of that task's screen.
internal enum CallingTask {
  /// The task that has added the block that is running; `nil` outside of such blocks.
  @TaskLocal private static var ofBlock: Int?

  /// A number that identifies the task for which this code runs; `nil` outside of tasks.
  static var current: Int? { ofBlock ?? withUnsafeCurrentTask { $0?.hashValue } }

  /// Calls a closure for the task that has added it to a queue.
  ///
  /// A closure that was added outside of tasks belongs to the task that calls it.
  static func run(_ body: () -> Void, for task: Int?) {
    guard let task else { return body() }
    $ofBlock.withValue(task, operation: body)
  }
}
