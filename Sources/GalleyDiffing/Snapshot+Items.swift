extension Snapshot {
  /// Adds items at the end of a section.
  ///
  /// - Returns: Those that were left out, because they are in the snapshot already or stand earlier
  ///   in `items`.
  /// - Throws: `SnapshotError.noSuchSection`
  /// - Complexity: O(*k*) on average in the number of items.
  @inlinable @discardableResult
  public mutating func append(
    _ items: [ItemID], to section: SectionID
  ) throws(SnapshotError) -> [ItemID] {
    guard let position = sectionPositions[section] else {
      throw .noSuchSection(String(describing: section))
    }
    let isLast = position == sections.count - 1
    if !isLast { starts = [] }
    // The array is taken out while it grows, so that it grows in place.
    var handles: [UInt32] = []
    swap(&handles, &sections[position].items)
    handles.reserveCapacity(handles.count + items.count)
    let leftOut = add(items, to: &handles)
    swap(&handles, &sections[position].items)
    if isLast && !starts.isEmpty { starts[starts.count - 1] = itemCount }
    checkInvariants()
    return leftOut
  }

  /// Adds items before another.
  ///
  /// - Returns: Those that were left out, because they are in the snapshot already or stand earlier
  ///   in `items`.
  /// - Throws: `SnapshotError.noSuchItem`
  @inlinable @discardableResult
  public mutating func insert(
    _ items: [ItemID], before item: ItemID
  ) throws(SnapshotError) -> [ItemID] {
    insert(items, at: try known(item))
  }

  /// Adds items after another.
  ///
  /// - Returns: Those that were left out, because they are in the snapshot already or stand earlier
  ///   in `items`.
  /// - Throws: `SnapshotError.noSuchItem`
  @inlinable @discardableResult
  public mutating func insert(
    _ items: [ItemID], after item: ItemID
  ) throws(SnapshotError) -> [ItemID] {
    let path = try known(item)
    return insert(items, at: ItemPath(section: path.section, item: path.item + 1))
  }

  /// Adds items at a path; what stands there and after it in the section makes room.
  ///
  /// - Returns: Those that were left out, because they are in the snapshot already or stand earlier
  ///   in `items`.
  /// - Precondition: `path` is in the snapshot, or one past the last item of a section.
  @inlinable @discardableResult
  public mutating func insert(_ items: [ItemID], at path: ItemPath) -> [ItemID] {
    var handles: [UInt32] = []
    let leftOut = add(items, to: &handles)
    if !handles.isEmpty {
      sections[path.section].items.insert(contentsOf: handles, at: path.item)
      starts = []
    }
    checkInvariants()
    return leftOut
  }

  /// Removes items. Items that are not in the snapshot are passed over.
  ///
  /// - Complexity: O(*k* + *n*) in the items removed and those in the snapshot.
  public mutating func delete(_ items: [ItemID]) {
    let handles = Set(items.compactMap { handle(of: $0) })
    guard !handles.isEmpty else { return }
    for handle in handles { places[Int(handle)] = Self.absent }
    storedItemCount -= handles.count
    var left = handles.count
    // Sections that lose nothing keep their storage, and so stay free to compare.
    for position in sections.indices where left > 0 {
      let kept = sections[position].items.filter { isPresent($0) }
      left -= sections[position].items.count - kept.count
      if kept.count < sections[position].items.count { sections[position].items = kept }
    }
    starts = []
    checkInvariants()
  }

  /// Removes all sections and items. Identities keep their handles.
  public mutating func deleteAll() { delete(sections: sectionIDs) }

  /// Moves an item before another, into that one's section. An item before itself stays.
  ///
  /// - Throws: `SnapshotError.noSuchItem`
  public mutating func move(_ item: ItemID, before target: ItemID) throws(SnapshotError) {
    try move(item, to: target, offset: 0)
  }

  /// Moves an item after another, into that one's section. An item after itself stays.
  ///
  /// - Throws: `SnapshotError.noSuchItem`
  public mutating func move(_ item: ItemID, after target: ItemID) throws(SnapshotError) {
    try move(item, to: target, offset: 1)
  }

  private mutating func move(
    _ item: ItemID, to target: ItemID, offset: Int
  ) throws(SnapshotError) {
    let source = try known(item)
    var destination = try known(target)
    guard source != destination else { return }
    destination.item += offset
    if source.section == destination.section && source.item < destination.item {
      destination.item -= 1
    }
    guard source != destination else { return }
    let handle = sections[source.section].items.remove(at: source.item)
    sections[destination.section].items.insert(handle, at: destination.item)
    starts = []
    checkInvariants()
  }

  // MARK: Adding

  /// Puts the handles of new items last in `handles`, and counts them.
  ///
  /// - Returns: The items that are in the snapshot already.
  @inlinable
  internal mutating func add(_ items: [ItemID], to handles: inout [UInt32]) -> [ItemID] {
    makeIndexOwn(adding: items.count)
    var places = [UInt32]()
    swap(&places, &self.places)
    var place = UInt32(truncatingIfNeeded: itemCount)
    var leftOut: [ItemID] = []
    var position = 0
    places.reserveCapacity(index.count + items.count)
    index.addHandles(of: items) { handle, isNew in
      // A handle that is new, or of an item that came and went before this snapshot was copied.
      if isNew || Int(handle) >= places.count {
        while places.count < Int(handle) { places.append(Self.absent) }
        places.append(place)
        handles.append(handle)
        place &+= 1
      } else if places[Int(handle)] == Self.absent {
        places[Int(handle)] = place
        handles.append(handle)
        place &+= 1
      } else {
        leftOut.append(items[position])
      }
      position &+= 1
    }
    storedItemCount = Int(place)
    swap(&places, &self.places)
    return leftOut
  }

  /// Sees to it that handles can be added without changing another snapshot.
  @inlinable
  internal mutating func makeIndexOwn(adding count: Int) {
    if isKnownUniquelyReferenced(&index) {
      index.renewMark()
      return
    }
    let isDeep = index.depth >= IdentityIndex<ItemID>.depthLimit
    let isSmall = index.count <= count * 2
    index = isDeep || isSmall ? IdentityIndex(flattening: index) : IdentityIndex(on: index)
  }
}
