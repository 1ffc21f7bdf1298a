import GalleyGeometry

// What is odd about the layout of a section, worked out when somebody asks.

extension SectionPlan {
  /// What is odd about the layout in this container.
  var oddities: [String] {
    var oddities = Oddities()
    if template.leaves.isEmpty {
      oddities.add(
        "\(layout.group) is \(template.size) in \(groupContainer), and not even its first item fits"
      )
    }
    if template.leaves.count >= GroupSolver.leafLimit {
      oddities.add(
        "\(layout.group) has room for more than the \(template.leaves.count) items laid out")
    } else if template.leaves.count >= GroupSolver.fitLimit {
      let solver = GroupSolver(grid: grid, behavior: behavior)
      solver.checkCounts(of: layout.group, in: groupContainer, &oddities)
    }
    if template.isCutShort {
      oddities.add("\(layout.group) holds groups in groups that take too long; some are left out")
    }
    layout.group.check(&oddities)
    oddities.check(layout.contentInsets, "the section's content inset")
    oddities.check(layout.interGroupSpacing, "the spacing between groups")
    for item in layout.boundaryItems { item.check(&oddities) }
    for decoration in layout.decorations {
      oddities.check(decoration.contentInsets, "the content inset of \(decoration.kind)")
    }
    return oddities.messages
  }
}

extension CompositionalConfiguration {
  /// What is odd about the layout as a whole.
  internal var oddities: [String] {
    var oddities = Oddities()
    oddities.check(interSectionSpacing, "the spacing between sections")
    for item in boundaryItems { item.check(&oddities) }
    return oddities.messages
  }
}

extension GroupSolver {
  /// Names the groups that have room for more than is ever laid out.
  fileprivate func checkCounts(
    of group: LayoutGroup, in container: Size, _ oddities: inout Oddities
  ) {
    let run = run(of: group, in: room(of: group, in: container), firstLeaf: 0)
    if case .cycle = group.content, run.count >= GroupSolver.fitLimit {
      oddities.add("\(group) has room for more than the \(run.count) items laid out")
    }
    for slot in run.slots {
      guard case .group(let nested) = group.subitems[slot.subitem] else { continue }
      checkCounts(of: nested, in: run.room, &oddities)
    }
  }
}

extension LayoutGroup {
  /// Names the dimensions, counts and distances that nothing can be laid out with.
  fileprivate func check(_ oddities: inout Oddities) {
    size.check(of: "\(self)", &oddities)
    oddities.check(contentInsets, "the content inset of \(self)")
    interItemSpacing.check(of: "\(self)", "between items", &oddities)
    edgeSpacing.check(of: "\(self)", &oddities)
    for supplementary in supplementaries { supplementary.check(&oddities) }
    switch content {
    case .custom(let frames):
      for (index, place) in frames.enumerated() {
        oddities.check(place.frame.origin, "frame \(index) of \(self)")
        oddities.check(place.frame.size, "frame \(index) of \(self)")
      }
    case .shares(let subitem, let count), .repeated(let subitem, let count):
      if count < 1 { oddities.add("\(self) has a count of \(count); it has to be 1 or more") }
      if count > GroupSolver.countLimit {
        oddities.add("\(self) has a count of \(count); \(GroupSolver.countLimit) are laid out")
      }
      subitem.check(&oddities)
    case .cycle(let subitems):
      if subitems.isEmpty { oddities.add("\(self) has no items") }
      for subitem in subitems { subitem.check(&oddities) }
    }
  }
}

extension LayoutGroup.Subitem {
  fileprivate func check(_ oddities: inout Oddities) {
    switch self {
    case .item(let item):
      item.size.check(of: "\(item)", &oddities)
      oddities.check(item.contentInsets, "the content inset of \(item)")
      item.edgeSpacing.check(of: "\(item)", &oddities)
      for supplementary in item.supplementaries { supplementary.check(&oddities) }
    case .group(let group): group.check(&oddities)
    }
  }
}

extension LayoutSupplementary {
  fileprivate func check(_ oddities: inout Oddities) {
    size.check(of: kind, &oddities)
    oddities.check(contentInsets, "the content inset of \(kind)")
    for anchor in [anchor, itemAnchor].compactMap({ $0 }) {
      switch anchor.offset {
      case .absolute(let point), .fractional(let point):
        oddities.check(point, "the anchor's offset of \(kind)")
      }
    }
  }
}

extension BoundarySupplementary {
  fileprivate func check(_ oddities: inout Oddities) {
    size.check(of: kind, &oddities)
    oddities.check(contentInsets, "the content inset of \(kind)")
    oddities.check(offset, "the offset of \(kind)")
  }
}

extension LayoutEdgeSpacing {
  fileprivate func check(of owner: String, _ oddities: inout Oddities) {
    leading.check(of: owner, "at the leading edge", &oddities)
    top.check(of: owner, "at the top", &oddities)
    trailing.check(of: owner, "at the trailing edge", &oddities)
    bottom.check(of: owner, "at the bottom", &oddities)
  }
}

extension LayoutSpacing {
  fileprivate func check(of owner: String, _ place: String, _ oddities: inout Oddities) {
    switch self {
    case .fixed(let points), .flexible(let points):
      oddities.check(points, "the spacing of \(owner) \(place)")
    }
  }
}

extension LayoutSize {
  fileprivate func check(of owner: String, _ oddities: inout Oddities) {
    for dimension in [width, height] where !(dimension.value > 0 && dimension.value.isFinite) {
      oddities.add("\(owner): a dimension has to be above 0; it counts as 0")
    }
  }
}

extension LayoutDimension {
  fileprivate var value: Double {
    switch self {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value),
      .estimated(let value), .uniformAcrossSiblings(let value):
      value
    }
  }
}
