import GalleyGeometry

/// A boundary item that stays in sight as long as its section is.
internal struct PinnedElement {
  /// Where it is while nothing is scrolled.
  let natural: Double
  /// How long it is along the scroll axis.
  let length: Double
  let side: PlacedBoundary.Side
  /// Where the room for items at the end begins, and where that for items at the start ends.
  let roomStart: Double
  let roomEnd: Double

  init(
    _ placed: PlacedBoundary, sectionStart: Double, boundary: Boundary, along axis: Axis
  ) {
    natural = sectionStart + placed.slot.min(along: axis)
    length = placed.slot.length(along: axis)
    side = placed.side
    roomStart = sectionStart + boundary.roomAtStart
    roomEnd = sectionStart + boundary.length - boundary.roomAtEnd
  }

  /// In front of everything that is not pinned.
  static func raised(_ zIndex: Int, times: Int = 1) -> Int {
    let above = times * 1_000_000_000
    return min(zIndex, .max - above) + above
  }

  /// Where it is when so much is in sight. The end of its section pushes it out.
  func start(in visible: ClosedRange<Double>) -> Double {
    switch side {
    case .start: min(max(natural, visible.lowerBound), roomEnd - length)
    case .end: max(min(natural, visible.upperBound - length), roomStart)
    case .neither: natural
    }
  }

  /// Whether some of it is in sight.
  func isSeen(at start: Double, in visible: ClosedRange<Double>) -> Bool {
    start + length > visible.lowerBound && start < visible.upperBound
  }
}
