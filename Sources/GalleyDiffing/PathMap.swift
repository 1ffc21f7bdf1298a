/// The paths of the sections and items of a plan, before and after the update.
///
///     plan.paths.after(ItemPath(section: 0, item: 3))  // the new path of the item
///
/// - Complexity: O(*k* log *k*) to create, O(log *k*) to look up, where *k* is the number of
///   changes.
public struct PathMap: Sendable {
  /// The positions of sections, before and after the update.
  public let sections: PositionMap
  /// The maps of sections in which items changed, by the section's position before the update.
  private let itemsByBefore: [Int: PositionMap]
  /// The same maps, by the section's position after the update.
  private let itemsByAfter: [Int: PositionMap]
  /// The map of sections without changes.
  private let unchanged = PositionMap(Changes())
  /// The paths after the update of the items that moved from one section to another, by their paths
  /// before the update.
  private let afterOfMoved: [ItemPath: ItemPath]
  /// The paths before the update of the same items, by their paths after the update.
  private let beforeOfMoved: [ItemPath: ItemPath]

  /// Creates a map for a plan that is consistent, see `UpdatePlan.problems(asOneBatch:)`.
  public init(_ plan: UpdatePlan) {
    let sections = PositionMap(plan.sections)
    self.sections = sections

    var changes: [Int: Changes<Int>] = [:]
    for path in plan.items.deletes {
      changes[path.section, default: Changes()].deletes.append(path.item)
    }
    for path in plan.items.inserts {
      guard let before = sections.before(path.section) else { continue }
      changes[before, default: Changes()].inserts.append(path.item)
    }
    var afterOfMoved: [ItemPath: ItemPath] = [:]
    for move in plan.items.moves {
      let target = sections.before(move.after.section)
      if let target, target == move.before.section {
        changes[target, default: Changes()].moves.append(
          PositionPair(before: move.before.item, after: move.after.item))
        continue
      }
      afterOfMoved[move.before] = move.after
      changes[move.before.section, default: Changes()].deletes.append(move.before.item)
      if let target { changes[target, default: Changes()].inserts.append(move.after.item) }
    }
    self.afterOfMoved = afterOfMoved
    beforeOfMoved = Dictionary(
      afterOfMoved.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })

    let maps = changes.mapValues { PositionMap($0) }
    itemsByBefore = maps
    itemsByAfter = Dictionary(
      maps.compactMap { section, map in sections.after(section).map { ($0, map) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the path after the update of the item that was at `path` before the update; `nil` if
  /// the item was deleted.
  public func after(_ path: ItemPath) -> ItemPath? {
    if let moved = afterOfMoved[path] { return moved }
    guard let section = sections.after(path.section) else { return nil }
    return (itemsByBefore[path.section] ?? unchanged).after(path.item).map {
      ItemPath(section: section, item: $0)
    }
  }

  /// Returns the path before the update of the item that is at `path` after the update; `nil` if
  /// the item was inserted.
  public func before(_ path: ItemPath) -> ItemPath? {
    if let moved = beforeOfMoved[path] { return moved }
    guard let section = sections.before(path.section) else { return nil }
    return (itemsByAfter[path.section] ?? unchanged).before(path.item).map {
      ItemPath(section: section, item: $0)
    }
  }
}

extension UpdatePlan {
  /// The paths of each section and item, before and after the update.
  ///
  /// - Precondition: The plan has no problems, see `validated(asOneBatch:)`. The results for a plan
  ///   with problems are undefined.
  /// - Complexity: O(*k* log *k*) in the number of changes. Store the map to use it more than once.
  public var paths: PathMap { PathMap(self) }
}
