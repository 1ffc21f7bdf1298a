import GalleyGeometry

extension ArrangedSection {
  /// Appends the elements of the section that lie in a part of the content.
  func appendElements(_ query: SectionQuery, to elements: inout [Element]) {
    guard length > 0 else { return }
    if !query.rect.isEmpty {
      appendCells(query, to: &elements)
      if plan.hasHangings { appendHangings(query, to: &elements) }
      for placed in boundary.items {
        let element = element(for: placed, query)
        if element.frame.overlaps(query.rect) { elements.append(element) }
      }
    }
    for index in plan.layout.fields.decorations.indices
    where frame(at: query.start).touches(query.rect) {
      if let element = findDecoration(index, query) { elements.append(element) }
    }
  }

  // MARK: Cells

  /// Where the rows' corner is.
  private func corner(_ query: SectionQuery) -> Point {
    Point(plan.scrollAxis, along: query.start + shift, across: 0)
  }

  /// The part of the content as if the section were not scrolled sideways.
  private func unscrolled(_ query: SectionQuery) -> Rect {
    guard plan.scrollsSideways else { return query.rect }
    var rect = query.rect
    rect.origin[rows.axis] += query.offset
    return rect
  }

  private func instances(_ rect: Rect, _ corner: Point) -> Range<Int> {
    // Half a pixel more, because frames are rounded behind.
    let low = rect.min(along: rows.axis) - corner[rows.axis] - plan.grid.pixel
    let high = rect.max(along: rows.axis) - corner[rows.axis] + plan.grid.pixel
    return rows.instances(from: low, to: high)
  }

  private func appendCells(_ query: SectionQuery, to elements: inout [Element]) {
    let rect = unscrolled(query)
    let corner = corner(query)
    for index in instances(rect, corner) {
      let instance = rows.instance(at: index)
      // A cell counts only as far as it is in its own instance of the group.
      let seen = instance.frame.offsetBy(dx: corner.x, dy: corner.y).overlap(with: rect)
      guard !seen.isEmpty else { continue }
      for leaf in 0..<instance.itemCount {
        let element = cell(leaf, of: instance, corner, section: query.section)
        if element.frame.overlaps(seen) { elements.append(element) }
      }
    }
  }

  private func cell(
    _ index: Int, of instance: GroupRows.Instance, _ corner: Point, section: Int
  ) -> Element {
    let leaf = instance.template.leaves[index]
    let origin = plan.grid.point(corner + instance.frame.origin + leaf.frame.origin)
    return Element(
      .item(instance.firstItem + index, in: section),
      frame: Rect(origin: origin, size: leaf.frame.size),
      zIndex: leaf.zIndex ?? (plan.layout.fields.decorations.isEmpty ? 0 : 1),
      estimatedAxes: leaf.estimatedAxes, scrollsSideways: plan.scrollsSideways)
  }

  /// An item's cell, or `nil` if there is no place for it.
  func findCell(_ item: Int, _ query: SectionQuery) -> Element? {
    guard item >= 0 && item < rows.count else { return nil }
    let instance = rows.instance(at: rows.instance(holding: item))
    return cell(item - instance.firstItem, of: instance, corner(query), section: query.section)
  }

  // MARK: What hangs on cells and groups

  private func appendHangings(_ query: SectionQuery, to elements: inout [Element]) {
    let rect = unscrolled(query)
    let corner = corner(query)
    for index in instances(rect, corner) {
      let instance = rows.instance(at: index)
      guard instance.frame.offsetBy(dx: corner.x, dy: corner.y).overlaps(rect) else { continue }
      for hanging in instance.template.hangings where hanging.leaf < instance.itemCount {
        let element = element(for: hanging, of: instance, corner, section: query.section)
        if element.frame.overlaps(rect) { elements.append(element) }
      }
    }
  }

