import GalleyGeometry

// The number of subitems in an instance of a group, and their sizes. A section repeats its group,
// and each repetition is an instance. To solve a group is to compute the sizes of its subitems. The
// result is a `GroupRun`: a list of slots, each for one subitem with its size.

extension GroupSolver {
  /// The largest number of subitems that are tried.
  ///
  /// Without this limit, any number of subitems without a size would fit.
  internal static var fitLimit: Int { 1_000 }

  /// The largest number of subitems that one group lays out, whatever its count.
  internal static var countLimit: Int { 10_000 }

  /// The number of items at which an instance is full.
  ///
  /// Nested groups could contain almost any number of items.
  internal static var leafLimit: Int { 100_000 }

  /// The amount by which subitems may exceed the space and still fit: sums of fractions are not
  /// exact.
  internal static var tolerance: Double { 1e-6 }

  /// The space that is filled.
  internal struct Filling {
    var axis: Axis
    var itemContainer: Size
    /// The minimum space between two subitems.
    var spacing: Double
    /// The number of the first item in the outermost group.
    var firstLeaf: Int

    var length: Double { itemContainer[axis] }

    /// Returns the size that fractions of a number of subitems refer to: without the spacings
    /// between them.
    func itemContainer(for count: Int) -> Size {
      itemContainer.replacing(axis, by: length - Double(count - 1) * spacing)
    }
  }

  /// Returns the subitems of one instance.
  internal func run(of group: LayoutGroup, in itemContainer: Size, firstLeaf: Int) -> GroupRun {
    let filling = Filling(
      axis: group.axis, itemContainer: itemContainer, spacing: group.interItemSpacing.minimum,
      firstLeaf: firstLeaf)
    let isEstimated = group.size[group.axis].isEstimated
    switch group.content {
    case .custom: return GroupRun(itemContainer: itemContainer)
    case .shares(let subitem, let count):
      return shares(of: subitem, count: count, isMeasured: !isEstimated, filling)
    case .repeated(let subitem, let count) where isEstimated:
      return turns(of: [subitem], count: min(max(count, 0), GroupSolver.countLimit), filling)
    case .repeated(let subitem, let count):
      guard count > 0 else { return GroupRun(itemContainer: itemContainer) }
      let run = cycleBySizes([subitem], filling, limit: min(count, GroupSolver.countLimit))
      return holdsNothing(run) && keeps(group, in: itemContainer)
        ? first(of: [subitem], filling) : run
    case .cycle(let subitems) where subitems.isEmpty: return GroupRun(itemContainer: itemContainer)
    case .cycle(let subitems) where isEstimated:
      return turns(of: subitems, count: subitems.count, filling)
    case .cycle(let subitems):
      let shares = Shares(in: subitems, along: group.axis)
      let run =
        shares.across
        ? cycleBySizes(subitems, filling, limit: GroupSolver.fitLimit)
        : cycleByCount(subitems, shares, filling)
      return holdsNothing(run) && keeps(group, in: itemContainer)
        ? first(of: subitems, filling) : run
    }
  }

  /// Whether a group lays out its first item although the item does not fit.
  ///
  /// The group does so if the behavior requires it, or if the item would fit with its unmeasured
  /// size.
  private func keeps(_ group: LayoutGroup, in itemContainer: Size) -> Bool {
    if behavior.keepsItemsThatDoNotFit { return true }
    guard !measured.isEmpty else { return false }
    let unmeasured = GroupSolver(grid: grid, behavior: behavior, budget: budget)
    return !holdsNothing(unmeasured.run(of: group, in: itemContainer, firstLeaf: 0))
  }

  /// Whether a run has no item: no subitem fits, or only groups fit in which no item fits.
  private func holdsNothing(_ run: GroupRun) -> Bool {
    (0..<min(run.count, run.slots.count)).allSatisfy { run.slots[$0].leafCount == 0 }
  }

  /// Returns the subitems up to the first subitem that contains an item, whether they fit or not.
  private func first(of subitems: [LayoutGroup.Subitem], _ filling: Filling) -> GroupRun {
    let run = turns(of: subitems, count: subitems.count, filling)
    let index = run.slots.firstIndex { $0.leafCount > 0 } ?? 0
    return turns(of: subitems, count: index + 1, filling)
  }

