import GalleyGeometry

// How many subitems an instance holds, and how large they are.

extension GroupSolver {
  /// More subitems than this are not tried: zero-sized ones would fit without end.
  internal static var fitLimit: Int { 1_000 }

  /// The subitems of one instance.
  internal func run(of group: LayoutGroup, in room: Size) -> [Slot] {
    let spacing = group.interItemSpacing.minimum
    let length = room[group.axis]
    switch group.content {
    case .custom: return []
    case .shares(let subitem, let count):
      return shares(of: subitem, count: count, of: group, in: room)
    case .repeated(let subitem, let count):
      let subitems = Array(repeating: subitem, count: min(max(count, 0), GroupSolver.fitLimit))
      let slots = subitems.map { slot(for: $0, in: room) }
      return Array(slots.prefix(fitting(slots, spacing: spacing, in: length, along: group.axis)))
    case .cycle(let subitems) where subitems.isEmpty: return []
    case .cycle(let subitems) where group.size[group.axis].isEstimated:
      return slots(of: subitems, count: subitems.count, spacing: spacing, of: group, in: room)
    case .cycle(let subitems):
      return hasCrossShare(subitems, of: group.axis)
        ? cycleBySizes(subitems, of: group, in: room)
        : cycleByCount(subitems, of: group, in: room)
    }
  }

  /// So many equal shares of what the spacings leave.
  private func shares(
    of subitem: LayoutGroup.Subitem, count: Int, of group: LayoutGroup, in room: Size
  ) -> [Slot] {
    guard count > 0 else { return [] }
    let free = room[group.axis] - Double(count - 1) * group.interItemSpacing.minimum
    var slot = slot(for: subitem, in: room.replacing(group.axis, by: max(free, 0)))
    slot.size[group.axis] = grid.length(max(free, 0) / Double(count))
    return Array(repeating: slot, count: min(count, GroupSolver.fitLimit))
  }

  /// The most subitems that fit when each is a share of what the spacings between them leave.
  private func cycleByCount(
    _ subitems: [LayoutGroup.Subitem], of group: LayoutGroup, in room: Size
  ) -> [Slot] {
    let spacing = group.interItemSpacing.minimum
    if spacing == 0 || !subitems.contains(where: { $0.isShare(of: group.axis) }) {
      return cycleOfOneSize(subitems, of: group, in: room)
    }
    var best: [Slot] = []
    for count in 1...GroupSolver.fitLimit {
      let slots = slots(of: subitems, count: count, spacing: spacing, of: group, in: room)
      guard fits(slots, spacing: spacing, in: room[group.axis], along: group.axis) else { break }
      best = slots
    }
    return best
  }

  /// The most subitems that fit when their sizes do not hang on how many there are.
  private func cycleOfOneSize(
    _ subitems: [LayoutGroup.Subitem], of group: LayoutGroup, in room: Size
  ) -> [Slot] {
    let slots = subitems.map { slot(for: $0, in: room) }
    let spacing = group.interItemSpacing.minimum
    var run: [Slot] = []
    var need = -spacing
    while run.count < GroupSolver.fitLimit {
      let next = slots[run.count % slots.count]
      need += spacing + next.need(along: group.axis)
      guard need <= room[group.axis] + 1e-6 else { break }
      run.append(next)
    }
    return run
  }

  /// The same where an item is as high as a share of the row is wide, or the other way round: its
  /// size is fixed by how many would fit without spacing, and then as many are taken as fit with it.
  private func cycleBySizes(
    _ subitems: [LayoutGroup.Subitem], of group: LayoutGroup, in room: Size
  ) -> [Slot] {
    let length = room[group.axis]
    var tight = group
    tight.interItemSpacing = .fixed(0)
    let count = cycleOfOneSize(subitems, of: tight, in: room).count
    let spacing = group.interItemSpacing.minimum
    let slots = slots(of: subitems, count: max(count, 1), spacing: spacing, of: group, in: room)
    return Array(slots.prefix(fitting(slots, spacing: spacing, in: length, along: group.axis)))
  }

  private func hasCrossShare(_ subitems: [LayoutGroup.Subitem], of axis: Axis) -> Bool {
    subitems.contains { subitem in
      if case .item(let item) = subitem {
        item.size[axis.perpendicular].isFraction(of: axis)
      } else {
        false
      }
    }
  }

  /// The first `count` subitems of a cycle, in the room that so many spacings leave.
  private func slots(
    of subitems: [LayoutGroup.Subitem], count: Int, spacing: Double, of group: LayoutGroup,
    in room: Size
  ) -> [Slot] {
    let free = room[group.axis] - Double(count - 1) * spacing
    let room = room.replacing(group.axis, by: free)
    let first = subitems.prefix(count).map { slot(for: $0, in: room) }
    return (0..<count).map { first[$0 % first.count] }
  }

  private func slot(for subitem: LayoutGroup.Subitem, in room: Size) -> Slot {
    switch subitem {
    case .item(let item): return Slot(subitem: subitem, size: item.size.size(in: room, on: grid))
    case .group(let group):
      let template = template(of: group, in: room)
      return Slot(subitem: subitem, size: template.size, template: template)
    }
  }

  // MARK: Need

  /// The least length of a run, spacings between its slots included.
  internal func need(of run: [Slot], spacing: Double, along axis: Axis) -> Double {
    run.reduce(Double(max(run.count - 1, 0)) * spacing) { $0 + $1.need(along: axis) }
  }

  private func fits(
    _ slots: [Slot], spacing: Double, in length: Double, along axis: Axis
  ) -> Bool {
    // A hair more than the room is still the room: sums of shares end in odd digits.
    need(of: slots, spacing: spacing, along: axis) <= length + 1e-6
  }

  /// How many of the slots fit, from the first on.
  private func fitting(
    _ slots: [Slot], spacing: Double, in length: Double, along axis: Axis
  ) -> Int {
    var need = -spacing
    var fitting = 0
    for (index, slot) in slots.enumerated() {
      need += spacing + slot.need(along: axis)
      if need <= length + 1e-6 { fitting = index + 1 }
    }
    return fitting
  }
}

extension LayoutGroup.Subitem {
  /// Whether its length along an axis may hang on the room there.
  fileprivate func isShare(of axis: Axis) -> Bool {
    switch self {
    case .item(let item): item.size[axis].isFraction(of: axis)
    case .group: true
    }
  }
}

extension Size {
  internal func replacing(_ axis: Axis, by length: Double) -> Size {
    var size = self
    size[axis] = length
    return size
  }
}
