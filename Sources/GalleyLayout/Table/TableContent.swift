import GalleyGeometry

// The arrangement of a table: the frames of all of its elements, computed on demand.

extension Arrangement {
  /// Arranges the sections of a table.
  ///
  ///     let sections = [TableSection(rowCount: 1_000_000, rows: .fixed(44))]
  ///     Arrangement(sections, layout: TableLayout(), in: context).contentSize.height  // 44000000
  ///
  /// - Complexity: O(*s*) for *s* sections; O(*n*) in the rows that have estimates of their own.
  public init(
    _ sections: [TableSection], layout: TableLayout, in context: ArrangementContext
  ) {
    self.init(StackedSections(sections, layout: layout, in: context) { _ in nil }, in: context)
  }

  /// Arranges the sections of a table after a change of the list or of its container, and reuses
  /// everything that did not change.
  ///
  /// A measured height moves with its row as long as the row is as wide as before.
  ///
  /// - Complexity: O(*s* + *m*) for *s* sections and *m* measured rows of edited sections.
  public init(
    _ sections: [TableSection], layout: TableLayout, in context: ArrangementContext,
    reusing before: Arrangement, change: ListChange
  ) {
    guard let old = before.content as? StackedSections else {
      self.init(sections, layout: layout, in: context)
      return
    }
    let content = StackedSections(sections, layout: layout, in: context) { index in
      (old.section(change[index]) as? TableStackedSection).map { ($0, change[index]) }
    }
    self.init(content, in: context)
    copyMeasuring(of: before, change)
  }
}

extension StackedSections {
  /// Stacks the sections of a table. Equal neighboring sections share one object.
  ///
  /// - Parameter origin: Returns the section before the change, and the items that have changed in
  ///   it; `nil` if the section is arranged without reusing an earlier arrangement.
  fileprivate init(
    _ sections: [TableSection], layout: TableLayout, in context: ArrangementContext,
    origin: (_ index: Int) -> (section: TableStackedSection, origin: ListChange.Origin)?
  ) {
    let (container, grid) = (context.size.clean, context.grid)
    var layout = layout
    layout.sideInsets.leading = layout.sideInsets.leading.asLength
    layout.sideInsets.trailing = layout.sideInsets.trailing.asLength
    var runs: [(section: StackedSection, count: Int)] = []
    for (index, section) in sections.enumerated() {
      // A section that equals the section before it shares the object of that section, unless
      // sizes were measured.
      if let last = runs.last?.section as? TableStackedSection, last.sizes.isEmpty,
        last.section == section, origin(index) == nil
      {
        runs[runs.count - 1].count += 1
        continue
      }
      let stacked: TableStackedSection
      if let (old, origin) = origin(index) {
        stacked = old.followed(by: section, layout, in: container, grid, origin)
      } else {
        stacked = TableStackedSection(section, layout: layout, in: container, grid: grid)
      }
      if let last = runs.last?.section, last === stacked || last.isEqual(to: stacked) {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((stacked, 1))
      }
    }
    let (head, foot) = (layout.headLength.asLength, layout.footLength.asLength)
    self.init(runs, along: .vertical, spacing: 0, in: container, grid: grid) { length, _ in
      var around = Boundary(length: head + length + foot)
      around.shift = head
      return around
    }
  }
}

extension TableStackedSection {
  /// Returns the section after a change.
  ///
  /// The result is the same object if the section has not changed.
  fileprivate func followed(
    by new: TableSection, _ newLayout: TableLayout, in newContainer: Size, _ newGrid: PixelGrid,
    _ origin: ListChange.Origin
  ) -> TableStackedSection {
    var inset = newLayout
    (inset.headLength, inset.footLength) = (layout.headLength, layout.footLength)
    let isSameContainer =
      inset == layout && newContainer.width == container.width && newGrid == grid
    var sizes = MeasuredSizes()
    if isSameContainer {
      switch origin {
      case .inserted: break
      case .kept:
        if new == section, newLayout == layout, newContainer == container { return self }
        let count = max(min(new.rowCount, itemCount), 0)
        sizes.items = self.sizes.items.moved(
          by: [ListChange.ItemRun(after: 0..<count, before: 0)], itemCount: new.rowCount)
      case .edited(_, let items):
        sizes.items = self.sizes.items.moved(by: items, itemCount: new.rowCount)
      }
      if case .fixed = new.rows { sizes.items = [:] }
      sizes.supplementaries = self.sizes.supplementaries.filter { key, _ in
        key.kind == Element.Kind.headerName
          ? new.header?.isEstimated == true && new.header?.isFirst == section.header?.isFirst
          : new.footer?.isEstimated == true
      }
    }
    return TableStackedSection(
      new, layout: newLayout, in: newContainer, grid: newGrid, sizes: sizes)
  }
}
