import GalleyGeometry

extension FlowLines {
  /// Traps unless the lines contain every item once, one line after the other.
  ///
  /// Compiled away unless `INTERNAL_CHECKS` is defined.
  @inline(__always)
  internal func checkInvariants() {
    #if INTERNAL_CHECKS
    checkAll()
    #endif
  }

  private func checkAll() {
    precondition(stretches.isEmpty == (count == 0), "\(count) items, \(stretches.count) stretches")
    var placed = 0
    for (index, stretch) in stretches.enumerated() {
      let expected = index == 0 ? start : lastEnd(of: index - 1) + lineSpacing
      let tolerance = 1e-9 * max(1, expected.magnitude, lineSpacing.magnitude, stretch.thickness)
      precondition(
        (stretch.start - expected).magnitude <= tolerance, "\(stretch) not at \(expected)")
      precondition(stretch.thickness >= 0, "\(stretch) has no thickness")
      let items = items(of: index)
      precondition(index > 0 || items.lowerBound == 0, "\(stretch) is not at the first item")
      precondition(!items.isEmpty, "\(stretch) is empty")
      switch stretch.shape {
      case .even(let line):
        precondition(line.columns > 0, "\(stretch) holds no item")
        precondition(
          items.count % line.columns == 0 || index == stretches.count - 1,
          "\(stretch) ends within a line")
      case .uneven(let firstPlacement):
        precondition(firstPlacement == placed, "\(stretch) not at placement \(placed)")
        placed += items.count
      }
    }
    precondition(placed == placements.count, "\(placements.count) placements for \(placed) items")
  }
}
