/// Operations that are undone together.
@MainActor
internal final class UndoGroup {
  /// An operation of a group.
  enum Operation {
    /// A call on an object, which the undo manager does not retain.
    case call(UndoCall)
    /// The operations of a group within the group.
    case group(UndoGroup)
  }

  /// The operations in the order in which they were registered.
  var operations: [Operation] = []

  /// The name of the action, if it has one.
  var actionName = ""

  /// Whether the action can be discarded when a document is saved.
  var isDiscardable = false

  /// Performs the operations, the last one first.
  func perform() {
    for operation in operations.reversed() {
      switch operation {
      case .call(let call): call.perform()
      case .group(let group): group.perform()
      }
    }
  }

  /// Removes the operations for an object, and the operations whose object no longer exists.
  func removeCalls(for target: AnyObject) {
    operations.removeAll { operation in
      switch operation {
      case .call(let call): return call.target == nil || call.target === target
      case .group(let group):
        group.removeCalls(for: target)
        return group.operations.isEmpty
      }
    }
  }
}

/// A call that undoes a change.
@MainActor
internal struct UndoCall {
  private(set) weak var target: AnyObject?
  private let body: (AnyObject) -> Void

  init(_ target: AnyObject, _ body: @escaping (AnyObject) -> Void) {
    self.target = target
    self.body = body
  }

  /// Calls the object, if it still exists.
  func perform() {
    if let target { body(target) }
  }
}
