import GalleyGeometry

// Rows of a list layout one by one, and how each has been filled.

/// A row of one section, with the places of its items.
internal struct RunningRow {
  /// Why the row begins where it does.
  enum Origin {
    /// Nothing comes before.
    case startOfList
    /// The section has a header.
    case header
    /// The first item has room in the row of the section before, which is filled so far.
    case goingOn(fill: Double)
    /// The first item would have reached so far in the row before, beyond the limit.
    case wrapped(reach: Double, limit: Double)
  }

  /// Across the scroll axis, before anything is rounded.
  struct Place {
    var start: Double
    /// How long the item is, at most as long as the row, and how long once it is stretched.
    var cut: Double
    var length: Double
  }

  /// How many rows of the section come before it.
  var number: Int
  var items: Range<Int>
  var origin: Origin
  /// Where it starts along the scroll axis, the section's inset left aside.
  var along: Double
  var places: [Place]
}

extension RunningSections {
  /// The row that an item stands in, filled once more.
  ///
  /// - Complexity: O(*r* + *k*) for *r* rows in the section, and *k* items in the row and the one
  ///   before.
  internal func row(
    holding item: Int, of section: Int, as spec: ListLayoutSection
  ) -> RunningRow? {
    let count = itemCount(inSection: section)
    guard item >= 0 && item < count, spec.itemSizes.count == count else { return nil }
    let axis = layout.scrollAxis
    let insets = spec.insets.finite
    let line = Line(insets, along: axis, rowLength: rowLength)
    let header = spec.headerLength.asLength
    let spacing = spec.interitemSpacing.asDistance
    let before = section > 0 ? solved[section - 1].pen : Pen()
    let all = rows(of: section)
    let first = items(of: section).lowerBound
    let starts = all.map { rows[$0].firstItem - first } + [count]
    let number = starts.partitioningIndex { $0 > item } - 1

    let start = before.across + line.start
    func place(_ item: Int, at across: Double) -> RunningRow.Place {
      let cut = min(spec.itemSizes.given(item).clean[axis.perpendicular], line.length)
      let rest = line.length - (across + cut)
      let isStretched = layout.stretchesToEdge && rest > 0 && rest <= 1
      return RunningRow.Place(
        start: across, cut: cut, length: isStretched ? line.length - across : cut)
    }
    func fill(_ number: Int, from across: Double) -> (places: [RunningRow.Place], end: Double) {
      var places: [RunningRow.Place] = []
      var across = across
      for item in starts[number]..<starts[number + 1] {
        places.append(place(item, at: across))
        across += places[places.count - 1].length + spacing
      }
      return (places, across)
    }

    // The row that goes on, or begins, with the section's first item.
    let reach = start + place(0, at: start).cut
    let wraps = reach > line.limit
    let firstAcross = wraps || header > 0 ? line.start : start
    var row = RunningRow(
      number: number, items: starts[number]..<starts[number + 1], origin: .startOfList,
      along: before.along + header, places: [])
    if number == 0 {
      row.places = fill(0, from: firstAcross).places
      if header > 0 {
        row.origin = .header
      } else if wraps {
        row.origin = .wrapped(reach: reach, limit: line.limit)
      } else if section > 0 {
        row.origin = .goingOn(fill: before.across)
      }
      if header > 0 || wraps { row.along = before.nextRow + header }
    } else {
      let across = fill(number - 1, from: number == 1 ? firstAcross : line.start).end
      row.origin = .wrapped(
        reach: across + place(row.items.lowerBound, at: across).cut, limit: line.limit)
      row.places = fill(number, from: line.start).places
      let end = rows[all.lowerBound + number - 1].end - insets.start(along: axis)
      row.along = max(before.nextRow + header, end) + spec.lineSpacing.asDistance
    }
    return row
  }
}

extension ListLayoutSection.ItemSizes {
  /// The size that an item is said to have.
  ///
  /// - Precondition: `item` is below `count`.
  internal func given(_ item: Int) -> Size {
    switch self {
    case .uniform(let size, _): size
    case .each(let sizes): sizes[item]
    }
  }
}
