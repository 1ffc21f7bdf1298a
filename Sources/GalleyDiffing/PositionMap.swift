/// The positions of the elements of a list, before and after an update.
///
/// The map stores the changes only, not the list: elements that no change names keep their order,
/// so their new position is found by counting.
///
///     let map = PositionMap(Changes(deletes: [1], inserts: [0]))
///     map.after(0)   // 1
///     map.after(1)   // nil: deleted
///     map.before(0)  // nil: inserted
///
/// - Complexity: O(*k* log *k*) to create, O(log *k*) to look up, where *k* is the number of
///   changes.
public struct PositionMap: Hashable, Sendable {
  /// The positions in the list before the update from which elements were deleted or moved away,
  /// ascending.
  private let leaving: [Int]
  /// The positions in the list after the update at which elements were inserted, or to which they
  /// were moved, ascending.
  private let arriving: [Int]
  /// The moves, sorted by the position before the update.
  private let movesByBefore: [PositionPair<Int>]
  /// The moves, sorted by the position after the update.
  private let movesByAfter: [PositionPair<Int>]

  /// Creates a map for changes that are consistent, see `UpdatePlan.problems(asOneBatch:)`.
  public init(_ changes: Changes<Int>) {
    leaving = changes.leaving.sorted()
    arriving = changes.arriving.sorted()
    movesByBefore = changes.moves.sorted { $0.before < $1.before }
    movesByAfter = changes.moves.sorted { $0.after < $1.after }
  }

  /// Returns the new position of the element that was at `position` before the update, or `nil` if
  /// the element is no longer in this list.
  ///
  /// - Precondition: `position` is in the list before the update. The map does not know the length
  ///   of the list, so the result for a position beyond its end is undefined.
  public func after(_ position: Int) -> Int? {
    let leavingBefore = leaving.partitioningIndex { $0 >= position }
    if leavingBefore < leaving.count, leaving[leavingBefore] == position {
      let move = movesByBefore.partitioningIndex { $0.before >= position }
      guard move < movesByBefore.count, movesByBefore[move].before == position else { return nil }
      return movesByBefore[move].after
    }
    return PositionMap.position(ofRank: position - leavingBefore, amongThoseNotIn: arriving)
  }

  /// Returns the earlier position of the element that is at `position` after the update, or `nil`
  /// if the element was not in this list.
  ///
  /// - Precondition: `position` is in the list after the update.
  public func before(_ position: Int) -> Int? {
    let arrivingBefore = arriving.partitioningIndex { $0 >= position }
    if arrivingBefore < arriving.count, arriving[arrivingBefore] == position {
      let move = movesByAfter.partitioningIndex { $0.after >= position }
      guard move < movesByAfter.count, movesByAfter[move].after == position else { return nil }
      return movesByAfter[move].before
    }
    return PositionMap.position(ofRank: position - arrivingBefore, amongThoseNotIn: leaving)
  }

  /// Returns the position that is not in `taken` and has `rank` positions before it that are not in
  /// `taken`.
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
