import GalleyGeometry

// How many subitems an instance holds, and how large they are.

extension GroupSolver {
  /// More subitems than this are not tried: zero-sized ones would fit without end.
  internal static var fitLimit: Int { 1_000 }

  /// More subitems than this are not laid out in one group, whatever its count says.
  internal static var countLimit: Int { 10_000 }

  /// With so many items an instance is full: groups in groups in groups would hold them without end.
  internal static var leafLimit: Int { 100_000 }

  /// A hair more than the room is still the room: sums of shares end in odd digits.
  internal static var hair: Double { 1e-6 }

  /// The room that is filled.
  internal struct Filling {
    var axis: Axis
    var room: Size
    /// The least room between two subitems.
    var spacing: Double
    /// The number of the first item in the outermost group.
    var firstLeaf: Int

    var length: Double { room[axis] }

    /// What so many subitems are shares of: their spacings are taken off.
    func room(for count: Int) -> Size {
      room.replacing(axis, by: length - Double(count - 1) * spacing)
    }
  }

  /// The subitems of one instance.
  internal func run(of group: LayoutGroup, in room: Size, firstLeaf: Int) -> GroupRun {
    let filling = Filling(
      axis: group.axis, room: room, spacing: group.interItemSpacing.minimum, firstLeaf: firstLeaf)
    let isEstimated = group.size[group.axis].isEstimated
    switch group.content {
    case .custom: return GroupRun(room: room)
    case .shares(let subitem, let count):
      return shares(of: subitem, count: count, isMeasured: !isEstimated, filling)
    case .repeated(let subitem, let count) where isEstimated:
      return turns(of: [subitem], count: min(max(count, 0), GroupSolver.countLimit), filling)
    case .repeated(let subitem, let count):
      guard count > 0 else { return GroupRun(room: room) }
      let run = cycleBySizes([subitem], filling, limit: min(count, GroupSolver.countLimit))
      return holdsNothing(run) && keeps(group, in: room) ? first(of: [subitem], filling) : run
    case .cycle(let subitems) where subitems.isEmpty: return GroupRun(room: room)
    case .cycle(let subitems) where isEstimated:
      return turns(of: subitems, count: subitems.count, filling)
    case .cycle(let subitems):
      let shares = Shares(in: subitems, along: group.axis)
      let run =
        shares.across
        ? cycleBySizes(subitems, filling, limit: GroupSolver.fitLimit)
        : cycleByCount(subitems, shares, filling)
      return holdsNothing(run) && keeps(group, in: room) ? first(of: subitems, filling) : run
    }
  }

  /// Whether a group lays out its first item though it does not fit: where it is told to, and where
  /// only what was measured has made the item too large.
  private func keeps(_ group: LayoutGroup, in room: Size) -> Bool {
    if behavior.keepsItemsThatDoNotFit { return true }
    guard !measured.isEmpty else { return false }
    let unmeasured = GroupSolver(grid: grid, behavior: behavior, effort: effort)
    return !holdsNothing(unmeasured.run(of: group, in: room, firstLeaf: 0))
  }

  /// Whether there is no item in a run: none of its subitems fits, or only groups of which none does.
  private func holdsNothing(_ run: GroupRun) -> Bool {
    (0..<min(run.count, run.slots.count)).allSatisfy { run.slots[$0].leafCount == 0 }
  }

  /// The subitems up to the first that holds an item, whether they fit or not.
  private func first(of subitems: [LayoutGroup.Subitem], _ filling: Filling) -> GroupRun {
    let run = turns(of: subitems, count: subitems.count, filling)
    let index = run.slots.firstIndex { $0.leafCount > 0 } ?? 0
    return turns(of: subitems, count: index + 1, filling)
  }

  /// So many equal shares of what the spacings leave.
  private func shares(
    of subitem: LayoutGroup.Subitem, count: Int, isMeasured: Bool, _ filling: Filling
  ) -> GroupRun {
    guard count > 0 else { return GroupRun(room: filling.room) }
    var shared = filling
    shared.room = filling.room(for: count)
    // Where the group follows its items and these follow the group, nobody is left to be measured.
    return slots(
      [subitem.sharing(filling.axis, among: count)], shared, isMeasured: isMeasured
    ) { index, _ in index < min(count, GroupSolver.countLimit) }
  }

