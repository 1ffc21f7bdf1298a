import GalleyGeometry

// How many subitems an instance holds, and how large they are.

extension GroupSolver {
  /// More subitems than this are not tried: zero-sized ones would fit without end.
  internal static var fitLimit: Int { 1_000 }

  /// More subitems than this are not laid out in one group, whatever its count says.
  internal static var countLimit: Int { 10_000 }

  /// A hair more than the room is still the room: sums of shares end in odd digits.
  private static var hair: Double { 1e-6 }

  /// The subitems of one instance.
  internal func run(of group: LayoutGroup, in room: Size, firstLeaf: Int) -> [Slot] {
    let filling = Filling(group: group, room: room, firstLeaf: firstLeaf)
    switch group.content {
    case .custom: return []
    case .shares(let subitem, let count): return shares(of: subitem, count: count, filling)
    case .repeated(let subitem, let count) where group.size[group.axis].isEstimated:
      return slots(of: [subitem], count: min(max(count, 0), GroupSolver.countLimit), filling)
    case .repeated(let subitem, let count):
      return asManyAsFit([subitem], filling, limit: min(count, GroupSolver.countLimit))
    case .cycle(let subitems) where subitems.isEmpty: return []
    case .cycle(let subitems) where group.size[group.axis].isEstimated:
      return slots(of: subitems, count: subitems.count, filling)
    case .cycle(let subitems):
      let run =
        hasCrossShare(subitems, of: group.axis)
        ? cycleBySizes(subitems, filling) : cycleByCount(subitems, filling)
      return run.isEmpty && behavior.keepsItemsThatDoNotFit
        ? slots(of: subitems, count: 1, filling) : run
    }
  }

  /// What is filled.
  private struct Filling {
    var group: LayoutGroup
    var room: Size
    /// The number of its first item in the outermost group.
    var firstLeaf: Int

    var axis: Axis { group.axis }
    var length: Double { room[group.axis] }
    var spacing: Double { group.interItemSpacing.minimum }

    /// What so many subitems are shares of: their spacings are taken off.
    func room(for count: Int) -> Size {
      room.replacing(axis, by: length - Double(count - 1) * spacing)
    }
  }

  /// So many equal shares of what the spacings leave.
  private func shares(
    of subitem: LayoutGroup.Subitem, count: Int, _ filling: Filling
  ) -> [Slot] {
    guard count > 0 else { return [] }
    let axis = filling.axis
    var room = filling.room(for: count)
    room[axis] = max(room[axis], 0)
    let share = grid.length(room[axis] / Double(count))
    // Where the group follows its items and these follow the group, nobody is left to be measured.
    let isMeasured = !filling.group.size[axis].isEstimated
    var slots: [Slot] = []
    var leaf = filling.firstLeaf
    for index in 0..<min(count, GroupSolver.countLimit) {
      if index == 0 || measured.size != nil {
        var slot = slot(for: subitem, in: room, leaf: leaf, isMeasured: isMeasured)
        slot.size[axis] = share
        slots.append(slot)
      } else {
        slots.append(slots[0].moved(to: leaf))
      }
      leaf += slots[index].leafCount
    }
    return slots
  }

  /// The most subitems that fit when each is a share of what the spacings between them leave.
  private func cycleByCount(_ subitems: [LayoutGroup.Subitem], _ filling: Filling) -> [Slot] {
    let sharesRoom = behavior.fractionalSizesShareSpacing && filling.spacing != 0
    if !sharesRoom || !subitems.contains(where: { $0.isShare(of: filling.axis) }) {
      return asManyAsFit(subitems, filling, limit: GroupSolver.fitLimit)
    }
    var best: [Slot] = []
    for count in 1...GroupSolver.fitLimit {
      let slots = slots(of: subitems, count: count, filling)
      guard need(of: slots, of: filling.group) <= filling.length + GroupSolver.hair else { break }
      best = slots
    }
    return best
  }

