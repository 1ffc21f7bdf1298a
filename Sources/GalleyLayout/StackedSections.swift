import GalleyGeometry

/// Sections that follow one another along the scroll axis, between what stands around them all.
///
/// Equal neighbors are one span of a tree, so ten thousand equal sections cost what one does.
internal struct StackedSections: ArrangedContent {
  let scrollAxis: Axis
  let container: Size
  let grid: PixelGrid
  /// What a compositional layout was told of its sections as a whole.
  var configuration: CompositionalConfiguration?
  private(set) var tree: SpanTree<StackedSection>
  private let spacing: Double
  /// Places what stands around a content of some length.
  private let surround: @Sendable (_ length: Double, _ sizes: MeasuredSizes) -> Boundary
  private(set) var around = Boundary(length: 0)
  /// The measured sizes of what stands around everything.
  private(set) var sizes = MeasuredSizes()
  private var crossExtent = 0.0
  /// How far a section reaches back over the one before, and over the start of the next.
  private var reachBack = 0.0
  private var reachOn = 0.0

  /// Stacks sections.
  ///
  /// - Parameters:
  ///   - runs: The sections, equal neighbors together.
  ///   - spacing: Room between every two.
  ///   - surround: Places what stands around a content of some length.
  init(
    _ runs: some Sequence<(section: StackedSection, count: Int)>, along axis: Axis, spacing: Double,
    in container: Size, grid: PixelGrid,
    sizes: MeasuredSizes = MeasuredSizes(),
    surround: @escaping @Sendable (_ length: Double, _ sizes: MeasuredSizes) -> Boundary
  ) {
    scrollAxis = axis
    self.spacing = spacing.asDistance
    self.container = container
    self.grid = grid
    self.surround = surround
    self.sizes = sizes
    let spacing = self.spacing
    tree = SpanTree(
      runs.lazy.map { run in
        SpanTree.Span(
          count: run.count, length: max(run.section.length + spacing, 0), payload: run.section)
      })
    var crossExtent = 0.0
    var reachBack = 0.0
    var reachOn = 0.0
    tree.forEachSpan { _, _, span in
      let reach = span.payload.reach
      crossExtent = max(crossExtent, span.payload.crossExtent)
      reachBack = max(reachBack, reach.before)
      reachOn = max(reachOn, reach.end - span.length)
    }
    (self.crossExtent, self.reachBack, self.reachOn) = (crossExtent, reachBack, reachOn)
    around = surround(length, sizes)
  }

  private var axis: Axis { scrollAxis }
  private var count: Int { tree.count }

  var isMirroredFromRightToLeft: Bool { true }
  var sectionCount: Int { count }

  func itemCount(inSection section: Int) -> Int { tree.place(at: section).payload.itemCount }

  func orthogonalRow(ofSection section: Int) -> OrthogonalRow? {
    tree.place(at: section).payload.orthogonalRow
  }

  func frame(ofSection index: Int) -> Rect {
    let (section, start) = section(at: index)
    return Rect(
      origin: Point(axis, along: start, across: 0),
      size: Size(axis, along: section.length, across: container[axis.perpendicular]))
  }

  /// What was odd in the first of each run of equal sections.
  var reports: [LayoutReport] {
    var reports: [LayoutReport] = []
    tree.forEachSpan { first, _, span in
      for message in span.payload.oddities {
        reports.append(LayoutReport(section: first, message: message))
      }
    }
    return reports
  }

  /// How long the sections are together.
  var length: Double {
    guard count > 0 else { return 0 }
    let last = tree.place(at: count - 1)
    return last.start + last.payload.length
  }

  /// The size of the content.
  var contentSize: Size {
    Size(axis, along: around.length, across: max(container[axis.perpendicular], crossExtent))
  }

  // MARK: Sections

  /// A section, and where it starts along the scroll axis.
  ///
  /// - Precondition: `index` is below `count`.
  func section(at index: Int) -> (section: StackedSection, start: Double) {
    let place = tree.place(at: index)
    return (place.payload, place.start + around.shift)
  }

  /// The sections that may have something between two offsets.
  private func sections(from low: Double, to high: Double) -> Range<Int> {
    let first = tree.firstIndex(endingAfter: low - around.shift - reachOn)
    let end = tree.firstIndex(startingAtOrAfter: high - around.shift + reachBack)
    // What touches counts as well, for decorations.
    return first..<max(first, min(end + 1, count))
  }

  // MARK: Order

  /// The first item of the sections from one on.
  func firstItem(fromSection section: Int) -> ElementPath? {
    var index = section
    while index < count {
      let place = tree.place(at: index)
      if place.payload.itemCount > 0 { return ElementPath(section: index, item: 0) }
      // Equal neighbors are as empty.
      index += place.following + 1
    }
    return nil
  }

  /// The last item of the sections before one.
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

