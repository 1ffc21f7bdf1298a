import GalleyGeometry

/// The items of a group's template, in the order in which they are filled. A template contains the
/// positions of the items of one group.
///
/// Most groups are a row of equal cells. Such a row is stored as its first cell and the distance to
/// the next: the other cells need no storage, and no work as long as the section is not visible.
internal struct GroupLeaves: Equatable, Sendable {
  /// The form in which the items are stored.
  private enum Storage: Equatable, Sendable {
    /// Equal items at a constant distance.
    case even(GroupTemplate.Leaf, step: Point, count: Int)
    case listed([GroupTemplate.Leaf])
  }

  private var storage: Storage

  /// Creates a list of items.
  init(_ leaves: [GroupTemplate.Leaf]) { storage = .listed(leaves) }

  /// Creates a number of equal items.
  init(_ leaf: GroupTemplate.Leaf, step: Point, count: Int) {
    storage = .even(leaf, step: step, count: count)
  }

  var count: Int {
    switch storage {
    case .even(_, _, let count): count
    case .listed(let leaves): leaves.count
    }
  }

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> GroupTemplate.Leaf {
    switch storage {
    case .even(var leaf, let step, _):
      leaf.frame.origin += Point(x: step.x * Double(index), y: step.y * Double(index))
      return leaf
    case .listed(let leaves): return leaves[index]
    }
  }

  /// Returns the end of the first `count` items along an axis, or `nil` if there are none.
  func end(ofFirst count: Int, along axis: Axis) -> Double? {
    switch storage {
    case .even:
      guard count > 0 else { return nil }
      // The last item ends last or, if a negative spacing puts each item before the previous item,
      // the first item.
      return max(self[0].frame.max(along: axis), self[count - 1].frame.max(along: axis))
    case .listed(let leaves):
      var end: Double?
      for leaf in leaves.prefix(count) {
        end = max(end ?? leaf.frame.max(along: axis), leaf.frame.max(along: axis))
      }
      return end
    }
  }

  /// Whether some of the items satisfy `matches`.
  func contains(where matches: (GroupTemplate.Leaf) -> Bool) -> Bool {
    switch storage {
    case .even(let leaf, _, let count): count > 0 && matches(leaf)
    case .listed(let leaves): leaves.contains(where: matches)
    }
  }
}
