import GalleyGeometry

/// A boundary item (a supplementary view at an edge) with its position, from the corner of its
/// section or layout.
internal struct PlacedBoundary: Sendable {
  /// The end of the scroll axis at which the item is.
  enum Side: Sendable { case start, end, neither }

  var item: BoundarySupplementary
  /// The number of items of the same kind before this item.
  var number: Int
  /// The slot of the item: the frame of the view before the content insets are subtracted.
  var slot: Rect
  var side: Side

  /// Whether the view has a size even if its insets are larger than its slot.
  var insetsTurnInsideOut: Bool

  /// The frame of the view.
  var frame: Rect {
    let insets = item.contentInsets.ignoringEstimates(of: item.size)
    return insetsTurnInsideOut ? slot.insideOut(insets) : slot.inside(insets)
  }
}

/// Boundary items with their positions, and the lengths by which they enlarge their section or
/// layout.
internal struct Boundary: Sendable {
  var items: [PlacedBoundary] = []
  /// The distance by which the content has moved to make space for items at the start.
  var shift = 0.0
  /// The resulting length of the section or layout.
  var length = 0.0
  /// The part of the length that items at the start take.
  var spaceAtStart = 0.0
  /// The part of the length that items at the end take.
  var spaceAtEnd = 0.0

  /// Creates the boundary of content of this length that has no boundary items.
  init(length: Double) { self.length = length }

  /// Places boundary items around the content.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - length: The length of the content along the axis, its insets included.
  ///   - axis: The scroll axis.
  ///   - container: The size of the whole container.
  ///   - insets: The insets of the items inside of the container, across the axis.
  ///   - insetsTurnInsideOut: Whether an item has a size even if its own insets are larger than its
  ///     slot.
  ///   - size: Returns the size of an item in a container.
  init(
    _ items: [BoundarySupplementary], around length: Double, along axis: Axis, in container: Size,
    insets: DirectionalInsets, insetsTurnInsideOut: Bool,
    size: (_ item: BoundarySupplementary, _ number: Int, Size) -> Size
  ) {
    let across = axis.perpendicular
    let available = container.replacing(across, by: container[across] - insets.total(along: across))
    var numbers: [String: Int] = [:]
    let sized = items.map { item in
      let number = numbers[item.kind, default: 0]
      numbers[item.kind] = number + 1
      return (item: item, number: number, size: size(item, number, available))
    }

    // An item that is neither at the start nor at the end lengthens the content before any item is
    // placed.
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
        + item.crossStart(of: size[across], on: across, in: available[across])
      slot.origin = Point(axis, along: start, across: cross) + item.offset.finite
      let side = item.side(along: axis)
      self.items.append(
        PlacedBoundary(
          item: item, number: number, slot: slot, side: side,
          insetsTurnInsideOut: insetsTurnInsideOut))
      guard item.extendsBoundary else { continue }
      shift = max(shift, -slot.min(along: axis))
      end = max(end, slot.max(along: axis))
      if side == .start { spaceAtStart = max(spaceAtStart, -slot.min(along: axis)) }
      if side == .end { spaceAtEnd = max(spaceAtEnd, slot.max(along: axis) - length) }
    }
    for index in self.items.indices { self.items[index].slot.origin[axis] += shift }
    self.length = end + shift
  }
}

extension BoundarySupplementary {
  /// Returns the end of an axis at which the item is.
  internal func side(along axis: Axis) -> PlacedBoundary.Side {
    if alignment.edges.containsStart(of: axis) { return .start }
    return alignment.edges.containsEnd(of: axis) ? .end : .neither
  }

  /// Returns the start of the item along the scroll axis, without its offset.
  fileprivate func start(of own: Double, on axis: Axis, around length: Double) -> Double {
    switch side(along: axis) {
    case .start: extendsBoundary ? -own : 0
    case .end: extendsBoundary ? length : length - own
    case .neither: (length - own) / 2
    }
  }

  /// Returns the start of the item across the scroll axis, without its offset.
  fileprivate func crossStart(of own: Double, on axis: Axis, in available: Double) -> Double {
    switch side(along: axis) {
    case .start: 0
    case .end: available - own
    case .neither: (available - own) / 2
    }
  }
}
