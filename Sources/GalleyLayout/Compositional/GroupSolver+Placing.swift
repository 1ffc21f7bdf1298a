import GalleyGeometry

// Where the subitems of an instance are.

extension GroupSolver {
  /// Puts the items of a run, and what hangs on them, into the group's template.
  internal func place(
    _ run: GroupRun, of group: LayoutGroup, firstLeaf: Int, in template: inout GroupTemplate
  ) {
    let axis = group.axis
    let inner = template.inner
    let spacing = group.interItemSpacing
    let share = shareOfFreeRoom(of: run, in: inner, axis: axis, spacing: spacing)
    let hasHangings = group.hasHangings
    var position = inner.origin[axis]
    template.leaves.reserveCapacity(run.count)
    for index in 0..<run.count {
      let slot = index % run.slots.count
      let edges = run.slots[slot].edgeSpacing
      if index > 0 { position += spacing.room(share: share) }
      position += edges.start(along: axis).room(share: share)
      let across = inner.origin[axis.perpendicular] + crossOffset(of: run.slots[slot], in: inner, axis)
      let corner = Point(axis, along: position, across: across)
      let leaf = firstLeaf + template.leaves.count
      place(run.slots[slot], at: corner, leaf: leaf, in: &template)
      if hasHangings {
        hang(run.slots[slot], of: group, at: corner, leaf: leaf, room: run.room, in: &template)
      }
      position += run.slots[slot].size[axis] + edges.end(along: axis).room(share: share)
    }
  }

  /// What each flexible spacing along the axis gets on top of its minimum. Less than nothing in a
  /// group that is too full.
  private func shareOfFreeRoom(
    of run: GroupRun, in inner: Rect, axis: Axis, spacing: LayoutSpacing
  ) -> Double {
    var flexible = spacing.isFlexible ? max(run.count - 1, 0) : 0
    for index in 0..<run.count {
      let edges = run.slots[index % run.slots.count].edgeSpacing
      if edges.start(along: axis).isFlexible { flexible += 1 }
      if edges.end(along: axis).isFlexible { flexible += 1 }
    }
    guard flexible > 0 else { return 0 }
    let need = run.need(along: axis, spacing: spacing.minimum)
    return (inner.size[axis] - need) / Double(flexible)
  }

  /// How far a slot is from the start of the inner room across the axis. Slots of unequal size are
  /// aligned at the start.
  private func crossOffset(of slot: GroupRun.Slot, in inner: Rect, _ axis: Axis) -> Double {
    let across = axis.perpendicular
    let start = slot.edgeSpacing.start(along: across)
    guard start.isFlexible else { return start.minimum }
    let free = inner.size[across] - slot.need(along: across)
    let end = slot.edgeSpacing.end(along: across)
    return start.room(share: end.isFlexible ? free / 2 : free)
  }

  private func place(
    _ slot: GroupRun.Slot, at corner: Point, leaf: Int, in template: inout GroupTemplate
  ) {
    guard let inside = slot.template else {
      template.leaves.append(
        GroupTemplate.Leaf(
          frame: frame(in: Rect(origin: corner, size: slot.size), insets: slot.insets),
          zIndex: nil, estimatedAxes: slot.estimatedAxes, uniformAxes: slot.uniformAxes))
      return
    }
    for leaf in inside.leaves {
      var leaf = leaf
      leaf.frame.origin += corner
      template.leaves.append(leaf)
    }
  }

  /// What the content insets leave of a slot.
  private func frame(in slot: Rect, insets: DirectionalInsets) -> Rect {
    guard behavior.insetsTurnInsideOut else { return slot.inside(insets) }
    // An inset that is larger than its slot turns the cell inside out; its size is the distance.
    return Rect(
      x: slot.origin.x + insets.leading, y: slot.origin.y + insets.top,
      width: (slot.size.width - insets.leading - insets.trailing).magnitude,
      height: (slot.size.height - insets.top - insets.bottom).magnitude)
  }
}

// MARK: - What hangs

extension GroupSolver {
  /// Hangs the supplementary views of a subitem.
  private func hang(
    _ slot: GroupRun.Slot, of group: LayoutGroup, at corner: Point, leaf: Int, room: Size,
    in template: inout GroupTemplate
  ) {
    guard let inside = slot.template else {
      guard case .item(let item) = group.subitems[slot.subitem] else { return }
      let size = template.leaves[template.leaves.count - 1].frame.size
      for supplementary in item.supplementaries {
        template.hang(
          supplementary, on: .leaf, leaf: leaf, size: self.size(supplementary.size, in: size))
      }
      return
    }
    for hanging in inside.hangings {
      var hanging = hanging
      // The slot may have been solved for an earlier turn.
      hanging.leaf += leaf - inside.firstLeaf
      if case .group(let host) = hanging.host {
        hanging.host = .group(host.offsetBy(dx: corner.x, dy: corner.y))
      }
      template.hangings.append(hanging)
    }
    guard case .group(let nested) = group.subitems[slot.subitem], !inside.leaves.isEmpty else {
      return
    }
    for supplementary in nested.supplementaries {
      template.hang(
        supplementary, on: .group(Rect(origin: corner, size: slot.size)), leaf: leaf,
        size: size(supplementary.size, in: room))
    }
  }
}

extension LayoutGroup {
  /// What takes turns in the group.
  internal var subitems: [Subitem] {
    switch content {
    case .cycle(let subitems): subitems
    case .shares(let subitem, _), .repeated(let subitem, _): [subitem]
    case .custom: []
    }
  }

  /// Whether something hangs on an item or a group in it.
  fileprivate var hasHangings: Bool {
    subitems.contains { subitem in
      switch subitem {
      case .item(let item): !item.supplementaries.isEmpty
      case .group(let group): !group.supplementaries.isEmpty || group.hasHangings
      }
    }
  }
}

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
