/// A task, and the objects that record what it does: its log, its counter of work, and the objects
/// that it shows.
///
/// A block on the main queue does not run in the task that has added it. So the block takes the
/// recorders along, and what it does is recorded for its own task, not for the task that happens to
/// run the waiting blocks.
internal struct TaskRecorders: Sendable {
  private let log: Report.Log
  private let counter: WorkCounter?
  private let shownObjects: ShownObjects?
  /// Whether the recorders were taken on the main queue.
  ///
  /// The blocks of other queues have no task-local values. So without recorders of their own, they
  /// are recorded for the task that runs them.
  private let isOnMainQueue: Bool
  private let task = CallingTask()

  /// Takes the recorders of the current task.
  init() {
    log = Report.log
    counter = WorkCounter.current
    shownObjects = ShownObjects.current
    isOnMainQueue = MainQueue.isCurrent
  }

  /// Calls a closure for the task, with these recorders as the recorders of the current task.
  @MainActor
  func record(_ body: () -> Void) {
    Report.$log.withValue(log) {
      guard isOnMainQueue || counter != nil || shownObjects != nil else {
        return task.run(body)
      }
      WorkCounter.$current.withValue(counter) {
        ShownObjects.$current.withValue(shownObjects) { task.run(body) }
      }
    }
  }
}
