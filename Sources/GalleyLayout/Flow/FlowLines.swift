import GalleyGeometry

/// The items of one section of a flow layout, with their positions.
///
/// Coordinates begin at the end of the section's header, run from left to right, and are not
/// aligned to the pixel grid: the code that stacks the sections aligns the sums. The section's
/// insets are included.
///
/// Lines that are alike are stored once, so ten million items of one size take no more memory or
/// time than ten. Items of different sizes in one line take 24 bytes each.
package struct FlowLines: Equatable, Sendable {
  /// The number of items.
  package let count: Int
  /// The axis along which lines follow one another.
  package let axis: Axis
  /// The axes on which an item's content decides its size: both, or none.
  package let estimatedAxes: Axes

  /// The space before the first line.
  internal let start: Double
  /// The space after the last line.
  internal let end: Double
  /// The space between two lines.
  internal let lineSpacing: Double

  /// The lines, in order. Lines that are alike are stored as one stretch.
  internal let stretches: ContiguousArray<FlowStretch>
  /// The items of the lines whose items differ in size, in order.
  internal let placements: ContiguousArray<FlowPlacement>
  /// The ranges of overlapping lines; `nil` if lines cannot overlap.
  internal private(set) var overlaps: FlowOverlaps?

  /// Creates the lines from the division of all items into lines.
  internal init(_ breaking: FlowBreaking, estimatedAxes: Axes) {
    count = breaking.count
    axis = breaking.axis
    self.estimatedAxes = estimatedAxes
    start = breaking.space.start
    end = breaking.space.end
    lineSpacing = breaking.space.lineSpacing
    stretches = breaking.stretches
    placements = breaking.placements
    if lineSpacing < 0 { overlaps = FlowOverlaps(of: self) }
    checkInvariants()
  }

  /// The length of the section along the scroll axis: its insets and its lines, without header and
  /// footer.
  ///
  /// A section without items still has its insets.
  ///
  /// Insets and spacings may be negative, but the length is not.
  ///
  /// - Unverified: the length of a section in UIKit whose negative insets outweigh its lines.
  /// - Complexity: O(1)
  package var length: Double {
    max((stretches.isEmpty ? start : lastEnd(of: stretches.count - 1)) + end, 0)
  }

  /// The number of lines.
  ///
  /// - Complexity: O(*l*) in the lines that are not alike.
  package var lineCount: Int {
    stretches.indices.reduce(0) { $0 + lineCount(of: $1) }
  }
}

// MARK: - Frames

extension FlowLines {
  /// Returns the frame of an item from the section's corner.
  ///
  /// The frame is not aligned to the pixel grid yet.
  ///
  /// - Precondition: `item` is below `count`.
  /// - Complexity: O(log *l*) in the lines that are not alike.
  package func frame(of item: Int) -> Rect {
    precondition(item >= 0 && item < count, "item \(item) of a section of \(count)")
    let index = stretch(holding: item)
    let stretch = stretches[index]
    let place = item - stretch.firstItem
    switch stretch.shape {
    case .even(let line):
      let (number, column) = place.quotientAndRemainder(dividingBy: line.columns)
      return Rect(
        origin: Point(
          axis, along: start(ofLine: number, in: index),
          across: line.crossStart + Double(column) * line.step),
        size: Size(axis, along: stretch.thickness, across: line.crossLength))
    case .uneven(let firstPlacement):
      let placement = placements[firstPlacement + place]
      // The item is in the middle of the line's thickness.
      let along = stretch.start + (stretch.thickness - placement.size[axis]) / 2
      return Rect(
        origin: Point(axis, along: along, across: placement.crossStart), size: placement.size)
    }
  }
}

// MARK: - Lines of a range

extension FlowLines {
  /// Returns the index of the stretch that contains an item.
  internal func stretch(holding item: Int) -> Int {
    firstIndex(below: stretches.count) { stretches[$0].firstItem > item } - 1
  }

  /// Returns the items of a stretch.
  internal func items(of index: Int) -> Range<Int> {
    let next = index + 1
    return stretches[index].firstItem..<(next < stretches.count ? stretches[next].firstItem : count)
  }

  /// Returns the number of lines of a stretch: at least one.
  internal func lineCount(of index: Int) -> Int {
    guard let columns = stretches[index].columns else { return 1 }
    return (items(of: index).count - 1) / columns + 1
  }

  /// Returns the start of a line of a stretch along the scroll axis.
  internal func start(ofLine line: Int, in index: Int) -> Double {
    stretches[index].start + Double(line) * (stretches[index].thickness + lineSpacing)
  }

  /// Returns the end of the last line of a stretch.
  internal func lastEnd(of index: Int) -> Double {
    start(ofLine: lineCount(of: index) - 1, in: index) + stretches[index].thickness
  }

  /// Returns the first number below `end` for which `holds` is true, or `end`.
  ///
  /// If `holds` is true for a number, it has to be true for all later numbers.
  internal func firstIndex(below end: Int, where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = end
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension FlowLines: CustomStringConvertible {
  /// For example `7 items in 3 lines, 200 long`.
  package var description: String {
    "\(count) items in \(lineCount) lines, \(length.shortDescription) long"
  }
}
