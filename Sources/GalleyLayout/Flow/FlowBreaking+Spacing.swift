import GalleyGeometry

// Where the items of a line stand across the scroll axis.
//
// A full line, which is one with another behind it, has what is left over spread between its items,
// so that the last ends flush. The last line stands in the columns of a full one if its items are
// all alike, or the section is a grid; otherwise with the least spacing from the start.

extension FlowBreaking {
  /// A line of items of one size.
  internal func evenLine(of count: Int, size: Size, isFull: Bool) -> FlowStretch.Shape {
    let length = size[axis.perpendicular]
    let columns = isFull ? Double(count) : columns(of: length, inLineOf: count)
    let line = EvenLine(
      columns: count, crossStart: room.crossStart, step: 0, crossLength: length)
    guard columns > 1 else { return .even(centered(line)) }
    return .even(line.spaced((room.crossLength - columns * length) / (columns - 1)))
  }

  /// Spreads the items of an uneven line, the last one that there is.
  ///
  /// - Precondition: The line holds two items or more; one alone is not uneven.
  internal mutating func spread(from first: Int, isFull: Bool) {
    let across = axis.perpendicular
    let spacing = spacing(of: placements[first...], isFull: isFull)
    var place = room.crossStart
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
      return (room.crossLength - used) / Double(line.count - 1)
    }
    guard isGrid, let length = line.first?.size[across] else { return room.itemSpacing }
    let columns = columns(of: length, inLineOf: line.count)
    return (room.crossLength - columns * length) / (columns - 1)
  }

  /// How many items a line would hold if it were filled up with more of the same length. Items that
  /// take no room could fill up without end: then as many as it does hold.
  private func columns(of length: Double, inLineOf count: Int) -> Double {
    let capacity = room.capacity(of: length)
    return capacity.isFinite ? max(capacity, Double(count)) : Double(count)
  }

  /// A lone item stands in the middle. One that is too long sticks out on both sides, unless it was
  /// measured: then it starts where the line does.
  private func centered(_ line: EvenLine) -> EvenLine {
    var line = line
    let place = room.crossStart + (room.crossLength - line.crossLength) / 2
    line.crossStart = isEstimated ? max(place, room.crossStart) : place
    return line
  }
}
