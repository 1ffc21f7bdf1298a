import GalleyGeometry

// Rows and sections follow one another, but their positions need not be sorted: an inset may be
// negative, and the items of a row may have any height. So each row stores two numbers: the largest
// end among this row and all rows before it, and the smallest start among this row and all rows
// after it. These numbers are sorted, so the rows that overlap a range can be found by bisection.
// The range begins with the first row whose largest end is after the start of the range, and ends
// before the first row whose smallest start is after the end of the range.

extension RunningSections {
  /// Returns the sections from the first to the last section whose bounds overlap a range of the
  /// scroll axis.
  ///
  /// Sections between them may lie outside of the range. A section that only touches the range does
  /// not overlap it.
  ///
  ///     running.sections(touching: 0, 480)   // the sections that are visible at the top
  ///
  /// - Complexity: O(log *n* + *k*) in the sections, of which *k* lie between the first and the
  ///   last.
  package func sections(touching low: Double, _ high: Double) -> Range<Int> {
    var first = firstIndex(in: solved.indices) { ends[$0] > low }
    var end = firstIndex(in: solved.indices) { !(starts[$0] < high) }
    let axis = layout.scrollAxis
    func touches(_ section: Int) -> Bool {
      let bounds = solved[section].bounds
      return bounds.min(along: axis) < high && bounds.max(along: axis) > low
    }
    while first < end, !touches(first) { first += 1 }
    while first < end, !touches(end - 1) { end -= 1 }
    return first < end ? first..<end : 0..<0
  }

  /// Returns the items of a section's rows from the first to the last row that overlaps a range of
  /// the scroll axis.
  ///
  /// Some of the items may lie outside of the range. The result is empty if there is no such
  /// section.
  ///
  /// - Complexity: O(log *n*) in the rows of the section.
  package func items(inSection section: Int, touching low: Double, _ high: Double) -> Range<Int> {
    guard solved.indices.contains(section) else { return 0..<0 }
    let all = rows(of: section)
    let first = firstIndex(in: all) { rows[$0].end > low }
    let end = firstIndex(in: all) { !(rows[$0].start < high) }
    guard first < end else { return 0..<0 }
    let items = items(of: section)
    let firstItem = rows[first].firstItem - items.lowerBound
    let endItem = end < all.upperBound ? rows[end].firstItem - items.lowerBound : items.count
    return firstItem..<endItem
  }

  /// Returns the items that overlap a rectangle, in order.
  ///
  /// - Complexity: O(log *n* + *k*), where *k* is the number of items in the rows that overlap the
  ///   rectangle.
  package func paths(in rect: Rect) -> [ElementPath] {
    var paths: [ElementPath] = []
    let low = rect.min(along: layout.scrollAxis)
    let high = rect.max(along: layout.scrollAxis)
    for section in sections(touching: low, high) {
      let first = items(of: section).lowerBound
      for item in items(inSection: section, touching: low, high)
      where frames[first + item].intersects(rect) {
        paths.append(ElementPath(section: section, item: item))
      }
    }
    return paths
  }

  /// Returns the first item that ends after a position on the scroll axis.
  ///
  /// - Complexity: O(log *n* + *k*), where *k* is the number of items in the row of the item, plus
  ///   the number of sections that end after the position only because of their footers.
  package func firstPath(endingAfter place: Double) -> ElementPath? {
    let axis = layout.scrollAxis
    let first = firstIndex(in: solved.indices) { ends[$0] > place }
    for section in first..<solved.count where solved[section].bounds.max(along: axis) > place {
      let rows = rows(of: section)
      let row = firstIndex(in: rows) { self.rows[$0].end > place }
      guard row < rows.upperBound else { continue }
      let items = items(of: section)
      for item in self.rows[row].firstItem..<items.upperBound
      where frames[item].max(along: axis) > place {
        return ElementPath(section: section, item: item - items.lowerBound)
      }
    }
    return nil
  }

  /// Returns the first item at or after a section, or `nil` if there is none.
  ///
  /// - Complexity: O(log *n*) in the sections.
  package func firstPath(fromSection section: Int) -> ElementPath? {
    path(ofItem: itemCount(before: section))
  }

  /// Returns the last item before a section, or `nil` if there is none.
  ///
  /// - Complexity: O(log *n*) in the sections.
  package func lastPath(beforeSection section: Int) -> ElementPath? {
    path(ofItem: itemCount(before: section) - 1)
  }

  /// Returns the number of items in the sections before a section.
  private func itemCount(before section: Int) -> Int {
    let section = max(section, 0)
    return section < solved.count ? solved[section].firstItem : frames.count
  }

  /// Returns the path of an item, counted through all sections.
  private func path(ofItem number: Int) -> ElementPath? {
    guard frames.indices.contains(number) else { return nil }
    // Sections without items have the same first item as the section after them. The last of these
    // sections contains the item.
    let section = firstIndex(in: solved.indices) { solved[$0].firstItem > number } - 1
    return ElementPath(section: section, item: number - solved[section].firstItem)
  }

  /// Returns the first index for which `isBehind` is true; the end of the range, if there is none.
  ///
  /// If `isBehind` is true for an index, it has to be true for all later indices.
  private func firstIndex(in range: Range<Int>, where isBehind: (Int) -> Bool) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
