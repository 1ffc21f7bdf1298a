import GalleyGeometry

// The division of items into lines.

/// The division of a section's items into lines, while it is computed.
///
/// The division is greedy: a line takes the next item as long as it fits with the minimum spacing.
/// Lines of items of one size are counted by division, not item by item.
internal struct FlowBreaking {
  /// The number of items.
  let count: Int
  let axis: Axis
  let space: FlowSpace
  /// Whether items are measured.
  let isEstimated: Bool
  /// Whether items are measured and all equally long across the scroll axis: then every line, even
  /// the last, uses the same columns, however much the thicknesses differ.
  let isGrid: Bool

  /// The lines so far. Each stretch consists of equal lines, or of a single uneven line.
  private(set) var stretches: ContiguousArray<FlowStretch> = []
  /// The items of the uneven lines so far. An uneven line has items of different sizes.
  var placements: ContiguousArray<FlowPlacement> = []

  /// The position of the next line.
  private var start: Double
  /// The next item.
  private var item = 0
  /// The run of the next item: consecutive items of one size; `nil` after the last run.
  private var run: FlowSizeRun?
  private var runs: FlowSizeRuns

  init(_ runs: FlowSizeRuns, space: FlowSpace, axis: Axis, isEstimated: Bool) {
    count = runs.count
    self.axis = axis
    self.space = space
    self.isEstimated = isEstimated
    isGrid = isEstimated && runs.areAlike(along: axis.perpendicular)
    start = space.start
    self.runs = runs
    run = self.runs.next()
  }

  /// Divides all items into lines.
  mutating func breakAll() {
    while let run {
      addLines(of: run)
      if item < run.end { addLine(from: run) }
    }
  }

  /// Adds lines that begin with an item, one below the other.
  private mutating func append(
    _ shape: FlowStretch.Shape, thickness: Double, from item: Int, lines: Int = 1
  ) {
    stretches.append(
      FlowStretch(firstItem: item, start: start, thickness: thickness, shape: shape))
    start += Double(lines) * (thickness + space.lineSpacing)
  }

  /// Advances to an item, and to the run that contains it.
  private mutating func advance(to next: Int) {
    item = next
    if item == run?.end { run = runs.next() }
  }
}

// MARK: - Lines of one size

extension FlowBreaking {
  /// Adds the lines that certainly contain only items of a run: the lines after which the run
  /// continues.
  ///
  /// For the section's last run, these are all remaining lines, because the last line is spaced as
  /// if it were full.
  private mutating func addLines(of run: FlowSizeRun) {
    let isLast = run.end == count
    let items = run.end - item
    let capacity = space.capacity(of: run.size[axis.perpendicular])
    let columns = capacity < Double(items) ? Int(capacity) : items
    let lines = (items - 1) / columns + (isLast ? 1 : 0)
    guard lines > 0 else { return }
    append(
      evenLine(of: columns, size: run.size, isFull: false), thickness: run.size[axis], from: item,
      lines: lines)
    advance(to: isLast ? count : item + lines * columns)
  }
}

// MARK: - A line that leaves a run

extension FlowBreaking {
  /// Adds the one line that begins with the end of a run and may continue into the next run.
  private mutating func addLine(from first: FlowSizeRun) {
    let begin = item
    // All remaining items of the run fit in this line. Otherwise `addLines(of:)` would have added
    // the line.
    let left = Double(first.end - begin)
    var used = left * first.size[axis.perpendicular] + (left - 1) * space.itemSpacing
    advance(to: first.end)
    guard let next = run, fits(next, behind: used) else {
      // The last run is never added here, so another line follows this line.
      let shape = evenLine(of: item - begin, size: first.size, isFull: true)
      return append(shape, thickness: first.size[axis], from: begin)
    }

    let firstPlacement = placements.count
    let placement = FlowPlacement(crossStart: 0, size: first.size)
    placements.append(contentsOf: repeatElement(placement, count: first.end - begin))
    var thickness = first.size[axis]
    while let next = run, fits(next, behind: used) {
      placements.append(FlowPlacement(crossStart: 0, size: next.size))
      used += space.itemSpacing + next.size[axis.perpendicular]
      thickness = max(thickness, next.size[axis])
      advance(to: item + 1)
    }
    spread(from: firstPlacement, isFull: item < count)
    append(.uneven(firstPlacement: firstPlacement), thickness: thickness, from: begin)
  }

  private func fits(_ run: FlowSizeRun, behind used: Double) -> Bool {
    used + space.itemSpacing + run.size[axis.perpendicular]
      <= space.crossLength + FlowSpace.tolerance
  }
}

extension FlowSpace {
  /// The amount by which a line may be longer than the space and still fit: three thirds of a width
  /// add up to a little more than the width.
  internal static var tolerance: Double { 1e-6 }

  /// Returns how many items of one length fit into a line, as a whole number: at least one, and
  /// very many if they have no length.
  internal func capacity(of length: Double) -> Double {
    let step = length + itemSpacing
    let free = crossLength - length + FlowSpace.tolerance
    guard step > 0 else { return step <= free ? .infinity : 1 }
    // A number of items beyond 2⁵⁰ would no longer be whole.
    return min(max((free / step).roundedDown + 1, 1), 0x1p50)
  }
}
