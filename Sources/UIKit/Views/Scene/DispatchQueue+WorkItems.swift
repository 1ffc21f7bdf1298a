import Dispatch

// A method with the signature of one of Dispatch's methods is ambiguous in files that import both
// UIKit and Dispatch or Foundation. But Swift prefers properties to methods. So the two members
// that take work items are properties, whose values are called like the methods:
//
//     queue.asyncAfter(deadline: .now() + 0.3, execute: item)
//
// A reference without a call, such as `queue.async(execute:)`, still means Dispatch's method.

extension DispatchQueue {
  /// Submits a work item that the queue runs asynchronously: `queue.async(execute: item)`.
  ///
  /// On the main queue, `MainTurn.drain()` also runs the item.
  public var async: WorkItemSubmission { WorkItemSubmission(queue: self) }

  /// Runs a work item at a given time: `queue.asyncAfter(deadline: .now() + 0.3, execute: item)`.
  ///
  /// On the main queue, a clock that is advanced by hand also counts, as it does for blocks. An
  /// item that is canceled before its time does not run, and tests do not wait for its time: those
  /// who wait for the item are notified in the next frame.
  public var asyncAfter: DelayedWorkItemSubmission { DelayedWorkItemSubmission(queue: self) }

  /// The value of `async`, which is called with a work item.
  public struct WorkItemSubmission: Sendable {
    fileprivate let queue: DispatchQueue

    /// Submits a work item that the queue runs asynchronously.
    public func callAsFunction(execute workItem: DispatchWorkItem) {
      guard MainQueue.isMain(queue) else {
        // The queue gets the item itself, because an item may be a barrier or have a priority.
        let group = DispatchGroup()
        let block = BackgroundWork.begin(on: queue.label)
        queue.async(group: group, execute: workItem)
        return group.notify(queue: .global()) { BackgroundWork.end(block) }
      }
      let item = SharedWorkItem(workItem)
      MainTurn.scheduleFromAnywhere { item.perform() }
    }
  }

  /// The value of `asyncAfter`, which is called with a time and a work item.
  public struct DelayedWorkItemSubmission: Sendable {
    fileprivate let queue: DispatchQueue

    /// Runs a work item at a given time.
    public func callAsFunction(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
      guard MainQueue.isMain(queue) else {
        typealias Method = (DispatchTime, DispatchWorkItem) -> Void
        let method: Method = queue.asyncAfter(deadline:execute:)
        return method(deadline, workItem)
      }
      let item = SharedWorkItem(workItem)
      let block = DelayedBlock({ item.perform() }, isCanceled: { item.isCanceled })
      queue.runOnMainQueue(block, at: deadline)
    }
  }
}

/// A work item that any thread may use.
///
/// Dispatch's work items are not declared as sendable, but all of their methods may be called on any
/// thread.
private struct SharedWorkItem: @unchecked Sendable {
  private let item: DispatchWorkItem

  init(_ item: DispatchWorkItem) { self.item = item }

  var isCanceled: Bool { item.isCancelled }

  /// Runs the item, unless it was canceled, and then notifies those who wait for it.
  func perform() { item.perform() }
}
