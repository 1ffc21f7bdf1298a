import GalleyGeometry

/// A section in its final shape: its rows of items, and what stands around them. All positions are
/// from the section's corner, and not rounded yet.
///
/// Written only where it has one owner; neighbors that are equal share one.
internal final class ArrangedSection: @unchecked Sendable {
  private(set) var plan: SectionPlan
  let itemCount: Int
  private(set) var rows: GroupRows
  private(set) var boundary: Boundary
  private(set) var sizes: MeasuredSizes

  init(_ plan: SectionPlan, itemCount: Int, sizes: MeasuredSizes = MeasuredSizes()) {
    self.plan = plan
    self.itemCount = itemCount
    self.sizes = sizes
    rows = plan.rows(plan.template, count: itemCount)
    boundary = Boundary(length: 0)
    if !sizes.items.isEmpty {
      countUniform()
      fillRows()
    }
    surround()
  }

  /// A section of its own that is like another.
  required init(copying section: ArrangedSection) {
    plan = section.plan
    itemCount = section.itemCount
    rows = section.rows
    boundary = section.boundary
    sizes = section.sizes
  }

  /// How long the section is along the scroll axis, headers and insets included.
  var length: Double { boundary.length }

  var oddities: [String] { itemCount > 0 ? plan.oddities : [] }

  /// How far the cells have moved to make room for what is at the start.
  var shift: Double { boundary.shift }

  /// How many boundary items of a kind there are.
  func boundaryCount(ofKind kind: String) -> Int {
    boundary.items.reduce(0) { $0 + ($1.item.kind == kind ? 1 : 0) }
  }

  /// Places what stands around the rows.
  private func surround() {
    let items = plan.layout.boundaryItems
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
    guard plan.scrollsSideways else { return rows.length }
    let after = plan.layout.group.edgeSpacing.end(along: axis).minimum
    return max(rows.crossEnd + after + plan.insets.end(along: axis), 0)
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
    countUniform()
    fillRows()
    surround()
  }

  /// Forgets what was measured of a supplementary view.
  func forget(supplementary key: MeasuredSizes.Supplementary) {
    guard sizes.supplementaries.removeValue(forKey: key) != nil else { return }
    surround()
  }

  /// Forgets all that was measured.
  func forgetAll() {
    guard !sizes.isEmpty else { return }
    sizes = MeasuredSizes()
    fillRows()
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
    let variety = rows.variety
    // Taken out while it changes, so that it has one owner and is not copied.
    rows.variety = .even(plan.template)
    switch variety {
    case .even: rows.variety = variety
    case .sizes(let varied): rows.variety = .sizes(filling(index, of: varied))
    case .counts(let wrapped): rows.variety = .counts(refilling(wrapped, from: item))
    }
  }

  private func filling(_ index: Int, of rows: consuming VariedRows) -> VariedRows {
    let first = index * rows.itemsPerInstance
    let measured = plan.template.leaves.indices.map { leaf in
      // What siblings share is in the template already.
      plan.template.leaves[leaf].isEstimatedAlone ? sizes.items[first + leaf] : nil
    }
    guard measured.contains(where: { $0 != nil }) else { return rows }
    var leaves = uniformLeaves
    leaves.size = { measured[$0] }
    rows.measure(index, as: measured) { plan.template(measured: leaves) }
    return rows
  }

  private func refilling(_ rows: consuming WrappedRows, from item: Int) -> WrappedRows {
    let items = sizes.items
    rows.refill(from: item, measured: sizes.measuredItems) { first in
      var leaves = uniformLeaves
      leaves.size = { items[first + $0] }
      return plan.template(measured: leaves, keepsFirst: true)
    }
    return rows
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

extension GroupTemplate.Leaf {
  /// Whether its size on some axis is its own, and to be measured.
  fileprivate var isEstimatedAlone: Bool { !estimatedAxes.subtracting(uniformAxes).isEmpty }
}
