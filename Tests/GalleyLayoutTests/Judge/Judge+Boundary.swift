import GalleyGeometry
import GalleyLayout

// Boundary items: sections 3.4 and 3.5 of the rules, and 11.1.

/// The views at the edges of a section, or of the layout.
struct SolvedBoundary {
  enum Side { case start, end, neither }

  struct Item {
    var item: BoundarySupplementary
    var id: Element.ID
    var size: Size
    var side: Side
    /// Where it begins along the scroll axis, before anything is shifted.
    var position: Double
    /// Where it begins across the scroll axis.
    var aside: Double
  }

  var items: [Item]
  /// How far everything moves to make room at the start.
  var shift: Double
  /// How long the whole is then.
  var length: Double
  /// What items are placed against: the length without them, unless one was longer.
  var extent: Double

  /// How far extending items at the start stick out.
  var roomAtStart: Double {
    items.filter { $0.item.extendsBoundary && $0.side == .start }
      .map { -$0.position }.reduce(0, max)
  }

  /// How far extending items at the end stick out.
  func roomAtEnd(along axis: Axis) -> Double {
    items.filter { $0.item.extendsBoundary && $0.side == .end }
      .map { $0.position + $0.size[axis] - extent }.reduce(0, max)
  }
}

extension Judge {
  /// Places boundary items around something that is `length` long. Insets count across the axis.
  func solvedBoundary(
    _ items: [BoundarySupplementary], _ ids: [Element.ID], around length: Double,
    insets: DirectionalInsets
  ) -> SolvedBoundary {
    let across = across
    var box = container
    box[across] -= insets.total(along: across)
    let sizes = zip(items, ids).map { size(of: $0.size, in: box, for: $1) }

    // What is longer than the whole and names neither end lengthens it before others are placed.
    var extent = length
    for (item, size) in zip(items, sizes)
    where item.extendsBoundary && side(of: item) == .neither {
      extent = max(extent, size[axis])
    }

    var solved = SolvedBoundary(items: [], shift: 0, length: 0, extent: extent)
    var end = extent
    for (index, item) in items.enumerated() {
      let size = sizes[index]
      let offset = sound(item.offset)
      let position = position(of: item, size[axis], in: extent) + offset[axis]
      let free = container[across] - insets.total(along: across) - size[across]
      let share = shareOfFreeRoom(item.alignment, along: across)
      solved.items.append(
        SolvedBoundary.Item(
          item: item, id: ids[index], size: size, side: side(of: item), position: position,
          aside: insets.start(along: across) + free * share + offset[across]))
      if item.extendsBoundary {
        solved.shift = max(solved.shift, -position)
        end = max(end, position + size[axis])
      }
    }
    solved.length = end + solved.shift
    return solved
  }

  private func position(
    of item: BoundarySupplementary, _ length: Double, in extent: Double
  ) -> Double {
    switch side(of: item) {
    case .start: item.extendsBoundary ? -length : 0
    case .end: item.extendsBoundary ? extent : extent - length
    case .neither: (extent - length) / 2
    }
  }

  private func side(of item: BoundarySupplementary) -> SolvedBoundary.Side {
    switch shareOfFreeRoom(item.alignment, along: axis) {
    case 0: .start
    case 1: .end
    default: .neither
    }
  }

  /// 0 at the start of an axis, 1 at its end, else ½.
  private func shareOfFreeRoom(_ alignment: LayoutAlignment, along axis: Axis) -> Double {
    share(alignment.edges, along: axis)
  }

  /// The point of a rectangle that edges name, as a share of its extent along an axis.
  func share(_ edges: LayoutEdges, along axis: Axis) -> Double {
    let atStart = edges.contains(axis == .horizontal ? .leading : .top)
    let atEnd = edges.contains(axis == .horizontal ? .trailing : .bottom)
    return atStart == atEnd ? 0.5 : atEnd ? 1 : 0
  }

  // MARK: Pinning

  /// Where a pinned item stands along the scroll axis, and whether it is in sight.
  ///
  /// - Parameters:
  ///   - natural: Where it is when nothing is pinned.
  ///   - extent: From where to where that which it belongs to reaches, boundary items included.
  ///   - visible: From where to where things are in sight.
  func pinned(
    _ item: SolvedBoundary.Item, of boundary: SolvedBoundary, natural: Double,
    in extent: (start: Double, end: Double), visible: (start: Double, end: Double)
  ) -> (position: Double, isInSight: Bool) {
    let length = item.size[axis]
    let position =
      switch item.side {
      case .start:
        min(
          max(natural, visible.start), extent.end - boundary.roomAtEnd(along: axis) - length)
      case .end: max(min(natural, visible.end - length), extent.start + boundary.roomAtStart)
      case .neither: natural
      }
    // What is in sight by less than a hair only touches, as in questions about a rectangle.
    let inSight = (from: position + length - visible.start, to: visible.end - position)
    return (position, min(inSight.from, inSight.to) > 1e-9)
  }
}
