import GalleyGeometry

// How an item has come to its place in a group.

extension GroupSolver {
  /// The way from a group to one of its items.
  internal func way(
    toLeaf leaf: Int, in group: LayoutGroup, container: Size, firstLeaf: Int
  ) -> [Explanation.Step] {
    let template = template(of: group, in: container, firstLeaf: firstLeaf)
    var step = Explanation.Step("\(group)")
    step.add(group.size, in: container, as: template.size)
    step.add("content insets", unlessZero: group.contentInsets.ignoringEstimates(of: group.size))
    if case .custom(let frames) = group.content {
      step.add("says", "\(frames[leaf - firstLeaf].frame)")
      return [step]
    }
    let run = run(of: group, in: room(of: group, in: container), firstLeaf: firstLeaf)
    step.add("filled with", "\(run.count) along the \(group.axis) axis, \(group.filling)")
    if group.interItemSpacing != .fixed(0) { step.add("spacing", "\(group.interItemSpacing)") }

    var first = firstLeaf
    for index in 0..<run.count {
      let slot = run.slots[index % run.slots.count]
      if leaf < first + slot.leafCount {
        switch group.subitems[slot.subitem] {
        case .group(let nested):
          return [step] + way(toLeaf: leaf, in: nested, container: run.room, firstLeaf: first)
        case .item(let item):
          let frame = template.leaves[leaf - firstLeaf].frame
          return [step, self.step(of: item, slot, number: index, frame: frame, room: run.room)]
        }
      }
      first += slot.leafCount
    }
    return [step]
  }

  private func step(
    of item: LayoutItem, _ slot: GroupRun.Slot, number: Int, frame: Rect, room: Size
  ) -> Explanation.Step {
    var step = Explanation.Step("\(item), number \(number) in its group")
    step.add(item.size, in: room, as: slot.size)
    if item.edgeSpacing != .zero { step.add("edge spacing", "\(item.edgeSpacing)") }
    step.add("content insets", unlessZero: slot.insets)
    step.add("from its group's corner", "\(frame)")
    return step
  }

  /// What a group gives to what it holds.
  internal func room(of group: LayoutGroup, in container: Size) -> Size {
    let size = size(group.size, in: container)
    let insets = group.contentInsets.finite.ignoringEstimates(of: group.size)
    return Size(
      width: size.width - insets.leading - insets.trailing,
      height: size.height - insets.top - insets.bottom)
  }
}

extension Explanation.Step {
  /// Adds how a size was found.
  fileprivate mutating func add(_ size: LayoutSize, in container: Size, as result: Size) {
    add("width", size.width.explanation(in: container, as: result.width))
    add("height", size.height.explanation(in: container, as: result.height))
  }
}

extension LayoutDimension {
  /// The rule, and what it came to.
  fileprivate func explanation(in container: Size, as result: Double) -> String {
    let result = result.shortDescription
    switch self {
    case .fractionalWidth(let share):
      let whole = container.width.shortDescription
      return "\(share.shortDescription) of the width of \(whole), in whole pixels = \(result)"
    case .fractionalHeight(let share):
      let whole = container.height.shortDescription
      return "\(share.shortDescription) of the height of \(whole), in whole pixels = \(result)"
    case .absolute: return "absolute = \(result)"
    case .estimated(let estimate):
      return "estimated as \(estimate.shortDescription) = \(result)"
    case .uniformAcrossSiblings(let estimate):
      return "as the largest sibling, estimated as \(estimate.shortDescription) = \(result)"
    }
  }
}

extension LayoutGroup {
  /// How the group is filled, in words.
  fileprivate var filling: String {
    switch content {
    case .cycle where size[axis].isEstimated: "each of its items once"
    case .cycle: "as many as fit"
    case .shares: "equal shares"
    case .repeated(_, let count): "\(count) if they fit"
    case .custom: "frames of its own"
    }
  }
}

extension LayoutEdgeSpacing: CustomStringConvertible {
  /// For example `top 0, leading at least 4, bottom 0, trailing 0`.
  public var description: String {
    "top \(top), leading \(leading), bottom \(bottom), trailing \(trailing)"
  }
}
