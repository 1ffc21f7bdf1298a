import GalleyGeometry

/// A section in its final shape: its rows of items, and what stands around them. All positions are
/// from the section's corner, and not rounded yet.
///
/// Written only where it has one owner; neighbors that are equal share one.
internal final class ArrangedSection: StackedSection, @unchecked Sendable {
  let plan: SectionPlan
  // Unchecked, because sections are asked for everything that is in sight: nothing else has access
  // while one is written, since it has one owner then.
  @exclusivity(unchecked) private(set) var rows: GroupRows
  @exclusivity(unchecked) private(set) var boundary: Boundary
  @exclusivity(unchecked) private(set) var sizes: MeasuredSizes
  /// How long the rows are along their axis, insets included.
  @exclusivity(unchecked) private(set) var rowsLength = 0.0

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

  // MARK: What an arrangement asks: see `ArrangedSection+Query.swift`

  override var length: Double { boundary.length }
  override var reach: (before: Double, end: Double) { stretch }
  override var crossExtent: Double { widest }
  override var oddities: [String] { itemCount > 0 ? plan.oddities : [] }
  override var orthogonalRow: OrthogonalRow? { row }
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
    take(id, as: size, query)
  }

  override func steps(to id: Element.ID, _ query: SectionQuery) -> [Explanation.Step] {
    way(to: id, query)
  }

  override func isMeasured(_ id: Element.ID) -> Bool { sizes.holds(id) }

  override func forget(_ id: Element.ID) { drop(id) }

  // MARK: Shape

  /// How far the cells have moved to make room for what is at the start.
  var shift: Double { boundary.shift }

  /// How many boundary items of a kind there are.
  func boundaryCount(ofKind kind: String) -> Int {
    boundary.items.reduce(0) { $0 + ($1.item.kind == kind ? 1 : 0) }
  }

  /// Places what stands around the rows.
  private func surround() {
    let items = plan.layout.fields.boundaryItems
    rowsLength = rows.length
    let length = contentLength(isBounded: !items.isEmpty)
    guard !items.isEmpty else {
      boundary = Boundary(length: length)
      return
    }
    let solver = GroupSolver(grid: plan.grid, behavior: plan.behavior)
    boundary = Boundary(
      items, around: length, along: plan.scrollAxis, in: plan.container, insets: plan.boundaryInsets
    ) { item, number, room in
      let size = solver.size(item.size, in: room)
      let key = MeasuredSizes.Supplementary(kind: item.kind, number: number)
      return sizes.supplementaries[key]?.on(item.size.estimatedAxes, else: size) ?? size
    }
  }

  /// How long the rows and the insets are along the scroll axis. A section without items has insets
  /// only if something stands around it.
  private func contentLength(isBounded: Bool) -> Double {
    let axis = plan.scrollAxis
    guard rows.count > 0 else { return isBounded ? max(plan.insets.total(along: axis), 0) : 0 }
    guard plan.scrollsSideways else { return rowsLength }
    return max(rows.crossEnd + plan.crossEdge + plan.insets.end(along: axis), 0)
  }
}

// MARK: - Measuring

extension ArrangedSection {
  /// Takes on the size of an item.
  func measure(item: Int, as size: Size) -> Measuring {
    guard item >= 0 && item < rows.count else { return .unchanged }
    let index = rows.instance(holding: item)
    let instance = rows.instance(at: index)
    let leaf = instance.template.leaves[item - instance.firstItem]
    let old = sizes.items[item]
    let taken = MeasuredSizes.taking(
      size, over: old, now: leaf.frame.size, axes: leaf.estimatedAxes, on: plan.grid)
    guard let (size, result) = taken else { return .unchanged }
    sizes.items[item] = size
    let unchanged = result == .changed ? Measuring.unchanged : result
    let axes = leaf.estimatedAxes.subtracting(leaf.uniformAxes)
    if growUniform(leaf, to: size) {
      fillRows()
    } else if size.on(axes, else: .zero) != leaf.frame.size.on(axes, else: .zero) {
      fillRow(index, changed: item)
    } else {
      return unchanged
    }
    surround()
    return result
  }

  /// Takes on the size of a supplementary view.
  func measure(
    supplementary key: MeasuredSizes.Supplementary, now: Size, axes: Axes, as size: Size
  ) -> Measuring {
    let result = sizes.take(size, for: key, now: now, axes: axes, on: plan.grid)
    if result != .unchanged { surround() }
    return result
  }

