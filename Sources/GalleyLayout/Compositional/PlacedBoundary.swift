import GalleyGeometry

/// A boundary item in its place, from the corner of what it belongs to.
internal struct PlacedBoundary: Sendable {
  /// At which end of the scroll axis it is.
  enum Side: Sendable { case start, end, neither }

  var item: BoundarySupplementary
  /// How many of its kind come before it.
  var number: Int
  /// Its slot; the view's own insets are not taken off.
  var slot: Rect
  var side: Side

  /// The view's frame.
  var frame: Rect { slot.inside(item.contentInsets.ignoringEstimates(of: item.size)) }
}

/// Boundary items in their places, and how the section or layout that they belong to has grown.
internal struct Boundary: Sendable {
  var items: [PlacedBoundary] = []
  /// How far everything else has moved to make room at the start.
  var shift = 0.0
  /// How long the whole has become.
  var length = 0.0
  /// How much of that is for items at the start, and for items at the end.
  var roomAtStart = 0.0
  var roomAtEnd = 0.0

  /// Nothing around a content of this length.
  init(length: Double) { self.length = length }

  /// Places boundary items around a content.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - length: How long the content is along the axis, its insets included.
  ///   - axis: The scroll axis.
  ///   - container: The container as a whole.
  ///   - insets: How far the items stay inside of it, across the axis.
  ///   - size: The size of an item in a container.
  init(
    _ items: [BoundarySupplementary], around length: Double, along axis: Axis, in container: Size,
    insets: DirectionalInsets, size: (_ item: BoundarySupplementary, _ number: Int, Size) -> Size
  ) {
    let across = axis.perpendicular
    let room = container.replacing(across, by: container[across] - insets.total(along: across))
    var numbers: [String: Int] = [:]
    let sized = items.map { item in
      let number = numbers[item.kind, default: 0]
      numbers[item.kind] = number + 1
      return (item: item, number: number, size: size(item, number, room))
    }

    // What is neither at the start nor at the end lengthens the whole before anything is placed.
    var length = length
    for (item, _, size) in sized where item.extendsBoundary && item.side(along: axis) == .neither {
      length = max(length, size[axis])
    }

    var end = length
    for (item, number, size) in sized {
      var slot = Rect(origin: .zero, size: size)
      let start = item.start(of: size[axis], on: axis, around: length)
      let cross =
        insets.start(along: across)
        + item.crossStart(of: size[across], on: across, in: room[across])
      slot.origin = Point(axis, along: start, across: cross) + item.offset.finite
      let side = item.side(along: axis)
      self.items.append(PlacedBoundary(item: item, number: number, slot: slot, side: side))
      guard item.extendsBoundary else { continue }
      shift = max(shift, -slot.min(along: axis))
      end = max(end, slot.max(along: axis))
      if side == .start { roomAtStart = max(roomAtStart, -slot.min(along: axis)) }
      if side == .end { roomAtEnd = max(roomAtEnd, slot.max(along: axis) - length) }
    }
    for index in self.items.indices { self.items[index].slot.origin[axis] += shift }
    self.length = end + shift
  }
}

extension BoundarySupplementary {
  /// At which end of an axis it is.
  internal func side(along axis: Axis) -> PlacedBoundary.Side {
    if alignment.edges.holdsStart(of: axis) { return .start }
    return alignment.edges.holdsEnd(of: axis) ? .end : .neither
  }

  /// Where it starts along the scroll axis, its offset left aside.
  fileprivate func start(of own: Double, on axis: Axis, around length: Double) -> Double {
    switch side(along: axis) {
    case .start: extendsBoundary ? -own : 0
    case .end: extendsBoundary ? length : length - own
    case .neither: (length - own) / 2
    }
  }

  /// Where it starts across the scroll axis, its offset left aside.
  fileprivate func crossStart(of own: Double, on axis: Axis, in room: Double) -> Double {
    switch side(along: axis) {
    case .start: 0
    case .end: room - own
    case .neither: (room - own) / 2
    }
  }
}
