import GalleyGeometry

/// A boundary item, a header or a footer that stays visible as long as its section is visible.
internal struct PinnedElement {
  /// The position of the item if it is not pinned.
  let natural: Double
  /// The length of the item along the scroll axis.
  let length: Double
  let side: PlacedBoundary.Side
  /// The smallest position of an item at the end. The items at the start of the section are before
  /// this position.
  let rangeStart: Double
  /// The largest end of an item at the start. The items at the end of the section are after this
  /// position.
  let rangeEnd: Double

  init(
    natural: Double, length: Double, side: PlacedBoundary.Side, rangeStart: Double, rangeEnd: Double
  ) {
    self.natural = natural
    self.length = length
    self.side = side
    self.rangeStart = rangeStart
    self.rangeEnd = rangeEnd
  }

  init(
    _ placed: PlacedBoundary, sectionStart: Double, boundary: Boundary, along axis: Axis
  ) {
    natural = sectionStart + placed.slot.min(along: axis)
    length = placed.slot.length(along: axis)
    side = placed.side
    rangeStart = sectionStart + boundary.spaceAtStart
    rangeEnd = sectionStart + boundary.length - boundary.spaceAtEnd
  }

  /// Returns a z index in front of all elements that are not pinned.
  ///
  /// With `times: 2`, the z index is also in front of the elements that are pinned with `times: 1`.
  static func raised(_ zIndex: Int, times: Int = 1) -> Int {
    let above = times * 1_000_000_000
    return min(zIndex, .max - above) + above
  }

  /// Returns the position of the item for a visible range.
  ///
  /// An item at the start stays at the start of the visible range, but does not extend beyond
  /// `rangeEnd`. An item at the end stays at the end of the visible range, but does not begin
  /// before `rangeStart`.
  func start(in visible: ClosedRange<Double>) -> Double {
    switch side {
    case .start: min(max(natural, visible.lowerBound), rangeEnd - length)
    case .end: max(min(natural, visible.upperBound - length), rangeStart)
    case .neither: natural
    }
  }

  /// Whether a part of the item is visible that is larger than a rounding error.
  func isSeen(at start: Double, in visible: ClosedRange<Double>) -> Bool {
    let tolerance = 1e-9
    return start + length - visible.lowerBound > tolerance && visible.upperBound - start > tolerance
  }
}
