/// An item that the user moves with a finger: its path in the data source, and its path in the
/// order that the list shows.
///
/// The data source is notified when the finger is lifted. Until then the list shows another order
/// than the data source has. This value translates paths between the two orders.
///
///     var moved = MovedItem(ItemPath(section: 0, item: 0), counts: [3])
///     moved.setTarget(ItemPath(section: 0, item: 2))
///     moved.dataPath(of: ItemPath(section: 0, item: 0))     // 0.1
package struct MovedItem: Sendable {
  /// The path of the item in the data source.
  package let source: ItemPath
  /// The path of the item as it is shown now.
  package private(set) var target: ItemPath
  /// The number of items in each section of the data source.
  private let sourceCounts: [Int]
  /// A map from the paths of all items in the data source to the paths at which the list shows
  /// them.
  private var paths: PathMap

  /// Creates an item that has not been moved yet.
  package init(_ source: ItemPath, counts: [Int]) {
    self.source = source
    sourceCounts = counts
    target = source
    paths = UpdatePlan(moving: source, to: source, counts: counts).paths
  }

  /// The number of items in each section as it is shown.
  package var shownCounts: [Int] {
    UpdatePlan(moving: source, to: target, counts: sourceCounts).countsAfter
  }

  /// Returns the update that moves the item from its current target to another target.
  package func step(to path: ItemPath) -> ListUpdate {
    ListUpdate(UpdatePlan(moving: target, to: path, counts: shownCounts))
  }

  /// Makes a path the current target.
  package mutating func setTarget(_ path: ItemPath) {
    target = path
    paths = UpdatePlan(moving: source, to: path, counts: sourceCounts).paths
  }

  /// Whether the item can move to a path.
  ///
  /// The last possible path is the path after all other items of a section.
  package func canMove(to path: ItemPath) -> Bool {
    let counts = shownCounts
    guard counts.indices.contains(path.section), path.item >= 0 else { return false }
    return path.item < counts[path.section] + (path.section == target.section ? 0 : 1)
  }

  /// Returns the data source's path of the item that is shown at a path.
  package func dataPath(of path: ItemPath) -> ItemPath? { paths.before(path) }

  /// Returns the path at which an item of the data source is shown.
  package func shownPath(of path: ItemPath) -> ItemPath? { paths.after(path) }
}

extension UpdatePlan {
  /// Creates a plan that moves one item, or an empty plan if the source is the target.
  fileprivate init(moving source: ItemPath, to target: ItemPath, counts: [Int]) {
    guard source != target else {
      self.init(countsBefore: counts, countsAfter: counts)
      return
    }
    var after = counts
    after[source.section] -= 1
    after[target.section] += 1
    self.init(
      items: Changes(moves: [PositionPair(before: source, after: target)]), countsBefore: counts,
      countsAfter: after)
  }
}
