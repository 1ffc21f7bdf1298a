/// The changes of an update to a list of sections: the difference between two snapshots, or the
/// calls that were recorded in a batch.
///
/// A section is named by its position, an item by its path. Deletes, and the `before` of moves and
/// reloads, are positions and paths before the update. Inserts, and the `after` of moves and
/// reloads, are positions and paths after the update. The items of a deleted section are deleted
/// with it, and the items of an inserted section are inserted with it. The plan names such an item
/// only if it moves out of the deleted section or into the inserted section.
///
///     let plan = UpdatePlan(
///       items: Changes(deletes: [ItemPath(section: 0, item: 2)]),
///       countsBefore: [5], countsAfter: [4])
///     print(plan)
///     // 1 section, 5 items → 1 section, 4 items
///     // items: delete 0.2
@frozen
public struct UpdatePlan: Hashable, Sendable {
  /// The changes of whole sections.
  public var sections: Changes<Int>
  /// The changes of items.
  public var items: Changes<ItemPath>
  /// The items whose cells stay and are configured again, by their paths after the update.
  public var reconfigured: [ItemPath]
  /// The number of items in each section before the update.
  public var countsBefore: [Int]
  /// The number of items in each section after the update.
  public var countsAfter: [Int]

  /// Creates a plan from changes.
  ///
  /// The changes are not checked. `validated(asOneBatch:)` checks them.
  @inlinable
  public init(
    sections: Changes<Int> = Changes(), items: Changes<ItemPath> = Changes(),
    reconfigured: [ItemPath] = [], countsBefore: [Int], countsAfter: [Int]
  ) {
    self.sections = sections
    self.items = items
    self.reconfigured = reconfigured
    self.countsBefore = countsBefore
    self.countsAfter = countsAfter
  }

  /// Whether there are no changes.
  @inlinable
  public var isEmpty: Bool { !movesAnything && reconfigured.isEmpty }

  /// Whether sections or items are deleted, inserted, moved or reloaded.
  @inlinable
  public var movesAnything: Bool { !sections.isEmpty || !items.isEmpty }
}

extension UpdatePlan {
  /// Creates the plan for one section whose items changed by `difference`.
  ///
  /// - Parameters:
  ///   - difference: The changes of the section's items.
  ///   - section: The section's position. The sections before it have no items in this plan.
  public init(_ difference: ListDifference, inSection section: Int = 0) {
    let empty = [Int](repeating: 0, count: section)
    self.init(
      items: difference.changes.map { ItemPath(section: section, item: $0) },
      countsBefore: empty + [difference.beforeCount],
      countsAfter: empty + [difference.afterCount])
  }
}

extension UpdatePlan: CustomStringConvertible {
  /// The counts, followed by one line each for sections, items and reconfigured items, if there are
  /// any.
  public var description: String {
    func counts(_ counts: [Int]) -> String {
      let items = counts.reduce(0, +)
      return "\(counts.count) section\(counts.count == 1 ? "" : "s"), "
        + "\(items) item\(items == 1 ? "" : "s")"
    }
    var lines = ["\(counts(countsBefore)) → \(counts(countsAfter))"]
    if !sections.isEmpty { lines.append("sections: \(sections)") }
    if !items.isEmpty { lines.append("items: \(items)") }
    if !reconfigured.isEmpty {
      lines.append("reconfigured: " + reconfigured.map { "\($0)" }.joined(separator: ", "))
    }
    if isEmpty { lines.append("no changes") }
    return lines.joined(separator: "\n")
  }
}
