import GalleyGeometry
import GalleyLayout

// Boundary items, such as headers and footers, and how they are pinned.

/// The boundary items of a section, or of the layout.
struct SolvedBoundary {
  enum Side { case start, end, neither }

  struct Item {
    var item: BoundarySupplementary
    var id: Element.ID
    var size: Size
    var side: Side
    /// The start of the item along the scroll axis, before anything is shifted.
    var position: Double
    /// The start of the item across the scroll axis.
    var aside: Double
  }

  var items: [Item]
  /// How far everything is shifted to make room for items at the start.
  var shift: Double
  /// The length of the section or layout with its boundary items.
  var length: Double
  /// The length along which items are placed: the length without them, or that of a longer item.
  var extent: Double

  /// How far items at the start that extend the boundary reach beyond it.
  var roomAtStart: Double {
    items.filter { $0.item.extendsBoundary && $0.side == .start }
      .map { -$0.position }.reduce(0, max)
  }

  /// Returns how far items at the end that extend the boundary reach beyond it.
  func roomAtEnd(along axis: Axis) -> Double {
    items.filter { $0.item.extendsBoundary && $0.side == .end }
      .map { $0.position + $0.size[axis] - extent }.reduce(0, max)
  }
}

extension Judge {
  /// Places boundary items around a content that is `length` long. Only the insets across the
  /// scroll axis count.
  func solvedBoundary(
    _ items: [BoundarySupplementary], _ ids: [Element.ID], around length: Double,
    insets: DirectionalInsets
  ) -> SolvedBoundary {
    let across = across
    var box = container
    box[across] -= insets.total(along: across)
    let sizes = zip(items, ids).map { size(of: $0.size, in: box, for: $1) }

    // An item at neither end that is longer than the content lengthens it before items are placed.
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

  /// Returns 0 for an alignment at the start of an axis, 1 at its end, and else ½.
  private func shareOfFreeRoom(_ alignment: LayoutAlignment, along axis: Axis) -> Double {
    share(alignment.edges, along: axis)
  }

  /// Returns the position of edges in a rectangle, as a fraction of its length along an axis.
  func share(_ edges: LayoutEdges, along axis: Axis) -> Double {
    let atStart = edges.contains(axis == .horizontal ? .leading : .top)
    let atEnd = edges.contains(axis == .horizontal ? .trailing : .bottom)
    return atStart == atEnd ? 0.5 : atEnd ? 1 : 0
  }

  // MARK: Pinning

  /// Returns the position of a pinned item along the scroll axis, and whether it is visible.
  ///
  /// - Parameters:
  ///   - natural: The position of the item if nothing is pinned.
  ///   - extent: The range of the item's section or layout, boundary items included.
  ///   - visible: The visible range.
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
    // An item that is visible by less than a rounding error counts as not visible.
    let inSight = (from: position + length - visible.start, to: visible.end - position)
    return (position, min(inSight.from, inSight.to) > 1e-9)
  }
}
