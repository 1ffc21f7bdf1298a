import GalleyGeometry

// The rows of a list layout with the reasons for their positions, to explain where an item is.

/// A row of items of one section, with their positions.
///
/// In a list layout, the first row of a section may continue the last row of the previous section.
internal struct RunningRow {
  /// The reason for the position at which the row begins.
  enum Origin {
    /// The row is the first of the list.
    case startOfList
    /// The section has a header.
    case header
    /// The row continues the last row of the previous section, which is filled up to this position.
    case continuingRow(fill: Double)
    /// The first item did not fit in the previous row: the item would have reached this position,
    /// which is beyond the limit.
    case wrapped(reach: Double, limit: Double)
  }

  /// The position and length of an item along the cross axis, before rounding.
  struct Place {
    var start: Double
    /// The length of the item, limited to the length of the row.
    var cut: Double
    /// The length after the item is stretched to the end of the row.
    var length: Double
  }

  /// The index of the row in its section.
  var number: Int
  /// The items of the row, as indices in the section.
  var items: Range<Int>
  var origin: Origin
  /// The start of the row along the main axis, without the section's inset.
  var along: Double
  var places: [Place]
}

extension RunningSections {
  /// Returns the row that contains an item; `nil` if the section has no such item. The positions in
  /// the row are computed again.
  ///
  /// - Complexity: O(*r* + *k*) for *r* rows in the section, and *k* items in the row and the row
  ///   before it.
  internal func row(
    holding item: Int, of section: Int, as spec: ListLayoutSection
  ) -> RunningRow? {
    let count = itemCount(inSection: section)
    guard item >= 0 && item < count, spec.itemSizes.count == count else { return nil }
    let axis = layout.scrollAxis
    let insets = spec.insets.finite
    let line = Line(insets, along: axis, rowLength: rowLength)
    let header = spec.headerLength.asLength
    let filler = RowFiller(
      sizes: spec.itemSizes, line: line, axis: axis.perpendicular,
      spacing: spec.interitemSpacing.asDistance, stretchesToEdge: layout.stretchesToEdge)
    let before = section > 0 ? solved[section - 1].nextPosition : NextPosition()
    let all = rows(of: section)
    let first = items(of: section).lowerBound
    let starts = all.map { rows[$0].firstItem - first } + [count]
    let number = starts.partitioningIndex { $0 > item } - 1
    let rowItems = starts[number]..<starts[number + 1]

    // The section's first item either continues the row of the section before, or begins a new row.
    let start = before.across + line.start
    let reach = start + filler.place(0, at: start).cut
    let beginsRow = header > 0 || reach > line.limit
    let firstAcross = beginsRow ? line.start : start
    guard number > 0 else {
      return RunningRow(
        number: 0, items: rowItems,
        origin: originOfFirstRow(in: section, header: header, reach: reach, limit: line.limit),
        along: (beginsRow ? before.nextRow : before.along) + header,
        places: filler.fill(rowItems, from: firstAcross).places)
    }
    let across = filler.fill(
      starts[number - 1]..<starts[number], from: number == 1 ? firstAcross : line.start
    ).end
    let end = rows[all.lowerBound + number - 1].end - insets.start(along: axis)
    return RunningRow(
      number: number, items: rowItems,
      origin: .wrapped(
        reach: across + filler.place(rowItems.lowerBound, at: across).cut, limit: line.limit),
      along: max(before.nextRow + header, end) + spec.lineSpacing.asDistance,
      places: filler.fill(rowItems, from: line.start).places)
  }

  /// Returns the reason for the position of a section's first row.
  ///
  /// - Parameter reach: The position that the first item would reach in the last row of the section
  ///   before.
  private func originOfFirstRow(
    in section: Int, header: Double, reach: Double, limit: Double
  ) -> RunningRow.Origin {
    if header > 0 { return .header }
    if reach > limit { return .wrapped(reach: reach, limit: limit) }
    return section > 0
      ? .continuingRow(fill: solved[section - 1].nextPosition.across) : .startOfList
  }
}

/// Computes the positions of the items in a row again.
private struct RowFiller {
  var sizes: ListLayoutSection.ItemSizes
  var line: RunningSections.Line
  /// The cross axis.
  var axis: Axis
  var spacing: Double
  var stretchesToEdge: Bool

  /// Returns the position of an item that starts at a position of the row.
  func place(_ item: Int, at across: Double) -> RunningRow.Place {
    let cut = min(sizes.given(item).clean[axis], line.length)
    let rest = line.length - (across + cut)
    let isStretched = stretchesToEdge && rest > 0 && rest <= 1
    return RunningRow.Place(
      start: across, cut: cut, length: isStretched ? line.length - across : cut)
  }

  /// Returns the positions of items, and the position after the last item and its spacing.
  func fill(
    _ items: Range<Int>, from across: Double
  ) -> (places: [RunningRow.Place], end: Double) {
    var places: [RunningRow.Place] = []
    var across = across
    for item in items {
      places.append(place(item, at: across))
      across += places[places.count - 1].length + spacing
    }
    return (places, across)
  }
}

extension ListLayoutSection.ItemSizes {
  /// Returns the size that was given for an item.
  ///
  /// - Precondition: `item` is below `count`.
  internal func given(_ item: Int) -> Size {
    switch self {
    case .uniform(let size, _): size
    case .each(let sizes): sizes[item]
    }
  }
}
