import GalleyGeometry

// The positions of the items of a line across the scroll axis.
//
// A full line is a line with another line after it. Its remaining space is divided between its
// items, so that the last item ends at the edge. The last line of a section uses the columns of a
// full line if its items are all alike or the section is a grid. Otherwise the last line starts at
// the edge and has the minimum spacing. In a grid, all items are measured, and have the same length
// across the scroll axis.

extension FlowBreaking {
  /// Returns a line of items of one size.
  internal func evenLine(of count: Int, size: Size, isFull: Bool) -> FlowStretch.Shape {
    let length = size[axis.perpendicular]
    let columns = isFull ? Double(count) : columns(of: length, inLineOf: count)
    let line = EvenLine(
      columns: count, crossStart: space.crossStart, step: 0, crossLength: length)
    guard columns > 1 else { return .even(centered(line)) }
    return .even(line.withSpacing((space.crossLength - columns * length) / (columns - 1)))
  }

  /// Sets the positions, across the scroll axis, of the items of a line whose items differ in size.
  ///
  /// - Parameters:
  ///   - first: The index of the placement of the line's first item. The line's placements are at
  ///     the end of the array.
  ///   - isFull: Whether another line follows.
  /// - Precondition: The line holds two items or more; a single item is not uneven.
  internal mutating func spread(from first: Int, isFull: Bool) {
    let across = axis.perpendicular
    let spacing = spacing(of: placements[first...], isFull: isFull)
    var place = space.crossStart
    for index in first..<placements.count {
      placements[index].crossStart = place
      place += placements[index].size[across] + spacing
    }
  }

  private func spacing(
    of line: ContiguousArray<FlowPlacement>.SubSequence, isFull: Bool
  ) -> Double {
    let across = axis.perpendicular
    if isFull {
      let used = line.reduce(0) { $0 + $1.size[across] }
      return (space.crossLength - used) / Double(line.count - 1)
    }
    guard isGrid, let length = line.first?.size[across] else { return space.itemSpacing }
    let columns = columns(of: length, inLineOf: line.count)
    return (space.crossLength - columns * length) / (columns - 1)
  }

  /// Returns how many items a line would contain if it were filled up with more items of the same
  /// length.
  ///
  /// Any number of items without a length would fit. For such items, this is the number of items in
  /// the line.
  private func columns(of length: Double, inLineOf count: Int) -> Double {
    let capacity = space.capacity(of: length)
    return capacity.isFinite ? max(capacity, Double(count)) : Double(count)
  }

  /// Centers a single item.
  ///
  /// An item that is too long extends beyond both sides. If such an item was measured, it starts at
  /// the start of the line.
  private func centered(_ line: EvenLine) -> EvenLine {
    var line = line
    let place = space.crossStart + (space.crossLength - line.crossLength) / 2
    line.crossStart = isEstimated ? max(place, space.crossStart) : place
    return line
  }
}
