extension Snapshot {
  /// Adds sections at the end.
  ///
  /// - Returns: The sections that were left out, because they are in the snapshot already or occur
  ///   earlier in `ids`.
  @discardableResult
  public mutating func append(sections ids: [SectionID]) -> [SectionID] {
    var leftOut: [SectionID] = []
    for id in ids {
      if sectionPositions[id] != nil {
        leftOut.append(id)
        continue
      }
      sectionPositions[id] = handles.count
      storedSectionIDs.append(id)
      handles.append([])
      if !starts.isEmpty { starts.append(itemCount) }
    }
    checkInvariants()
    return leftOut
  }

  /// Adds sections before another section.
  ///
  /// - Returns: The sections that were left out, because they are in the snapshot already or occur
  ///   earlier in `ids`.
  /// - Throws: `SnapshotError.noSuchSection`
  @discardableResult
  public mutating func insert(
    sections ids: [SectionID], before section: SectionID
  ) throws(SnapshotError) -> [SectionID] {
    insert(sections: ids, at: try known(section))
  }

  /// Adds sections after another section.
  ///
  /// - Returns: The sections that were left out, because they are in the snapshot already or occur
  ///   earlier in `ids`.
  /// - Throws: `SnapshotError.noSuchSection`
  @discardableResult
  public mutating func insert(
    sections ids: [SectionID], after section: SectionID
  ) throws(SnapshotError) -> [SectionID] {
    insert(sections: ids, at: try known(section) + 1)
  }

  private mutating func insert(sections ids: [SectionID], at position: Int) -> [SectionID] {
    var leftOut: [SectionID] = []
    var new: [SectionID] = []
    for id in ids {
      if sectionPositions[id] != nil {
        leftOut.append(id)
      } else {
        // Store a position immediately, so that a repeat within `ids` is found. The call of
        // `sectionsChanged(in:)` below corrects the position.
        sectionPositions[id] = position
        new.append(id)
      }
    }
    if new.isEmpty { return leftOut }
    storedSectionIDs.insert(contentsOf: new, at: position)
    handles.insert(contentsOf: repeatElement([], count: new.count), at: position)
    sectionsChanged(in: position..<handles.count)
    return leftOut
  }

  /// Removes sections with their items.
  ///
  /// Sections that are not in the snapshot are ignored.
  ///
  /// - Complexity: O(*s* + *k*), where *s* is the number of sections and *k* the number of items
  ///   removed. So remove many sections in one call.
  public mutating func delete(sections ids: [SectionID]) {
    let removed = Set(ids.compactMap { sectionPositions[$0] })
    guard !removed.isEmpty else { return }
    for position in removed {
      for handle in handles[position] { places[Int(handle)] = Self.absent }
      storedItemCount -= handles[position].count
      sectionPositions[sectionIDs[position]] = nil
    }
    let kept = handles.indices.filter { !removed.contains($0) }
    storedSectionIDs = kept.map { sectionIDs[$0] }
    handles = kept.map { handles[$0] }
    sectionsChanged(in: (removed.min() ?? 0)..<handles.count)
  }

  /// Moves a section before another section.
  ///
  /// Moving a section before itself does nothing.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  /// - Throws: `SnapshotError.noSuchSection`
  public mutating func move(
    section: SectionID, before target: SectionID
  ) throws(SnapshotError) {
    let source = try known(section)
    let destination = try known(target)
    move(sectionAt: source, to: source < destination ? destination - 1 : destination)
  }

  /// Moves a section after another section.
  ///
  /// Moving a section after itself does nothing.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  /// - Throws: `SnapshotError.noSuchSection`
  public mutating func move(section: SectionID, after target: SectionID) throws(SnapshotError) {
    let source = try known(section)
    let destination = try known(target)
    move(sectionAt: source, to: source <= destination ? destination : destination + 1)
  }

  private mutating func move(sectionAt source: Int, to destination: Int) {
    guard source != destination else { return }
    storedSectionIDs.insert(storedSectionIDs.remove(at: source), at: destination)
    handles.insert(handles.remove(at: source), at: destination)
    sectionsChanged(in: min(source, destination)..<(max(source, destination) + 1))
  }

  /// Updates the stored positions of the sections in a range, after their order has changed.
  private mutating func sectionsChanged(in positions: Range<Int>) {
    for position in positions { sectionPositions[storedSectionIDs[position]] = position }
    starts = []
    checkInvariants()
  }
}
