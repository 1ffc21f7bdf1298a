extension Snapshot {
  /// The number of sections.
  public var sectionCount: Int { handles.count }

  /// The identities of all items, section by section.
  ///
  /// - Complexity: O(*n*)
  public var itemIDs: [ItemID] {
    var items: [ItemID] = []
    items.reserveCapacity(itemCount)
    for section in handles { items.append(contentsOf: identities(of: section)) }
    return items
  }

  /// Returns the identities of a section's items, in order.
  ///
  /// - Throws: `SnapshotError.noSuchSection`
  /// - Complexity: O(*k*) in the items of the section.
  public func itemIDs(in section: SectionID) throws(SnapshotError) -> [ItemID] {
    identities(of: handles[try known(section)])
  }

  /// Returns the number of items in a section.
  ///
  /// - Throws: `SnapshotError.noSuchSection`
  public func itemCount(in section: SectionID) throws(SnapshotError) -> Int {
    handles[try known(section)].count
  }

  /// Whether an item is in the snapshot.
  ///
  /// - Complexity: O(1) on average.
  public func contains(_ item: ItemID) -> Bool { handle(of: item) != nil }

  /// Returns the position of a section, or `nil` if it is not in the snapshot.
  ///
  /// - Complexity: O(1) on average.
  public func position(of section: SectionID) -> Int? { sectionPositions[section] }

  /// Returns the path of an item, or `nil` if it is not in the snapshot.
  ///
  /// - Complexity: O(log *s*) in the number of sections while the snapshot is in order: as long as
  ///   items were only appended to its last section, and after `putInOrder()`. Otherwise O(*n*).
  public func path(of item: ItemID) -> ItemPath? { handle(of: item).map { path(ofHandle: $0) } }

  /// Returns the section that contains an item, or `nil` if the item is not in the snapshot.
  public func section(containing item: ItemID) -> SectionID? {
    path(of: item).map { sectionIDs[$0.section] }
  }

  /// Returns the position of an item among the items of all sections, or `nil` if it is not in the
  /// snapshot.
  public func position(ofItem item: ItemID) -> Int? {
    guard let path = path(of: item) else { return nil }
    if !starts.isEmpty { return starts[path.section] + path.item }
    return handles[..<path.section].reduce(path.item) { $0 + $1.count }
  }

  /// The identity of the item at a path.
  ///
  /// - Precondition: The path is in the snapshot.
  public subscript(path: ItemPath) -> ItemID {
    precondition(
      handles.indices.contains(path.section) && handles[path.section].indices.contains(path.item),
      "there is no item at \(path) in the snapshot")
    return index[handles[path.section][path.item]]
  }

  /// Makes `path(of:)` fast for all items, until the next edit.
  ///
  /// A data source calls this method once, when it applies a snapshot.
  ///
  /// - Complexity: O(*n*), or O(1) when the snapshot is in order.
  public mutating func putInOrder() {
    guard starts.isEmpty else { return }
    var position = 0
    starts.reserveCapacity(handles.count + 1)
    starts.append(0)
    for section in handles {
      for handle in section {
        places[Int(handle)] = UInt32(truncatingIfNeeded: position)
        position += 1
      }
      starts.append(position)
    }
    checkInvariants()
  }

  // MARK: Handles

  // A handle is the number of an identity in `index`.

  /// Returns the identities of some handles.
  internal func identities(of handles: [UInt32]) -> [ItemID] { handles.map { index[$0] } }

  /// Returns the handle of an item, or `nil` if the item is not in the snapshot.
  internal func handle(of item: ItemID) -> UInt32? {
    guard let handle = index.handle(of: item), isPresent(handle) else { return nil }
    return handle
  }

  /// Whether the item with a handle is in the snapshot.
  @inlinable @inline(__always)
  internal func isPresent(_ handle: UInt32) -> Bool {
    Int(handle) < places.count && places[Int(handle)] != Self.absent
  }

  /// Returns the path of the item with a handle.
  ///
  /// - Precondition: The item is in the snapshot.
  internal func path(ofHandle handle: UInt32) -> ItemPath {
    if !starts.isEmpty {
      let itemPosition = Int(places[Int(handle)])
      // If there are empty sections, several sections start at the same position. The last of these
      // sections contains the position.
      let section = starts.partitioningIndex { $0 > itemPosition } - 1
      return ItemPath(section: section, item: itemPosition - starts[section])
    }
    for (position, section) in handles.enumerated() {
      let item = section.withUnsafeBufferPointer { firstPosition(of: handle, in: $0) }
      if let item { return ItemPath(section: position, item: item) }
    }
    preconditionFailure("handle \(handle) is marked as present and is in no section")
  }

  /// Returns the position of a section.
  ///
  /// - Throws: `SnapshotError.noSuchSection`
  @usableFromInline
  internal func known(_ section: SectionID) throws(SnapshotError) -> Int {
    guard let position = sectionPositions[section] else {
      throw .noSuchSection(String(describing: section))
    }
    return position
  }

  /// Returns the path of an item.
  ///
  /// - Throws: `SnapshotError.noSuchItem`
  @usableFromInline
  internal func known(_ item: ItemID) throws(SnapshotError) -> ItemPath {
    guard let path = path(of: item) else { throw .noSuchItem(String(describing: item)) }
    return path
  }
}

/// Returns the position of a handle in a section, or `nil`.
///
/// Handles are compared eight at a time without a branch, so that the compiler can use vector
/// instructions.
private func firstPosition(
  of handle: UInt32, in handles: UnsafeBufferPointer<UInt32>
) -> Int? {
  var start = 0
  while start + 8 <= handles.count {
    var found: UInt32 = 0
    for offset in 0..<8 { found |= handles[start + offset] == handle ? 1 : 0 }
    if found != 0 { break }
    start += 8
  }
  return handles[start...].firstIndex(of: handle)
}