  /// The most subitems that fit when each is a share of what the spacings between them leave.
  private func cycleByCount(
    _ subitems: [LayoutGroup.Subitem], _ shares: Shares, _ filling: Filling
  ) -> GroupRun {
    let sharesRoom = behavior.fractionalSizesShareSpacing && filling.spacing != 0
    guard sharesRoom && shares.along else {
      var run = asManyAsFit(subitems, filling, limit: GroupSolver.fitLimit)
      if sharesRoom { run.room = filling.room(for: max(run.count, 1)) }
      return run
    }
    var count = 0
    while count < GroupSolver.fitLimit && fits(subitems, count: count + 1, filling) { count += 1 }
    return count > 0 ? turns(of: subitems, count: count, filling) : GroupRun(room: filling.room)
  }

  /// The most subitems that fit when their sizes do not hang on how many there are.
  private func asManyAsFit(
    _ subitems: [LayoutGroup.Subitem], _ filling: Filling, limit: Int
  ) -> GroupRun {
    let length = filling.length + GroupSolver.hair
    var need = -filling.spacing
    return slots(subitems, filling) { index, slot in
      need += filling.spacing + slot.need(along: filling.axis)
      return index < limit && need <= length
    }
  }

  /// The same where an item is as high as a share of the row is wide, or the other way round: its
  /// size is fixed by how many would fit without spacing, and then as many are taken as fit with it.
  private func cycleBySizes(
    _ subitems: [LayoutGroup.Subitem], _ filling: Filling, limit: Int
  ) -> GroupRun {
    // Without room between them there is only one count.
    guard filling.spacing != 0 else { return asManyAsFit(subitems, filling, limit: limit) }
    var tight = filling
    tight.spacing = 0
    let count = countThatFits(subitems, tight, limit: limit)
    var run = turns(of: subitems, count: max(count, 1), filling)
    let length = filling.length + GroupSolver.hair
    while run.count > 0 && run.need(along: filling.axis, spacing: filling.spacing) > length {
      run.count -= 1
    }
    return run
  }

  /// The first `count` subitems of a cycle, in the room that so many spacings leave.
  private func turns(
    of subitems: [LayoutGroup.Subitem], count: Int, _ filling: Filling
  ) -> GroupRun {
    slots(subitems, shared(filling, by: count)) { index, _ in index < count }
  }

  private func shared(_ filling: Filling, by count: Int) -> Filling {
    var shared = filling
    if behavior.fractionalSizesShareSpacing { shared.room = filling.room(for: count) }
    return shared
  }

  // MARK: Counting

  // What groups in a group hold is not looked at while they are counted, unless it decides how long
  // they are: to solve them for each number that is tried, and in them the groups in them, would
  // take without end.

  /// How many subitems fit, one after another.
  private func countThatFits(
    _ subitems: [LayoutGroup.Subitem], _ filling: Filling, limit: Int
  ) -> Int {
    guard let needs = givenNeeds(of: subitems, filling) else {
      return asManyAsFit(subitems, filling, limit: limit).count
    }
    let length = filling.length + GroupSolver.hair
    var (count, need) = (0, 0.0)
    while count < limit {
      need += needs[count % needs.count] + (count > 0 ? filling.spacing : 0)
      guard need <= length else { break }
      count += 1
    }
    return count
  }

  /// Whether so many subitems fit, each a share of what their spacings leave.
  private func fits(
    _ subitems: [LayoutGroup.Subitem], count: Int, _ filling: Filling
  ) -> Bool {
    let length = filling.length + GroupSolver.hair
    guard let needs = givenNeeds(of: subitems, shared(filling, by: count)) else {
      let run = turns(of: subitems, count: count, filling)
      return run.need(along: filling.axis, spacing: filling.spacing) <= length
    }
    let (turns, rest) = count.quotientAndRemainder(dividingBy: needs.count)
    var need = Double(count - 1) * filling.spacing
    for (index, each) in needs.enumerated() {
      need += Double(turns + (index < rest ? 1 : 0)) * each
    }
    return need <= length
  }

