import GalleyGeometry

// The sizes of a section's items.

/// Consecutive items of one size.
internal struct FlowSizeRun {
  var size: Size
  /// The index after the last item.
  var end: Int
}

/// The sizes of a section's items, in order, with neighbors of one size together.
///
/// An item has its measured size, or else the size from its section. Without these sizes, an item
/// has the `itemSize` of the layout or, if the layout measures its items, the average of the
/// measured sizes.
///
/// A section of a million unmeasured items is one run, and a measured item in it divides it into
/// three. Two runs that follow each other always have different sizes.
internal struct FlowSizeRuns: Sequence, IteratorProtocol {
  /// The number of items.
  let count: Int
  /// The sizes that the section gives for its first items.
  private let given: [Size]
  /// The size of items that are neither measured nor given a size.
  private let fallback: Size
  /// The measured items, in order.
  private let measured: [(item: Int, size: Size)]
  /// The number of measured items before the next item.
  private var passed = 0
  /// The next result of `stretch(from:)`; `nil` if there are no more items.
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

  /// Returns a run of items that starts with `item` and whose sizes have the same source: one item,
  /// or all items before the next measured item.
  private mutating func stretch(from item: Int) -> FlowSizeRun? {
    guard item < count else { return nil }
    while passed < measured.count, measured[passed].item < item { passed += 1 }
    let next = passed < measured.count ? measured[passed].item : count
    if next == item { return FlowSizeRun(size: measured[passed].size, end: item + 1) }
    if item < given.count { return FlowSizeRun(size: given[item].clean, end: item + 1) }
    return FlowSizeRun(size: fallback, end: next)
  }

  /// Whether all remaining items are equally long along an axis, apart from the rounding errors of
  /// an average.
  func areAlike(along axis: Axis) -> Bool {
    guard let length = pending?.size[axis] else { return false }
    return allSatisfy { ($0.size[axis] - length).magnitude < 1e-9 }
  }
}
