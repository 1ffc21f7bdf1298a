import GalleyGeometry

// Where the subitems of an instance are.

extension GroupSolver {
  /// The items of a run, from the group's outer corner.
  internal func leaves(
    of run: [Slot], in inner: Rect, of group: LayoutGroup
  ) -> [GroupTemplate.Leaf] {
    let axis = group.axis
    let share = shareOfFreeRoom(of: run, in: inner, of: group)
    var position = inner.min(along: axis)
    var leaves: [GroupTemplate.Leaf] = []
    for (index, slot) in run.enumerated() {
      let edges = slot.subitem.edgeSpacing
      if index > 0 { position += group.interItemSpacing.room(share: share) }
      position += edges.start(along: axis).room(share: share)
      let across = inner.min(along: axis.perpendicular) + crossOffset(of: slot, in: inner, axis)
      leaves += self.leaves(of: slot, at: Point(axis, along: position, across: across))
      position += slot.size[axis] + edges.end(along: axis).room(share: share)
    }
    return leaves
  }

  /// What each flexible spacing along the axis gets on top of its minimum. Less than nothing in a
  /// group that is too full.
  private func shareOfFreeRoom(of run: [Slot], in inner: Rect, of group: LayoutGroup) -> Double {
    let axis = group.axis
    var flexible = group.interItemSpacing.isFlexible ? max(run.count - 1, 0) : 0
    for slot in run {
      let edges = slot.subitem.edgeSpacing
      if edges.start(along: axis).isFlexible { flexible += 1 }
      if edges.end(along: axis).isFlexible { flexible += 1 }
    }
    guard flexible > 0 else { return 0 }
    let need = need(of: run, spacing: group.interItemSpacing.minimum, along: axis)
    return (inner.length(along: axis) - need) / Double(flexible)
  }

  /// How far a slot is from the start of the inner room across the axis. Slots of unequal size are
  /// aligned at the start.
  private func crossOffset(of slot: Slot, in inner: Rect, _ axis: Axis) -> Double {
    let across = axis.perpendicular
    let edges = slot.subitem.edgeSpacing
    let start = edges.start(along: across)
    guard start.isFlexible else { return start.minimum }
    let free = inner.length(along: across) - slot.need(along: across)
    return start.room(share: edges.end(along: across).isFlexible ? free / 2 : free)
  }

  private func leaves(of slot: Slot, at origin: Point) -> [GroupTemplate.Leaf] {
    switch slot.subitem {
    case .group:
      return (slot.template?.leaves ?? []).map { leaf in
        var leaf = leaf
        leaf.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
        return leaf
      }
    case .item(let item):
      let insets = item.contentInsets.ignoringEstimates(of: item.size)
      // An inset that is larger than its slot turns the cell inside out; its size is the distance.
      let size = Size(
        width: (slot.size.width - insets.leading - insets.trailing).magnitude,
        height: (slot.size.height - insets.top - insets.bottom).magnitude)
      let corner = Point(x: origin.x + insets.leading, y: origin.y + insets.top)
      return [GroupTemplate.Leaf(frame: Rect(origin: corner, size: size))]
    }
  }
}
