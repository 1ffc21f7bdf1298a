extension NSDiffableDataSourceSectionSnapshot {
  /// Adds items below another, after what is there already, or at the end of the top level.
  ///
  ///     outline.append(["apple", "pear"], to: "fruit")
  ///
  /// - Precondition: The parent is there, and the items are not.
  /// - Complexity: O(*k*) at the end of the top level; O(*n*) elsewhere.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    let items = admitted(items)
    guard !items.isEmpty else { return }
    let position = parent.map { known($0, "Parent item identifier") }
    let level = position.map { tree.levels[$0] + 1 } ?? 0
    insert(items, at: position.map { tree.end(ofItemAt: $0) } ?? tree.ids.count, level: level)
  }

  /// Adds items before another, as deep as that one.
  ///
  /// - Precondition: That one is there, and the items are not.
  public mutating func insert(
    _ items: [ItemIdentifierType], before item: ItemIdentifierType
  ) {
    let items = admitted(items)
    guard !items.isEmpty else { return }
    let position = found(item)
    insert(items, at: position, level: tree.levels[position])
  }

  /// Adds items after another and all that is below it, as deep as that one.
  ///
  /// - Precondition: That one is there, and the items are not.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let items = admitted(items)
    guard !items.isEmpty else { return }
    let position = found(item)
    insert(items, at: tree.end(ofItemAt: position), level: tree.levels[position])
  }

  /// Removes items with all that is below them.
  ///
  /// - Precondition: They are there.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    tree.remove(at: items.map { found($0) })
  }

  /// Removes everything.
  public mutating func deleteAll() { tree = ItemTree() }

  /// Opens items. Those that are not there are passed over; what is below them may come later.
  public mutating func expand(_ items: [ItemIdentifierType]) { tree.setExpanded(true, items) }

  /// Closes items. Those that are not there are passed over.
  public mutating func collapse(_ items: [ItemIdentifierType]) { tree.setExpanded(false, items) }

  // MARK: Other snapshots

  /// Puts what another snapshot holds below an item, instead of what was there.
  ///
  /// - Precondition: The parent is there, and none of the others is elsewhere.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    let position = known(parent, "Parent item identifier")
    let end = tree.end(ofItemAt: position)
    let level = tree.levels[position] + 1
    tree.remove(at: (position + 1..<end).filter { tree.levels[$0] == level })
    insert(snapshot, at: position + 1, level: level)
  }

  /// Puts what another snapshot holds before an item, its top level as deep as that one.
  ///
  /// - Precondition: The item is there, and none of the others is.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType
  ) {
    let position = found(item)
    insert(snapshot, at: position, level: tree.levels[position])
  }

  /// Puts what another snapshot holds after an item and all that is below it, its top level as deep as
  /// that one.
  ///
  /// - Precondition: The item is there, and none of the others is.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType
  ) {
    let position = found(item)
    insert(snapshot, at: tree.end(ofItemAt: position), level: tree.levels[position])
  }

  private mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, at position: Int, level: Int
  ) {
    let known = snapshot.tree.ids.filter { tree.contains($0) }
    var snapshot = snapshot
    if !known.isEmpty {
      _ = admitted(snapshot.tree.ids)
      snapshot.delete(known)
    }
    let added = snapshot.tree
    tree.insert(added.ids, levels: added.levels.map { $0 + level }, at: position)
    tree.setExpanded(true, Array(added.expanded))
  }

  private mutating func insert(_ items: [ItemIdentifierType], at position: Int, level: Int) {
    tree.insert(items, levels: items.map { _ in level }, at: position)
  }

  /// Those that may come in: all of them, or the program stops.
  private func admitted(_ items: [ItemIdentifierType]) -> [ItemIdentifierType] {
    let repeated = repeats(in: items)
    let double = repeated + items.filter { tree.contains($0) && !repeated.contains($0) }
    if double.isEmpty { return items }
    SnapshotMisuse.isDuplicate(
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers", double,
      "Delete an item before it comes in elsewhere")
    var seen: Set<ItemIdentifierType> = []
    return items.filter { !tree.contains($0) && seen.insert($0).inserted }
  }

  private func found(_ item: ItemIdentifierType) -> Int {
    guard let position = tree.position(of: item) else {
      Misuse.trap("Failed to find index of item \(item)", "it is not in the section snapshot")
    }
    return position
  }
}
