import GalleyGeometry

/// Lines of a section that are all alike, one below the other; or a single line.
///
/// The number of lines follows from the number of items before the next stretch. The last line of
/// the last stretch may have fewer items than the other lines.
internal struct FlowStretch: Hashable, Sendable {
  /// The first item of the first line.
  var firstItem: Int
  /// The start of the first line along the scroll axis, from the start of the section.
  var start: Double
  /// The thickness of each line, which is the thickness of the thickest item.
  var thickness: Double
  /// Whether all items have one size, and the positions of the items.
  var shape: Shape

  /// The positions of the items of the lines.
  enum Shape: Hashable, Sendable {
    /// Lines of items of one size.
    case even(EvenLine)
    /// A single line of items of different sizes. The placements of these items begin at this index
    /// of `FlowLines.placements`.
    case uneven(firstPlacement: Int)
  }

  /// The number of items in each line, or `nil` for a single uneven line.
  var columns: Int? {
    if case .even(let line) = shape { line.columns } else { nil }
  }

  /// Whether items of the stretch may have an area, and so may be visible.
  ///
  /// The items of an uneven line are not checked.
  var hasArea: Bool {
    if case .even(let line) = shape { thickness > 0 && line.crossLength > 0 } else { true }
  }
}

/// The positions of the items in a line of items of one size. Each item is as thick as the line.
internal struct EvenLine: Hashable, Sendable {
  /// The number of items in a line.
  var columns: Int
  /// The position of the first item across the scroll axis.
  var crossStart: Double
  /// The distance from each item to the next.
  var step: Double
  /// The length of each item across the scroll axis.
  var crossLength: Double

  /// Returns the line with a space between its items.
  func withSpacing(_ spacing: Double) -> EvenLine {
    var line = self
    line.step = crossLength + spacing
    return line
  }
}

/// The position of an item of an uneven line across the scroll axis, and its size.
internal struct FlowPlacement: Hashable, Sendable {
  var crossStart: Double
  var size: Size
}
