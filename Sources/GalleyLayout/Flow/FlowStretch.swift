import GalleyGeometry

/// Lines of a section that are all alike, one below the other; or a single line.
///
/// How many lines there are follows from the items up to the next stretch. The last line of the
/// last stretch may hold fewer items than the others.
internal struct FlowStretch: Hashable, Sendable {
  /// The first item of its first line.
  var firstItem: Int
  /// Where its first line starts along the scroll axis, from the start of the section.
  var start: Double
  /// How thick each line is: as thick as the thickest item.
  var thickness: Double
  var shape: Shape

  enum Shape: Hashable, Sendable {
    /// Lines of items of one size.
    case even(EvenLine)
    /// A line of items of different sizes, whose placements begin here.
    case uneven(firstPlacement: Int)
  }

  /// How many items each line holds, or `nil` for a single uneven line.
  var columns: Int? {
    if case .even(let line) = shape { line.columns } else { nil }
  }

  /// Whether there may be something to be seen of its items.
  var hasArea: Bool {
    if case .even(let line) = shape { thickness > 0 && line.crossLength > 0 } else { true }
  }
}

/// Where the items of a line stand whose items are all of one size: as thick as the line.
internal struct EvenLine: Hashable, Sendable {
  /// How many items a line holds.
  var columns: Int
  /// Where the first item stands, across the scroll axis.
  var crossStart: Double
  /// The way from each item to the next.
  var step: Double
  /// How long each item is, across the scroll axis.
  var crossLength: Double

  /// The same items with so much room between them.
  func spaced(_ spacing: Double) -> EvenLine {
    var line = self
    line.step = crossLength + spacing
    return line
  }
}

/// Where an item of an uneven line stands across the scroll axis, and how large it is.
internal struct FlowPlacement: Hashable, Sendable {
  var crossStart: Double
  var size: Size
}
