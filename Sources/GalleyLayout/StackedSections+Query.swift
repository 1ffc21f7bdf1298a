import GalleyGeometry

// Finding elements of stacked sections.

extension StackedSections {
  // MARK: Order

  /// Returns the first item at or after a section.
  func firstItem(fromSection section: Int) -> ElementPath? {
    var index = section
    while index < count {
      let place = tree.place(at: index)
      if place.payload.itemCount > 0 { return ElementPath(section: index, item: 0) }
      // Skip the next sections that are equal to this section, because they are empty, too.
      index += place.following + 1
    }
    return nil
  }

  /// Returns the last item before a section.
  func lastItem(beforeSection section: Int) -> ElementPath? {
    var index = section - 1
    while index >= 0 {
      let place = tree.place(at: index)
      let items = place.payload.itemCount
      if items > 0 { return ElementPath(section: index, item: items - 1) }
      index -= place.preceding + 1
    }
    return nil
  }

  /// Returns the first item whose cell ends after an offset.
  func firstItem(endingAfter offset: Double) -> ElementPath? {
    var index = tree.firstIndex(endingAfter: offset - around.shift - reachOn)
    while index < count {
      let place = tree.place(at: index)
      let query = query(
        index, start: place.start + around.shift, in: Viewport(.zero), pins: false)
      if let item = place.payload.firstItem(endingAfter: offset, query) {
        return ElementPath(section: index, item: item)
      }
      index += place.payload.itemCount > 0 ? 1 : place.following + 1
    }
    return nil
  }

  // MARK: Elements

  func query(
    _ index: Int, start: Double, in viewport: Viewport, pins: Bool = true
  ) -> SectionQuery {
    SectionQuery(
      section: index, start: start, rect: viewport.rect,
      visible: pins ? viewport.visible.stretch(along: axis) : nil,
      offset: viewport.orthogonalOffsets.isEmpty ? 0 : viewport.orthogonalOffset(index))
  }

  func append(in viewport: Viewport, pins: Bool, to elements: inout [Element]) {
    let content = Rect(origin: .zero, size: contentSize)
    var clipped = viewport
    // The viewport of the whole layout also contains elements outside of the content size.
    if !viewport.isEverything {
      guard viewport.rect.touches(content) else { return }
      clipped.rect = viewport.rect.overlap(with: content)
    }
    let rect = clipped.rect
    let range = sections(from: rect.min(along: axis), to: rect.max(along: axis))
    var index = range.lowerBound
    while index < range.upperBound {
      let place = tree.place(at: index)
      let query = query(index, start: place.start + around.shift, in: clipped, pins: pins)
      let count = elements.count
      place.payload.append(query, to: &elements)
      // If a section has no length and no elements in the viewport, its equal neighbors have no
      // elements there either, because they are at the same position. This does not apply to
      // sections that scroll orthogonally, because each section has its own content offset.
      let isEmpty =
        place.length <= 0 && elements.count == count && place.payload.rowStretch == nil
      index += isEmpty ? place.following + 1 : 1
    }
    for placed in around.items {
      let element = element(for: placed, pins ? viewport : nil)
      if element.frame.overlaps(rect) { elements.append(element) }
    }
  }

  func appendHidden(in viewport: Viewport, to elements: inout [Element]) {
    let range = sections(
      from: viewport.rect.min(along: axis), to: viewport.rect.max(along: axis))
    var index = range.lowerBound
    while index < range.upperBound {
      let place = tree.place(at: index)
      let count = elements.count
      place.payload.appendHidden(
        query(index, start: place.start + around.shift, in: viewport, pins: false), to: &elements)
      // Equal neighbors without a length are at the same position.
      index += place.length <= 0 && elements.count == count ? place.following + 1 : 1
    }
  }

  /// Returns the element with an identity, or `nil` if there is none.
  func element(_ id: Element.ID, in viewport: Viewport?) -> Element? {
    if id.path.isGlobal {
      guard case .supplementary(let kind) = id.kind else { return nil }
      return around.items.first {
        $0.item.kind == kind && ElementPath(global: $0.number) == id.path
      }
      .map { element(for: $0, viewport) }
    }
    guard id.path.section >= 0 && id.path.section < count else { return nil }
    let (section, start) = section(at: id.path.section)
    let query = query(
      id.path.section, start: start, in: viewport ?? Viewport(.zero), pins: viewport != nil)
    switch id.kind {
    case .item: return section.cell(id.path.item, query)
    case .supplementary(let kind): return section.supplementary(id.path.item, ofKind: kind, query)
    case .decoration(let kind):
      let element = section.decoration(id.path.item, query)
      return element?.id.kind == .decoration(kind) ? element : nil
    }
  }

  private func element(for placed: PlacedBoundary, _ viewport: Viewport?) -> Element {
    var frame = placed.frame
    var zIndex = placed.item.zIndex
    if let visible = viewport?.visible.stretch(along: axis), placed.item.pinsToVisibleBounds {
      let pinned = PinnedElement(placed, sectionStart: 0, boundary: around, along: axis)
      let start = pinned.start(in: visible)
      frame.origin[axis] += start - pinned.natural
      // Put the item in front of the elements that the sections have pinned.
      if pinned.isSeen(at: start, in: visible) { zIndex = PinnedElement.raised(zIndex, times: 2) }
    }
    return Element(
      Element.ID(
        .supplementary(placed.item.kind), at: ElementPath(global: placed.number)),
      frame: Rect(origin: grid.point(frame.origin), size: frame.size), zIndex: zIndex,
      estimatedAxes: placed.item.size.estimatedAxes)
  }
}