  /// Returns `count` copies of a subitem, each with an equal share of the space that the spacings
  /// between them leave.
  private func shares(
    of subitem: LayoutGroup.Subitem, count: Int, isMeasured: Bool, _ filling: Filling
  ) -> GroupRun {
    guard count > 0 else { return GroupRun(itemContainer: filling.itemContainer) }
    var shared = filling
    shared.itemContainer = filling.itemContainer(for: count)
    // A group whose length is an estimate is as long as its items. If the items are shares of this
    // length, their sizes can't decide the length, so the items are not measured.
    return slots(
      [subitem.sharing(filling.axis, among: count)], shared, isMeasured: isMeasured
    ) { index, _ in index < min(count, GroupSolver.countLimit) }
  }

  /// Returns the most subitems that fit if each is a fraction of the space that the spacings
  /// between them leave.
  private func cycleByCount(
    _ subitems: [LayoutGroup.Subitem], _ shares: Shares, _ filling: Filling
  ) -> GroupRun {
    let sharesSpacing = behavior.fractionalSizesShareSpacing && filling.spacing != 0
    guard sharesSpacing && shares.along else {
      var run = asManyAsFit(subitems, filling, limit: GroupSolver.fitLimit)
      if sharesSpacing { run.itemContainer = filling.itemContainer(for: max(run.count, 1)) }
      return run
    }
    var count = 0
    while count < GroupSolver.fitLimit && fits(subitems, count: count + 1, filling) { count += 1 }
    return count > 0
      ? turns(of: subitems, count: count, filling) : GroupRun(itemContainer: filling.itemContainer)
  }

  /// Returns the most subitems that fit if their sizes do not depend on their number.
  private func asManyAsFit(
    _ subitems: [LayoutGroup.Subitem], _ filling: Filling, limit: Int
  ) -> GroupRun {
    let length = filling.length + GroupSolver.tolerance
    var need = -filling.spacing
    return slots(subitems, filling) { index, slot in
      need += filling.spacing + slot.need(along: filling.axis)
      return index < limit && need <= length
    }
  }

  /// Returns the most subitems that fit if an item's height is a fraction of the row's width, or
  /// the other way round.
  ///
  /// The number of subitems that would fit without spacing decides their size. Then as many
  /// subitems are laid out as fit with the spacing.
  private func cycleBySizes(
    _ subitems: [LayoutGroup.Subitem], _ filling: Filling, limit: Int
  ) -> GroupRun {
    // Without spacing both numbers are the same.
    guard filling.spacing != 0 else { return asManyAsFit(subitems, filling, limit: limit) }
    var tight = filling
    tight.spacing = 0
    let count = countThatFits(subitems, tight, limit: limit)
    var run = turns(of: subitems, count: max(count, 1), filling)
    let length = filling.length + GroupSolver.tolerance
    while run.count > 0 && run.need(along: filling.axis, spacing: filling.spacing) > length {
      run.count -= 1
    }
    return run
  }

  /// Returns `count` subitems, which are repeated in order, in the space that the spacings between
  /// them leave.
  private func turns(
    of subitems: [LayoutGroup.Subitem], count: Int, _ filling: Filling
  ) -> GroupRun {
    slots(subitems, shared(filling, by: count)) { index, _ in index < count }
  }

  private func shared(_ filling: Filling, by count: Int) -> Filling {
    var shared = filling
    if behavior.fractionalSizesShareSpacing {
      shared.itemContainer = filling.itemContainer(for: count)
    }
    return shared
  }

  // MARK: Counting

  // While subitems are counted, the content of nested groups is not solved, unless it decides their
  // length. Solving it for every number that is tried, at every level, would take almost forever.

  /// Returns how many subitems fit, one after another.
  private func countThatFits(
    _ subitems: [LayoutGroup.Subitem], _ filling: Filling, limit: Int
  ) -> Int {
    guard let needs = givenNeeds(of: subitems, filling) else {
      return asManyAsFit(subitems, filling, limit: limit).count
    }
    let length = filling.length + GroupSolver.tolerance
    var (count, need) = (0, 0.0)
    while count < limit {
      need += needs[count % needs.count] + (count > 0 ? filling.spacing : 0)
      guard need <= length else { break }
      count += 1
    }
    return count
  }

