import Dispatch
import Synchronization

/// The queue of blocks that run in the next turn of the main queue: batched updates, differences
/// that were computed on another queue, and blocks that an app passes to
/// `DispatchQueue.main.async`.
///
///     MainTurn.drain()   // in a test: runs all of them now
///
/// Without `drain()`, the main queue runs each block in its turn, in the order in which the blocks
/// were added.
@MainActor
public enum MainTurn {
  /// A block that waits.
  ///
  /// The conformance to `Sendable` is unchecked, because `schedule(_:)` also adds blocks that are
  /// not sendable. Such blocks are added and run only on the main actor.
  private struct Block: @unchecked Sendable {
    var id = 0
    /// The recorders of the task that has added the block.
    var recorders = TaskRecorders()
    let body: @MainActor () -> Void
  }

  private struct Queue: Sendable {
    /// The waiting blocks, after an empty entry for each block that was removed.
    private var places: [Block?] = []
    /// The number of empty entries.
    private var removedCount = 0
    private(set) var lastID = 0

    var isEmpty: Bool { places.isEmpty }

    /// Adds a block, and returns its number.
    mutating func append(_ block: Block) -> Int {
      lastID += 1
      var block = block
      block.id = lastID
      places.append(block)
      return lastID
    }

    /// Removes and returns the first block if its number is at most `id`; otherwise returns `nil`.
    ///
    /// - Complexity: O(1), amortized: the empty entries are removed when they are half of all
    ///   entries.
    mutating func removeFirst(through id: Int) -> Block? {
      guard !places.isEmpty, let first = places[removedCount], first.id <= id else { return nil }
      places[removedCount] = nil
      removedCount += 1
      if removedCount * 2 >= places.count {
        places.removeFirst(removedCount)
        removedCount = 0
      }
      return first
    }
  }

  private nonisolated static let queue = Mutex(Queue())

  /// Runs a block in the next turn of the main queue.
  package static func schedule(_ body: @escaping @MainActor () -> Void) { add(Block(body: body)) }

  /// Runs a block in the next turn of the main queue.
  ///
  /// This method may be called on any queue.
  package nonisolated static func scheduleFromAnywhere(
    _ body: @escaping @MainActor @Sendable () -> Void
  ) {
    add(Block(body: body))
  }

  /// Runs a block immediately if the caller runs on the main queue, and otherwise in the next turn
  /// of the main queue.
  internal nonisolated static func runFromAnywhere(
    _ body: @escaping @MainActor @Sendable () -> Void
  ) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { body() }
    } else {
      scheduleFromAnywhere(body)
    }
  }

  /// Adds a block to the queue, and asks the main queue to run it.
  ///
  /// The main queue is asked once for each block. So a block also runs in order relative to the
  /// blocks that other code adds to the main queue.
  private nonisolated static func add(_ block: Block) {
    let id = queue.withLock { $0.append(block) }
    DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) {
      MainActor.assumeIsolated { run(through: id) }
    }
  }

  /// Runs the waiting blocks up to and including the block with a number. Does nothing if `drain()`
  /// has already run them.
  private static func run(through id: Int) {
    while let block = queue.withLock({ $0.removeFirst(through: id) }) {
      block.recorders.record { block.body() }
    }
  }

  /// Runs all waiting blocks, and the blocks that are added meanwhile.
  ///
  /// Views that were removed from their superviews, and windows that were never shown, are released
  /// if nothing else holds them.
  ///
  /// - Parameter limit: The largest number of rounds. Each round runs the blocks that wait at its
  ///   start. If blocks still wait after the last round, this is reported.
  public static func drain(limit: Int = 1_000) {
    for _ in 0..<limit {
      if let last = queue.withLock({ $0.isEmpty ? nil : $0.lastID }) {
        run(through: last)
      } else if TurnPool.isEmpty {
        return
      }
      TurnPool.release()
    }
    guard isWaiting else { return }
    Report.record(
      .layout,
      "a block on the main queue keeps adding another block: stopped after \(limit) rounds")
  }

  /// Whether a block is waiting.
  public static var isWaiting: Bool { queue.withLock { !$0.isEmpty } }
}
