import GalleyGeometry

// Problems in the layout of a section, searched for on demand.

extension SectionPlan {
  /// The problems of the layout in this container.
  var problems: [String] {
    var problems = LayoutProblems()
    if template.leaves.count >= GroupSolver.leafLimit {
      problems.add(
        "\(layout.group) has room for more than the \(template.leaves.count) items laid out")
    }
    let solver = GroupSolver(grid: grid, behavior: behavior, budget: WorkBudget())
    if groupContainer.width < 0 || groupContainer.height < 0 {
      problems.add("insets leave \(groupContainer) for \(layout.group)")
    }
    solver.checkFit(of: layout.group, in: groupContainer, &problems)
    if template.isCutShort {
      problems.add("\(layout.group) holds groups in groups that take too long; some are left out")
    }
    layout.group.check(&problems)
    problems.check(layout.contentInsets, "the section's content inset")
    problems.check(layout.interGroupSpacing, "the spacing between groups")
    for item in layout.boundaryItems { item.check(&problems) }
    for decoration in layout.decorations {
      problems.check(decoration.contentInsets, "the content inset of \(decoration.kind)")
    }
    return problems.messages
  }
}

extension CompositionalConfiguration {
  /// The problems of the whole layout.
  internal var problems: [String] {
    var problems = LayoutProblems()
    problems.check(interSectionSpacing, "the spacing between sections")
    for item in boundaryItems { item.check(&problems) }
    return problems.messages
  }
}

extension GroupSolver {
  /// Adds the groups whose first item does not fit, and the groups with space for more items than
  /// are laid out.
  fileprivate func checkFit(
    of group: LayoutGroup, in container: Size, _ problems: inout LayoutProblems
  ) {
    guard problems.visitsOneMore(), budget?.isSpent != true else { return }
    let itemContainer = itemContainer(of: group, in: container)
    let run = run(of: group, in: itemContainer, firstLeaf: 0)
    if run.count == 0, let first = group.subitems.first {
      let size = size(group.size, in: container)
      problems.add(
        "\(group) is \(size) in \(container), and not even its first item fits: \(first) is "
          + "\(self.size(first.size, in: itemContainer))")
    }
    if case .cycle = group.content, run.count >= GroupSolver.fitLimit {
      problems.add("\(group) has room for more than the \(run.count) items laid out")
    }
    for slot in run.slots.prefix(max(run.count, 0)) {
      guard case .group(let nested) = group.subitems[slot.subitem] else { continue }
      checkFit(of: nested, in: run.itemContainer, &problems)
    }
  }
}

extension LayoutGroup {
  /// Adds the dimensions, counts and distances that cannot be used.
  fileprivate func check(_ problems: inout LayoutProblems) {
    guard problems.visitsOneMore() else { return }
    size.check(of: "\(self)", &problems)
    problems.check(contentInsets, "the content inset of \(self)")
    interItemSpacing.check(of: "\(self)", "between items", &problems)
    edgeSpacing.check(of: "\(self)", &problems)
    for supplementary in supplementaries { supplementary.check(&problems) }
    switch content {
    case .custom(let frames):
      let odd = frames.indices.filter { frames[$0].frame != frames[$0].frame.finite }
      guard let first = odd.first else { break }
      let more = odd.count > 1 ? ", and so are \(odd.count - 1) more" : ""
      problems.add(
        "frame \(first) of \(self) is \(frames[first].frame)\(more); what is no number or negative "
          + "counts as 0")
    case .shares(let subitem, let count), .repeated(let subitem, let count):
      if count < 1 { problems.add("\(self) has a count of \(count); it has to be 1 or more") }
      if count > GroupSolver.countLimit {
        problems.add("\(self) has a count of \(count); \(GroupSolver.countLimit) are laid out")
      }
      subitem.check(&problems)
    case .cycle(let subitems):
      if subitems.isEmpty { problems.add("\(self) has no items") }
      for subitem in subitems { subitem.check(&problems) }
    }
  }
}

extension LayoutGroup.Subitem {
  fileprivate func check(_ problems: inout LayoutProblems) {
    switch self {
    case .item(let item):
      item.size.check(of: "\(item)", &problems)
      problems.check(item.contentInsets, "the content inset of \(item)")
      item.edgeSpacing.check(of: "\(item)", &problems)
      for supplementary in item.supplementaries { supplementary.check(&problems) }
    case .group(let group): group.check(&problems)
    }
  }
}

extension LayoutSupplementary {
  fileprivate func check(_ problems: inout LayoutProblems) {
    let name = "\(Element.Kind.supplementary(kind))"
    size.check(of: name, &problems)
    problems.check(contentInsets, "the content inset of \(name)")
    for anchor in [anchor, itemAnchor].compactMap({ $0 }) {
      switch anchor.offset {
      case .absolute(let point), .fractional(let point):
        problems.check(point, "the anchor's offset of \(name)")
      }
    }
  }
}

extension BoundarySupplementary {
  fileprivate func check(_ problems: inout LayoutProblems) {
    let name = "\(Element.Kind.supplementary(kind))"
    size.check(of: name, &problems)
    problems.check(contentInsets, "the content inset of \(name)")
    problems.check(offset, "the offset of \(name)")
  }
}

extension LayoutEdgeSpacing {
  fileprivate func check(of owner: String, _ problems: inout LayoutProblems) {
    leading.check(of: owner, "at the leading edge", &problems)
    top.check(of: owner, "at the top", &problems)
    trailing.check(of: owner, "at the trailing edge", &problems)
    bottom.check(of: owner, "at the bottom", &problems)
  }
}

extension LayoutSpacing {
  fileprivate func check(of owner: String, _ place: String, _ problems: inout LayoutProblems) {
    switch self {
    case .fixed(let points), .flexible(let points):
      problems.check(points, "the spacing of \(owner) \(place)")
    }
  }
}

extension LayoutSize {
  fileprivate func check(of owner: String, _ problems: inout LayoutProblems) {
    for (dimension, side) in [(width, "width"), (height, "height")]
    where !(dimension.value > 0 && dimension.value.isFinite) {
      problems.add(
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
