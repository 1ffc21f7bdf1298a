import Dispatch
import Synchronization

/// The blocks that wait for the next turn of the main queue: gathered updates, differences that were found
/// on another queue, and what an app gives to `DispatchQueue.main.async`.
///
///     MainTurn.drain()   // in a test: runs all of them now
///
/// The main queue runs each of them by itself when its turn comes, in the order in which they were added.
@MainActor
public enum MainTurn {
  private struct Block: @unchecked Sendable {
    var id = 0
    /// The log for what the block reports: that of the code that added it, whoever runs it.
    var log = Report.log
    /// Run on the main actor only. Blocks that are added on other queues are sendable.
    let body: @MainActor () -> Void
  }

  private struct Line: Sendable {
    var blocks: [Block] = []
    var lastID = 0
  }

  private nonisolated static let line = Mutex(Line())

  /// Runs a block in the next turn.
  package static func schedule(_ body: @escaping @MainActor () -> Void) { add(Block(body: body)) }

  /// Runs a block in the next turn, whatever queue this is called on.
  package nonisolated static func scheduleFromAnywhere(
    _ body: @escaping @MainActor @Sendable () -> Void
  ) {
    add(Block(body: body))
  }

  /// Adds a block to the line, and a block to the main queue that runs it when its turn comes. So the blocks
  /// here keep their places among those that others give to the main queue.
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

  /// Runs all blocks that wait, and those that are added meanwhile.
  ///
  /// - Parameter limit: How many turns to take at most. A block that adds another in each turn would go on
  ///   without end; that is reported.
  public static func drain(limit: Int = 1_000) {
    for _ in 0..<limit {
      guard let last = line.withLock({ $0.blocks.last?.id }) else { return }
      run(through: last)
    }
    Report.record(
      .layout, "something asks for a turn of the main queue in each of its turns: \(limit) taken")
  }

  /// Whether a block waits.
  public static var isWaiting: Bool { line.withLock { !$0.blocks.isEmpty } }
}
