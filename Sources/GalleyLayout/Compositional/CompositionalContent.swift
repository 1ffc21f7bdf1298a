import GalleyGeometry

/// The content of one section of a compositional layout.
///
///     SectionContent(LayoutSection(group: row), itemCount: 1_000_000)
public struct SectionContent: Hashable, Sendable {
  /// The layout of the items.
  public var layout: LayoutSection
  /// The number of items.
  public var itemCount: Int

  /// Creates the content of a section from its layout and its number of items.
  public init(_ layout: LayoutSection, itemCount: Int) {
    self.layout = layout
    self.itemCount = itemCount
  }
}

extension SectionContent: CustomStringConvertible {
  /// For example `12 items, section of horizontal group (1 of the width) × (44)`.
  public var description: String { "\(counted(itemCount, "item")), \(layout)" }
}

extension Arrangement {
  /// Arranges sections, each with its own layout.
  ///
  ///     let sections = [
  ///       SectionContent(grid, itemCount: 12), SectionContent(rows, itemCount: 1_000_000),
  ///     ]
  ///     let arrangement = Arrangement(sections, in: context)
  ///
  /// The frames of neighboring sections that are equal are computed once. If the layout of a
  /// section is a copy of the layout of an earlier section, the layout is not computed again.
  ///
  /// - Complexity: O(*s*) for *s* sections, however many items they have.
  public init(
    _ sections: [SectionContent],
    configuration: CompositionalConfiguration = CompositionalConfiguration(),
    in context: ArrangementContext
  ) {
    var plans = SectionPlans(configuration: configuration, context: context)
    var runs: [(section: StackedSection, count: Int)] = []
    var last: ArrangedSection?
    var identity: ObjectIdentifier?
    for content in sections {
      // A copy of the previous section is recognized by its identity alone.
      if content.layout.identity == identity, content.itemCount == last?.itemCount {
        runs[runs.count - 1].count += 1
        continue
      }
      let plan = plans.plan(for: content.layout)
      if let last, last.plan === plan, last.itemCount == content.itemCount {
        runs[runs.count - 1].count += 1
      } else {
        let section = ArrangedSection(plan, itemCount: content.itemCount)
        runs.append((section, 1))
        last = section
      }
      identity = content.layout.identity
    }
    self.init(runs, configuration: configuration, in: context)
  }

  /// Arranges sections that all have the same layout.
  ///
  ///     Arrangement(repeating: rows, itemCounts: [12, 0, 7], in: context)
  ///
  /// - Complexity: O(*s*) for *s* sections, however many items they have. A section with as many
  ///   items as the section before it costs only a few instructions.
  public init(
    repeating layout: LayoutSection, itemCounts: [Int],
    configuration: CompositionalConfiguration = CompositionalConfiguration(),
    in context: ArrangementContext
  ) {
    let plan = SectionPlan(layout, configuration: configuration, in: context)
    var runs: [(section: StackedSection, count: Int)] = []
    var first = 0
    while first < itemCounts.count {
      let itemCount = itemCounts[first]
      let end = itemCounts[first...].firstIndex { $0 != itemCount } ?? itemCounts.count
      runs.append((ArrangedSection(plan, itemCount: itemCount), end - first))
      first = end
    }
    self.init(runs, configuration: configuration, in: context)
  }

  internal init(
    _ runs: [(section: StackedSection, count: Int)], configuration: CompositionalConfiguration,
    in context: ArrangementContext
  ) {
    let content = StackedSections(runs, configuration: configuration, in: context)
    self.init(content, in: context)
  }
}

extension StackedSections {
  /// Creates the sections of a compositional layout.
  init(
    _ runs: [(section: StackedSection, count: Int)],
    configuration: CompositionalConfiguration, in context: ArrangementContext,
    sizes: MeasuredSizes = MeasuredSizes()
  ) {
    let axis = configuration.scrollAxis
    let solver = GroupSolver(grid: context.grid, behavior: context.behavior)
    self.init(
      runs, along: axis, spacing: configuration.interSectionSpacing, in: context.size.clean,
      grid: context.grid, sizes: sizes
    ) { length, sizes in
      Boundary(
        configuration.boundaryItems, around: length, along: axis, in: context.size.clean,
        insets: .zero, insetsTurnInsideOut: context.behavior.insetsTurnInsideOut
      ) { item, number, available in
        let size = solver.size(item.size, in: available)
        let key = MeasuredSizes.Supplementary(kind: item.kind, number: number)
        return sizes.supplementaries[key]?.on(item.size.estimatedAxes, else: size) ?? size
      }
    }
    self.configuration = configuration
  }
}

/// The plans of section layouts. A plan is the layout of a section, computed for the size of the
/// container but for any number of items.
internal struct SectionPlans {
  private let configuration: CompositionalConfiguration
  private let context: ArrangementContext
  private var last: SectionPlan?
  /// Recent plans.
  ///
  /// The index of a plan is computed from the identity of its layout; a newer plan replaces an
  /// older plan at the same index.
  private var plans: [SectionPlan?]

  init(configuration: CompositionalConfiguration, context: ArrangementContext) {
    self.configuration = configuration
    self.context = context
    plans = Array(repeating: nil, count: 64)
  }

  /// Returns the plan of a layout.
  ///
  /// A layout that is equal to the previous layout gets the same plan. In most cases, a copy of an
  /// earlier layout gets the plan of that layout, too. Searching all earlier layouts for an equal
  /// layout would cost more than a new plan.
  mutating func plan(for layout: LayoutSection) -> SectionPlan {
    if let last, last.layout == layout { return last }
    let place = (Int(bitPattern: layout.identity) >> 4) & (plans.count - 1)
    if let plan = plans[place], plan.layout.identity == layout.identity {
      last = plan
      return plan
    }
    let plan = SectionPlan(layout, configuration: configuration, in: context)
    plans[place] = plan
    last = plan
    return plan
  }
}
