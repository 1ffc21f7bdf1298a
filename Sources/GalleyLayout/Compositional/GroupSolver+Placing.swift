import GalleyGeometry

// The positions of the subitems of an instance of a group. A section repeats its group, and each
// repetition is an instance. A slot is a subitem with its size, and a run is the sequence of slots
// of an instance. The template of a group contains the positions of all items in it, and is used
// for all instances.

extension GroupSolver {
  /// Adds the items of a run, and the supplementary views attached to them, to the group's
  /// template.
  internal func place(_ run: GroupRun, of group: LayoutGroup, in template: inout GroupTemplate) {
    let placing = Placing(run, in: template.inner, along: group.axis, group.interItemSpacing)
    let hasAttachedSupplementaries = run.hasAttachedSupplementaries
    if run.slots.count == 1, run.slots[0].nested == nil, !hasAttachedSupplementaries {
      template.leaves = evenLeaves(of: run, placing)
      return
    }
    var leaves: [GroupTemplate.Leaf] = []
    leaves.reserveCapacity(run.count)
    var position = placing.start
    for index in 0..<run.count {
      let slot = index % run.slots.count
      position += placing.before(run.slots[slot], isFirst: index == 0)
      let corner = placing.corner(of: run.slots[slot], at: position)
      let leaf = template.firstLeaf + leaves.count
      append(run.slots[slot], at: corner, to: &leaves)
      if hasAttachedSupplementaries {
        let size = leaves.last?.frame.size ?? .zero
        attach(
          run.slots[slot], of: group, at: corner, leaf: leaf, container: run.itemContainer,
          size: size,
          in: &template)
      }
      position += placing.behind(run.slots[slot])
    }
    template.leaves = GroupLeaves(leaves)
  }

  /// Returns the items of a run of equal slots.
  private func evenLeaves(of run: GroupRun, _ placing: Placing) -> GroupLeaves {
    let first = placing.start + placing.before(run.slots[0], isFirst: true)
    let step = placing.behind(run.slots[0]) + placing.before(run.slots[0], isFirst: false)
    return GroupLeaves(
      leaf(of: run.slots[0], at: placing.corner(of: run.slots[0], at: first)),
      step: Point(placing.axis, along: step, across: 0), count: run.count)
  }

  private func append(
    _ slot: GroupRun.Slot, at corner: Point, to leaves: inout [GroupTemplate.Leaf]
  ) {
    guard let inside = slot.nested?.template else {
      leaves.append(leaf(of: slot, at: corner))
      return
    }
    for index in 0..<inside.leaves.count {
      var leaf = inside.leaves[index]
      leaf.frame.origin += corner
      leaves.append(leaf)
    }
  }

  private func leaf(of slot: GroupRun.Slot, at corner: Point) -> GroupTemplate.Leaf {
    GroupTemplate.Leaf(
      frame: frame(in: Rect(origin: corner, size: slot.size), insets: slot.insets),
      zIndex: nil, estimatedAxes: slot.estimatedAxes, uniformAxes: slot.uniformAxes)
  }

  /// Returns the rectangle inside of a slot's content insets.
  internal func frame(in slot: Rect, insets: DirectionalInsets) -> Rect {
    behavior.insetsTurnInsideOut ? slot.insideOut(insets) : slot.inside(insets)
  }
}

/// The positions of the slots of a run along an axis.
internal struct Placing {
  let axis: Axis
  /// The rectangle inside of the group's content insets.
  let inner: Rect
  let spacing: LayoutSpacing
  /// The space that each flexible spacing along the axis gets in addition to its minimum.
  ///
  /// Negative if the subitems need more space than the group has.
  let share: Double

  init(_ run: GroupRun, in inner: Rect, along axis: Axis, _ spacing: LayoutSpacing) {
    self.axis = axis
    self.inner = inner
    self.spacing = spacing
    var flexible = spacing.isFlexible ? max(run.count - 1, 0) : 0
    for slot in 0..<min(run.slots.count, run.count) {
      let edges = run.slots[slot].edgeSpacing
      if edges.start(along: axis).isFlexible { flexible += run.turns(of: slot) }
      if edges.end(along: axis).isFlexible { flexible += run.turns(of: slot) }
    }
    let need = flexible > 0 ? run.need(along: axis, spacing: spacing.minimum) : 0
    share = flexible > 0 ? (inner.size[axis] - need) / Double(flexible) : 0
  }

