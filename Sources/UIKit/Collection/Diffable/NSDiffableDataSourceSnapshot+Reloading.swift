extension NSDiffableDataSourceSnapshot {
  /// The sections that are to be shown anew, in the order in which they were named.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.all }

  /// The items that are to be shown anew, in other cells, in the order in which they were named.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.all }

  /// The items that are to be shown anew in the cells that they have, in the order in which they were
  /// named.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.all }

  /// Has items shown anew in other cells, though their identity stays.
  ///
  /// - Precondition: They are in the snapshot.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    checkMarked(identifiers, as: "reload")
    reloadedItems.add(identifiers)
  }

  /// Has items shown anew in the cells that they have, which is cheaper than to reload them.
  ///
  ///     price[apple] = 3
  ///     snapshot.reconfigureItems([apple])
  ///
  /// - Precondition: They are in the snapshot.
  /// - Unverified: the words of the trap; they follow those for reloading.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    checkMarked(identifiers, as: "reconfigure")
    reconfiguredItems.add(identifiers)
  }

  /// Has sections shown anew, with all that is in them.
  ///
  /// - Precondition: They are in the snapshot.
  /// - Unverified: the words of the trap; they follow those for items.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where list.position(of: identifier) == nil {
      Misuse.trap(
        "Attempted to reload section identifier that does not exist in the snapshot",
        "\(identifier). Append it first")
    }
    reloadedSections.add(identifiers)
  }

  private func checkMarked(_ identifiers: [ItemIdentifierType], as action: String) {
    for identifier in identifiers where !list.contains(identifier) {
      Misuse.trap(
        "Attempted to \(action) item identifier that does not exist in the snapshot",
        "\(identifier). Append it first")
    }
  }
}

/// What was marked, each once, in the order of marking.
internal struct Marks<ID: Hashable> {
  private(set) var all: [ID] = []
  private var known: Set<ID> = []

  mutating func add(_ ids: [ID]) {
    for id in ids where known.insert(id).inserted { all.append(id) }
  }

  mutating func remove(_ ids: [ID]) {
    if known.isEmpty { return }
    let gone = Set(ids)
    keep { !gone.contains($0) }
  }

  mutating func keep(where isKept: (ID) -> Bool) {
    if known.isEmpty { return }
    all = all.filter(isKept)
    known = Set(all)
  }
}
