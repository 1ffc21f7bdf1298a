extension Snapshot {
  /// Traps when the parts of the snapshot contradict one another.
  ///
  /// Compiled away unless `INTERNAL_CHECKS` is defined.
  @inlinable @inline(__always)
  internal func checkInvariants() {
    #if INTERNAL_CHECKS
    checkAll()
    #endif
  }

  @usableFromInline
  internal func checkAll() {
    var seen: Set<UInt32> = []
    var place = 0
    precondition(starts.isEmpty || starts.count == handles.count + 1, "a start a section, and one")
    precondition(sectionPositions.count == handles.count, "a position a section")
    precondition(sectionIDs.count == handles.count, "an identity a section")
    for (position, section) in handles.enumerated() {
      let id = sectionIDs[position]
      // An identity that does not equal itself, such as NaN, cannot be found.
      precondition(
        sectionPositions[id] == position || id != id, "section \(id) is elsewhere")
      precondition(
        starts.isEmpty || starts[position] == place, "section \(id) starts later")
      for handle in section {
        precondition(seen.insert(handle).inserted, "\(index[handle]) stands twice")
        precondition(isPresent(handle), "\(index[handle]) is marked absent")
        precondition(
          starts.isEmpty || Int(places[Int(handle)]) == place, "\(index[handle]) is elsewhere")
        place += 1
      }
    }
    precondition(place == itemCount, "\(place) items are counted as \(itemCount)")
    precondition(
      places.count(where: { $0 != Self.absent }) == itemCount, "an item is present in no section")
  }
}
