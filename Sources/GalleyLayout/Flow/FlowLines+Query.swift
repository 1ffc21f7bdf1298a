import GalleyGeometry

// The items in a range of the scroll axis. A stretch consists of lines that are all alike, one
// below the other.

extension FlowLines {
  /// Returns the items of the lines that overlap a range of the scroll axis.
  ///
  /// Lines that only touch the range are not included.
  ///
  ///     // Lines that are 60 thick and 10 apart, with three items in each
  ///     lines.items(touching: 65, high: 140)   // 3..<6
  ///
  /// An item may be thinner than its line, so some of the items may lie outside of the range. If
  /// lines overlap one another because the spacing is negative, the result may include lines that
  /// do not overlap the range. Frames that are aligned to pixels later may reach half a pixel
  /// further than the lines: ask for a pixel more on either side.
  ///
  /// - Complexity: O(log *n*)
  package func items(touching low: Double, high: Double) -> Range<Int> {
    let first = firstIndex(below: stretches.count) { furthestEnd(upTo: $0) > low }
    let last = firstIndex(below: stretches.count) { !(nearestStart(from: $0) < high) } - 1
    guard first <= last else { return 0..<0 }
    let begin = firstItem(in: first, endingBehind: low)
    let end = endItem(in: last, startingBefore: high)
    return begin < end ? begin..<end : 0..<0
  }

  /// Returns the items of `items(touching:high:)` in parts, without the items of stretches that
  /// have no area: such items are invisible, and one line may contain any number of them.
  internal func visibleItems(
    touching low: Double, high: Double
  ) -> some Sequence<Range<Int>> {
    let all = items(touching: low, high: high)
    let first = all.isEmpty ? stretches.count : stretch(holding: all.lowerBound)
    return (first..<stretches.count).lazy
      .prefix { stretches[$0].firstItem < all.upperBound }
      .filter { stretches[$0].hasArea }
      .map { items(of: $0).clamped(to: all) }
  }

  /// Returns the first item for which `isBehind` is true, searching the lines that end after `low`.
  ///
  /// - Parameters:
  ///   - low: A position. Lines that end at it or before are skipped, so `isBehind` must not be
  ///     true for any of their items.
  ///   - isBehind: Whether an item ends after the searched position. If it is true for an item, it
  ///     has to be true for all items of the same size that end at the same position or later.
  /// - Complexity: O(log *n*), as long as no lines overlap.
  internal func firstItem(
    endingBehind low: Double, where isBehind: (_ item: Int) -> Bool
  ) -> Int? {
    let first = firstIndex(below: stretches.count) { furthestEnd(upTo: $0) > low }
    for index in first..<stretches.count {
      let items = items(of: index)
      if let columns = stretches[index].columns {
        // If the spacing is so negative that each line is before the previous line, the first line
        // ends last.
        if isBehind(items.lowerBound) { return items.lowerBound }
        guard stretches[index].thickness + lineSpacing > 0 else { continue }
        let lines = lineCount(of: index)
        let line = firstIndex(below: lines) { isBehind(items.lowerBound + $0 * columns) }
        if line < lines { return items.lowerBound + line * columns }
      } else if let item = items.first(where: isBehind) {
        return item
      }
    }
    return nil
  }

  /// The range along the scroll axis that the lines cover; `nil` if there are none.
  internal var reach: (low: Double, high: Double)? {
    stretches.isEmpty ? nil : (nearestStart(from: 0), furthestEnd(upTo: stretches.count - 1))
  }

  /// Returns the first item of the first line of a stretch that ends after a position.
  private func firstItem(in index: Int, endingBehind low: Double) -> Int {
    let stretch = stretches[index]
    guard let columns = stretch.columns, stretch.thickness + lineSpacing > 0 else {
      return stretch.firstItem
    }
    let line = firstIndex(below: lineCount(of: index)) {
      start(ofLine: $0, in: index) + stretch.thickness > low
    }
    return stretch.firstItem + line * columns
  }

  /// Returns the index after the items of the last line of a stretch that starts before a position.
  private func endItem(in index: Int, startingBefore high: Double) -> Int {
    let stretch = stretches[index]
    let end = items(of: index).upperBound
    guard let columns = stretch.columns, stretch.thickness + lineSpacing > 0 else { return end }
    let lines = lineCount(of: index)
    let line = firstIndex(below: lines) { !(start(ofLine: $0, in: index) < high) }
    return line < lines ? stretch.firstItem + line * columns : end
  }

  private func furthestEnd(upTo index: Int) -> Double {
    overlaps?.furthestEnds[index] ?? lastEnd(of: index)
  }

  private func nearestStart(from index: Int) -> Double {
    overlaps?.nearestStarts[index] ?? stretches[index].start
  }
}

/// The furthest ends and nearest starts of lines that may overlap one another.
///
/// Unlike the ends and starts of the lines, these numbers are in order, so that lines can be
/// searched by bisection.
internal struct FlowOverlaps: Equatable, Sendable {
  /// For each stretch, the largest end among this stretch and all before it.
  private(set) var furthestEnds: ContiguousArray<Double> = []
  /// For each stretch, the smallest start among this stretch and all stretches after it.
  private(set) var nearestStarts: ContiguousArray<Double>

  init(of lines: FlowLines) {
    let stretches = lines.stretches
    nearestStarts = ContiguousArray(repeating: .infinity, count: stretches.count)
    var furthest = -Double.infinity
    var nearest = Double.infinity
    for index in stretches.indices {
      // With a very negative spacing, each line of a stretch is before the previous line. Then the
      // first line ends last, and the last line starts first.
      furthest = max(
        furthest, stretches[index].start + stretches[index].thickness, lines.lastEnd(of: index))
      furthestEnds.append(furthest)
    }
    for index in stretches.indices.reversed() {
      let last = lines.start(ofLine: lines.lineCount(of: index) - 1, in: index)
      nearest = min(nearest, stretches[index].start, last)
      nearestStarts[index] = nearest
    }
  }
}