  /// Whether a number of subitems fits, each a fraction of the space that their spacings leave.
  private func fits(
    _ subitems: [LayoutGroup.Subitem], count: Int, _ filling: Filling
  ) -> Bool {
    let length = filling.length + GroupSolver.tolerance
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

  /// Returns the space that each subitem takes along the axis, or `nil` if the content of one of
  /// them decides it.
  private func givenNeeds(
    of subitems: [LayoutGroup.Subitem], _ filling: Filling
  ) -> [Double]? {
    let axis = filling.axis
    guard !subitems.contains(where: { $0.size[axis].isEstimated }) else { return nil }
    return subitems.map {
      size($0.size, in: filling.itemContainer)[axis] + $0.edgeSpacing.minimum(along: axis)
    }
  }

  // MARK: Slots

  /// Returns slots of subitems, which are repeated in order as long as `takes` returns `true`. The
  /// closure may change a slot before the slot is added.
  ///
  /// Each subitem is solved only once, unless items have their own measured sizes.
  private func slots(
    _ subitems: [LayoutGroup.Subitem], _ filling: Filling, isMeasured: Bool = true,
    while takes: (_ index: Int, _ slot: inout GroupRun.Slot) -> Bool
  ) -> GroupRun {
    var run = GroupRun(itemContainer: filling.itemContainer)
    var leaf = filling.firstLeaf
    var leafCount = 0
    while leafCount < GroupSolver.leafLimit {
      let subitem = run.count % subitems.count
      if run.count >= subitems.count && measured.size == nil {
        guard takes(run.count, &run.slots[subitem]) else { return run }
        leafCount += run.slots[subitem].leafCount
      } else {
        var slot = slot(
          subitem, subitems[subitem], in: filling.itemContainer, leaf: leaf, isMeasured: isMeasured)
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
    _ number: Int, _ subitem: LayoutGroup.Subitem, in itemContainer: Size, leaf: Int,
    isMeasured: Bool
  ) -> GroupRun.Slot {
    switch subitem {
    case .group(let group):
      let template =
        budget?.isSpent == true
        ? GroupTemplate(
          size: size(group.size, in: itemContainer), inner: .zero, leaves: GroupLeaves([]))
        : template(of: group, in: itemContainer, firstLeaf: leaf)
      budget?.spend(on: template.leaves.count + template.attachedSupplementaries.count)
      return GroupRun.Slot(
        subitem: number, size: template.size, edgeSpacing: group.edgeSpacing,
        insets: group.contentInsets.finite.ignoringEstimates(of: group.size),
        hasAttachedSupplementaries: !template.attachedSupplementaries.isEmpty
          || !group.supplementaries.isEmpty,
        nested: GroupRun.Nested(template))
    case .item(let item):
      var slot = GroupRun.Slot(
        subitem: number, size: size(item.size, in: itemContainer), edgeSpacing: item.edgeSpacing,
        insets: item.contentInsets.ignoringEstimates(of: item.size),
        hasAttachedSupplementaries: !item.supplementaries.isEmpty)
      if isMeasured {
        slot.estimatedAxes = item.size.estimatedAxes
        slot.uniformAxes = item.size.uniformAxes
        // The sizes that siblings share are already included.
        let own = slot.estimatedAxes.subtracting(slot.uniformAxes)
        if let measured = measured.size?(leaf) { slot.size = measured.on(own, else: slot.size) }
      }
      return slot
    }
  }
}

extension LayoutGroup.Subitem {
  /// Returns the subitem with an equal share of the space instead of its own length.
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

/// The dependence of the subitems' sizes on the space along an axis.
private struct Shares {
  /// Whether the length of a subitem may depend on the space.
  var along = false
  /// Whether an item's height is a fraction of the row's width, or the other way round.
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
  /// The axes on which the element's content decides the size.
  internal var estimatedAxes: Axes {
    var axes: Axes = []
    if width.isEstimated { axes.insert(.horizontal) }
    if height.isEstimated { axes.insert(.vertical) }
    return axes
  }

  /// The axes on which an item is as large as its siblings.
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
