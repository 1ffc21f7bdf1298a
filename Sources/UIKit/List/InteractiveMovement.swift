import Foundation
import GalleyDiffing

/// An item that a finger moves: where the data source has it, and where it is among the others meanwhile.
///
/// The data source is told when the finger lets go. Until then the view shows another order than the data
/// has, and this value leads from one to the other.
internal struct InteractiveMovement {
  /// Where the data source has the item.
  let source: ItemPath
  /// How many items each section has, by the data source.
  let sourceCounts: [Int]
  /// Where the item is now among the others.
  private(set) var target: ItemPath
  /// Where the finger has it, in the content.
  var position: CGPoint
  /// Where it will be among the others, if the finger stays for so long.
  var pending: Pending?
  /// What the clock knows it by, while content scrolls under the finger, or something is pending.
  var listener: Int?
  /// When the clock has told last.
  var lastTick: TimeInterval = 0
  /// Where everything went from the data source's order.
  private var paths: PathMap

  /// A place that waits for its time.
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

  /// How many items each section has, as they are shown.
  var shownCounts: [Int] {
    UpdatePlan(moving: source, to: target, counts: sourceCounts).countsAfter
  }

  /// What there is to show if the item goes to another place.
  func step(to path: ItemPath) -> ListUpdate {
    ListUpdate(UpdatePlan(moving: target, to: path, counts: shownCounts))
  }

  /// The item is at another place.
  mutating func take(_ path: ItemPath) {
    target = path
    pending = nil
    paths = UpdatePlan(moving: source, to: path, counts: sourceCounts).paths
  }

  /// Whether the item can be at a place: after all others of a section, at the most.
  func canGo(to path: ItemPath) -> Bool {
    let counts = shownCounts
    guard counts.indices.contains(path.section), path.item >= 0 else { return false }
    return path.item < counts[path.section] + (path.section == target.section ? 0 : 1)
  }

  /// Where the data source has what is shown at a place.
  func dataPath(of path: ItemPath) -> ItemPath? { paths.before(path) }

  /// Where it is shown what the data source has at a place.
  func shownPath(of path: ItemPath) -> ItemPath? { paths.after(path) }
}

extension UpdatePlan {
  /// A plan by which one item goes somewhere else, or nothing at all happens.
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
