import GalleyGeometry

/// A section whose frames have been computed: its rows of items, and its boundary items.
///
/// All positions count from the section's corner, and are not rounded yet.
///
/// Neighboring sections that are equal share one object. An object is changed only while it has one
/// owner.
internal final class ArrangedSection: StackedSection, @unchecked Sendable {
  let plan: SectionPlan
  // Exclusivity is not checked, because every query for visible elements goes through these
  // properties. That is safe: a section is changed only while it has one owner.
  @exclusivity(unchecked) var rows: GroupRows
  @exclusivity(unchecked) var boundary: Boundary
  @exclusivity(unchecked) var sizes: MeasuredSizes
  /// The length of the rows along their axis, insets included.
  @exclusivity(unchecked) var rowsLength = 0.0

  init(_ plan: SectionPlan, itemCount: Int, sizes: MeasuredSizes = MeasuredSizes()) {
    self.plan = plan
    self.sizes = sizes
    rows = plan.rows(plan.template, count: itemCount)
    boundary = Boundary(length: 0)
    super.init(itemCount: itemCount)
    if !sizes.items.isEmpty {
      countUniform()
      fillRows()
    }
    surround()
  }

  private init(copying section: ArrangedSection) {
    plan = section.plan
    rows = section.rows
    boundary = section.boundary
    sizes = section.sizes
    rowsLength = section.rowsLength
    super.init(itemCount: section.itemCount)
  }

  // MARK: Queries: see `ArrangedSection+Query.swift`

  override var length: Double { boundary.length }
  override var reach: (before: Double, end: Double) { stretch }
  override var crossExtent: Double { widest }
  override var problems: [String] {
    if givenCount < 0 { return ["the item count is \(givenCount); 0 is used"] }
    return givenCount > 0 ? plan.problems : []
  }
  override var orthogonalRow: OrthogonalRow? { row }
  override var rowStretch: ClosedRange<Double>? {
    guard plan.scrollsSideways, hasLength, rows.count > 0, rows.crossStart <= rows.crossEnd else {
      return nil
    }
    return shift + rows.crossStart...shift + rows.crossEnd
  }
  override func copy() -> StackedSection { ArrangedSection(copying: self) }

  override func isEqual(to other: StackedSection) -> Bool {
    guard let other = other as? ArrangedSection else { return false }
    return itemCount == other.itemCount && plan.layout == other.plan.layout && sizes == other.sizes
  }

  override func append(_ query: SectionQuery, to elements: inout [Element]) {
    appendElements(query, to: &elements)
  }

  override func cell(_ item: Int, _ query: SectionQuery) -> Element? { findCell(item, query) }

  override func supplementary(
    _ number: Int, ofKind kind: String, _ query: SectionQuery
  ) -> Element? {
    findSupplementary(number, ofKind: kind, query)
  }

  override func decoration(_ index: Int, _ query: SectionQuery) -> Element? {
    findDecoration(index, query)
  }

  override func firstItem(endingAfter offset: Double, _ query: SectionQuery) -> Int? {
    findFirstItem(endingAfter: offset, query)
  }

  override func measure(_ id: Element.ID, as size: Size, _ query: SectionQuery) -> Measuring {
    store(id, as: size, query)
  }

  override func steps(to id: Element.ID, _ query: SectionQuery) -> [Explanation.Step] {
    stepsInSection(to: id, query)
  }

  override func isMeasured(_ id: Element.ID) -> Bool { sizes.holds(id) }

  override func forget(_ id: Element.ID) { drop(id) }

  // MARK: Shape

  /// Whether the section is long enough to show anything.
  ///
  /// Lengths that cancel each other out may add up to a tiny number instead of zero.
  var hasLength: Bool { length > 1e-9 }

  /// The distance by which the cells have moved to make space for boundary items at the start.
  var shift: Double { boundary.shift }

  /// Returns the number of boundary items of a kind.
  func boundaryCount(ofKind kind: String) -> Int {
    boundary.items.reduce(0) { $0 + ($1.item.kind == kind ? 1 : 0) }
  }

  /// Places the boundary items around the rows.
  func surround() {
    let items = plan.layout.fields.boundaryItems
    rowsLength = rows.length
    let length = contentLength(isBounded: !items.isEmpty)
    guard !items.isEmpty else {
      boundary = Boundary(length: length)
      return
    }
    let solver = GroupSolver(grid: plan.grid, behavior: plan.behavior)
    boundary = Boundary(
      items, around: length, along: plan.scrollAxis, in: plan.container,
      insets: plan.boundaryInsets, insetsTurnInsideOut: plan.behavior.insetsTurnInsideOut
    ) { item, number, available in
      let size = solver.size(item.size, in: available)
      let key = MeasuredSizes.Supplementary(kind: item.kind, number: number)
      return sizes.supplementaries[key]?.on(item.size.estimatedAxes, else: size) ?? size
    }
  }

  /// Returns the length of the rows and the insets along the scroll axis.
  ///
  /// A section without items has insets only if it has boundary items.
  private func contentLength(isBounded: Bool) -> Double {
    let axis = plan.scrollAxis
    guard rows.count > 0 else { return isBounded ? max(plan.insets.total(along: axis), 0) : 0 }
    guard plan.scrollsSideways else { return rowsLength }
    return max(rows.crossEnd + plan.crossEdge + plan.insets.end(along: axis), 0)
  }
}
