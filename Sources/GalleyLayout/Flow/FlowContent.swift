import GalleyGeometry

extension Arrangement {
  /// Arranges sections as a flow layout does.
  ///
  ///     var layout = FlowLayout()
  ///     layout.itemSize = Size(width: 100, height: 60)
  ///     Arrangement([FlowSection(itemCount: 7)], layout: layout, in: context)
  ///
  /// - Complexity: O(*s*) for *s* sections, if all items of a section have the same size. O(*n*) in
  ///   the number of items whose sizes are given individually.
  public init(_ sections: [FlowSection], layout: FlowLayout, in context: ArrangementContext) {
    self.init(FlowContent(sections, layout: layout, in: context), in: context)
  }
}

extension Arrangement {
  /// Arranges sections as a flow layout does after a change of the list or of its container, and
  /// reuses everything that did not change.
  ///
  ///     Arrangement(
  ///       sections, layout: layout, in: context, reusing: before,
  ///       change: .none(sectionCount: sections.count))
  ///
  /// Measured sizes are kept for items that remain, unless the length of lines has changed.
  /// The frames of a section that has not changed are not computed again, unless the average of the
  /// measured sizes has changed.
  /// - Complexity: O(*s* + *m*) for *s* sections and *m* measured items, plus the cost of the
  ///   sections that have changed.
  public init(
    _ sections: [FlowSection], layout: FlowLayout, in context: ArrangementContext,
    reusing before: Arrangement, change: ListChange
  ) {
    guard let old = before.content as? FlowContent else {
      self.init(sections, layout: layout, in: context)
      return
    }
    self.init(
      FlowContent(sections, layout: layout, in: context, reusing: old, change), in: context)
    copyMeasuring(of: before, change)
  }
}

/// The sections of a flow layout.
internal struct FlowContent: ArrangedContent {
  let sections: [FlowSection]
  let solver: FlowSolver
  /// The measured sizes, by section and item.
  private(set) var measured: [Int: [Int: Size]] = [:]
  /// The average of the measured sizes.
  private(set) var average: Size?
  private(set) var stack: StackedSections

  init(_ sections: [FlowSection], layout: FlowLayout, in context: ArrangementContext) {
    self.sections = sections
    solver = FlowSolver(layout, in: context)
    stack = FlowContent.stack(sections, measured: [:], average: nil, solver)
  }

  init(
    _ sections: [FlowSection], layout: FlowLayout, in context: ArrangementContext,
    reusing old: FlowContent, _ change: ListChange
  ) {
    self.sections = sections
    solver = FlowSolver(layout, in: context)
    measured = solver.measuresItems(as: old.solver) ? old.measured(after: change, sections) : [:]
    average = FlowContent.average(of: measured)
    let isSame = old.solver.layout == layout && old.solver.context == context
    let (measured, average) = (measured, average)
    stack = FlowContent.stack(sections, measured: measured, average: average, solver) { index in
      guard isSame, average == old.average, case .kept(let before) = change[index],
        old.sections.indices.contains(before), old.sections[before] == sections[index],
        old.measured[before] == measured[index]
      else { return nil }
      return old.stack.section(at: before).section
    }
  }

  /// Returns the measured sizes of the items that remain, by their indices after a change.
  private func measured(after change: ListChange, _ sections: [FlowSection]) -> [Int: [Int: Size]] {
    guard !measured.isEmpty else { return [:] }
    var moved: [Int: [Int: Size]] = [:]
    for (index, section) in sections.enumerated() {
      let sizes: [Int: Size]
      switch change[index] {
      case .inserted: continue
      case .kept(let before):
        let all = ListChange.ItemRun(after: 0..<max(section.itemCount, 0), before: 0)
        sizes = measured[before]?.moved(by: [all], itemCount: section.itemCount) ?? [:]
      case .edited(let before, let items):
        sizes = measured[before]?.moved(by: items, itemCount: section.itemCount) ?? [:]
      }
      if !sizes.isEmpty { moved[index] = sizes }
    }
    return moved
  }

  /// Stacks the sections.
  ///
  /// Equal adjacent sections without measured sizes share one solution.
  ///
  /// - Parameter kept: Returns the earlier solution of a section, if it is still valid.
  private static func stack(
    _ sections: [FlowSection], measured: [Int: [Int: Size]], average: Size?, _ solver: FlowSolver,
    reusing kept: (_ index: Int) -> StackedSection? = { _ in nil }
  ) -> StackedSections {
    var runs: [(section: StackedSection, count: Int)] = []
    for (index, section) in sections.enumerated() {
      let sizes = measured[index]
      if index > 0, sizes == nil, measured[index - 1] == nil, section == sections[index - 1] {
        runs[runs.count - 1].count += 1
      } else {
        let measures = FlowMeasures(sizes: sizes ?? [:], average: average)
        let kept = kept(index)
        runs.append((kept ?? FlowStackedSection(section, measures: measures, solver), 1))
      }
    }
    let axis = solver.layout.scrollAxis
    let container = Size(axis, along: solver.context.size[axis], across: solver.crossLength)
    return StackedSections(
      runs, along: axis, spacing: 0, in: container, grid: solver.context.grid
    ) { length, _ in Boundary(length: length) }
  }

