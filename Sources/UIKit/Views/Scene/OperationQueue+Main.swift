import Foundation

// Swift prefers properties to methods, so the properties in this file are used instead of
// Foundation's methods with the same names; see `DispatchQueue.async`.

extension OperationQueue {
  /// Adds a block: `OperationQueue.main.addOperation { list.reloadData() }`.
  ///
  /// On the main queue, `MainTurn.drain()` also runs the block. A test that waits until its screen
  /// has settled waits for the blocks of other queues.
  public var addOperation: BlockAddition { BlockAddition(queue: self) }

  /// The value of `addOperation`, which is called with a block.
  public struct BlockAddition {
    fileprivate let queue: OperationQueue

    /// Adds a block.
    ///
    /// As on a phone, a block in Swift 5 mode may use a screen, although it is not isolated to the
    /// main actor.
    @preconcurrency
    public func callAsFunction(_ block: @escaping @Sendable () -> Void) {
      guard queue !== OperationQueue.main else { return MainTurn.scheduleFromAnywhere(block) }
      let work = BackgroundWork.begin(on: queue.name ?? "OperationQueue")
      let operation = BlockOperation { work.task.run(block) }
      // The completion block is called for a canceled operation, too.
      operation.completionBlock = { BackgroundWork.end(work) }
      typealias Method = (Operation) -> Void
      let method: Method = queue.addOperation(_:)
      method(operation)
    }
  }
}

extension RunLoop {
  /// Calls a block in the next turn of the run loop: `RunLoop.main.perform { list.reloadData() }`.
  ///
  /// On the loop of the main queue, `MainTurn.drain()` also calls the block.
  public var perform: BlockCall { BlockCall(loop: self) }

  /// The value of `perform`, which is called with a block.
  public struct BlockCall {
    fileprivate let loop: RunLoop

    private var isMain: Bool {
      loop === RunLoop.main || (MainQueue.isCurrent && loop === RunLoop.current)
    }

    /// Calls a block in the next turn.
    ///
    /// As on a phone, a block in Swift 5 mode may use a screen, although it is not isolated to the
    /// main actor.
    @preconcurrency
    public func callAsFunction(_ block: @escaping @Sendable () -> Void) {
      self(inModes: [.default], block: block)
    }

    /// Calls a block in the next turn in one of several modes.
    @preconcurrency
    public func callAsFunction(
      inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void
    ) {
      guard !isMain else { return MainTurn.scheduleFromAnywhere(block) }
      typealias Method = ([RunLoop.Mode], @escaping @Sendable () -> Void) -> Void
      let method: Method = loop.perform(inModes:block:)
      method(modes, block)
    }
  }
}
