/// Where each position of a list went, and where each came from.
///
/// The map holds the changes only, not the list: what no change names keeps its order, so its new
/// position is found by counting.
///
///     let map = PositionMap(Changes(deletes: [1], inserts: [0]))
///     map.after(0)   // 1
///     map.after(1)   // nil: deleted
///     map.before(0)  // nil: inserted
///
/// - Complexity: O(*k* log *k*) to make, O(log *k*) to ask, where *k* is the number of changes.
public struct PositionMap: Hashable, Sendable {
  /// Positions before of what leaves its place, ascending.
  private let leaving: [Int]
  /// Positions after of what arrives at its place, ascending.
  private let arriving: [Int]
  /// By the position before.
  private let movesByBefore: [PositionPair<Int>]
  /// By the position after.
  private let movesByAfter: [PositionPair<Int>]

  /// A map for changes that are consistent, see `UpdatePlan.problems(asOneBatch:)`.
  public init(_ changes: Changes<Int>) {
    leaving = changes.leaving.sorted()
    arriving = changes.arriving.sorted()
    movesByBefore = changes.moves.sorted { $0.before < $1.before }
    movesByAfter = changes.moves.sorted { $0.after < $1.after }
  }

  /// Where the element at `position` before is after, or `nil` when it is not in this list any more.
  ///
  /// - Precondition: `position` is in the list before. The map does not know where that ends; past
  ///   it the answer means nothing.
  public func after(_ position: Int) -> Int? {
    let gone = leaving.partitioningIndex { $0 >= position }
    if gone < leaving.count, leaving[gone] == position {
      let move = movesByBefore.partitioningIndex { $0.before >= position }
      guard move < movesByBefore.count, movesByBefore[move].before == position else { return nil }
      return movesByBefore[move].after
    }
    return PositionMap.position(ofRank: position - gone, amongThoseNotIn: arriving)
  }

  /// Where the element at `position` after was before, or `nil` when it was not in this list.
  ///
  /// - Precondition: `position` is in the list after.
  public func before(_ position: Int) -> Int? {
    let come = arriving.partitioningIndex { $0 >= position }
    if come < arriving.count, arriving[come] == position {
      let move = movesByAfter.partitioningIndex { $0.after >= position }
      guard move < movesByAfter.count, movesByAfter[move].after == position else { return nil }
      return movesByAfter[move].before
    }
    return PositionMap.position(ofRank: position - come, amongThoseNotIn: leaving)
  }

  /// The position that has `rank` positions before it that are not in `taken`, and is not itself.
  private static func position(ofRank rank: Int, amongThoseNotIn taken: [Int]) -> Int {
    var low = 0
    var high = taken.count
    while low < high {
      let middle = low + (high - low) / 2
      if taken[middle] - middle > rank { high = middle } else { low = middle + 1 }
    }
    return rank + low
  }
}
