import GalleyGeometry

// The lines of a flow layout one by one, and the spacing of the items in each.

/// One line of a section.
internal struct FlowLine {
  /// The number of lines of the section before this line.
  var number: Int
  var items: Range<Int>
  /// Whether the line is the last line of the section.
  var isLast: Bool
  /// The start of the line along the scroll axis, from the end of the section's header.
  var start: Double
  /// The thickness of the line along the scroll axis.
  var thickness: Double
  /// The total length of the items, across the scroll axis.
  var length: Double
}

extension FlowLines {
  /// Returns the line that contains an item.
  ///
  /// - Precondition: `item` is below `count`.
  internal func line(holding item: Int) -> FlowLine {
    let index = stretch(holding: item)
    let stretch = stretches[index]
    var items = items(of: index)
    var number = 0
    if let columns = stretch.columns {
      number = (item - stretch.firstItem) / columns
      let first = stretch.firstItem + number * columns
      items = first..<min(first + columns, items.upperBound)
    }
    let length: Double
    switch stretch.shape {
    case .even(let line): length = Double(items.count) * line.crossLength
    case .uneven: length = items.reduce(0) { $0 + frame(of: $1).size[axis.perpendicular] }
    }
    return FlowLine(
      number: number + (0..<index).reduce(0) { $0 + lineCount(of: $1) }, items: items,
      isLast: items.upperBound == count, start: start(ofLine: number, in: index),
      thickness: stretch.thickness, length: length)
  }
}

/// The spacing of the items of a line across the scroll axis, as text.
internal struct FlowSpacing: CustomStringConvertible {
  let description: String

  /// Creates the text for a line: the rule by which `FlowBreaking`, which divides items into lines,
  /// has spaced the items.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - lines: All lines of its section.
  ///   - space: The space that the line has.
  ///   - isEstimated: Whether the sizes of items are estimates, so that items are measured.
  ///   - isGrid: Whether items are measured, and all have the same length across the scroll axis.
  init(
    _ line: FlowLine, in lines: FlowLines, _ space: FlowSpace, isEstimated: Bool, isGrid: Bool
  ) {
    let across = lines.axis.perpendicular
    let first = lines.frame(of: line.items.lowerBound)
    let length = first.size[across]
    let isEven = lines.stretches[lines.stretch(holding: line.items.lowerBound)].columns != nil
    let capacity = space.capacity(of: length)
    let columns =
      capacity.isFinite ? max(capacity, Double(line.items.count)) : Double(line.items.count)
    let rest = space.crossLength - line.length

    guard line.items.count > 1 else {
      if line.isLast && columns > 1 {
        description = "at the start: it is the last, and the line has room for more"
      } else if rest >= 0 {
        description = "in the middle, alone: half of the \(rest.brief) left over on either side"
      } else if isEstimated {
        description = "at the start: it is measured, and longer than the line"
      } else {
        description = "in the middle: it is longer than the line, and sticks out on both sides"
      }
      return
    }
    let second = lines.frame(of: line.items.lowerBound + 1)
    let gap = (second.min(along: across) - first.max(along: across)).brief
    if !line.isLast {
      description = "\(gap), an equal part of the \(rest.brief) that the line has left over"
    } else if isEven || isGrid {
      description =
        columns > Double(line.items.count)
        ? "\(gap), as if the last line were full with \(columns.brief) equal items"
        : "\(gap), an equal part of the \(rest.brief) that the line has left over"
    } else {
      description = "\(gap), the least: items in a last line of different sizes are not spread"
    }
  }
}
