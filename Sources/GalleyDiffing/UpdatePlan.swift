/// What an update does to a list of sections: the value between two snapshots, and what a batch of
/// recorded calls amounts to.
///
/// Section changes are positions in the list of sections, item changes are paths. Deletes and the
/// `before` of pairs are read in the order before, inserts and the `after` of pairs in the order
/// after. What belongs to a deleted section goes with it, and what belongs to an inserted section
/// comes with it; such items are named only when they move out of the one or into the other.
///
///     let plan = UpdatePlan(
///       items: Changes(deletes: [ItemPath(section: 0, item: 2)]),
///       countsBefore: [5], countsAfter: [4])
///     print(plan)
///     // 1 section, 5 items → 1 section, 4 items
///     // items: delete 0.2
@frozen
public struct UpdatePlan: Hashable, Sendable {
  /// What happens to whole sections.
  public var sections: Changes<Int>
  /// What happens to items.
  public var items: Changes<ItemPath>
  /// Items whose cells stay and are filled anew, by their paths after.
  public var reconfigured: [ItemPath]
  /// How many items each section has before.
  public var countsBefore: [Int]
  /// How many items each section has after.
  public var countsAfter: [Int]

  /// A plan of these changes. Nothing is checked here, see `validated(asOneBatch:)`.
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

  /// Whether nothing happens.
  @inlinable
  public var isEmpty: Bool { !movesAnything && reconfigured.isEmpty }

  /// Whether sections or items go, come, move or are shown anew.
  @inlinable
  public var movesAnything: Bool { !sections.isEmpty || !items.isEmpty }
}

extension UpdatePlan {
  /// The plan for one section whose items changed by `difference`.
  ///
  /// - Parameters:
  ///   - difference: What happened to the section's items.
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
  /// The counts, then a line each for sections, items and reconfigured items, where there are any.
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
