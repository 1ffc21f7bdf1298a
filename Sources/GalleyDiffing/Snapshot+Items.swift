extension Snapshot {
  /// Adds items at the end of a section.
  ///
  ///     try snapshot.append([1, 2, 1], to: "today")  // [1]: left out, since it is there already
  ///
  /// - Returns: The items that were left out, because they are in the snapshot already or occur
  ///   earlier in `items`.
  /// - Throws: `SnapshotError.noSuchSection`
  /// - Complexity: O(*k*) on average in the number of items added; O(*k* + *n*) while a copy of the
  ///   snapshot shares the storage that has to change.
  @inlinable @discardableResult
  public mutating func append(
    _ items: [ItemID], to section: SectionID
  ) throws(SnapshotError) -> [ItemID] {
    let position = try known(section)
    makeIndexOwn(adding: items.count)
    let isLast = position == handles.count - 1
    if !isLast { starts = [] }
    // The array is moved to a local variable while it grows. Otherwise it would be copied, because
    // it would have two references.
    var section: [UInt32] = []
    swap(&section, &handles[position])
    let leftOut = add(items, to: &section)
    swap(&section, &handles[position])
    if isLast && !starts.isEmpty { starts[starts.count - 1] = itemCount }
    checkInvariants()
    return leftOut
  }

  /// Adds items before another item.
  ///
  /// - Returns: The items that were left out, because they are in the snapshot already or occur
  ///   earlier in `items`.
  /// - Throws: `SnapshotError.noSuchItem`
  /// - Complexity: That of `path(of:)`, and O(*m*) in the items of the section.
  @inlinable @discardableResult
  public mutating func insert(
    _ items: [ItemID], before item: ItemID
  ) throws(SnapshotError) -> [ItemID] {
    insert(items, at: try known(item))
  }

  /// Adds items after another item.
  ///
  /// - Returns: The items that were left out, because they are in the snapshot already or occur
  ///   earlier in `items`.
  /// - Throws: `SnapshotError.noSuchItem`
  /// - Complexity: That of `path(of:)`, and O(*m*) in the items of the section.
  @inlinable @discardableResult
  public mutating func insert(
    _ items: [ItemID], after item: ItemID
  ) throws(SnapshotError) -> [ItemID] {
    let path = try known(item)
    return insert(items, at: ItemPath(section: path.section, item: path.item + 1))
  }

  /// Inserts items at a path. The items at and after this path move toward the end of the section.
  ///
  /// - Returns: The items that were left out, because they are in the snapshot already or occur
  ///   earlier in `items`.
  /// - Precondition: `path` is in the snapshot, or one past the last item of a section.
  @inlinable @discardableResult
  public mutating func insert(_ items: [ItemID], at path: ItemPath) -> [ItemID] {
    precondition(
      handles.indices.contains(path.section) && path.item >= 0
        && path.item <= handles[path.section].count,
      "items cannot be inserted at \(path): there is no such place in the snapshot")
    makeIndexOwn(adding: items.count)
    var new: [UInt32] = []
    let leftOut = add(items, to: &new)
    if !new.isEmpty {
      handles[path.section].insert(contentsOf: new, at: path.item)
      starts = []
    }
    checkInvariants()
    return leftOut
  }

  /// Removes items.
  ///
  /// Items that are not in the snapshot are ignored.
  ///
  /// - Complexity: O(*k* + *n*) in the removed items and the items in the snapshot.
  public mutating func delete(_ items: [ItemID]) {
    if items.count == 1 {
      deleteOne(items[0])
      return
    }
    let removed = Set(items.compactMap { handle(of: $0) })
    guard !removed.isEmpty else { return }
    for handle in removed { places[Int(handle)] = Self.absent }
    storedItemCount -= removed.count
    var left = removed.count
    // Sections that lose no item keep their storage, so that a later comparison skips them.
    for position in handles.indices where left > 0 {
      let kept = handles[position].filter { isPresent($0) }
      left -= handles[position].count - kept.count
      if kept.count < handles[position].count { handles[position] = kept }
    }
    starts = []
    checkInvariants()
  }

  private mutating func deleteOne(_ item: ItemID) {
    guard let handle = handle(of: item) else { return }
    let path = path(ofHandle: handle)
    handles[path.section].remove(at: path.item)
    places[Int(handle)] = Self.absent
    storedItemCount -= 1
    starts = []
    checkInvariants()
  }

  /// Removes all sections and items.
  ///
  /// The handles, which are the numbers that the snapshot stores for identities, remain valid.
  public mutating func deleteAll() {
    for section in handles {
      for handle in section { places[Int(handle)] = Self.absent }
    }
    handles = []
    storedSectionIDs = []
    sectionPositions = [:]
    storedItemCount = 0
    starts = [0]
    checkInvariants()
  }

  /// Moves an item before another item, into the section of the other item.
  ///
  /// Moving an item before itself does nothing.
  ///
  /// - Throws: `SnapshotError.noSuchItem`
  /// - Complexity: That of `path(of:)`, and O(*m*) in the items of both sections.
  public mutating func move(_ item: ItemID, before target: ItemID) throws(SnapshotError) {
    try move(item, to: target, offset: 0)
  }

  /// Moves an item after another item, into the section of the other item.
  ///
  /// Moving an item after itself does nothing.
  ///
  /// - Throws: `SnapshotError.noSuchItem`
  /// - Complexity: That of `path(of:)`, and O(*m*) in the items of both sections.
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
    let handle = handles[source.section].remove(at: source.item)
    handles[destination.section].insert(handle, at: destination.item)
    starts = []
    checkInvariants()
  }

  // MARK: Adding

  /// Appends the handles of new items to `handles`, and counts the new items. A handle is the
  /// number that the snapshot stores for an identity.
  ///
  /// - Precondition: `makeIndexOwn(adding:)` was called before the handles of a section were moved
  ///   to a local variable.
  /// - Returns: The items that are in the snapshot already or occur earlier in `items`.
  @inlinable
  internal mutating func add(_ items: [ItemID], to handles: inout [UInt32]) -> [ItemID] {
    // The array is moved to a local variable while it grows. Otherwise it would be copied, because
    // it would have two references.
    var places = [UInt32]()
    swap(&places, &self.places)
    let start = index.count
    #if INTERNAL_CHECKS
    precondition(places.count == start, "a place a handle")
    #endif
    let known = index.addHandles(of: items)
    let end = index.count

    var place = UInt32(truncatingIfNeeded: itemCount)
    var leftOut: [ItemID] = []
    if known.isEmpty {
      handles.append(contentsOf: UInt32(start)..<UInt32(end))
      places.append(contentsOf: place..<(place + UInt32(end - start)))
      place += UInt32(end - start)
    } else {
      places.append(contentsOf: repeatElement(Self.absent, count: end - start))
      var next = start
      var nextKnown = known.makeIterator()
      var known = nextKnown.next()
      for offset in items.indices {
        var handle = next
        if let found = known, found.offset == offset {
          handle = found.position
          known = nextKnown.next()
        } else {
          next += 1
        }
        if places[handle] == Self.absent {
          places[handle] = place
          handles.append(UInt32(handle))
          place += 1
        } else {
          leftOut.append(items[offset])
        }
      }
    }
    storedItemCount = Int(place)
    swap(&places, &self.places)
    return leftOut
  }

  /// Makes sure that no other snapshot shares `index`, which assigns handles to identities. Then
  /// handles can be added without changing another snapshot.
  @inlinable
  internal mutating func makeIndexOwn(adding count: Int) {
    if index.count > 4 * (itemCount + count) + 1024 {
      startAfresh()
      return
    }
    if isKnownUniquelyReferenced(&index) {
      index.renewMark()
      return
    }
    let isDeep = index.depth >= IdentityIndex<ItemID>.depthLimit
    let isSmall = index.count <= count * 2
    index = isDeep || isSmall ? IdentityIndex(flattening: index) : IdentityIndex(on: index)
  }

  /// Gives new handles to the items in the snapshot, and removes all other identities from the
  /// index.
  ///
  /// Without this method, the index of a feed that runs for days would contain every identity that
  /// was ever shown. The next difference from an older copy of the snapshot has to compare
  /// identities, because the handles of the copy differ.
  @inlinable
  internal mutating func startAfresh() {
    let identities = handles.map { $0.map { index[$0] } }
    index = IdentityIndex()
    var next: UInt32 = 0
    for (section, identities) in identities.enumerated() {
      _ = index.addHandles(of: identities)
      let end = next + UInt32(identities.count)
      handles[section] = Array(next..<end)
      next = end
    }
    places = Array(0..<next)
    starts = handles.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
  }
}
