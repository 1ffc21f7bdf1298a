/// A tree of items, some of which are expanded.
///
/// The items are in one list, each after its parent. A second list contains their levels. So the
/// descendants of an item are the items that directly follow it and have a higher level.
///
///     var tree = ItemTree<String>()
///     tree.insert(["fruit", "apple", "pear", "bread"], levels: [0, 1, 1, 0], at: 0)
///     tree.visiblePositions              // [0, 3]
///     tree.setExpanded(true, ["fruit"])
///     tree.visiblePositions              // [0, 1, 2, 3]
package struct ItemTree<ID: Hashable> {
  /// The items, each after its parent.
  package private(set) var ids: [ID] = []
  /// The level of each item.
  ///
  /// The level of a root item is 0.
  package private(set) var levels: [Int] = []
  /// The expanded items. The children of an expanded item are visible if the item itself is
  /// visible.
  package private(set) var expanded: Set<ID> = []
  /// The number of each item: its position if it is before `boundary`, and otherwise its position
  /// minus the number of items, which is negative.
  ///
  /// An item that does not equal itself, such as NaN, can't be found, so it has no number.
  private var numbers: [ID: Int] = [:]
  /// The position from which items are numbered from the end.
  ///
  /// The numbers of these items stay the same when items are inserted before them. The boundary is
  /// the end of the last insertion, so that the next insertion renumbers only the items between the
  /// two positions.
  private var boundary = 0

  /// Creates a tree without items.
  package init() {}

  /// Returns the position of an item in `ids`; `nil` if it is not in the tree.
  package func position(of id: ID) -> Int? {
    numbers[id].map { $0 < 0 ? ids.count + $0 : $0 }
  }

  /// Whether an item is in the tree.
  package func contains(_ id: ID) -> Bool { numbers[id] != nil }

  /// Returns the position after the last descendant of an item.
  ///
  /// - Complexity: O(*k*) in the number of descendants.
  package func end(ofItemAt position: Int) -> Int {
    ids[(position + 1)...].indices.first { levels[$0] <= levels[position] } ?? ids.count
  }

  /// Returns the position of an item's parent; `nil` for a root item.
  package func parent(ofItemAt position: Int) -> Int? {
    guard levels[position] > 0 else { return nil }
    return ids[..<position].indices.last { levels[$0] < levels[position] }
  }

  /// The positions of the items whose ancestors are all expanded.
  package var visiblePositions: [Int] {
    var visible: [Int] = []
    // Items with a higher level than this are below an item that is collapsed.
    var open = 0
    for position in ids.indices where levels[position] <= open {
      visible.append(position)
      open = levels[position] + (expanded.contains(ids[position]) ? 1 : 0)
    }
    return visible
  }

  /// Whether all ancestors of an item are expanded.
  package func isVisible(_ position: Int) -> Bool {
    var position = position
    while let parent = parent(ofItemAt: position) {
      guard expanded.contains(ids[parent]) else { return false }
      position = parent
    }
    return true
  }

  /// A part of a tree.
  package struct Branch {
    /// The item above the branch, which is not part of the branch; `nil` for the branch of the root
    /// items.
    package let parent: ID?
    /// The items, each after its parent.
    package fileprivate(set) var ids: [ID] = []
    /// The level of each item in the branch.
    package fileprivate(set) var levels: [Int] = []
  }

  /// Returns the branches that remain when some items are left out: first the branch of the root
  /// items, and then the branch below each item that is left out.
  ///
  /// - Complexity: O(*n*) in the number of items.
  package func branches(without isLeftOut: (ID) -> Bool) -> [Branch] {
    var branches = [Branch(parent: nil)]
    // The ancestors of the current item: the level of each, its branch, and its level in the
    // branch. The level in the branch is -1 for an ancestor that is left out.
    var ancestors: [(level: Int, branch: Int, levelInBranch: Int)] = []
    for (id, level) in zip(ids, levels) {
      while let last = ancestors.last, last.level >= level { ancestors.removeLast() }
      if isLeftOut(id) {
        ancestors.append((level, branches.count, -1))
        branches.append(Branch(parent: id))
      } else {
        let (branch, levelInBranch) =
          ancestors.last.map { ($0.branch, $0.levelInBranch + 1) } ?? (0, 0)
        ancestors.append((level, branch, levelInBranch))
        branches[branch].ids.append(id)
        branches[branch].levels.append(levelInBranch)
      }
    }
    return branches
  }

  // MARK: Changing

  /// Inserts items with their levels at a position.
  ///
  /// - Precondition: None of the new items is in the tree, and the levels are valid at the
  ///   position.
  /// - Complexity: Besides moving the items in memory, O(*k* + *d*) in the number of new items, and
  ///   in the distance from the end of the last insertion.
  package mutating func insert(_ new: [ID], levels newLevels: [Int], at position: Int) {
    guard !new.isEmpty else { return }
    moveBoundary(to: position)
    ids.insert(contentsOf: new, at: position)
    levels.insert(contentsOf: newLevels, at: position)
    moveBoundary(to: position + new.count)
    checkInvariants()
  }

  /// Removes items with all their descendants.
  package mutating func remove(at removed: [Int]) {
    guard let first = removed.min() else { return }
    var dropped = Set<Int>()
    for position in removed where !dropped.contains(position) {
      dropped.formUnion(position..<end(ofItemAt: position))
    }
    for position in dropped {
      numbers[ids[position]] = nil
      expanded.remove(ids[position])
    }
    let kept = ids.indices.filter { !dropped.contains($0) }
    (ids, levels) = (kept.map { ids[$0] }, kept.map { levels[$0] })
    boundary = min(boundary, first)
    moveBoundary(to: ids.count)
    checkInvariants()
  }

  /// Expands or collapses items.
  ///
  /// Items that are not in the tree are ignored.
  package mutating func setExpanded(_ isExpanded: Bool, _ items: [ID]) {
    for item in items where contains(item) {
      if isExpanded { expanded.insert(item) } else { expanded.remove(item) }
    }
  }

  /// Numbers the items between the old and the new boundary.
  private mutating func moveBoundary(to position: Int) {
    while boundary < position {
      setNumber(boundary, of: ids[boundary])
      boundary += 1
    }
    while boundary > position {
      boundary -= 1
      setNumber(boundary - ids.count, of: ids[boundary])
    }
  }

  private mutating func setNumber(_ number: Int, of id: ID) {
    if id == id { numbers[id] = number }
  }

  private func checkInvariants() {
    #if INTERNAL_CHECKS
    precondition(
      ids.count == levels.count && ids.count(where: { $0 == $0 }) == numbers.count,
      "the lists of a tree differ in length")
    for (position, id) in ids.enumerated() {
      precondition(
        self.position(of: id) == position || id != id, "\(id) is not at position \(position)")
      let deepest = position == 0 ? 0 : levels[position - 1] + 1
      precondition((0...deepest).contains(levels[position]), "\(id) has no parent")
    }
    precondition(expanded.allSatisfy { contains($0) }, "an expanded item is not in the tree")
    #endif
  }
}

extension ItemTree: Equatable {
  package static func == (one: ItemTree, other: ItemTree) -> Bool {
    one.ids == other.ids && one.levels == other.levels && one.expanded == other.expanded
  }
}