  private func element(
    for hanging: GroupTemplate.Hanging, of instance: GroupRows.Instance, _ corner: Point,
    section: Int
  ) -> Element {
    let kind = hanging.supplementary.kind
    let origin = corner + instance.frame.origin
    var host: Rect
    switch hanging.host {
    case .leaf:
      host = instance.template.leaves[hanging.leaf].frame
      host.origin += origin
    case .group(let frame): host = frame.offsetBy(dx: origin.x, dy: origin.y)
    case .instance: host = Rect(origin: origin, size: instance.frame.size)
    }
    host.origin = plan.grid.point(host.origin)

    let number =
      boundaryCount(ofKind: kind) + hangingCount(ofKind: kind, before: instance) + hanging.number
    let axes = hanging.supplementary.size.estimatedAxes
    var hanging = hanging
    let key = MeasuredSizes.Supplementary(kind: kind, number: number)
    if !axes.isEmpty, let size = sizes.supplementaries[key] {
      hanging.size = size.on(axes, else: hanging.size)
    }
    return Element(
      Element.ID(.supplementary(kind), at: ElementPath(section: section, item: number)),
      frame: GroupTemplate.frame(of: hanging, on: host, grid: plan.grid),
      zIndex: hanging.supplementary.zIndex, estimatedAxes: axes,
      scrollsSideways: plan.scrollsSideways)
  }

  /// How many views of a kind hang in the instances before one.
  private func hangingCount(ofKind kind: String, before instance: GroupRows.Instance) -> Int {
    if case .counts(let rows) = rows.variety {
      return rows.hangingCount(ofKind: kind, before: instance.index)
    }
    return instance.index * instance.template.hangingCount(ofKind: kind, inFirst: .max)
  }

  /// What hangs in the section, kind by kind, or `nil` if there is less of it.
  func findHanging(
    _ number: Int, ofKind kind: String
  ) -> (hanging: GroupTemplate.Hanging, instance: GroupRows.Instance)? {
    guard number >= 0 else { return nil }
    let index: Int
    if case .counts(let wrapped) = rows.variety {
      index = wrapped.instance(hanging: number, ofKind: kind)
    } else {
      let perInstance = plan.template.hangingCount(ofKind: kind, inFirst: .max)
      index = perInstance > 0 ? number / perInstance : .max
    }
    guard index < rows.instanceCount else { return nil }
    let instance = rows.instance(at: index)
    let inInstance = number - hangingCount(ofKind: kind, before: instance)
    let hanging = instance.template.hangings.first { hanging in
      hanging.supplementary.kind == kind && hanging.number == inInstance
        && hanging.leaf < instance.itemCount
    }
    return hanging.map { ($0, instance) }
  }

  // MARK: Around the cells

  /// The section as a whole: as wide as the container, and as long as the section.
  func frame(at start: Double) -> Rect {
    let axis = plan.scrollAxis
    return Rect(
      origin: Point(axis, along: start, across: 0),
      size: Size(axis, along: length, across: plan.container[axis.perpendicular]))
  }

  private func element(for placed: PlacedBoundary, _ query: SectionQuery) -> Element {
    var frame = placed.frame
    frame.origin[plan.scrollAxis] += query.start
    var zIndex = placed.item.zIndex
    if let visible = query.visible, placed.item.pinsToVisibleBounds {
      let pinned = PinnedElement(
        placed, sectionStart: query.start, boundary: boundary, along: plan.scrollAxis)
      let start = pinned.start(in: visible)
      frame.origin[plan.scrollAxis] += start - pinned.natural
      if pinned.isSeen(at: start, in: visible) { zIndex += PinnedElement.zIndexAbove }
    }
    return Element(
      Element.ID(
        .supplementary(placed.item.kind),
        at: ElementPath(section: query.section, item: placed.number)),
      frame: Rect(origin: plan.grid.point(frame.origin), size: frame.size), zIndex: zIndex,
      estimatedAxes: placed.item.size.estimatedAxes)
  }

  /// A supplementary view: at the boundary, or on an item or group.
  func findSupplementary(_ number: Int, ofKind kind: String, _ query: SectionQuery) -> Element? {
    guard length > 0, number >= 0 else { return nil }
    for placed in boundary.items where placed.item.kind == kind && placed.number == number {
      return element(for: placed, query)
    }
    return findHanging(number - boundaryCount(ofKind: kind), ofKind: kind).map { found in
      element(for: found.hanging, of: found.instance, corner(query), section: query.section)
    }
  }

