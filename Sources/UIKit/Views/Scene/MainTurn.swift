import Dispatch
import Synchronization

/// The blocks that wait for the next turn of the main queue: batched updates, differences from
/// another queue, and blocks of an app in `DispatchQueue.main.async`.
///
///     MainTurn.drain()   // in a test: runs all of them now
///
/// The main queue runs each of them by itself in its turn, in the order in which they were added.
@MainActor
public enum MainTurn {
  private struct Block: @unchecked Sendable {
    var id = 0
    /// The log for the block's reports: that of the code that added it.
    var log = Report.log
    /// Runs only on the main actor.
    ///
    /// Blocks that are added on other queues are sendable.
    let body: @MainActor () -> Void
  }

  private struct Line: Sendable {
    var blocks: [Block] = []
    var lastID = 0
  }

  private nonisolated static let line = Mutex(Line())

  /// Runs a block in the next turn.
  package static func schedule(_ body: @escaping @MainActor () -> Void) { add(Block(body: body)) }

  /// Runs a block in the next turn.
  ///
  /// It may be called on any queue.
  package nonisolated static func scheduleFromAnywhere(
    _ body: @escaping @MainActor @Sendable () -> Void
  ) {
    add(Block(body: body))
  }

  /// Adds a block to the line, and a block to the main queue that runs it in its turn.
  ///
  /// So the blocks here keep their order among those that others add to the main queue.
  private nonisolated static func add(_ block: Block) {
    let id = line.withLock { line in
      line.lastID += 1
      line.blocks.append(Block(id: line.lastID, log: block.log, body: block.body))
      return line.lastID
    }
    DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) {
      MainActor.assumeIsolated { run(through: id) }
    }
  }

  /// Runs the blocks up to one, unless `drain()` has run them.
  private static func run(through id: Int) {
    while let block = line.withLock({ line in
      line.blocks.first.map { $0.id <= id } == true ? line.blocks.removeFirst() : nil
    }) {
      Report.$log.withValue(block.log) { block.body() }
    }
  }

  /// Runs all waiting blocks, and those that are added meanwhile.
  ///
  /// - Parameter limit: The largest number of turns. A block that adds another in each turn would
  ///   continue forever; that is reported.
  public static func drain(limit: Int = 1_000) {
    for _ in 0..<limit {
      guard let last = line.withLock({ $0.blocks.last?.id }) else { return }
      run(through: last)
    }
    Report.record(
      .layout, "something asks for a turn of the main queue in each of its turns: \(limit) taken")
  }

  /// Whether a block is waiting.
  public static var isWaiting: Bool { line.withLock { !$0.blocks.isEmpty } }
}
