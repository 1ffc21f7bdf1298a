import GalleyGeometry

extension RunningSections {
  /// A section whose frames have been computed.
  internal struct Solved: Hashable, Sendable {
    /// The index of the section's first item among all frames.
    var firstItem: Int
    /// The index of the section's first row among all rows.
    var firstRow: Int
    /// The bounds of items, header and footer.
    var bounds = Rect.zero
    /// The frame of the header; empty if there is none.
    var header = Rect.zero
    /// The frame of the footer; empty if there is none.
    var footer = Rect.zero
    /// The section's inset at its end along the scroll axis.
    var endInset = 0.0
    /// The position at which the next section continues.
    var nextPosition = NextPosition()
  }

  /// Items of one section that are beside one another.
  internal struct Row: Hashable, Sendable {
    /// The index of the row's first item among all frames.
    var firstItem: Int
    /// The largest end along the scroll axis among this row and the earlier rows of its section.
    var end: Double
    /// The smallest start along the scroll axis among this row and the later rows of its section.
    var start: Double
  }

  /// The position of the next item.
  ///
  /// The position is passed on from section to section.
  internal struct NextPosition: Hashable, Sendable {
    /// The start of the row along the scroll axis.
    var along = 0.0
    /// The position up to which the row is filled.
    var across = 0.0
    /// The start of the next row along the scroll axis.
    var nextRow = 0.0
  }
}

extension RunningSections {
  /// Whether the frames of an earlier solution are also valid for this solution.
  internal func isSolved(as other: RunningSections) -> Bool {
    layout.scrollAxis == other.layout.scrollAxis && rowLength == other.rowLength
      && layout.stretchesToEdge == other.layout.stretchesToEdge
      && layout.showsHeaderWhenEmpty == other.layout.showsHeaderWhenEmpty && grid == other.grid
  }

  /// Copies the first sections of an earlier solution.
  internal mutating func copySolution(of old: RunningSections, sections kept: Int) {
    solved = old.solved
    frames = old.frames
    rows = old.rows
    ends = old.ends
    starts = old.starts
    reports = old.reports.filter { $0.section.map { $0 < kept } ?? false }
    guard kept < solved.count else { return }
    frames.removeSubrange(solved[kept].firstItem...)
    rows.removeSubrange(solved[kept].firstRow...)
    solved.removeSubrange(kept...)
    ends.removeSubrange(kept...)
    starts.removeSubrange(kept...)
  }

  /// Solves the next section and appends it.
  internal mutating func append(_ section: ListLayoutSection) {
    let axis = layout.scrollAxis
    let insets = section.insets.finite
    let count = min(section.itemSizes.count, max(itemLimit - frames.count, 0))
    let isEmpty = count == 0
    let isBare = isEmpty && !layout.showsHeaderWhenEmpty
    let headerLength = isBare ? 0 : section.headerLength.asLength
    let footerLength = isBare ? 0 : section.footerLength.asLength
    let line = Line(insets, along: axis, rowLength: rowLength)

    var result = Solved(firstItem: frames.count, firstRow: rows.count)
    result.endInset = insets.end(along: axis)
    result.nextPosition = firstPosition(in: line, behindHeader: headerLength)

    func bar(at place: Double, length: Double) -> Rect {
      Rect(
        origin: Point(axis, along: place, across: line.start),
        size: Size(axis, along: length, across: line.length))
    }
    if isEmpty {
      let end = solved.last?.bounds.max(along: axis) ?? 0
      result.header = bar(at: end, length: headerLength)
      result.bounds = result.header
    } else {
      result.bounds = place(
        section, count: count, in: line, insets: insets, beginsRow: headerLength > 0,
        nextPosition: &result.nextPosition)
      result.header = bar(
        at: result.bounds.min(along: axis) - headerLength, length: headerLength)
    }
    // In IGListKit, the inset at the end of the section is before the footer if the list scrolls
    // horizontally, and after the footer otherwise.
    let gap = axis == .horizontal ? insets.right : 0
    result.footer = bar(at: result.bounds.max(along: axis) + gap, length: footerLength)
    if headerLength > 0 { result.bounds = result.bounds.union(result.header) }
    if footerLength > 0 { result.bounds = result.bounds.union(result.footer) }

    result.nextPosition.across += insets.end(along: axis.perpendicular)
    let end = result.bounds.max(along: axis)
    result.nextPosition.nextRow = max(result.nextPosition.nextRow, end + result.endInset)
    solved.append(result)
    ends.append(max(ends.last ?? -.infinity, end))
    starts.append(result.bounds.min(along: axis))
  }

