import GalleyDiffing

extension NSDiffableDataSourceSectionSnapshot {
  /// Adds items as the last children of a parent, or at the end of the root items.
  ///
  ///     outline.append(["apple", "pear"], to: "fruit")
  ///
  /// - Precondition: The parent is in the snapshot, and the items are not.
  /// - Complexity: O(*k*) in the number of added items at the end of the root items; elsewhere
  ///   O(*n*) in the number of all items. If one parent after the other is filled, in the order of
  ///   the parents, each item changes its position only a few times.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    let items = admitted(items)
    guard !items.isEmpty else { return }
    let position = parent.map { known($0, "Parent item identifier") }
    let level = position.map { tree.levels[$0] + 1 } ?? 0
    insert(items, at: position.map { tree.end(ofItemAt: $0) } ?? tree.ids.count, level: level)
  }

  /// Inserts items before another item, at the level of that item.
  ///
  /// - Precondition: `item` is in the snapshot, and `items` are not.
  public mutating func insert(
    _ items: [ItemIdentifierType], before item: ItemIdentifierType
  ) {
    let items = admitted(items)
    guard !items.isEmpty else { return }
    let position = found(item)
    insert(items, at: position, level: tree.levels[position])
  }

  /// Inserts items after another item and its descendants, at the level of that item.
  ///
  /// - Precondition: `item` is in the snapshot, and `items` are not.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let items = admitted(items)
    guard !items.isEmpty else { return }
    let position = found(item)
    insert(items, at: tree.end(ofItemAt: position), level: tree.levels[position])
  }

  /// Deletes items with all their descendants.
  ///
  /// - Precondition: The items are in the snapshot.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    tree.remove(at: items.map { found($0) })
  }

  /// Deletes all items.
  public mutating func deleteAll() { tree = ItemTree() }

  /// Expands items. Items that are not in the snapshot are ignored. An item without children may be
  /// expanded too.
  public mutating func expand(_ items: [ItemIdentifierType]) { tree.setExpanded(true, items) }

  /// Collapses items. Items that are not in the snapshot are ignored.
  public mutating func collapse(_ items: [ItemIdentifierType]) { tree.setExpanded(false, items) }

  // MARK: Other snapshots

  /// Replaces the descendants of an item by the items of another snapshot.
  ///
  /// - Precondition: The parent is in the snapshot, and none of the new items is elsewhere in it.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    let position = known(parent, "Parent item identifier")
    let end = tree.end(ofItemAt: position)
    let level = tree.levels[position] + 1
    tree.remove(at: (position + 1..<end).filter { tree.levels[$0] == level })
    insert(snapshot, at: position + 1, level: level)
  }

  /// Inserts the items of another snapshot before an item. The root items of the other snapshot get
  /// the level of that item.
  ///
  /// - Precondition: The item is in the snapshot, and none of the new items is.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType
  ) {
    let position = found(item)
    insert(snapshot, at: position, level: tree.levels[position])
  }

  /// Inserts the items of another snapshot after an item and its descendants. The root items of the
  /// other snapshot get the level of that item.
  ///
  /// - Precondition: The item is in the snapshot, and none of the new items is.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType
  ) {
    let position = found(item)
    insert(snapshot, at: tree.end(ofItemAt: position), level: tree.levels[position])
  }

  /// Inserts the items of another snapshot.
  ///
  /// If an item is in this snapshot already, only the item itself is left out. Its descendants
  /// become the last descendants of the equal item in this snapshot.
  private mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, at position: Int, level: Int
  ) {
    let added = snapshot.tree
    if added.ids.contains(where: { tree.contains($0) }) { _ = admitted(added.ids) }
    let expanded = added.expanded.filter { !tree.contains($0) }
    for branch in added.branches(without: { tree.contains($0) }) where !branch.ids.isEmpty {
      let parent = branch.parent.map { found($0) }
      let place = parent.map { tree.end(ofItemAt: $0) } ?? position
      let top = parent.map { tree.levels[$0] + 1 } ?? level
      tree.insert(branch.ids, levels: branch.levels.map { $0 + top }, at: place)
    }
    tree.setExpanded(true, Array(expanded))
  }

  private mutating func insert(_ items: [ItemIdentifierType], at position: Int, level: Int) {
    tree.insert(items, levels: items.map { _ in level }, at: position)
  }

  /// Returns the items that may be inserted. Depending on `DuplicateIdentifiers.current`,
  /// duplicates trap or are left out.
  private func admitted(_ items: [ItemIdentifierType]) -> [ItemIdentifierType] {
    let repeated = repeats(in: items)
    var seen = Set(repeated)
    let double = repeated + items.filter { tree.contains($0) && seen.insert($0).inserted }
    if double.isEmpty { return items }
    SnapshotMisuse.isDuplicate(
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers", double,
      "Delete an item before it comes in elsewhere")
    seen = []
    return items.filter { !tree.contains($0) && seen.insert($0).inserted }
  }

  private func found(_ item: ItemIdentifierType) -> Int {
    guard let position = tree.position(of: item) else {
      Misuse.trap("Failed to find index of item \(item)", "it is not in the section snapshot")
    }
    return position
  }
}
