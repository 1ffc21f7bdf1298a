import GalleyGeometry
import GalleyLayout

// Comparing paths, and sections that scroll orthogonally.

extension ArrangementComparison {
  mutating func comparePaths() {
    if arrangement.sectionCount != layout.sections.count {
      differ("section count", arrangement.sectionCount, layout.sections.count)
      return
    }
    let paths = judge.paths
    for path in paths.shuffled(using: &random).prefix(6) {
      let (after, before) = (arrangement.path(after: path), arrangement.path(before: path))
      if after != judge.path(after: path) {
        differ("after \(path)", after, judge.path(after: path))
      }
      if before != judge.path(before: path) {
        differ("before \(path)", before, judge.path(before: path))
      }
    }
    for _ in 0..<6 {
      let length = judge.contentSize[judge.axis]
      let offset = Double.random(in: -10...length + 10, using: &random) + 0.001_37
      let found = arrangement.firstPath(atOrAfter: offset)
      let wanted = judge.firstPath(atOrAfter: offset)
      if !isFirst(found, behind: offset) { differ("first behind \(offset)", found, wanted) }
    }
  }

  /// Returns whether a path may count as the first after an offset. The part of a cell that extends
  /// beyond its instance may count or not, and instances are not rounded to pixels, but cells are.
  func isFirst(_ path: ElementPath?, behind offset: Double) -> Bool {
    let pixel = layout.context.grid.pixel
    let late = judge.firstPath(atOrAfter: offset + pixel)
    guard let path else { return late == nil }
    guard let early = judge.firstPath(atOrAfter: offset - pixel, countingWhatSticksOut: true) else {
      return false
    }
    return early <= path && late.map { path <= $0 } ?? true
  }

  // MARK: Rows

  mutating func compareRows() {
    for section in layout.sections.indices {
      let found = arrangement.orthogonalSection(section)
      guard let wanted = judge.row(ofSection: section), let row = found else {
        if (found == nil) != (judge.row(ofSection: section) == nil) {
          differ("row of section \(section)", found, judge.row(ofSection: section))
        }
        continue
      }
      let pairs = [
        ("content length", row.contentLength, wanted.contentLength),
        ("visible length", row.visibleLength, wanted.visibleLength),
        ("maximum offset", row.maximumOffset, wanted.maximumOffset),
        ("initial offset", row.initialOffset, wanted.initialOffset),
      ]
      for (name, found, wanted) in pairs where !isNear(found, wanted) {
        differ("\(name) of section \(section)", found, wanted)
      }
      // The nearest stop is defined only if the stops are in order.
      for _ in 0..<8 where wanted.stops == wanted.stops.sorted() {
        let proposed =
          Double.random(in: -50...row.contentLength + 50, using: &random).rounded() + 0.013_7
        let (found, wanted) = (
          row.restingOffset(for: proposed), wanted.restingOffset(for: proposed)
        )
        if !isNear(found, wanted) {
          differ("\(row.behavior) of section \(section) for \(proposed)", found, wanted)
        }
      }
    }
  }
}
