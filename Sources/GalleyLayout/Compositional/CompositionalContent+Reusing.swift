import GalleyGeometry

// Arranging a list again after a change.

extension Arrangement {
  /// Arranges sections again after a change of the list or of its container, and reuses everything
  /// that did not change.
  ///
  /// Sections that have not changed are not laid out again. A measured size moves along with its
  /// element as long as the element is given the same space: after a rotation, rows that have
  /// become wider are estimates again.
  ///
  ///     let after = Arrangement(
  ///       sections, in: context, reusing: before, change: .none(sectionCount: sections.count))
  ///
  /// - Parameters:
  ///   - sections: All sections after the change.
  ///   - configuration: The layout's configuration; unchanged, if left out.
  ///   - context: The container of the layout.
  ///   - before: The arrangement before the change.
  ///   - change: The map between the sections and items before and after the change.
  /// - Complexity: O(*s* + *m*) for *s* sections, and *m* measured items in sections that were
  ///   edited or have another layout now.
  public init(
    _ sections: [SectionContent], configuration: CompositionalConfiguration? = nil,
    in context: ArrangementContext, reusing before: Arrangement, change: ListChange
  ) {
    let old = before.content as? StackedSections
    let configuration = configuration ?? old?.configuration ?? CompositionalConfiguration()
    guard let old else {
      self.init(sections, configuration: configuration, in: context)
      return
    }
    let isSameContainer = before.context == context && old.configuration == configuration
    var plans = SectionPlans(configuration: configuration, context: context)
    var runs: [(section: StackedSection, count: Int)] = []
    for (index, content) in sections.enumerated() {
      let section: ArrangedSection
      if let kept = old.section(change[index]) as? ArrangedSection {
        section =
          isSameContainer && kept.isSame(as: content, change[index])
          ? kept
          : ArrangedSection(
            isSameContainer && kept.plan.layout == content.layout
              ? kept.plan : plans.plan(for: content.layout),
            itemCount: content.itemCount, reusing: kept, change[index])
      } else {
        section = ArrangedSection(plans.plan(for: content.layout), itemCount: content.itemCount)
      }
      // Neighboring sections that shared one object before, or that are new and equal, share one
      // object.
      if let last = runs.last?.section as? ArrangedSection, last.isEqual(to: section) {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((section, 1))
      }
    }
    let content = StackedSections(
      runs, configuration: configuration, in: context,
      sizes: old.offersAround(asMuchAs: configuration, in: context) ? old.sizes : MeasuredSizes())
    self.init(content, in: context)
    copyMeasuring(of: before, change)
  }
}

extension StackedSections {
  /// Returns the section before the change that an origin refers to; `nil` if there is none.
  internal func section(_ origin: ListChange.Origin) -> StackedSection? {
    guard let before = origin.before, (0..<sectionCount).contains(before) else { return nil }
    return section(at: before).section
  }

  /// Whether the boundary items of the whole layout are given the same space as before.
  fileprivate func offersAround(
    asMuchAs configuration: CompositionalConfiguration, in context: ArrangementContext
  ) -> Bool {
    let solver = GroupSolver(grid: grid, behavior: context.behavior)
    return self.configuration?.boundaryItems == configuration.boundaryItems && grid == context.grid
      && configuration.boundaryItems.allSatisfy {
        $0.isOfferedTheSame(in: container, and: context.size, by: solver)
      }
  }
}

extension BoundarySupplementary {
  /// Whether an element is given the same space in two containers: the containers are equally large
  /// on every axis on which the element does not decide its own size.
  fileprivate func isOfferedTheSame(
    in container: Size, and other: Size, by solver: GroupSolver
  ) -> Bool {
    let fixed = size.estimatedAxes.symmetricDifference([.horizontal, .vertical])
    // An element that is estimated on both axes may become as large as its container.
    guard !fixed.isEmpty else { return container == other }
    let sizes = [container, other].map { solver.size(size, in: $0).on(fixed, else: .zero) }
    return sizes[0] == sizes[1]
  }
}

extension ArrangedSection {
  /// Whether nothing has changed.
  fileprivate func isSame(as content: SectionContent, _ origin: ListChange.Origin) -> Bool {
    guard case .kept = origin else { return false }
    return itemCount == content.itemCount && plan.layout == content.layout
  }

  /// Whether two sections may share one object.
  fileprivate func isEqual(to other: ArrangedSection) -> Bool {
    self === other
      || (plan === other.plan && itemCount == other.itemCount && sizes.isEmpty
        && other.sizes.isEmpty)
  }

  /// Creates a section that reuses the measured sizes of another section.
  fileprivate convenience init(
    _ plan: SectionPlan, itemCount: Int, reusing old: ArrangedSection, _ origin: ListChange.Origin
  ) {
    var sizes = MeasuredSizes()
    var runs: [ListChange.ItemRun] = []
    switch origin {
    case .inserted: break
    case .kept:
      let count = min(itemCount, old.itemCount)
      runs = [ListChange.ItemRun(after: 0..<max(count, 0), before: 0)]
    case .edited(_, let items): runs = items
    }
    if old.plan.offers(asMuchAs: plan) {
      sizes.items = old.sizes.items.moved(by: runs, itemCount: itemCount)
    }
    if old.plan.offersBoundary(asMuchAs: plan) {
      // Headers and footers keep their sizes. Views attached to items are measured again, because
      // the numbers that identify them have changed.
      sizes.supplementaries = old.sizes.supplementaries.filter { key, _ in
        key.number < old.boundaryCount(ofKind: key.kind)
          && key.number < plan.boundaryCount(ofKind: key.kind)
      }
    }
    self.init(plan, itemCount: itemCount, sizes: sizes)
  }
}

extension SectionPlan {
  /// Whether both sections give their items the same space.
  fileprivate func offers(asMuchAs other: SectionPlan) -> Bool {
    guard self !== other else { return true }
    guard grid == other.grid, behavior == other.behavior else { return false }
    guard layout.group == other.layout.group else { return false }
    if groupContainer == other.groupContainer { return true }
    // Only axes that are not measured are compared. A row with the same width as before also has
    // the same height.
    guard template.leaves.count == other.template.leaves.count else { return false }
    for index in 0..<template.leaves.count {
      let (mine, others) = (template.leaves[index], other.template.leaves[index])
      let fixed = mine.estimatedAxes.symmetricDifference([.horizontal, .vertical])
      // An item that is estimated on both axes may become as large as its container.
      guard mine.estimatedAxes == others.estimatedAxes, !fixed.isEmpty,
        mine.frame.size.on(fixed, else: .zero) == others.frame.size.on(fixed, else: .zero)
      else { return false }
    }
    return true
  }

  /// Whether both sections give their boundary items the same space.
  fileprivate func offersBoundary(asMuchAs other: SectionPlan) -> Bool {
    guard self !== other else { return true }
    let solver = GroupSolver(grid: grid, behavior: behavior)
    return layout.boundaryItems == other.layout.boundaryItems && grid == other.grid
      && layout.boundaryItems.allSatisfy {
        $0.isOfferedTheSame(in: boundaryContainer, and: other.boundaryContainer, by: solver)
      }
  }

  /// The container of boundary items.
  private var boundaryContainer: Size {
    let across = scrollAxis.perpendicular
    return container.replacing(
      across, by: container[across] - boundaryInsets.total(along: across))
  }

  fileprivate func boundaryCount(ofKind kind: String) -> Int {
    layout.boundaryItems.reduce(0) { $0 + ($1.kind == kind ? 1 : 0) }
  }
}