  /// Returns the position of the next section's first item, if the item continues the last row.
  private func firstPosition(in line: Line, behindHeader headerLength: Double) -> NextPosition {
    var position = solved.last?.nextPosition ?? NextPosition()
    position.along += headerLength
    position.nextRow += headerLength
    position.across += line.start
    return position
  }

  /// Places the items of a section, and returns their bounds.
  private mutating func place(
    _ section: ListLayoutSection, count: Int, in line: Line, insets: Insets, beginsRow: Bool,
    nextPosition: inout NextPosition
  ) -> Rect {
    let axis = layout.scrollAxis
    let cross = axis.perpendicular
    let startInset = insets.start(along: axis)
    let lineSpacing = section.lineSpacing.asDistance
    let interitemSpacing = section.interitemSpacing.asDistance
    let firstRow = rows.count
    var bounds = Rect.null
    var row = Row(firstItem: frames.count, end: -.infinity, start: .infinity)
    let (uniform, each) = section.itemSizes.parts
    for item in 0..<count {
      let size = (uniform ?? each[item]).clean
      var length = min(size[cross], line.length)
      if nextPosition.across + length > line.limit || (item == 0 && beginsRow) {
        nextPosition.along = item > 0 ? nextPosition.nextRow + lineSpacing : nextPosition.nextRow
        nextPosition.across = line.start
        if item > 0 {
          rows.append(row)
          row.firstItem = frames.count
          row.start = .infinity
        }
      }
      if layout.stretchesToEdge {
        let rest = line.length - (nextPosition.across + length)
        if rest > 0 && rest <= 1 { length = line.length - nextPosition.across }
      }
      let frame = grid.listFrame(
        Rect(
          origin: Point(axis, along: nextPosition.along + startInset, across: nextPosition.across),
          size: Size(axis, along: size[axis], across: length)))
      frames.append(frame)
      bounds = bounds.union(frame)
      row.end = max(row.end, frame.max(along: axis))
      row.start = min(row.start, frame.min(along: axis))
      nextPosition.nextRow = max(nextPosition.nextRow, frame.max(along: axis) - startInset)
      nextPosition.across += length + interitemSpacing
    }
    rows.append(row)
    settleRows(from: firstRow)
    return bounds
  }

  /// Updates the smallest starts in the rows of the last section, which begin at `firstRow`.
  private mutating func settleRows(from firstRow: Int) {
    var start = Double.infinity
    for row in (firstRow..<rows.count).reversed() {
      start = min(start, rows[row].start)
      rows[row].start = start
    }
  }

  /// Updates `starts` for the sections from `kept` on, which are new, and for as many sections
  /// before them as needed.
  internal mutating func settleStarts(from kept: Int) {
    var start = Double.infinity
    for section in solved.indices.reversed() {
      start = min(start, solved[section].bounds.min(along: layout.scrollAxis))
      // Each value follows from the next value. So if the value of an old section is unchanged, the
      // values of all sections before it are unchanged, too.
      if section < kept && starts[section] == start { return }
      starts[section] = start
    }
  }
}

extension RunningSections {
  /// The range of a section's rows across the scroll axis.
  internal struct Line {
    /// The start of a row.
    var start: Double
    /// The length of a row.
    var length: Double
    /// The position up to which an item may reach. An item that reaches further begins a new row.
    ///
    /// The limit is a point more than the length, so that fractions of the length that are rounded
    /// up to pixels still fit.
    var limit: Double

    init(_ insets: Insets, along axis: Axis, rowLength: Double) {
      let cross = axis.perpendicular
      start = insets.start(along: cross)
      length = (rowLength - insets.total(along: cross)).asLength
      limit = rowLength - insets.end(along: cross) + 1
    }
  }
}
