import GalleyGeometry

/// The items of one section of a flow layout, each in its place.
///
/// Coordinates begin where the section does behind its header, run from left to right, and are not
/// on the pixel grid: whoever stacks the sections fits the sums to it. The section's insets are
/// included.
///
/// Lines that are alike are stored once, so ten million items of one size take no more room, and no
/// longer to set, than ten. Items of different sizes in one line take 24 bytes each.
package struct FlowLines: Equatable, Sendable {
  /// How many items there are.
  package let count: Int
  /// The axis along which lines follow one another.
  package let axis: Axis
  /// The axes on which what an item holds decides its size: both, or none.
  package let estimatedAxes: Axes

  /// Room before the first line, behind the last, and between two.
  internal let start: Double
  internal let end: Double
  internal let lineSpacing: Double

  internal let stretches: ContiguousArray<FlowStretch>
  internal let placements: ContiguousArray<FlowPlacement>
  /// Only where lines may overlap.
  internal private(set) var overlaps: FlowOverlaps?

  /// The lines that items have been broken into.
  internal init(_ breaking: FlowBreaking, estimatedAxes: Axes) {
    count = breaking.count
    axis = breaking.axis
    self.estimatedAxes = estimatedAxes
    start = breaking.room.start
    end = breaking.room.end
    lineSpacing = breaking.room.lineSpacing
    stretches = breaking.stretches
    placements = breaking.placements
    if lineSpacing < 0 { overlaps = FlowOverlaps(of: self) }
    checkInvariants()
  }

  /// How long the section is along the scroll axis: its insets and its lines, but neither header
  /// nor footer. A section without items still has its insets.
  ///
  /// Insets and spacings may be negative, but no section is shorter than zero.
  ///
  /// - Unverified: what a section takes in UIKit whose negative insets outweigh its lines.
  /// - Complexity: O(1)
  package var length: Double {
    max((stretches.isEmpty ? start : lastEnd(of: stretches.count - 1)) + end, 0)
  }

  /// How many lines there are.
  ///
  /// - Complexity: O(*l*) in the lines that are not alike.
  package var lineCount: Int {
    stretches.indices.reduce(0) { $0 + lineCount(of: $1) }
  }
}

// MARK: - Frames

extension FlowLines {
  /// The frame of an item from the section's corner. Its position is not on the pixel grid yet.
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
      // In the middle of the line.
      let along = stretch.start + (stretch.thickness - placement.size[axis]) / 2
      return Rect(
        origin: Point(axis, along: along, across: placement.crossStart), size: placement.size)
    }
  }
}

// MARK: - Lines of a stretch

extension FlowLines {
  /// The stretch that holds an item.
  internal func stretch(holding item: Int) -> Int {
    firstIndex(below: stretches.count) { stretches[$0].firstItem > item } - 1
  }

  /// The items of a stretch.
  internal func items(of index: Int) -> Range<Int> {
    let next = index + 1
    return stretches[index].firstItem..<(next < stretches.count ? stretches[next].firstItem : count)
  }

  /// How many lines a stretch has: at least one.
  internal func lineCount(of index: Int) -> Int {
    guard let columns = stretches[index].columns else { return 1 }
    return (items(of: index).count - 1) / columns + 1
  }

  /// Where a line of a stretch starts along the scroll axis.
  internal func start(ofLine line: Int, in index: Int) -> Double {
    stretches[index].start + Double(line) * (stretches[index].thickness + lineSpacing)
  }

  /// Where the last line of a stretch ends.
  internal func lastEnd(of index: Int) -> Double {
    start(ofLine: lineCount(of: index) - 1, in: index) + stretches[index].thickness
  }

  /// The first of so many numbers for which something holds that holds for all behind it, or `end`.
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
