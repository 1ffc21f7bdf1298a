import GalleyGeometry

// The reasons for the position of an item in its group.

/// The item or the group to which the steps of an explanation lead.
internal struct GroupGoal {
  /// The number of the item, or of the first item of the group.
  var leaf: Int
  /// A supplementary view of the group, which identifies the group; `nil` if the steps lead to the
  /// item.
  var groupWith: LayoutSupplementary?
}

/// The steps of an explanation from a group to one of its items, or to a group in it.
internal struct GroupSteps {
  var steps: [Explanation.Step]
  /// The container of the items in the innermost group of the steps.
  var itemContainer: Size

  /// Returns the same steps, preceded by another step.
  fileprivate func behind(_ step: Explanation.Step) -> GroupSteps {
    GroupSteps(steps: [step] + steps, itemContainer: itemContainer)
  }
}

extension GroupSolver {
  /// Returns the steps of an explanation from a group to one of its items, or to a group in it.
  ///
  /// - Parameters:
  ///   - goal: The item or the group that the steps lead to.
  ///   - group: The group.
  ///   - container: The size that fractions refer to.
  ///   - firstLeaf: The number of the group's first item in the outermost group.
  ///   - corner: The position of the group in the enclosing group; `nil` for the outermost group.
  internal func steps(
    to goal: GroupGoal, in group: LayoutGroup, container: Size, firstLeaf: Int = 0,
    corner: Point? = nil
  ) -> GroupSteps {
    let template = bounded.template(of: group, in: container, firstLeaf: firstLeaf)
    var step = Explanation.Step("\(group)")
    if case .custom(let frames) = group.content {
      step.add(group.size, in: container, as: template.size, by: self) { _ in .ofCustomGroup }
      step.add("says", "\(frames[goal.leaf - firstLeaf].frame)")
      if let corner { step.add("from its group's corner", corner.brief) }
      return GroupSteps(steps: [step], itemContainer: container)
    }
    let run = bounded.run(
      of: group, in: itemContainer(of: group, in: container), firstLeaf: firstLeaf)
    step.add(group.size, in: container, as: template.size, by: self) { axis in
      run.count == 0 ? .unmeasured : axis == group.axis ? .asLongAsItems : .asLargestItem
    }
    if group.edgeSpacing != .zero { step.add("edge spacing", "\(group.edgeSpacing)") }
    step.add("content insets", unlessZero: group.contentInsets.ignoringEstimates(of: group.size))
    step.add("filled with", "\(run.count) along the \(group.axis) axis, \(group.filling)")
    if group.interItemSpacing != .fixed(0) { step.add("spacing", "\(group.interItemSpacing)") }
    let placing = Placing(run, in: template.inner, along: group.axis, group.interItemSpacing)
    if placing.share != 0 {
      let need = run.need(along: group.axis, spacing: group.interItemSpacing.minimum)
      let rest = template.inner.size[group.axis] - need
      step.add(
        "left over",
        "\(rest.brief), of which each spacing that can grow gets \(placing.share.brief)")
    }
    if run.itemContainer != size(group.size, in: container) {
      step.add("gives its items", "\(run.itemContainer.brief), what insets and spacing leave")
    }
    if let corner { step.add("from its group's corner", corner.brief) }
    // For a supplementary view of the outermost group, the caller shortens the steps.
    if corner != nil, let wanted = goal.groupWith, group.supplementaries.contains(wanted) {
      return GroupSteps(steps: [step], itemContainer: container)
    }
    return
      (steps(to: goal, in: group, run, placing, template)
      ?? GroupSteps(steps: [], itemContainer: container)).behind(step)
  }

  /// Returns the steps inside of a group that lead to the goal; `nil` if there are none.
  private func steps(
    to goal: GroupGoal, in group: LayoutGroup, _ run: GroupRun, _ placing: Placing,
    _ template: GroupTemplate
  ) -> GroupSteps? {
    var first = template.firstLeaf
    var position = placing.start
    for index in 0..<run.count {
      let slot = run.slots[index % run.slots.count]
      position += placing.before(slot, isFirst: index == 0)
      if goal.leaf < first + slot.leafCount {
        let corner = placing.corner(of: slot, at: position)
        switch group.shared(group.subitems[slot.subitem]) {
        case .group(let nested):
          return steps(
            to: goal, in: nested, container: run.itemContainer, firstLeaf: first, corner: corner)
        case .item(let item):
          guard goal.groupWith == nil else { return nil }
          let step = step(to: item, number: index, leaf: goal.leaf, in: group, run, template)
          return GroupSteps(steps: [step], itemContainer: run.itemContainer)
        }
      }
      first += slot.leafCount
      position += placing.behind(slot)
    }
    return nil
  }

  /// Returns the step to an item of a group.
  ///
  /// - Parameters:
  ///   - number: The number of the item's slot among all slots of the group.
  ///   - leaf: The number of the item in the outermost group.
  private func step(
    to item: LayoutItem, number: Int, leaf: Int, in group: LayoutGroup, _ run: GroupRun,
    _ template: GroupTemplate
  ) -> Explanation.Step {
    let slot = run.slots[number % run.slots.count]
    let frame = template.leaves[leaf - template.firstLeaf].frame
    let isMeasured = measured.size?(leaf) != nil
    var step = Explanation.Step("\(item), number \(number) in its group")
    if case .shares = group.content {
      let own = group.subitems[slot.subitem].size[group.axis]
      step.add(
        "its own \(group.axis.extentName)",
        "\(own), but its group is filled with equal shares")
    }
    step.add(item.size, in: run.itemContainer, as: slot.size, by: self) { axis in
      guard slot.estimatedAxes.contains(Axes(axis)) else { return .unmeasurable }
      return isMeasured ? .measured : .unmeasured
    }
    if item.edgeSpacing != .zero { step.add("edge spacing", "\(item.edgeSpacing)") }
    step.add("content insets", unlessZero: slot.insets)
    step.add("from its group's corner", frame.brief)
    return step
  }

  /// This solver with the limit that the layout itself has for nested groups.
  private var bounded: GroupSolver {
    var solver = self
    solver.budget = WorkBudget()
    return solver
  }

  /// Returns the space that a group gives to its content.
  internal func itemContainer(of group: LayoutGroup, in container: Size) -> Size {
    let size = size(group.size, in: container)
    let insets = group.contentInsets.finite.ignoringEstimates(of: group.size)
    return Size(
      width: size.width - insets.leading - insets.trailing,
      height: size.height - insets.top - insets.bottom)
  }
}

extension LayoutGroup {
  /// The filling of the group as text.
  fileprivate var filling: String {
    switch content {
    case .cycle where size[axis].isEstimated: "each of its items once"
    case .cycle: "as many as fit"
    case .shares: "equal shares"
    case .repeated(_, let count): "\(count) if they fit"
    case .custom: "frames of its own"
    }
  }

  /// Returns the subitem with the length that the group gives it: in a group of equal shares, an
  /// equal share instead of its own length.
  fileprivate func shared(_ subitem: Subitem) -> Subitem {
    guard case .shares(_, let count) = content else { return subitem }
    return subitem.sharing(axis, among: count)
  }
}

extension LayoutEdgeSpacing: CustomStringConvertible {
  /// For example `top 0, leading at least 4, bottom 0, trailing 0`.
  public var description: String {
    "top \(top), leading \(leading), bottom \(bottom), trailing \(trailing)"
  }
}
