import GalleyGeometry

// The reasons for the frames of a section's elements.

extension ArrangedSection {
  /// Returns the steps that explain the frame of an element, from the section to the element.
  func stepsInSection(to id: Element.ID, _ query: SectionQuery) -> [Explanation.Step] {
    switch id.kind {
    case .item: return [sectionStep(query)] + steps(toItem: id.path.item, query)
    case .decoration: return [sectionStep(query), decorationStep(id, query)]
    case .supplementary(let kind):
      if let placed = boundary.items.first(where: {
        $0.item.kind == kind && $0.number == id.path.item
      }) {
        let host = BoundaryHost(
          name: "section", boundary: boundary, start: query.start, container: plan.container,
          insets: plan.boundaryInsets, axis: plan.scrollAxis, sizes: sizes)
        return [
          sectionStep(query), placed.step(in: host, visible: query.visible, by: solver(from: 0)),
        ]
      }
      let number = id.path.item - boundaryCount(ofKind: kind)
      guard let (attached, instance) = findAttachedSupplementary(number, ofKind: kind) else {
        return []
      }
      return [sectionStep(query)] + steps(to: attached, in: instance, number: id.path.item, query)
    }
  }

  private func sectionStep(_ query: SectionQuery) -> Explanation.Step {
    var step = Explanation.Step("section \(query.section)")
    step.add("starts at", query.start.brief)
    step.add("length", "\(length.brief) for \(itemCount.of("item"))")
    step.add("content insets", unlessZero: plan.layout.contentInsets)
    if plan.insets != plan.layout.contentInsets {
      step.add("with what they are measured from", "\(plan.insets)")
    }
    step.add("moved for elements at its start", unlessZero: shift)
    if plan.scrollsSideways {
      step.add(
        "scrolls sideways",
        "\(plan.layout.orthogonalScrolling); frames are those before any scrolling")
    }
    step.add("gives its group", plan.groupContainer.brief)
    return step
  }

  private func decorationStep(_ id: Element.ID, _ query: SectionQuery) -> Explanation.Step {
    var step = Explanation.Step("\(id.kind)")
    let section = frame(at: query.start)
    step.add("behind", "the whole section, \(section.brief)")
    let insets = plan.layout.decorations[id.path.item].contentInsets.finite
    step.add("content insets", unlessZero: insets)
    let frame = section.inside(insets)
    step.add("position", plan.grid.explanation(of: frame.origin))
    step.add("size", frame.size.brief)
    return step
  }

  // MARK: Items

  private func steps(toItem item: Int, _ query: SectionQuery) -> [Explanation.Step] {
    guard item >= 0 && item < rows.count else { return [] }
    let instance = rows.instance(at: rows.instance(holding: item))
    let leaf = item - instance.firstItem
    let groups = solver(from: instance.firstItem).steps(
      to: GroupGoal(leaf: leaf), in: plan.layout.group, container: plan.groupContainer
    ).steps

    var last = Explanation.Step("item \(item)")
    let corner = corner(query)
    let frame = instance.template.leaves[leaf].frame
    let origin = corner + instance.frame.origin + frame.origin
    last.add(
      "position",
      """
      section \(corner.brief) + instance \(instance.frame.origin.brief) \
      + place in it \(frame.origin.brief) = \(plan.grid.explanation(of: origin))
      """)
    last.add("size", frame.size.brief)
    return [step(of: instance)] + groups + [last]
  }

  private func step(of instance: GroupRows.Instance) -> Explanation.Step {
    let axis = rows.axis
    var step = Explanation.Step("instance \(instance.index) of the group")
    step.add("from the section's corner", instance.frame.brief)
    let edges = plan.layout.group.edgeSpacing == .zero ? "" : ", edge spacing included"
    if instance.index > 0 {
      let end = rows.instance(at: instance.index - 1).frame.max(along: axis)
      let spacing = rows.between == 0 ? "" : ", and a spacing of \(rows.between.brief)\(edges)"
      step.add("behind", "the instance before, which ends at \(end.brief)\(spacing)")
    } else if rows.start != 0 {
      step.add("behind", "the section's inset, \(rows.start.brief)\(edges)")
    }
    let leaves = instance.template.leaves.count
    if instance.itemCount < leaves {
      let length = instance.frame.length(along: axis).brief
      let full = instance.template.size[axis].brief
      let trimmed = length == full ? "" : ", so it is \(length) instead of \(full) long"
      step.add("holds", "\(instance.itemCount) of \(leaves.of("item"))\(trimmed)")
    }
    return step
  }

  /// Returns the solver of the instance (the repetition of the section's group) that begins with an
  /// item.
  private func solver(from firstItem: Int) -> GroupSolver {
    var solver = GroupSolver(
      grid: plan.grid, behavior: plan.behavior, measured: measuredLeaves(from: firstItem))
    // A row that wraps keeps its first item even if the item does not fit.
    if plan.wraps { solver.behavior.keepsItemsThatDoNotFit = true }
    return solver
  }

  // MARK: Supplementary elements

  private func steps(
    to attached: GroupTemplate.AttachedSupplementary, in instance: GroupRows.Instance, number: Int,
    _ query: SectionQuery
  ) -> [Explanation.Step] {
    guard attached.host != .leaf else {
      let step = step(of: attached, in: instance, number: number, itemContainer: .zero, query)
      return steps(toItem: instance.firstItem + attached.leaf, query) + [step]
    }
    var groups = solver(from: instance.firstItem).steps(
      to: GroupGoal(leaf: attached.leaf, groupWith: attached.supplementary), in: plan.layout.group,
      container: plan.groupContainer)
    if attached.host == .instance {
      groups = GroupSteps(steps: Array(groups.steps.prefix(1)), itemContainer: plan.groupContainer)
    }
    let last = step(
      of: attached, in: instance, number: number, itemContainer: groups.itemContainer, query)
    return [step(of: instance)] + groups.steps + [last]
  }

  private func step(
    of attached: GroupTemplate.AttachedSupplementary, in instance: GroupRows.Instance, number: Int,
    itemContainer: Size,
    _ query: SectionQuery
  ) -> Explanation.Step {
    let supplementary = attached.supplementary
    let kind = supplementary.kind
    let host = host(of: attached, in: instance, corner(query))
    let measured = sizes.supplementaries[MeasuredSizes.Supplementary(kind: kind, number: number)]
    var attached = attached
    if let measured {
      attached.size = measured.on(supplementary.size.estimatedAxes, else: attached.size)
    }
    var step = Explanation.Step("\(Element.Kind.supplementary(kind))")
    let isOnItem = attached.host == .leaf
    step.add("hangs on", "the \(isOnItem ? "item" : "group"), \(host.brief)")
    step.add(
      supplementary.size, in: isOnItem ? host.size : itemContainer, as: attached.size,
      by: solver(from: instance.firstItem)
    ) { _ in measured == nil ? .unmeasured : .measured }
    step.add("at", "\(supplementary.anchor)")
    if let own = supplementary.itemAnchor { step.add("with its own", "\(own)") }
    step.add(
      "content insets",
      unlessZero: supplementary.contentInsets.ignoringEstimates(of: supplementary.size))
    let unrounded = GroupTemplate.frame(of: attached, on: host, grid: PixelGrid(scale: 0))
    step.add("position", plan.grid.explanation(of: unrounded.origin))
    return step
  }
}
