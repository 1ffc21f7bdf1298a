import GalleyGeometry

// Which items stand in which line.

/// The breaking of a section's items into lines, under way.
///
/// Greedy: a line takes the next item while it fits with the least spacing. Lines of items of one
/// size are counted, not walked through.
internal struct FlowBreaking {
  /// How many items there are in all.
  let count: Int
  let axis: Axis
  let room: FlowRoom
  /// Whether items are measured.
  let isEstimated: Bool
  /// Whether items are measured and all equally long across: then they stand in columns down to the
  /// last line, however much their thicknesses differ.
  let isGrid: Bool

  /// The lines so far, and the items of the uneven ones among them.
  private(set) var stretches: ContiguousArray<FlowStretch> = []
  var placements: ContiguousArray<FlowPlacement> = []

  /// Where the next line starts.
  private var start: Double
  /// The next item.
  private var item = 0
  /// The run that it is in, `nil` behind the last.
  private var run: FlowSizeRun?
  private var runs: FlowSizeRuns

  init(_ runs: FlowSizeRuns, room: FlowRoom, axis: Axis, isEstimated: Bool) {
    count = runs.count
    self.axis = axis
    self.room = room
    self.isEstimated = isEstimated
    isGrid = isEstimated && runs.areAlike(along: axis.perpendicular)
    start = room.start
    self.runs = runs
    run = self.runs.next()
  }

  /// Breaks all items into lines.
  mutating func breakAll() {
    while let run {
      takeLines(of: run)
      if item < run.end { takeLine(from: run) }
    }
  }

  /// Adds lines from an item on, one below the other.
  private mutating func append(
    _ shape: FlowStretch.Shape, thickness: Double, from item: Int, lines: Int = 1
  ) {
    stretches.append(
      FlowStretch(firstItem: item, start: start, thickness: thickness, shape: shape))
    start += Double(lines) * (thickness + room.lineSpacing)
  }

  /// Goes on to an item, and to the run that it is in.
  private mutating func advance(to next: Int) {
    item = next
    if item == run?.end { run = runs.next() }
  }
}

// MARK: - Lines of one size

extension FlowBreaking {
  /// Takes the lines that surely hold nothing but items of a run: those behind which it goes on. Of
  /// the section's last run it is all lines, because the last is spaced as though it were full.
  private mutating func takeLines(of run: FlowSizeRun) {
    let isLast = run.end == count
    let items = run.end - item
    let capacity = room.capacity(of: run.size[axis.perpendicular])
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
  /// Takes the one line that begins with the end of a run, and maybe goes on behind it.
  private mutating func takeLine(from first: FlowSizeRun) {
    let begin = item
    // All that is left of the run stands in this line: otherwise it would have been counted.
    let left = Double(first.end - begin)
    var used = left * first.size[axis.perpendicular] + (left - 1) * room.itemSpacing
    advance(to: first.end)
    guard let next = run, fits(next, behind: used) else {
      // Of the last run no line is taken here, so there is another line behind this one.
      let shape = evenLine(of: item - begin, size: first.size, isFull: true)
      return append(shape, thickness: first.size[axis], from: begin)
    }

    let firstPlacement = placements.count
    let placement = FlowPlacement(crossStart: 0, size: first.size)
    placements.append(contentsOf: repeatElement(placement, count: first.end - begin))
    var thickness = first.size[axis]
    while let next = run, fits(next, behind: used) {
      placements.append(FlowPlacement(crossStart: 0, size: next.size))
      used += room.itemSpacing + next.size[axis.perpendicular]
      thickness = max(thickness, next.size[axis])
      advance(to: item + 1)
    }
    spread(from: firstPlacement, isFull: item < count)
    append(.uneven(firstPlacement: firstPlacement), thickness: thickness, from: begin)
  }

  private func fits(_ run: FlowSizeRun, behind used: Double) -> Bool {
    used + room.itemSpacing + run.size[axis.perpendicular] <= room.crossLength + FlowRoom.hair
  }
}

extension FlowRoom {
  /// So much longer than the room may a line be and still fit: thirds of a width add up to a little
  /// more than the width.
  internal static var hair: Double { 1e-6 }

  /// How many items of one length fit into a line, as a whole number: at least one, and infinitely
  /// many where they take no room.
  internal func capacity(of length: Double) -> Double {
    let step = length + itemSpacing
    let free = crossLength - length + FlowRoom.hair
    guard step > 0 else { return step <= free ? .infinity : 1 }
    // A number of items beyond 2⁵⁰ would not be a whole one any more.
    return min(max((free / step).wholeBelow + 1, 1), 0x1p50)
  }
}