  /// Forgets what was measured of an item.
  func forget(item: Int) {
    guard sizes.items.removeValue(forKey: item) != nil else { return }
    let before = (sizes.uniformWidth, sizes.uniformHeight)
    countUniform()
    if before != (sizes.uniformWidth, sizes.uniformHeight) {
      fillRows()
    } else {
      fillRow(rows.instance(holding: item), changed: item)
    }
    surround()
  }

  /// Forgets what was measured of a supplementary view.
  func forget(supplementary key: MeasuredSizes.Supplementary) {
    guard sizes.supplementaries.removeValue(forKey: key) != nil else { return }
    surround()
  }

  /// Fills everything anew from what was measured.
  private func fillRows() {
    let uniform = uniformLeaves
    let template =
      uniform.isEmpty ? plan.template : plan.template(measured: uniform)
    rows = plan.rows(template, count: itemCount)
    switch rows.variety {
    case .even: break
    case .sizes(let varied):
      let instances = Set(sizes.items.keys.map { $0 / varied.itemsPerInstance })
      for index in instances.sorted() { fillRow(index, changed: 0) }
    case .counts: fillRow(0, changed: 0)
    }
  }

  /// Fills an instance anew; where rows wrap, all that is behind an item.
  private func fillRow(_ index: Int, changed item: Int) {
    // Taken out while it changes, so that it has one owner and is not copied.
    switch rows.variety {
    case .even: break
    case .sizes(var varied):
      rows.variety = .even
      fill(index, of: &varied)
      rows.variety = .sizes(varied)
    case .counts(var wrapped):
      rows.variety = .even
      refill(&wrapped, from: item)
      rows.variety = .counts(wrapped)
    }
  }

  /// What was measured of the items of an instance.
  func measuredLeaves(from first: Int) -> MeasuredLeaves {
    let items = sizes.items
    var leaves = uniformLeaves
    leaves.size = { items[first + $0] }
    return leaves
  }

  private func fill(_ index: Int, of rows: inout VariedRows) {
    let first = index * rows.itemsPerInstance
    let measured = (0..<plan.template.leaves.count).map { leaf in
      // What siblings share is in the template already.
      plan.template.leaves[leaf].isEstimatedAlone ? sizes.items[first + leaf] : nil
    }
    rows.measure(index, as: measured) {
      var leaves = uniformLeaves
      leaves.size = { $0 < measured.count ? measured[$0] : nil }
      return plan.template(measured: leaves)
    }
  }

  private func refill(_ rows: inout WrappedRows, from item: Int) {
    let items = sizes.items
    rows.refill(from: item, measured: sizes.measuredItems) { first in
      let look = Look()
      var leaves = uniformLeaves
      leaves.size = { leaf in
        look.items = max(look.items, leaf + 1)
        return first.flatMap { items[$0 + leaf] }
      }
      return (plan.template(measured: leaves), look.items)
    }
  }

  // MARK: Siblings of one size

  private var uniformLeaves: MeasuredLeaves {
    MeasuredLeaves(uniformWidth: sizes.uniformWidth, uniformHeight: sizes.uniformHeight)
  }

  /// Whether siblings become larger by what was measured of one of them.
  private func growUniform(_ leaf: GroupTemplate.Leaf, to size: Size) -> Bool {
    let before = (sizes.uniformWidth, sizes.uniformHeight)
    if leaf.uniformAxes.contains(.horizontal) {
      sizes.uniformWidth = max(sizes.uniformWidth ?? 0, size.width)
    }
    if leaf.uniformAxes.contains(.vertical) {
      sizes.uniformHeight = max(sizes.uniformHeight ?? 0, size.height)
    }
    return before != (sizes.uniformWidth, sizes.uniformHeight)
  }

  /// The largest measured size of the siblings, counted anew.
  private func countUniform() {
    sizes.uniformWidth = nil
    sizes.uniformHeight = nil
    guard plan.template.leaves.contains(where: { !$0.uniformAxes.isEmpty }) else { return }
    for (item, size) in sizes.items where item < rows.count {
      let instance = rows.instance(at: rows.instance(holding: item))
      _ = growUniform(instance.template.leaves[item - instance.firstItem], to: size)
    }
  }
}

/// How many items a row has looked at while it was solved.
private final class Look: @unchecked Sendable {
  var items = 0
}

extension GroupTemplate.Leaf {
  /// Whether its size on some axis is its own, and to be measured.
  fileprivate var isEstimatedAlone: Bool { !estimatedAxes.subtracting(uniformAxes).isEmpty }
}
