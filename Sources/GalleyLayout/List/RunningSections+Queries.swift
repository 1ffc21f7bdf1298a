import GalleyGeometry

// Rows and sections come in order, but need not be in order: an inset may be negative, and the
// items of a row are as high as they like. Beside each one stands how far it and all before it
// reach, and where it and all behind it begin. Those numbers are in order, so both ends of what
// overlaps a stretch can be looked up among them: it begins with the first row that reaches beyond
// the start of the stretch, and ends before the first from which on all rows begin behind its end.

extension RunningSections {
  /// The sections from the first to the last one whose bounds overlap a stretch of the scroll axis.
  /// Those between them may lie outside. What only touches the stretch does not overlap it.
  ///
  ///     running.sections(touching: 0, 480)   // what is in sight at the top
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

  /// The items of a section's rows from the first to the last one that overlaps a stretch of the
  /// scroll axis. Some of them may lie outside. Empty if there is no such section.
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

  /// The items that overlap a rectangle, in order.
  ///
  /// - Complexity: O(log *n* + *k*), where *k* is the number of items in the rows that overlap it.
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

  /// The first item that ends behind a place on the scroll axis.
  ///
  /// - Complexity: O(log *n* + *k*), where *k* is the number of items in its row, and of sections
  ///   that end behind the place only with their footers.
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

  /// The first item of the sections from one on, or `nil` if there is none.
  ///
  /// - Complexity: O(log *n*) in the sections.
  package func firstPath(fromSection section: Int) -> ElementPath? {
    path(ofItem: itemCount(before: section))
  }

  /// The last item of the sections before one, or `nil` if there is none.
  ///
  /// - Complexity: O(log *n*) in the sections.
  package func lastPath(beforeSection section: Int) -> ElementPath? {
    path(ofItem: itemCount(before: section) - 1)
  }

  /// How many items the sections before one have.
  private func itemCount(before section: Int) -> Int {
    let section = max(section, 0)
    return section < solved.count ? solved[section].firstItem : frames.count
  }

  /// The path of an item, counted through all sections.
  private func path(ofItem number: Int) -> ElementPath? {
    guard frames.indices.contains(number) else { return nil }
    // A section without items begins where the one behind it does: the last of them has the item.
    let section = firstIndex(in: solved.indices) { solved[$0].firstItem > number } - 1
    return ElementPath(section: section, item: number - solved[section].firstItem)
  }

  /// The first of these that is behind something, given that all after one that is are so too; the
  /// end if there is none.
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
