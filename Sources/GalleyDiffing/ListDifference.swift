/// The changes between two lists, by identity.
///
/// Deletes, inserts, moves and updates are positions in the two lists. If a list had duplicates,
/// the positions are counted without its `duplicates`.
@frozen
public struct ListDifference: Hashable, Sendable {
  /// The elements that were deleted, inserted or moved, or that have new content.
  public var changes: Changes<Int>
  /// The number of elements in the list before the update, without its duplicates.
  public var beforeCount: Int
  /// The number of elements in the list after the update, without its duplicates.
  public var afterCount: Int
  /// The elements that were left out because their identity occurs earlier in the same list.
  public var duplicates: [Duplicate]

  /// Creates a difference from its parts.
  @inlinable
  public init(
    changes: Changes<Int>, beforeCount: Int, afterCount: Int, duplicates: [Duplicate] = []
  ) {
    self.changes = changes
    self.beforeCount = beforeCount
    self.afterCount = afterCount
    self.duplicates = duplicates
  }

  /// Whether nothing was deleted, inserted or moved, and nothing has new content.
  ///
  /// Duplicates that were left out do not count.
  @inlinable
  public var isEmpty: Bool { changes.isEmpty }

  /// The positions of deleted elements in the list before the update, ascending.
  @inlinable
  public var deletes: [Int] { changes.deletes }
  /// The positions of inserted elements in the list after the update, ascending.
  @inlinable
  public var inserts: [Int] { changes.inserts }
  /// The elements that changed their position among the elements that stayed, ascending by their
  /// positions in the list after the update.
  ///
  /// The number of moves is the smallest possible.
  @inlinable
  public var moves: [PositionPair<Int>] { changes.moves }
  /// The elements with new content, ascending by their positions in the list after the update.
  @inlinable
  public var updates: [PositionPair<Int>] { changes.updates }
}

extension ListDifference: CustomStringConvertible {
  /// The changes by kind, for example `delete 2; insert 0, 5; move 3 → 1`.
  public var description: String {
    var pieces = changes.pieces
    if !duplicates.isEmpty {
      pieces.append("left out " + duplicates.map(\.description).joined(separator: ", "))
    }
    return pieces.isEmpty ? "no changes" : pieces.joined(separator: "; ")
  }
}

// MARK: - From a matching to changes

extension ListDifference {
  @usableFromInline
  internal init(_ matching: Matching) {
    self.init(
      changes: Changes(matching), beforeCount: matching.beforeCount,
      afterCount: matching.afterCount)
  }
}

extension Matching {
  /// The number of elements in the runs, which are the consecutive elements that both lists share.
  fileprivate var matchedCount: Int { runs.reduce(0) { $0 &+ Int($1.count) } }
}

extension Changes<Int> {
  /// Finds deletes, inserts and the fewest moves from a matching: the elements that both lists
  /// share.
  @usableFromInline
  internal init(_ matching: Matching) {
    self.init(
      deletes: Self.deletes(matching), inserts: Self.inserts(matching),
      moves: Self.moves(matching))
  }

  private static func deletes(_ matching: Matching) -> [Int] {
    let window = matching.beforeWindow
    let count = window.count - matching.matchedCount
    guard count > 0 else { return [] }
    return [Int](unsafeUninitializedCapacity: count) { deletes, filled in
      matching.isMatched.withUnsafeBytes { isMatched in
        var offset = 0
        var next = 0
        while next < count {
          // Most elements are matched, so eight matched elements are skipped in one step.
          if offset &+ 8 <= window.count,
            isMatched.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
              == 0x0101_0101_0101_0101
          {
            offset &+= 8
            continue
          }
          // To avoid a branch, the position is always written, and is kept only if the element is
          // deleted.
          deletes[next] = window.lowerBound &+ offset
          next &+= 1 &- Int(isMatched[offset])
          offset &+= 1
        }
        filled = next
      }
    }
  }

  private static func inserts(_ matching: Matching) -> [Int] {
    let window = matching.afterWindow
    let count = window.count - matching.matchedCount
    guard count > 0 else { return [] }
    return [Int](unsafeUninitializedCapacity: count) { inserts, filled in
      var next = window.lowerBound
      var end = 0
      func insert(upTo position: Int) {
        for inserted in next..<position {
          inserts[end] = inserted
          end &+= 1
        }
      }
      for run in matching.runs {
        insert(upTo: Int(run.after))
        next = Int(run.after) &+ Int(run.count)
      }
      insert(upTo: window.upperBound)
      filled = end
    }
  }

  private static func moves(_ matching: Matching) -> [PositionPair<Int>] {
    guard let stays = matching.stays else { return [] }
    var count = 0
    for (run, stays) in zip(matching.runs, stays) where !stays { count += Int(run.count) }
    var moves: [PositionPair<Int>] = []
    moves.reserveCapacity(count)
    for (run, stays) in zip(matching.runs, stays) where !stays {
      for offset in 0..<Int(run.count) {
        moves.append(
          PositionPair(before: Int(run.before) + offset, after: Int(run.after) + offset))
      }
    }
    return moves
  }
}
