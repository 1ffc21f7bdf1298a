import GalleyGeometry

/// The items of a group's template, in the order in which they are filled.
///
/// A row of equal cells, which is what most groups are, is kept as its first cell and the way to the
/// next: nothing has to be stored for the others, or made for a section that nobody looks at.
internal struct GroupLeaves: Equatable, Sendable {
  private enum Storage: Equatable, Sendable {
    /// Equal ones, each so far from the one before.
    case even(GroupTemplate.Leaf, step: Point, count: Int)
    case listed([GroupTemplate.Leaf])
  }

  private var storage: Storage

  /// These items.
  init(_ leaves: [GroupTemplate.Leaf]) { storage = .listed(leaves) }

  /// So many equal items.
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

  /// How far the first `count` of them reach along an axis, or `nil` if that is none.
  func end(ofFirst count: Int, along axis: Axis) -> Double? {
    switch storage {
    case .even:
      guard count > 0 else { return nil }
      // The last one reaches furthest, or the first where they go backwards.
      return max(self[0].frame.max(along: axis), self[count - 1].frame.max(along: axis))
    case .listed(let leaves):
      var end: Double?
      for leaf in leaves.prefix(count) {
        end = max(end ?? leaf.frame.max(along: axis), leaf.frame.max(along: axis))
      }
      return end
    }
  }

  /// Whether some of them are as `matches` says.
  func contains(where matches: (GroupTemplate.Leaf) -> Bool) -> Bool {
    switch storage {
    case .even(let leaf, _, let count): count > 0 && matches(leaf)
    case .listed(let leaves): leaves.contains(where: matches)
    }
  }
}
