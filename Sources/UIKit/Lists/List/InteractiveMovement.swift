import Foundation
import GalleyDiffing

/// An item that a finger moves: its path in the data source, and its path among the items as they
/// are shown.
///
/// The data source is told when the finger is lifted. Until then the list shows another order than
/// the data source has. This value translates paths between the two.
internal struct InteractiveMovement {
  /// The path of the item in the data source.
  let source: ItemPath
  /// The number of items in each section of the data source.
  let sourceCounts: [Int]
  /// The path of the item as it is shown now.
  private(set) var target: ItemPath
  /// The position of the finger, in the coordinates of the content.
  var position: CGPoint
  /// The next target and when it becomes current, if the finger stays where it is.
  var pending: Pending?
  /// The identifier of the frame clock's listener, which runs while the list scrolls under the
  /// finger or a target is pending.
  var listener: Int?
  /// The time of the clock's last tick.
  var lastTick: TimeInterval = 0
  /// The paths of all items, from the data source's order to the one that is shown.
  private var paths: PathMap

  /// A target that becomes current at a time.
  struct Pending {
    var path: ItemPath
    var due: TimeInterval
  }

  init(of source: ItemPath, counts: [Int], at position: CGPoint) {
    self.source = source
    sourceCounts = counts
    target = source
    self.position = position
    paths = UpdatePlan(moving: source, to: source, counts: counts).paths
  }

  /// The number of items in each section as it is shown.
  var shownCounts: [Int] {
    UpdatePlan(moving: source, to: target, counts: sourceCounts).countsAfter
  }

  /// Returns the update that moves the item from its current target to another one.
  func step(to path: ItemPath) -> ListUpdate {
    ListUpdate(UpdatePlan(moving: target, to: path, counts: shownCounts))
  }

  /// Makes a path the current target.
  mutating func setTarget(_ path: ItemPath) {
    target = path
    pending = nil
    paths = UpdatePlan(moving: source, to: path, counts: sourceCounts).paths
  }

  /// Whether the item can move to a path. The last possible path is the one after all other items
  /// of a section.
  func canGo(to path: ItemPath) -> Bool {
    let counts = shownCounts
    guard counts.indices.contains(path.section), path.item >= 0 else { return false }
    return path.item < counts[path.section] + (path.section == target.section ? 0 : 1)
  }

  /// Returns the data source's path of the item that is shown at a path.
  func dataPath(of path: ItemPath) -> ItemPath? { paths.before(path) }

  /// Returns the path at which an item of the data source is shown.
  func shownPath(of path: ItemPath) -> ItemPath? { paths.after(path) }
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