  /// Returns the average of the measured sizes.
  ///
  /// Sizes of zero are left out. With an average of zero, all items that have not been measured
  /// would become visible at the same time.
  private static func average(of measured: [Int: [Int: Size]]) -> Size? {
    var count = 0.0
    var sum = Size.zero
    // The sizes are added in order, because the sum of fractions depends on the order.
    for (_, sizes) in measured.sorted(by: { $0.key < $1.key }) {
      for (_, size) in sizes.sorted(by: { $0.key < $1.key })
      where size.width > 0 && size.height > 0 {
        count += 1
        sum.width += size.width
        sum.height += size.height
      }
    }
    return count > 0 ? Size(width: sum.width / count, height: sum.height / count) : nil
  }

  // MARK: Queries

  var scrollAxis: Axis { solver.layout.scrollAxis }
  var isMirroredFromRightToLeft: Bool { solver.layout.flipsInOppositeDirection }
  var sectionCount: Int { stack.sectionCount }

  var contentSize: Size {
    var size = stack.contentSize
    size[scrollAxis] = solver.context.grid.length(size[scrollAxis])
    return size
  }

  func itemCount(inSection section: Int) -> Int { stack.itemCount(inSection: section) }
  func frame(ofSection section: Int) -> Rect { stack.frame(ofSection: section) }
  func orthogonalRow(ofSection section: Int) -> OrthogonalRow? { nil }
  func orthogonalSections(from low: Double, to high: Double) -> [Int] { [] }

  func append(in viewport: Viewport, pins: Bool, to elements: inout [Element]) {
    stack.append(in: viewport, pins: pins, to: &elements)
  }

  func element(_ id: Element.ID, in viewport: Viewport?) -> Element? {
    stack.element(id, in: viewport)
  }

  func firstItem(fromSection section: Int) -> ElementPath? { stack.firstItem(fromSection: section) }
  func lastItem(beforeSection section: Int) -> ElementPath? {
    stack.lastItem(beforeSection: section)
  }

  func firstItem(endingAfter offset: Double) -> ElementPath? {
    stack.firstItem(endingAfter: offset)
  }

  func isEqual(to other: any ArrangedContent) -> Bool {
    guard let other = other as? FlowContent else { return false }
    return sections == other.sections && solver.layout == other.solver.layout
      && measured == other.measured
  }

  var lines: [String] { stack.lines }

  // MARK: Measuring

  func isMeasured(_ id: Element.ID) -> Bool {
    id.kind == .item && measured[id.path.section]?[id.path.item] != nil
  }

  /// Stores the measured size of an item.
  ///
  /// Items that have not been measured have the average size of the measured items, so a
  /// measurement may move all elements.
  ///
  /// - Complexity: O(*s* + *m* log *m*) for *s* sections and *m* measured items; O(*m* log *m*) if
  ///   every size was as assumed.
  mutating func measure(_ id: Element.ID, as size: Size) -> Measuring {
    guard id.kind == .item, let now = element(id, in: nil) else { return .unchanged }
    let (section, item) = (id.path.section, id.path.item)
    let adopted = MeasuredSizes.taking(
      size, over: measured[section]?[item], now: now.frame.size, axes: now.estimatedAxes,
      on: solver.context.grid)
    guard let (size, result) = adopted else { return .unchanged }
    measured[section, default: [:]][item] = size
    let expected = average ?? solver.layout.estimate
    average = FlowContent.average(of: measured)
    if size == now.frame.size && average == expected {
      return result == .changed ? .unchanged : result
    }
    restack()
    return result
  }

  mutating func forget(_ id: Element.ID) {
    guard id.kind == .item, measured[id.path.section]?[id.path.item] != nil else { return }
    measured[id.path.section]?[id.path.item] = nil
    if measured[id.path.section]?.isEmpty == true { measured[id.path.section] = nil }
    average = FlowContent.average(of: measured)
    restack()
  }

  private mutating func restack() {
    stack = FlowContent.stack(sections, measured: measured, average: average, solver)
  }
}

extension FlowSolver {
  /// Whether sizes that were measured for one solver are valid for the other.
  fileprivate func measuresItems(as other: FlowSolver) -> Bool {
    layout.scrollAxis == other.layout.scrollAxis && crossLength == other.crossLength
      && layout.estimatedItemSize == other.layout.estimatedItemSize
      && context.grid == other.context.grid
  }
}
