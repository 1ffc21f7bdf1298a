import GalleyGeometry

extension ArrangedSection {
  /// Appends the elements of the section in a part of the content.
  func appendElements(_ query: SectionQuery, to elements: inout [Element]) {
    guard hasLength else { return }
    if !query.rect.isEmpty {
      appendCells(query, to: &elements)
      if plan.hasAttachedSupplementaries { appendAttachedSupplementaries(query, to: &elements) }
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

  /// Returns the position in the content from which the frames of the section's cells are measured.
  func corner(_ query: SectionQuery) -> Point {
    Point(plan.scrollAxis, along: query.start + shift, across: 0)
  }

  /// Returns the rectangle of a query, moved by the section's orthogonal offset, so that it can be
  /// compared with the frames of unscrolled cells.
  func unscrolled(_ query: SectionQuery) -> Rect {
    guard plan.scrollsSideways else { return query.rect }
    var rect = query.rect
    rect.origin[rows.axis] += query.offset
    return rect
  }

  /// Returns the instances (repetitions) of the section's group that may be visible in a rectangle.
  ///
  /// - Parameter corner: The position from which the frames of instances are measured.
  func instances(_ rect: Rect, _ corner: Point) -> Range<Int> {
    // The range is a pixel larger on both sides, because frames are rounded later.
    let low = rect.min(along: rows.axis) - corner[rows.axis] - plan.grid.pixel
    let high = rect.max(along: rows.axis) - corner[rows.axis] + plan.grid.pixel
    return rows.visibleInstances(from: low, to: high)
  }

  private func appendCells(_ query: SectionQuery, to elements: inout [Element]) {
    let rect = unscrolled(query)
    let corner = corner(query)
    for index in instances(rect, corner) {
      let instance = rows.instance(at: index)
      // The part of a cell outside of its own instance of the group is not searched.
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

  /// Returns the cell of an item, or `nil` if there is no such item.
  func findCell(_ item: Int, _ query: SectionQuery) -> Element? {
    guard item >= 0 && item < rows.count else { return nil }
    let instance = rows.instance(at: rows.instance(holding: item))
    return cell(item - instance.firstItem, of: instance, corner(query), section: query.section)
  }

  // MARK: Around the cells

  /// The frame of the whole section: as wide as the container, and as long as the section.
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
      if pinned.isSeen(at: start, in: visible) { zIndex = PinnedElement.raised(zIndex) }
    }
    return Element(
      Element.ID(
        .supplementary(placed.item.kind),
        at: ElementPath(section: query.section, item: placed.number)),
      frame: Rect(origin: plan.grid.point(frame.origin), size: frame.size), zIndex: zIndex,
      estimatedAxes: placed.item.size.estimatedAxes)
  }

  /// Returns a supplementary view, at the boundary or on an item or group.
  func findSupplementary(_ number: Int, ofKind kind: String, _ query: SectionQuery) -> Element? {
    guard hasLength, number >= 0 else { return nil }
    for placed in boundary.items where placed.item.kind == kind && placed.number == number {
      return element(for: placed, query)
    }
    return findAttachedSupplementary(number - boundaryCount(ofKind: kind), ofKind: kind).map {
      found in
      element(for: found.attached, of: found.instance, corner(query), section: query.section)
    }
  }

  /// Returns a decoration.
  func findDecoration(_ index: Int, _ query: SectionQuery) -> Element? {
    guard hasLength, plan.layout.fields.decorations.indices.contains(index) else { return nil }
    let decoration = plan.layout.fields.decorations[index]
    let frame = frame(at: query.start).inside(decoration.contentInsets.finite)
    return Element(
      Element.ID(
        .decoration(decoration.kind), at: ElementPath(section: query.section, item: index)),
      frame: Rect(origin: plan.grid.point(frame.origin), size: frame.size),
      zIndex: decoration.zIndex)
  }

  // MARK: Order

  /// Returns the first item whose cell ends after an offset along the scroll axis.
  func findFirstItem(endingAfter offset: Double, _ query: SectionQuery) -> Int? {
    guard rows.count > 0, hasLength else { return nil }
    let axis = plan.scrollAxis
    // In a row that scrolls orthogonally, all instances have the same position along the scroll
    // axis.
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

  /// The extent of the widest group across the scroll axis, without insets.
  var widest: Double {
    rows.count > 0 && !plan.scrollsSideways ? rows.crossEnd - rows.crossStart : 0
  }

  // MARK: Extent

  /// The distance by which elements may extend before the section's start, and the largest distance
  /// from the section's start to the end of an element.
  var stretch: (before: Double, end: Double) {
    guard hasLength else { return (0, 0) }
    let axis = plan.scrollAxis
    var low = shift + (plan.scrollsSideways ? rows.crossStart : rows.start)
    var high = shift + (plan.scrollsSideways ? rows.crossEnd : rowsLength - rows.end)
    // If instances overlap, an earlier instance may end after the last instance.
    if !plan.scrollsSideways { high += max(-rows.between, 0) }
    for placed in boundary.items {
      // A slot is the frame of an item before its content insets are subtracted. Negative insets
      // make the view larger than its slot.
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
  /// Whether two rectangles share an area that is more than a rounding error wide and high.
  internal func overlaps(_ other: Rect) -> Bool {
    Swift.min(maxX, other.maxX) - Swift.max(minX, other.minX) > 1e-9
      && Swift.min(maxY, other.maxY) - Swift.max(minY, other.minY) > 1e-9
  }

  /// Whether two rectangles share at least a point.
  ///
  /// Edges that are less than a rounding error apart count as touching, because mirroring a
  /// rectangle may change the last bits of its edges.
  internal func touches(_ other: Rect) -> Bool {
    let tolerance = 1e-6
    return maxX >= other.minX - tolerance && other.maxX >= minX - tolerance
      && maxY >= other.minY - tolerance && other.maxY >= minY - tolerance
  }

  /// Returns the area that two rectangles share, or an empty rectangle if there is none.
  internal func overlap(with other: Rect) -> Rect {
    let x = Swift.max(minX, other.minX)
    let y = Swift.max(minY, other.minY)
    return Rect(
      x: x, y: y, width: Swift.max(Swift.min(maxX, other.maxX) - x, 0),
      height: Swift.max(Swift.min(maxY, other.maxY) - y, 0))
  }
}
