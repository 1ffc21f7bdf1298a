extension NSDiffableDataSourceSnapshot {
  /// The sections that are marked to be reloaded, in the order of marking.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.all }

  /// The items that are marked to be reloaded, in the order of marking.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.all }

  /// The items that are marked to be reconfigured, in the order of marking.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.all }

  /// Marks items to be reloaded: they keep their identity and get new cells.
  ///
  /// - Precondition: The items are in the snapshot.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    checkMarked(identifiers, as: "reload")
    reloadedItems.add(identifiers)
  }

  /// Marks items to be reconfigured: they keep their cells, which is cheaper than a reload.
  ///
  ///     price[apple] = 3
  ///     snapshot.reconfigureItems([apple])
  ///
  /// - Precondition: The items are in the snapshot.
  /// - Unverified: the message of the trap; it follows the message for reloading.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    checkMarked(identifiers, as: "reconfigure")
    reconfiguredItems.add(identifiers)
  }

  /// Marks sections to be reloaded with all their items.
  ///
  /// - Precondition: The sections are in the snapshot.
  /// - Unverified: the message of the trap; it follows the message for items.
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

/// The marked identifiers, each once, in the order of marking.
internal struct Marks<ID: Hashable> {
  private(set) var all: [ID] = []
  private var known: Set<ID> = []

  mutating func add(_ ids: [ID]) {
    for id in ids where known.insert(id).inserted { all.append(id) }
  }

  mutating func remove(_ ids: [ID]) {
    if known.isEmpty { return }
    let removed = Set(ids)
    keep { !removed.contains($0) }
  }

  mutating func keep(where isKept: (ID) -> Bool) {
    if known.isEmpty { return }
    all = all.filter(isKept)
    known = Set(all)
  }
}
