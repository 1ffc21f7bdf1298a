import GalleyGeometry

// Problems in the layout of a section, searched for on demand.

extension SectionPlan {
  /// The problems of the layout in this container.
  var oddities: [String] {
    var oddities = Oddities()
    if template.leaves.count >= GroupSolver.leafLimit {
      oddities.add(
        "\(layout.group) has room for more than the \(template.leaves.count) items laid out")
    }
    let solver = GroupSolver(grid: grid, behavior: behavior, effort: Effort())
    if groupContainer.width < 0 || groupContainer.height < 0 {
      oddities.add("insets leave \(groupContainer) for \(layout.group)")
    }
    solver.checkFit(of: layout.group, in: groupContainer, &oddities)
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
  /// The problems of the whole layout.
  internal var oddities: [String] {
    var oddities = Oddities()
    oddities.check(interSectionSpacing, "the spacing between sections")
    for item in boundaryItems { item.check(&oddities) }
    return oddities.messages
  }
}

extension GroupSolver {
  /// Adds the groups whose first item does not fit, and those with space for more items than are
  /// ever laid out.
  fileprivate func checkFit(
    of group: LayoutGroup, in container: Size, _ oddities: inout Oddities
  ) {
    guard oddities.visitsOneMore(), effort?.isSpent != true else { return }
    let itemContainer = itemContainer(of: group, in: container)
    let run = run(of: group, in: itemContainer, firstLeaf: 0)
    if run.count == 0, let first = group.subitems.first {
      let size = size(group.size, in: container)
      oddities.add(
        "\(group) is \(size) in \(container), and not even its first item fits: \(first) is "
          + "\(self.size(first.size, in: itemContainer))")
    }
    if case .cycle = group.content, run.count >= GroupSolver.fitLimit {
      oddities.add("\(group) has room for more than the \(run.count) items laid out")
    }
    for slot in run.slots.prefix(max(run.count, 0)) {
      guard case .group(let nested) = group.subitems[slot.subitem] else { continue }
      checkFit(of: nested, in: run.itemContainer, &oddities)
    }
  }
}

extension LayoutGroup {
  /// Adds the dimensions, counts and distances that cannot be used.
  fileprivate func check(_ oddities: inout Oddities) {
    guard oddities.visitsOneMore() else { return }
    size.check(of: "\(self)", &oddities)
    oddities.check(contentInsets, "the content inset of \(self)")
    interItemSpacing.check(of: "\(self)", "between items", &oddities)
    edgeSpacing.check(of: "\(self)", &oddities)
    for supplementary in supplementaries { supplementary.check(&oddities) }
    switch content {
    case .custom(let frames):
      let odd = frames.indices.filter { frames[$0].frame != frames[$0].frame.finite }
      guard let first = odd.first else { break }
      let more = odd.count > 1 ? ", and so are \(odd.count - 1) more" : ""
      oddities.add(
        "frame \(first) of \(self) is \(frames[first].frame)\(more); what is no number or negative "
          + "counts as 0")
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
    let name = "\(Element.Kind.supplementary(kind))"
    size.check(of: name, &oddities)
    oddities.check(contentInsets, "the content inset of \(name)")
    for anchor in [anchor, itemAnchor].compactMap({ $0 }) {
      switch anchor.offset {
      case .absolute(let point), .fractional(let point):
        oddities.check(point, "the anchor's offset of \(name)")
      }
    }
  }
}

extension BoundarySupplementary {
  fileprivate func check(_ oddities: inout Oddities) {
    let name = "\(Element.Kind.supplementary(kind))"
    size.check(of: name, &oddities)
    oddities.check(contentInsets, "the content inset of \(name)")
    oddities.check(offset, "the offset of \(name)")
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
    for (dimension, side) in [(width, "width"), (height, "height")]
    where !(dimension.value > 0 && dimension.value.isFinite) {
      oddities.add(
        "\(owner): its \(side) is \(dimension.value); a dimension has to be above 0, and counts as 0"
      )
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