  /// The most subitems that fit when their sizes do not hang on how many there are.
  private func asManyAsFit(
    _ subitems: [LayoutGroup.Subitem], _ filling: Filling, limit: Int
  ) -> [Slot] {
    var run: [Slot] = []
    var need = -filling.spacing
    var leaf = filling.firstLeaf
    while run.count < limit {
      let next =
        run.count < subitems.count || measured.size != nil
        ? slot(for: subitems[run.count % subitems.count], in: filling.room, leaf: leaf)
        : run[run.count - subitems.count].moved(to: leaf)
      need += filling.spacing + next.need(along: filling.axis)
      guard need <= filling.length + GroupSolver.hair else { break }
      run.append(next)
      leaf += next.leafCount
    }
    return run
  }

  /// The same where an item is as high as a share of the row is wide, or the other way round: its
  /// size is fixed by how many would fit without spacing, and then as many are taken as fit with it.
  private func cycleBySizes(_ subitems: [LayoutGroup.Subitem], _ filling: Filling) -> [Slot] {
    var tight = filling
    tight.group.interItemSpacing = .fixed(0)
    let count = asManyAsFit(subitems, tight, limit: GroupSolver.fitLimit).count
    var run = slots(of: subitems, count: max(count, 1), filling)
    while !run.isEmpty,
      need(of: run, of: filling.group) > filling.length + GroupSolver.hair
    {
      run.removeLast()
    }
    return run
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
    of subitems: [LayoutGroup.Subitem], count: Int, _ filling: Filling
  ) -> [Slot] {
    let room =
      behavior.fractionalSizesShareSpacing ? filling.room(for: count) : filling.room
    var slots: [Slot] = []
    var leaf = filling.firstLeaf
    for index in 0..<count {
      slots.append(
        index < subitems.count || measured.size != nil
          ? slot(for: subitems[index % subitems.count], in: room, leaf: leaf)
          : slots[index - subitems.count].moved(to: leaf))
      leaf += slots[index].leafCount
    }
    return slots
  }

  private func slot(
    for subitem: LayoutGroup.Subitem, in room: Size, leaf: Int, isMeasured: Bool = true
  ) -> Slot {
    switch subitem {
    case .group(let group):
      let template = template(of: group, in: room, firstLeaf: leaf)
      return Slot(
        subitem: subitem, size: template.size, room: room, leaf: leaf, template: template)
    case .item(let item):
      var slot = Slot(subitem: subitem, size: size(item.size, in: room), room: room, leaf: leaf)
      if isMeasured {
        slot.estimatedAxes = item.size.estimatedAxes
        if let measured = measured.size?(leaf) { slot.take(measured, for: item.size) }
      }
      return slot
    }
  }

  // MARK: Need

  /// The least length of a run, spacings between its slots included.
  internal func need(of run: [Slot], of group: LayoutGroup) -> Double {
    var need = Double(max(run.count - 1, 0)) * group.interItemSpacing.minimum
    for slot in run { need += slot.need(along: group.axis) }
    return need
  }
}

extension Slot {
  /// The same subitem once more, further on in the instance.
  fileprivate func moved(to leaf: Int) -> Slot {
    var slot = self
    slot.leaf = leaf
    if let hangings = template?.hangings, !hangings.isEmpty {
      for index in hangings.indices { slot.template?.hangings[index].leaf += leaf - self.leaf }
    }
    return slot
  }

  /// Takes on what was measured, on the axes that are estimates. What siblings share has been taken
  /// on already, and an item is never smaller than it needs to be.
  fileprivate mutating func take(_ measured: Size, for item: LayoutSize) {
    if case .estimated = item.width { size.width = measured.width }
    if case .estimated = item.height { size.height = measured.height }
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

extension LayoutSize {
  /// The axes on which what the element holds decides.
  internal var estimatedAxes: Axes {
    var axes: Axes = []
    if width.isEstimated { axes.insert(.horizontal) }
    if height.isEstimated { axes.insert(.vertical) }
    return axes
  }

  /// The axes on which an item is to be as large as its siblings.
  internal var uniformAxes: Axes {
    var axes: Axes = []
    if case .uniformAcrossSiblings = width { axes.insert(.horizontal) }
    if case .uniformAcrossSiblings = height { axes.insert(.vertical) }
    return axes
  }
}

extension Size {
  internal func replacing(_ axis: Axis, by length: Double) -> Size {
    var size = self
    size[axis] = length
    return size
  }
}
