import GalleyGeometry

// Storing the measured sizes of a section's elements. A section repeats its group, and each
// repetition is an instance of the group.

extension ArrangedSection {
  /// Stores the measured size of an element.
  func store(_ id: Element.ID, as size: Size, _ query: SectionQuery) -> Measuring {
    switch id.kind {
    case .item: return measure(item: id.path.item, as: size)
    case .decoration: return .unchanged
    case .supplementary(let kind):
      guard let element = findSupplementary(id.path.item, ofKind: kind, query) else {
        return .unchanged
      }
      return measure(
        supplementary: MeasuredSizes.Supplementary(kind: kind, number: id.path.item),
        now: element.frame.size, axes: element.estimatedAxes, as: size)
    }
  }

  /// Forgets the measured size of an element.
  func drop(_ id: Element.ID) {
    switch id.kind {
    case .item: forget(item: id.path.item)
    case .decoration: break
    case .supplementary(let kind):
      forget(supplementary: MeasuredSizes.Supplementary(kind: kind, number: id.path.item))
    }
  }
}

extension ArrangedSection {
  /// Stores the measured size of an item.
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
    // The result if no frame changes. It is `.unchanged`, unless the item was measured before with
    // another size: then `result` is `.swung`, and is returned as it is.
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

  /// Stores the measured size of a supplementary view.
  func measure(
    supplementary key: MeasuredSizes.Supplementary, now: Size, axes: Axes, as size: Size
  ) -> Measuring {
    let result = sizes.store(size, for: key, now: now, axes: axes, on: plan.grid)
    if result != .unchanged { surround() }
    return result
  }

  /// Forgets the measured size of an item.
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

  /// Forgets the measured size of a supplementary view.
  func forget(supplementary key: MeasuredSizes.Supplementary) {
    guard sizes.supplementaries.removeValue(forKey: key) != nil else { return }
    surround()
  }

  /// Computes all instances of the group again, from the measured sizes.
  func fillRows() {
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

  /// Computes an instance of the group again after the size of one of its items has changed.
  ///
  /// If the sizes of items decide how many of them are in an instance, all later instances are
  /// computed again too.
  private func fillRow(_ index: Int, changed item: Int) {
    // The value is moved out while it changes, so that it has one owner and is not copied.
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

  /// Returns the measured sizes of the items of the instance that begins with an item.
  func measuredLeaves(from first: Int) -> MeasuredLeaves {
    let items = sizes.items
    var leaves = uniformLeaves
    // Without measured sizes, all instances are alike, and no closure is needed.
    if !items.isEmpty { leaves.size = { items[first + $0] } }
    return leaves
  }

  private func fill(_ index: Int, of rows: inout VariedRows) {
    let first = index * rows.itemsPerInstance
    let measured = (0..<plan.template.leaves.count).map { leaf in
      // The uniform sizes of siblings are already in the template, which has the positions of the
      // items.
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
    rows.refill(from: item) { first in
      items.keys.filter { $0 >= first }.sorted()
    } solve: { first in
      let examined = ExaminedItems()
      var leaves = uniformLeaves
      leaves.size = { leaf in
        examined.count = max(examined.count, leaf + 1)
        return first.flatMap { items[$0 + leaf] }
      }
      return (plan.template(measured: leaves), examined.count)
    }
  }

  // MARK: Uniform siblings
  //
  // Items of a group whose estimated sizes are uniform all get the largest of their sizes.

  private var uniformLeaves: MeasuredLeaves {
    MeasuredLeaves(uniformWidth: sizes.uniformWidth, uniformHeight: sizes.uniformHeight)
  }

  /// Enlarges the uniform size of siblings to at least the size of one of them, and returns whether
  /// the uniform size has changed.
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

  /// Computes the uniform size of siblings again: the largest size of the measured siblings.
  func countUniform() {
    sizes.uniformWidth = nil
    sizes.uniformHeight = nil
    guard plan.template.leaves.contains(where: { !$0.uniformAxes.isEmpty }) else { return }
    for (item, size) in sizes.items where item < rows.count {
      let instance = rows.instance(at: rows.instance(holding: item))
      _ = growUniform(instance.template.leaves[item - instance.firstItem], to: size)
    }
  }
}

/// The number of items whose sizes were examined while an instance was computed.
private final class ExaminedItems: @unchecked Sendable {
  var count = 0
}

extension GroupTemplate.Leaf {
  /// Whether the item has to be measured on some axis on which its size is not uniform.
  fileprivate var isEstimatedAlone: Bool { !estimatedAxes.subtracting(uniformAxes).isEmpty }
}
