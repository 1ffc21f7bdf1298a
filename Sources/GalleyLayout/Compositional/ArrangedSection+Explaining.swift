import GalleyGeometry

// How the elements of a section have come to their frames.

extension ArrangedSection {
  /// The way from the section to one of its elements.
  func way(to id: Element.ID, _ query: SectionQuery) -> [Explanation.Step] {
    switch id.kind {
    case .item: return [sectionStep(query)] + way(toItem: id.path.item, query)
    case .decoration:
      var step = Explanation.Step("\(id.kind)")
      step.add("behind", "the whole section, \(frame(at: query.start))")
      let insets = plan.layout.decorations[id.path.item].contentInsets
      step.add("content insets", unlessZero: insets)
      return [sectionStep(query), step]
    case .supplementary(let kind):
      if let placed = boundary.items.first(where: {
        $0.item.kind == kind && $0.number == id.path.item
      }) {
        let step = placed.step(
          around: boundary, of: "section", from: query.start, in: query.visible,
          along: plan.scrollAxis, on: plan.grid, sizes)
        return [sectionStep(query), step]
      }
      let number = id.path.item - boundaryCount(ofKind: kind)
      guard let (hanging, instance) = findHanging(number, ofKind: kind) else { return [] }
      let way = way(toItem: instance.firstItem + hanging.leaf, query)
      let key = MeasuredSizes.Supplementary(kind: kind, number: id.path.item)
      let step = step(of: hanging, kind: kind, measured: sizes.supplementaries[key])
      return [sectionStep(query)] + way + [step]
    }
  }

  private func sectionStep(_ query: SectionQuery) -> Explanation.Step {
    var step = Explanation.Step("section \(query.section)")
    step.add("starts at", query.start.shortDescription)
    step.add("length", "\(length.shortDescription) for \(itemCount) items")
    step.add("content insets", unlessZero: plan.layout.contentInsets)
    if plan.insets != plan.layout.contentInsets {
      step.add("with what they are measured from", "\(plan.insets)")
    }
    step.add("moved for what is at its start", unlessZero: shift)
    if plan.scrollsSideways { step.add("scrolls sideways", "\(plan.layout.orthogonalScrolling)") }
    step.add("gives its group", "\(plan.groupContainer)")
    return step
  }

  private func way(toItem item: Int, _ query: SectionQuery) -> [Explanation.Step] {
    guard item >= 0 && item < rows.count else { return [] }
    let index = rows.instance(holding: item)
    let instance = rows.instance(at: index)
    var steps: [Explanation.Step] = []
    var step = Explanation.Step("instance \(index) of the group")
    step.add("from the section's corner", "\(instance.frame)")
    step.add("room between two instances", unlessZero: rows.between)
    if instance.itemCount < instance.template.leaves.count {
      step.add("has", "\(instance.itemCount) of \(instance.template.leaves.count) items")
    }
    steps.append(step)

    let leaf = item - instance.firstItem
    var solver = GroupSolver(
      grid: plan.grid, behavior: plan.behavior, measured: measuredLeaves(from: instance.firstItem))
    // As where the rows are filled.
    if plan.wraps { solver.behavior.keepsItemsThatDoNotFit = true }
    steps += solver.way(
      toLeaf: leaf, in: plan.layout.group, container: plan.groupContainer, firstLeaf: 0)

    var last = Explanation.Step("item \(item)")
    if let size = sizes.items[item] { last.add("measured as", "\(size)") }
    let corner = Point(plan.scrollAxis, along: query.start + shift, across: 0)
    let origin = corner + instance.frame.origin + instance.template.leaves[leaf].frame.origin
    last.add("position", plan.grid.explanation(of: origin))
    last.add("size", "\(instance.template.leaves[leaf].frame.size)")
    steps.append(last)
    return steps
  }

  private func step(
    of hanging: GroupTemplate.Hanging, kind: String, measured: Size?
  ) -> Explanation.Step {
    var step = Explanation.Step(kind)
    let supplementary = hanging.supplementary
    switch hanging.host {
    case .leaf: step.add("hangs on", "the item")
    case .group, .instance: step.add("hangs on", "the group")
    }
    step.add("at", "\(supplementary.anchor)")
    if let own = supplementary.itemAnchor { step.add("with its own", "\(own)") }
    let size = measured?.on(supplementary.size.estimatedAxes, else: hanging.size) ?? hanging.size
    step.add("size", "\(supplementary.size) = \(size)")
    if let measured { step.add("measured as", "\(measured)") }
    step.add("content insets", unlessZero: supplementary.contentInsets)
    return step
  }
}

extension PlacedBoundary {
  /// How the item has come to its place.
  ///
  /// - Parameters:
  ///   - boundary: All that stands around the same.
  ///   - whole: What that is: a section, or the layout.
  ///   - start: Where that starts along the axis.
  ///   - visible: What is in sight along the axis, for pinned items.
  internal func step(
    around boundary: Boundary, of whole: String, from start: Double,
    in visible: ClosedRange<Double>?, along axis: Axis, on grid: PixelGrid, _ sizes: MeasuredSizes
  ) -> Explanation.Step {
    var step = Explanation.Step(item.kind)
    step.add("at", "\(item.alignment.edges)")
    step.add("size", "\(item.size) = \(slot.size)")
    let key = MeasuredSizes.Supplementary(kind: item.kind, number: number)
    if let size = sizes.supplementaries[key] { step.add("measured as", "\(size)") }
    if item.offset != .zero { step.add("offset", "\(item.offset)") }
    step.add("extends the \(whole)", item.extendsBoundary ? "yes" : "no")
    step.add("content insets", unlessZero: item.contentInsets)
    var origin = frame.origin
    origin[axis] += start
    step.add("position", grid.explanation(of: origin))
    if item.pinsToVisibleBounds, let visible {
      let pinned = PinnedElement(self, sectionStart: start, boundary: boundary, along: axis)
      let start = pinned.start(in: visible)
      let low = visible.lowerBound.shortDescription
      let high = visible.upperBound.shortDescription
      step.add("pinned", "from \(low) to \(high) is in sight = \(start.shortDescription)")
    }
    return step
  }
}