  /// A decoration.
  func findDecoration(_ index: Int, _ query: SectionQuery) -> Element? {
    guard length > 0, plan.layout.fields.decorations.indices.contains(index) else { return nil }
    let decoration = plan.layout.fields.decorations[index]
    let frame = frame(at: query.start).inside(decoration.contentInsets.finite)
    return Element(
      Element.ID(
        .decoration(decoration.kind), at: ElementPath(section: query.section, item: index)),
      frame: Rect(origin: plan.grid.point(frame.origin), size: frame.size),
      zIndex: decoration.zIndex)
  }

  // MARK: Order

  /// The first item whose cell ends behind an offset, along the scroll axis.
  func findFirstItem(endingAfter offset: Double, _ query: SectionQuery) -> Int? {
    guard rows.count > 0, length > 0 else { return nil }
    let axis = plan.scrollAxis
    // A row that scrolls sideways lies across the axis as a whole.
    let first =
      plan.scrollsSideways
      ? 0
      : rows.instances(from: offset - corner(query)[axis] - plan.grid.pixel, to: .infinity)
        .lowerBound
    for index in first..<max(first, rows.instanceCount) {
      let instance = rows.instance(at: index)
      for leaf in 0..<instance.itemCount {
        let cell = cell(leaf, of: instance, corner(query), section: query.section)
        if cell.frame.max(along: axis) > offset { return instance.firstItem + leaf }
      }
    }
    return nil
  }

  /// How large the widest group is across the scroll axis; insets do not count.
  var widest: Double {
    rows.count > 0 && !plan.scrollsSideways ? rows.crossEnd - rows.crossStart : 0
  }

  // MARK: Reach

  /// How far something of the section may lie before its start, and where the last of it may end.
  var stretch: (before: Double, end: Double) {
    guard length > 0 else { return (0, 0) }
    let axis = plan.scrollAxis
    var low = shift + (plan.scrollsSideways ? rows.crossStart : rows.start)
    var high = shift + (plan.scrollsSideways ? rows.crossEnd : rowsLength - rows.end)
    for placed in boundary.items {
      // Insets below zero make the view larger than its slot.
      let before = placed.slot.min(along: axis) - placed.frame.min(along: axis)
      let behind = placed.frame.max(along: axis) - placed.slot.max(along: axis)
      var (start, end) = (placed.slot.min(along: axis), placed.slot.max(along: axis))
      if placed.item.pinsToVisibleBounds {
        let pinned = PinnedElement(placed, sectionStart: 0, boundary: boundary, along: axis)
        start = min(start, pinned.start(in: -.infinity ... -.infinity))
        end = max(end, pinned.start(in: .infinity ... .infinity) + pinned.length)
      }
      low = min(low, start - before)
      high = max(high, end + behind)
    }
    return (max(-low, 0) + plan.grid.pixel, max(high, length) + plan.grid.pixel)
  }
}

extension Rect {
  /// Whether the two share an area, more than a hair wide and high.
  internal func overlaps(_ other: Rect) -> Bool {
    Swift.min(maxX, other.maxX) - Swift.max(minX, other.minX) > 1e-9
      && Swift.min(maxY, other.maxY) - Swift.max(minY, other.minY) > 1e-9
  }

  /// Whether the two share at least a point.
  internal func touches(_ other: Rect) -> Bool {
    maxX >= other.minX && other.maxX >= minX && maxY >= other.minY && other.maxY >= minY
  }

  /// What the two share; empty where that is nothing.
  internal func overlap(with other: Rect) -> Rect {
    let x = Swift.max(minX, other.minX)
    let y = Swift.max(minY, other.minY)
    return Rect(
      x: x, y: y, width: Swift.max(Swift.min(maxX, other.maxX) - x, 0),
      height: Swift.max(Swift.min(maxY, other.maxY) - y, 0))
  }
}

// MARK: - Measuring

extension ArrangedSection {
  func take(_ id: Element.ID, as size: Size, _ query: SectionQuery) -> Measuring {
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

  func drop(_ id: Element.ID) {
    switch id.kind {
    case .item: forget(item: id.path.item)
    case .decoration: break
    case .supplementary(let kind):
      forget(supplementary: MeasuredSizes.Supplementary(kind: kind, number: id.path.item))
    }
  }
}
