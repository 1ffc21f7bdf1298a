import GalleyGeometry
import GalleyLayout

// How many subitems an instance of a group holds.

extension Judge {
  /// Returns the subitems of one instance with their sizes; none if not even the first one fits.
  func run(of group: LayoutGroup, in room: Size, _ known: KnownSizes) -> [SolvedSlot] {
    let wrapsItsContent = group.size[group.axis].isEstimated
    switch group.content {
    case .custom: return []
    case .shares(let subitem, let count):
      return shares(of: subitem, min(count, 10_000), of: group, in: room, known)
    case .repeated(let subitem, let count):
      guard count > 0 else { return [] }
      let count = min(count, 10_000)
      if wrapsItsContent { return slots([subitem], count, of: group, in: room, known) }
      let run = fittingBySizes([subitem], atMost: count, of: group, in: room, known)
      return holdsNothing(run) ? firstAlone([subitem], of: group, in: room, known) ?? run : run
    case .cycle(let subitems):
      guard !subitems.isEmpty else { return [] }
      if wrapsItsContent { return slots(subitems, subitems.count, of: group, in: room, known) }
      let run =
        subitems.contains { hasShareAcross($0, of: group.axis) }
        ? fittingBySizes(subitems, atMost: cycleLimit, of: group, in: room, known)
        : fittingByCount(subitems, of: group, in: room, known)
      return holdsNothing(run) ? firstAlone(subitems, of: group, in: room, known) ?? run : run
    }
  }

  /// Returns whether the slots contain no item.
  private func holdsNothing(_ slots: [SolvedSlot]) -> Bool {
    slots.allSatisfy { $0.itemCount == 0 }
  }

  /// Returns the subitems up to the first item although they do not fit, if an item did fit before
  /// it was measured. An item that has grown may overflow its group, but does not disappear.
  private func firstAlone(
    _ subitems: [LayoutGroup.Subitem], of group: LayoutGroup, in room: Size, _ known: KnownSizes
  ) -> [SolvedSlot]? {
    let didFit = !known.isEmpty && !holdsNothing(run(of: group, in: room, KnownSizes()))
    guard didFit || context.behavior.keepsItemsThatDoNotFit else { return nil }
    let all = slots(subitems, subitems.count, of: group, in: room, known)
    let first = all.firstIndex { $0.itemCount > 0 } ?? 0
    return slots(subitems, first + 1, of: group, in: room, known)
  }

  /// Returns equal shares of the space that the spacings leave. The share replaces the subitem's
  /// own dimension, also an estimate. In a group with an estimated length, shared items are not
  /// measured.
  private func shares(
    of subitem: LayoutGroup.Subitem, _ count: Int, of group: LayoutGroup, in room: Size,
    _ known: KnownSizes
  ) -> [SolvedSlot] {
    guard count > 0 else { return [] }
    let share = 1 / Double(count)
    let dimension: LayoutDimension =
      group.axis == .horizontal ? .fractionalWidth(share) : .fractionalHeight(share)
    let free = room[group.axis] - Double(count - 1) * group.interItemSpacing.minimum
    var box = room
    box[group.axis] = free
    let shared = subitem.replacing(group.axis, by: dimension)
    guard case .item = subitem, group.size[group.axis].isEstimated else {
      return slots([shared], count, box: box, known)
    }
    var known = known
    known.measured = [:]
    return slots([shared], count, box: box, known).map {
      var slot = $0
      slot.estimatedAxes = []
      slot.uniformAxes = []
      return slot
    }
  }

  /// Returns the most subitems that fit. Their sizes are fractions of the space that the spacings
  /// between them leave.
  private func fittingByCount(
    _ subitems: [LayoutGroup.Subitem], of group: LayoutGroup, in room: Size, _ known: KnownSizes
  ) -> [SolvedSlot] {
    let spacing = group.interItemSpacing.minimum
    var best: [SolvedSlot] = []
    if spacing == 0 {
      // Without spacing, the available space is the same for any count.
      best = filled(subitems, atMost: cycleLimit, of: group, in: room, known)
    } else {
      for count in 1...cycleLimit {
        let slots = slots(subitems, count, of: group, in: room, known)
        guard fits(slots, spacing, group, room) else { break }
        best = slots
      }
    }
    return best
  }

