import Synchronization

/// The blocks that were submitted to other queues than the main one, and have not run yet.
///
/// A test that waits until a screen has settled waits for its own blocks.
package enum BackgroundWork {
  /// A block that waits or runs.
  internal struct Block: Sendable {
    fileprivate let id: Int
    fileprivate let queueLabel: String
    /// The task that has added the block.
    internal let task = CallingTask()
  }

  private struct State {
    var blocks: [Int: Block] = [:]
    var lastID = 0
  }

  private static let state = Mutex(State())

  /// The number of blocks that wait or run, except those of other tests.
  package static var count: Int { ofThisTest.count }

  /// The labels of the queues with these blocks, in alphabetical order.
  package static var queueLabels: [String] { Set(ofThisTest.map(\.queueLabel)).sorted() }

  private static var ofThisTest: [Block] {
    let all = state.withLock { Array($0.blocks.values) }
    guard !all.isEmpty, let test = CallingTask.test else { return all }
    return all.filter { $0.task.test == nil || $0.task.test == test }
  }

  /// Counts a block on a queue until `end(_:)` is called.
  internal static func begin(on queueLabel: String) -> Block {
    state.withLock { state in
      state.lastID += 1
      let block = Block(id: state.lastID, queueLabel: queueLabel)
      state.blocks[block.id] = block
      return block
    }
  }

  internal static func end(_ block: Block) {
    state.withLock { _ = $0.blocks.removeValue(forKey: block.id) }
  }
}
