import GalleyGeometry

// A layout for the list after a change.

extension Arrangement {
  /// Arranges sections again after a change of the list, or of what it is laid out in, and takes
  /// over what did not change.
  ///
  /// Sections that stayed as they were are not solved again. What was measured goes along with its
  /// element, as long as the element is offered the same room: after a rotation, rows that have
  /// become wider are estimates again.
  ///
  ///     let after = Arrangement(
  ///       sections, in: context, reusing: before, change: .none(sectionCount: sections.count))
  ///
  /// - Parameters:
  ///   - sections: All sections as they are now.
  ///   - configuration: What the layout does with its sections as a whole.
  ///   - context: What everything is laid out in.
  ///   - before: What was there before.
  ///   - change: What corresponds to what.
  /// - Complexity: O(*s* + *m*) for *s* sections, and *m* measured items in sections that were
  ///   edited or have another layout now.
  public init(
    _ sections: [SectionContent],
    configuration: CompositionalConfiguration = CompositionalConfiguration(),
    in context: ArrangementContext, reusing before: Arrangement, change: ListChange
  ) {
    guard let old = before.content as? StackedSections else {
      self.init(sections, configuration: configuration, in: context)
      return
    }
    let isSameRoom = before.context == context && old.configuration == configuration
    var plans = SectionPlans(configuration: configuration, context: context)
    var runs: [(section: StackedSection, count: Int)] = []
    for (index, content) in sections.enumerated() {
      let section: ArrangedSection
      if let kept = old.section(change[index]) {
        section =
          isSameRoom && kept.isSame(as: content, change[index])
          ? kept
          : ArrangedSection(
            isSameRoom && kept.plan.layout == content.layout
              ? kept.plan : plans.plan(for: content.layout),
            itemCount: content.itemCount, reusing: kept, change[index])
      } else {
        section = ArrangedSection(plans.plan(for: content.layout), itemCount: content.itemCount)
      }
      // Neighbors that were one, or are equal and new, are one.
      if let last = runs.last?.section as? ArrangedSection, last.isEqual(to: section) {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((section, 1))
      }
    }
    let content = StackedSections(
      runs, configuration: configuration, in: context,
      sizes: before.context == context ? old.sizes : MeasuredSizes())
    self.init(content, in: context)
  }
}

extension StackedSections {
  /// The section that one comes from.
  fileprivate func section(_ origin: ListChange.Origin) -> ArrangedSection? {
    switch origin {
    case .inserted: nil
    case .kept(let before), .edited(let before, _):
      before >= 0 && before < sectionCount
        ? section(at: before).section as? ArrangedSection : nil
    }
  }
}

extension ArrangedSection {
  /// Whether nothing has changed.
  fileprivate func isSame(as content: SectionContent, _ origin: ListChange.Origin) -> Bool {
    guard case .kept = origin else { return false }
    return itemCount == content.itemCount && plan.layout == content.layout
  }

  /// Whether two sections may share one.
  fileprivate func isEqual(to other: ArrangedSection) -> Bool {
    self === other
      || (plan === other.plan && itemCount == other.itemCount && sizes.isEmpty
        && other.sizes.isEmpty)
  }

  /// A section that takes over what was measured of another.
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
      // Headers and footers stay; what hangs on items is measured anew, for it has other numbers.
      sizes.supplementaries = old.sizes.supplementaries.filter { key, _ in
        key.number < old.boundaryCount(ofKind: key.kind)
          && key.number < plan.boundaryCount(ofKind: key.kind)
      }
    }
    self.init(plan, itemCount: itemCount, sizes: sizes)
  }
}

extension SectionPlan {
  /// Whether items are offered the same room in both.
  fileprivate func offers(asMuchAs other: SectionPlan) -> Bool {
    guard self !== other else { return true }
    guard grid == other.grid, behavior == other.behavior else { return false }
    guard layout.group == other.layout.group else { return false }
    if groupContainer == other.groupContainer { return true }
    // Only what is not measured counts: a row that is as wide as before is as high as before.
    guard template.leaves.count == other.template.leaves.count else { return false }
    for index in 0..<template.leaves.count {
      let (mine, others) = (template.leaves[index], other.template.leaves[index])
      let fixed = mine.estimatedAxes.symmetricDifference([.horizontal, .vertical])
      // Free on both axes, an item may be as large as what holds it.
      guard mine.estimatedAxes == others.estimatedAxes, !fixed.isEmpty,
        mine.frame.size.on(fixed, else: .zero) == others.frame.size.on(fixed, else: .zero)
      else { return false }
    }
    return true
  }

  /// Whether boundary items are offered the same room in both.
  fileprivate func offersBoundary(asMuchAs other: SectionPlan) -> Bool {
    let across = scrollAxis.perpendicular
    return self === other
      || (layout.boundaryItems == other.layout.boundaryItems && scrollAxis == other.scrollAxis
        && boundaryInsets == other.boundaryInsets && container[across] == other.container[across]
        && grid == other.grid)
  }

  fileprivate func boundaryCount(ofKind kind: String) -> Int {
    layout.boundaryItems.reduce(0) { $0 + ($1.kind == kind ? 1 : 0) }
  }
}