  /// Returns the most subitems that fit if their sizes are computed only once. The number of
  /// subitems that would fit without spacing decides the space for these sizes.
  private func fittingBySizes(
    _ subitems: [LayoutGroup.Subitem], atMost limit: Int, of group: LayoutGroup, in room: Size,
    _ known: KnownSizes
  ) -> [SolvedSlot] {
    let withoutSpacing = filled(subitems, atMost: limit, of: group, in: room, known).count
    let count = max(withoutSpacing, 1)
    var slots = slots(subitems, count, of: group, in: room, known)
    while !slots.isEmpty, !fits(slots, group.interItemSpacing.minimum, group, room) {
      slots.removeLast()
    }
    return slots
  }

  /// Returns subitems, one after the other without spacing, as long as they fit.
  private func filled(
    _ subitems: [LayoutGroup.Subitem], atMost limit: Int, of group: LayoutGroup, in room: Size,
    _ known: KnownSizes
  ) -> [SolvedSlot] {
    let once = known.isEmpty ? subitems.map { slot($0, in: room, known) } : []
    var known = known
    var slots: [SolvedSlot] = []
    var need = 0.0
    var leaves = 0
    while slots.count < limit, leaves < Self.leafLimit {
      let index = slots.count % subitems.count
      let next = once.isEmpty ? slot(subitems[index], in: room, known) : once[index]
      need += next.need(along: group.axis)
      guard need <= room[group.axis] + 1e-6 else { break }
      leaves += next.group?.leaves.count ?? 1
      known.first += next.group?.leaves.count ?? 1
      slots.append(next)
    }
    return slots
  }

  private func fits(
    _ slots: [SolvedSlot], _ spacing: Double, _ group: LayoutGroup, _ room: Size
  ) -> Bool {
    need(of: slots, spacing, along: group.axis) <= room[group.axis] + 1e-6
  }

  private func hasShareAcross(_ subitem: LayoutGroup.Subitem, of axis: Axis) -> Bool {
    guard case .item(let item) = subitem else { return false }
    return item.size[axis.perpendicular].isFraction(of: axis)
  }

  // MARK: Slots

  /// Returns `count` subitems, which are repeated in order, in the space that the spacings between
  /// them leave.
  private func slots(
    _ subitems: [LayoutGroup.Subitem], _ count: Int, of group: LayoutGroup, in room: Size,
    _ known: KnownSizes
  ) -> [SolvedSlot] {
    var box = room
    if context.behavior.fractionalSizesShareSpacing {
      box[group.axis] -= Double(count - 1) * group.interItemSpacing.minimum
    }
    return slots(subitems, count, box: box, known)
  }

  private func slots(
    _ subitems: [LayoutGroup.Subitem], _ count: Int, box: Size, _ known: KnownSizes
  ) -> [SolvedSlot] {
    let once = known.isEmpty ? subitems.prefix(count).map { slot($0, in: box, known) } : []
    var known = known
    var slots: [SolvedSlot] = []
    var leaves = 0
    while slots.count < count, leaves < Self.leafLimit {
      let index = slots.count % subitems.count
      let next = once.isEmpty ? slot(subitems[index], in: box, known) : once[index]
      leaves += next.group?.leaves.count ?? 1
      known.first += next.group?.leaves.count ?? 1
      slots.append(next)
    }
    return slots
  }

  /// The number of items at which a group is full. Without this limit, nested groups without a size
  /// could contain almost any number of items.
  private static let leafLimit = 100_000

  private func slot(
    _ subitem: LayoutGroup.Subitem, in box: Size, _ known: KnownSizes
  ) -> SolvedSlot {
    switch subitem {
    case .item(let item):
      return SolvedSlot(
        subitem: subitem, size: size(of: item, in: box, for: known.first, known), box: box,
        estimatedAxes: item.size.estimatedAxes, uniformAxes: item.size.uniformAxes)
    case .group(let group):
      let solved = solve(group, in: box, known)
      return SolvedSlot(subitem: subitem, size: solved.size, box: box, group: solved)
    }
  }
}

extension LayoutGroup.Subitem {
  var size: LayoutSize {
    switch self {
    case .item(let item): item.size
    case .group(let group): group.size
    }
  }

  func replacing(_ axis: Axis, by dimension: LayoutDimension) -> LayoutGroup.Subitem {
    switch self {
    case .item(var item):
      item.size = item.size.replacing(axis, by: dimension)
      return .item(item)
    case .group(var group):
      group.size = group.size.replacing(axis, by: dimension)
      return .group(group)
    }
  }
}
