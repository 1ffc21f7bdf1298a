import GalleyGeometry

// Where the subitems of an instance are.

extension GroupSolver {
  /// Puts the items of a run, and what hangs on them, into the group's template.
  internal func place(_ run: [Slot], of group: LayoutGroup, in template: inout GroupTemplate) {
    let axis = group.axis
    let inner = template.inner
    let share = shareOfFreeRoom(of: run, in: inner, of: group)
    var position = axis == .horizontal ? inner.origin.x : inner.origin.y
    template.leaves.reserveCapacity(run.count)
    for (index, slot) in run.enumerated() {
      let edges = slot.subitem.edgeSpacing
      if index > 0 { position += group.interItemSpacing.room(share: share) }
      position += edges.start(along: axis).room(share: share)
      let across = inner.origin[axis.perpendicular] + crossOffset(of: slot, in: inner, axis)
      place(slot, at: Point(axis, along: position, across: across), in: &template)
      position += slot.size[axis] + edges.end(along: axis).room(share: share)
    }
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
    return (inner.size[axis] - need(of: run, of: group)) / Double(flexible)
  }

  /// How far a slot is from the start of the inner room across the axis. Slots of unequal size are
  /// aligned at the start.
  private func crossOffset(of slot: Slot, in inner: Rect, _ axis: Axis) -> Double {
    let across = axis.perpendicular
    let edges = slot.subitem.edgeSpacing
    let start = edges.start(along: across)
    guard start.isFlexible else { return start.minimum }
    let free = inner.size[across] - slot.need(along: across)
    return start.room(share: edges.end(along: across).isFlexible ? free / 2 : free)
  }

  private func place(_ slot: Slot, at corner: Point, in template: inout GroupTemplate) {
    switch slot.subitem {
    case .group(let group):
      guard let inside = slot.template else { return }
      for leaf in inside.leaves {
        var leaf = leaf
        leaf.frame.origin += corner
        template.leaves.append(leaf)
      }
      for hanging in inside.hangings {
        var hanging = hanging
        if case .group(let host) = hanging.host {
          hanging.host = .group(host.offsetBy(dx: corner.x, dy: corner.y))
        }
        template.hangings.append(hanging)
      }
      for supplementary in group.supplementaries where !inside.leaves.isEmpty {
        template.hang(
          supplementary, on: .group(Rect(origin: corner, size: slot.size)), leaf: slot.leaf,
          size: size(of: supplementary, in: slot.room))
      }
    case .item(let item):
      let frame = frame(of: item, in: Rect(origin: corner, size: slot.size))
      template.leaves.append(
        GroupTemplate.Leaf(
          frame: frame, zIndex: nil, estimatedAxes: slot.estimatedAxes,
          uniformAxes: slot.estimatedAxes.intersection(item.size.uniformAxes)))
      for supplementary in item.supplementaries {
        template.hang(
          supplementary, on: .leaf, leaf: slot.leaf, size: size(of: supplementary, in: frame.size))
      }
    }
  }

  /// What the content insets leave of a slot.
  private func frame(of item: LayoutItem, in slot: Rect) -> Rect {
    let insets = item.contentInsets.ignoringEstimates(of: item.size)
    guard behavior.insetsTurnInsideOut else { return slot.inside(insets) }
    // An inset that is larger than its slot turns the cell inside out; its size is the distance.
    return Rect(
      x: slot.origin.x + insets.leading, y: slot.origin.y + insets.top,
      width: (slot.size.width - insets.leading - insets.trailing).magnitude,
      height: (slot.size.height - insets.top - insets.bottom).magnitude)
  }
}

// MARK: - What hangs

extension GroupTemplate {
  internal mutating func hang(
    _ supplementary: LayoutSupplementary, on host: Hanging.Host, leaf: Int, size: Size
  ) {
    hangings.append(
      Hanging(supplementary: supplementary, host: host, leaf: leaf, number: 0, size: size))
  }

  /// Puts what hangs into the order of the items, and numbers each kind.
  internal mutating func numberHangings() {
    guard !hangings.isEmpty else { return }
    // Sorted with their places, because what hangs on one item keeps its order: first what is on
    // the item, then on the groups around it from the inside out.
    hangings = hangings.enumerated()
      .sorted { ($0.element.leaf, $0.offset) < ($1.element.leaf, $1.offset) }
      .map { $0.element }
    var counts: [String: Int] = [:]
    for index in hangings.indices {
      let kind = hangings[index].supplementary.kind
      hangings[index].number = counts[kind, default: 0]
      counts[kind, default: 0] += 1
    }
  }

  /// How many supplementary views of a kind an instance has that holds the first `count` items.
  internal func hangingCount(ofKind kind: String, inFirst count: Int) -> Int {
    var result = 0
    for hanging in hangings where hanging.leaf < count && hanging.supplementary.kind == kind {
      result += 1
    }
    return result
  }
}