  var start: Double { inner.origin[axis] }

  /// Returns the space before a slot.
  func before(_ slot: GroupRun.Slot, isFirst: Bool) -> Double {
    (isFirst ? 0 : spacing.length(share: share))
      + slot.edgeSpacing.start(along: axis).length(share: share)
  }

  /// Returns the length of a slot and the space after it.
  func behind(_ slot: GroupRun.Slot) -> Double {
    slot.size[axis] + slot.edgeSpacing.end(along: axis).length(share: share)
  }

  /// Returns the corner of a slot at a position along the axis.
  ///
  /// If slots have different sizes, they are aligned at their start on the cross axis.
  func corner(of slot: GroupRun.Slot, at position: Double) -> Point {
    let across = axis.perpendicular
    let start = slot.edgeSpacing.start(along: across)
    guard start.isFlexible else {
      return Point(axis, along: position, across: inner.origin[across] + start.minimum)
    }
    let free = inner.size[across] - slot.need(along: across)
    let end = slot.edgeSpacing.end(along: across)
    let offset = start.length(share: end.isFlexible ? free / 2 : free)
    return Point(axis, along: position, across: inner.origin[across] + offset)
  }
}

// MARK: - Supplementary elements

extension GroupSolver {
  /// Adds the supplementary views of a subitem.
  private func attach(
    _ slot: GroupRun.Slot, of group: LayoutGroup, at corner: Point, leaf: Int, container: Size,
    size: Size, in template: inout GroupTemplate
  ) {
    guard let inside = slot.nested?.template else {
      guard case .item(let item) = group.subitems[slot.subitem] else { return }
      for supplementary in item.supplementaries {
        template.attach(
          supplementary, on: .leaf, leaf: leaf, size: self.size(supplementary.size, in: size))
      }
      return
    }
    for attached in inside.attachedSupplementaries {
      var attached = attached
      // Subitems are repeated. The slot may have been solved for an earlier repetition, in which
      // its items had other numbers.
      attached.leaf += leaf - inside.firstLeaf
      if case .group(let host) = attached.host {
        attached.host = .group(host.offsetBy(dx: corner.x, dy: corner.y))
      }
      template.attachedSupplementaries.append(attached)
    }
    guard case .group(let nested) = group.subitems[slot.subitem], !inside.leaves.isEmpty else {
      return
    }
    for supplementary in nested.supplementaries {
      template.attach(
        supplementary, on: .group(Rect(origin: corner, size: slot.size).inside(slot.insets)),
        leaf: leaf, size: self.size(supplementary.size, in: container))
    }
  }
}

extension LayoutGroup {
  /// The subitems of the group, which are repeated in this order.
  internal var subitems: [Subitem] {
    switch content {
    case .cycle(let subitems): subitems
    case .shares(let subitem, _), .repeated(let subitem, _): [subitem]
    case .custom: []
    }
  }
}

extension GroupTemplate {
  internal mutating func attach(
    _ supplementary: LayoutSupplementary, on host: AttachedSupplementary.Host, leaf: Int, size: Size
  ) {
    attachedSupplementaries.append(
      AttachedSupplementary(
        supplementary: supplementary, host: host, leaf: leaf, number: 0, size: size))
  }

  /// Sorts the supplementary views in the order of their items, and numbers each kind.
  internal mutating func numberAttachedSupplementaries() {
    guard !attachedSupplementaries.isEmpty else { return }
    // The views are sorted together with their indices, because views on one item keep their order:
    // first the item's own views, then the views of the groups around it, from the inside out.
    attachedSupplementaries = attachedSupplementaries.enumerated()
      .sorted { ($0.element.leaf, $0.offset) < ($1.element.leaf, $1.offset) }
      .map { $0.element }
    var counts: [String: Int] = [:]
    for index in attachedSupplementaries.indices {
      let kind = attachedSupplementaries[index].supplementary.kind
      attachedSupplementaries[index].number = counts[kind, default: 0]
      counts[kind, default: 0] += 1
    }
  }

  /// Returns the number of supplementary views of a kind in an instance that contains only the
  /// first `count` items.
  internal func attachedCount(ofKind kind: String, inFirst count: Int) -> Int {
    var result = 0
    for attached in attachedSupplementaries
    where attached.leaf < count && attached.supplementary.kind == kind {
      result += 1
    }
    return result
  }
}