  /// The first item whose cell ends behind an offset.
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
      offset: viewport.orthogonalOffsets.isEmpty ? 0 : viewport.orthogonalOffsets[index] ?? 0)
  }

  func append(in viewport: Viewport, pins: Bool, to elements: inout [Element]) {
    let content = Rect(origin: .zero, size: contentSize)
    var clipped = viewport
    // Who asks for everything gets what lies beyond the content as well.
    if !viewport.isEverything {
      guard viewport.rect.touches(content) else { return }
      clipped.rect = viewport.rect.overlap(with: content)
    }
    let rect = clipped.rect
    for index in sections(from: rect.min(along: axis), to: rect.max(along: axis)) {
      let (section, start) = section(at: index)
      section.append(query(index, start: start, in: clipped, pins: pins), to: &elements)
    }
    for placed in around.items {
      let element = element(for: placed, pins ? viewport : nil)
      if element.frame.overlaps(rect) { elements.append(element) }
    }
  }

  /// An element, or `nil` if there is none of this identity.
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

  func steps(to id: Element.ID, in viewport: Viewport?) -> [Explanation.Step] {
    if id.path.isGlobal { return way(toSurrounding: id, in: viewport) }
    guard id.path.section >= 0 && id.path.section < count else { return [] }
    let (section, start) = section(at: id.path.section)
    let query = query(
      id.path.section, start: start, in: viewport ?? Viewport(.zero), pins: viewport != nil)
    return section.steps(to: id, query)
  }

  private func element(for placed: PlacedBoundary, _ viewport: Viewport?) -> Element {
    var frame = placed.frame
    var zIndex = placed.item.zIndex
    if let visible = viewport?.visible.stretch(along: axis), placed.item.pinsToVisibleBounds {
      let pinned = PinnedElement(placed, sectionStart: 0, boundary: around, along: axis)
      let start = pinned.start(in: visible)
      frame.origin[axis] += start - pinned.natural
      // In front of what the sections have pinned.
      if pinned.isSeen(at: start, in: visible) { zIndex += 2 * PinnedElement.zIndexAbove }
    }
    return Element(
      Element.ID(
        .supplementary(placed.item.kind), at: ElementPath(global: placed.number)),
      frame: Rect(origin: grid.point(frame.origin), size: frame.size), zIndex: zIndex,
      estimatedAxes: placed.item.size.estimatedAxes)
  }

  // MARK: Measuring

  func isMeasured(_ id: Element.ID) -> Bool {
    if id.path.isGlobal { return sizes.holds(id) }
    guard id.path.section >= 0 && id.path.section < count else { return false }
    return tree.place(at: id.path.section).payload.isMeasured(id)
  }

  /// Takes on the size of an element.
  mutating func measure(_ id: Element.ID, as size: Size) -> Measuring {
    var result = Measuring.unchanged
    if id.path.isGlobal {
      guard case .supplementary(let kind) = id.kind, let now = element(id, in: nil) else {
        return .unchanged
      }
      result = sizes.take(
        size, for: MeasuredSizes.Supplementary(kind: kind, path: id.path),
        now: now.frame.size, axes: now.estimatedAxes, on: grid)
      if result != .unchanged { around = surround(length, sizes) }
    } else {
      update(at: id.path.section) { section, query in
        result = section.measure(id, as: size, query)
        return result != .unchanged
      }
    }
    return result
  }

  /// Forgets what was measured of an element.
  mutating func forget(_ id: Element.ID) {
    if id.path.isGlobal {
      guard case .supplementary(let kind) = id.kind else { return }
      sizes.supplementaries[MeasuredSizes.Supplementary(kind: kind, path: id.path)] = nil
      around = surround(length, sizes)
    } else if id.path.section >= 0 && id.path.section < count {
      update(at: id.path.section) { section, _ in
        section.forget(id)
        return true
      }
    }
  }

  /// Changes a section; `change` returns whether its frames have changed.
  private mutating func update(
    at index: Int, _ change: (_ section: StackedSection, _ query: SectionQuery) -> Bool
  ) {
    let query = query(
      index, start: tree.place(at: index).start + around.shift, in: Viewport(.zero), pins: false)
    var hasChanged = false
    var changed: StackedSection?
    var crossExtentBefore = 0.0
    let spacing = spacing
    tree.update(at: index) { section in
      // Equal neighbors share a section; the one that changes gets its own.
      if !isKnownUniquelyReferenced(&section) { section = section.copy() }
      crossExtentBefore = section.crossExtent
      hasChanged = change(section, query)
      changed = section
      return max(section.length + spacing, 0)
    }
    guard hasChanged, let changed else { return }
    let reach = changed.reach
    if changed.crossExtent < crossExtentBefore && crossExtentBefore >= crossExtent {
      // Another may be the widest now.
      crossExtent = 0
      tree.forEachSpan { _, _, span in crossExtent = max(crossExtent, span.payload.crossExtent) }
    } else {
      crossExtent = max(crossExtent, changed.crossExtent)
    }
    reachBack = max(reachBack, reach.before)
    reachOn = max(reachOn, reach.end - max(changed.length + spacing, 0))
    around = surround(length, sizes)
  }
}

extension Rect {
  /// From where to where it goes along an axis.
  internal func stretch(along axis: Axis) -> ClosedRange<Double> {
    let low = min(along: axis)
    let high = max(along: axis)
    return low <= high ? low...high : 0...0
  }
}
