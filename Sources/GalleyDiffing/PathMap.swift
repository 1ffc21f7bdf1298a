/// Where each section and item of a plan went, and where each came from.
///
///     plan.paths.after(ItemPath(section: 0, item: 3))  // where that item is now
///
/// - Complexity: O(*k* log *k*) to make, O(log *k*) to ask, where *k* is the number of changes.
public struct PathMap: Sendable {
  /// Where sections went and came from.
  public let sections: PositionMap
  /// For sections in which something happened, by their position before.
  private let itemsByBefore: [Int: PositionMap]
  /// The same maps, by the section's position after.
  private let itemsByAfter: [Int: PositionMap]
  private let unchanged = PositionMap(Changes())
  /// Moves from one section to another.
  private let afterOfMoved: [ItemPath: ItemPath]
  private let beforeOfMoved: [ItemPath: ItemPath]

  /// A map for a plan that is consistent, see `UpdatePlan.problems(asOneBatch:)`.
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

  /// Where the item at `path` before is after, or `nil` when it is gone.
  public func after(_ path: ItemPath) -> ItemPath? {
    if let moved = afterOfMoved[path] { return moved }
    guard let section = sections.after(path.section) else { return nil }
    return (itemsByBefore[path.section] ?? unchanged).after(path.item).map {
      ItemPath(section: section, item: $0)
    }
  }

  /// Where the item at `path` after was before, or `nil` when it is new.
  public func before(_ path: ItemPath) -> ItemPath? {
    if let moved = beforeOfMoved[path] { return moved }
    guard let section = sections.before(path.section) else { return nil }
    return (itemsByAfter[path.section] ?? unchanged).before(path.item).map {
      ItemPath(section: section, item: $0)
    }
  }
}

extension UpdatePlan {
  /// Where each section and item went, and where each came from.
  ///
  /// - Precondition: The plan has no problems, see `validated(asOneBatch:)`. From one that has, the
  ///   answers mean nothing.
  /// - Complexity: O(*k* log *k*) in the number of changes. Keep it when asking more than once.
  public var paths: PathMap { PathMap(self) }
}