  /// How much room each subitem takes along the axis, or `nil` if what one of them holds decides it.
  private func givenNeeds(
    of subitems: [LayoutGroup.Subitem], _ filling: Filling
  ) -> [Double]? {
    let axis = filling.axis
    guard !subitems.contains(where: { $0.size[axis].isEstimated }) else { return nil }
    return subitems.map {
      size($0.size, in: filling.room)[axis] + $0.edgeSpacing.minimum(along: axis)
    }
  }

  // MARK: Slots

  /// Slots of subitems that take turns, as long as `takes` wants them; it may change them first.
  ///
  /// Only the slots of the first turn are solved, unless items have sizes of their own.
  private func slots(
    _ subitems: [LayoutGroup.Subitem], _ filling: Filling, isMeasured: Bool = true,
    while takes: (_ index: Int, _ slot: inout GroupRun.Slot) -> Bool
  ) -> GroupRun {
    var run = GroupRun(room: filling.room)
    var leaf = filling.firstLeaf
    var leafCount = 0
    while leafCount < GroupSolver.leafLimit {
      let subitem = run.count % subitems.count
      if run.count >= subitems.count && measured.size == nil {
        guard takes(run.count, &run.slots[subitem]) else { return run }
        leafCount += run.slots[subitem].leafCount
      } else {
        var slot = slot(
          subitem, subitems[subitem], in: filling.room, leaf: leaf, isMeasured: isMeasured)
        guard takes(run.count, &slot) else { return run }
        leaf += slot.leafCount
        leafCount += slot.leafCount
        run.slots.append(slot)
      }
      run.count += 1
    }
    return run
  }

  private func slot(
    _ number: Int, _ subitem: LayoutGroup.Subitem, in room: Size, leaf: Int, isMeasured: Bool
  ) -> GroupRun.Slot {
    switch subitem {
    case .group(let group):
      let template =
        effort?.isSpent == true
        ? GroupTemplate(size: size(group.size, in: room), inner: .zero, leaves: GroupLeaves([]))
        : template(of: group, in: room, firstLeaf: leaf)
      effort?.spend(on: template.leaves.count + template.hangings.count)
      return GroupRun.Slot(
        subitem: number, size: template.size, edgeSpacing: group.edgeSpacing,
        insets: group.contentInsets.finite.ignoringEstimates(of: group.size),
        hasHangings: !template.hangings.isEmpty || !group.supplementaries.isEmpty,
        nested: GroupRun.Nested(template))
    case .item(let item):
      var slot = GroupRun.Slot(
        subitem: number, size: size(item.size, in: room), edgeSpacing: item.edgeSpacing,
        insets: item.contentInsets.ignoringEstimates(of: item.size),
        hasHangings: !item.supplementaries.isEmpty)
      if isMeasured {
        slot.estimatedAxes = item.size.estimatedAxes
        slot.uniformAxes = item.size.uniformAxes
        // What siblings share has been taken on already.
        let own = slot.estimatedAxes.subtracting(slot.uniformAxes)
        if let measured = measured.size?(leaf) { slot.size = measured.on(own, else: slot.size) }
      }
      return slot
    }
  }
}

extension LayoutGroup.Subitem {
  /// The subitem with an equal share of the room instead of its own length.
  internal func sharing(_ axis: Axis, among count: Int) -> LayoutGroup.Subitem {
    let share = 1 / Double(max(count, 1))
    switch self {
    case .item(var item):
      item.size[axis] =
        axis == .horizontal ? .fractionalWidth(share) : .fractionalHeight(share)
      return .item(item)
    case .group(var group):
      group.size[axis] =
        axis == .horizontal ? .fractionalWidth(share) : .fractionalHeight(share)
      return .group(group)
    }
  }
}

/// How the sizes of subitems hang on the room along an axis.
private struct Shares {
  /// Whether the length of one of them may.
  var along = false
  /// Whether an item is as high as a share of the row is wide, or the other way round.
  var across = false

  init(in subitems: [LayoutGroup.Subitem], along axis: Axis) {
    for subitem in subitems {
      switch subitem {
      case .group(let group):
        if group.size[axis].isFraction(of: axis) { along = true }
        if group.size[axis.perpendicular].isFraction(of: axis) { along = true }
      case .item(let item):
        if item.size[axis].isFraction(of: axis) { along = true }
        if item.size[axis.perpendicular].isFraction(of: axis) { across = true }
      }
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
