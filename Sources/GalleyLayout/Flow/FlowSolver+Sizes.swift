import GalleyGeometry

// How large the items of a section are.

/// Items next to each other that are of one size.
internal struct FlowSizeRun {
  var size: Size
  /// Behind the last of them.
  var end: Int
}

/// The sizes of a section's items, in order, neighbors of one size together: what is measured, else
/// what the section says, else what the layout does.
///
/// A section of a million unmeasured items is one run, and a measured one among them splits it in
/// three. Two runs that follow each other are never of one size.
internal struct FlowSizeRuns: Sequence, IteratorProtocol {
  /// How many items there are.
  let count: Int
  private let given: [Size]
  private let fallback: Size
  /// What is measured, in order, and how much of it has been passed.
  private let measured: [(item: Int, size: Size)]
  private var passed = 0
  /// The stretch after the last run, when it has been looked at already.
  private var pending: FlowSizeRun?

  init(of section: FlowSection, in layout: FlowLayout, measures: FlowMeasures) {
    count = Swift.max(section.itemCount, 0)
    given = section.itemSizes ?? []
    guard let estimate = layout.estimate else {
      fallback = layout.itemSize.clean
      measured = []
      pending = stretch(from: 0)
      return
    }
    fallback = (measures.average ?? estimate).clean
    var measured: [(item: Int, size: Size)] = []
    for (item, size) in measures.sizes where item >= 0 && item < count {
      measured.append((item, size.clean))
    }
    measured.sort { $0.item < $1.item }
    self.measured = measured
    pending = stretch(from: 0)
  }

  mutating func next() -> FlowSizeRun? {
    guard var run = pending else { return nil }
    pending = stretch(from: run.end)
    while let more = pending, more.size == run.size {
      run.end = more.end
      pending = stretch(from: run.end)
    }
    return run
  }

  /// The items from one on that have their size from the same source: one item, or all up to the
  /// next one that is measured.
  private mutating func stretch(from item: Int) -> FlowSizeRun? {
    guard item < count else { return nil }
    while passed < measured.count, measured[passed].item < item { passed += 1 }
    let next = passed < measured.count ? measured[passed].item : count
    if next == item { return FlowSizeRun(size: measured[passed].size, end: item + 1) }
    if item < given.count { return FlowSizeRun(size: given[item].clean, end: item + 1) }
    return FlowSizeRun(size: fallback, end: next)
  }

  /// Whether all items that are still to come are equally long along an axis, but for the last bits
  /// that an average loses.
  func areAlike(along axis: Axis) -> Bool {
    guard let length = pending?.size[axis] else { return false }
    return allSatisfy { ($0.size[axis] - length).magnitude < 1e-9 }
  }
}
