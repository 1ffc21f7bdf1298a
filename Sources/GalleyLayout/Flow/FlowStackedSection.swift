import GalleyGeometry

/// A section of a flow layout whose frames have been computed: its lines, between a header and a
/// footer.
internal final class FlowStackedSection: StackedSection, @unchecked Sendable {
  let lines: FlowLines
  let headerLength: Double
  let footerLength: Double
  let solver: FlowSolver

  init(_ section: FlowSection, measures: FlowMeasures, _ solver: FlowSolver) {
    lines = solver.lines(of: section, measures: measures)
    headerLength = solver.headerLength(of: section)
    footerLength = solver.footerLength(of: section)
    self.solver = solver
    super.init(itemCount: max(section.itemCount, 0))
  }

  private var axis: Axis { solver.layout.scrollAxis }
  var grid: PixelGrid { solver.context.grid }

  override var length: Double { headerLength + lines.length + footerLength }

  override var reach: (before: Double, end: Double) {
    // Negative insets and spacings put lines outside of the section. One pixel is added, because
    // frames are aligned to pixels later.
    let (low, high) = lines.reach ?? (0, 0)
    return (
      max(-headerLength - low, 0) + grid.pixel, max(headerLength + high, length) + grid.pixel
    )
  }

  override func isEqual(to other: StackedSection) -> Bool { self === other }

  // MARK: Elements

  override func append(_ query: SectionQuery, to elements: inout [Element]) {
    guard !query.rect.isEmpty else { return }
    let start = query.start + headerLength
    let low = query.rect.min(along: axis) - start - grid.pixel
    let high = query.rect.max(along: axis) - start + grid.pixel
    for items in lines.visibleItems(touching: low, high: high) {
      for item in items {
        guard let cell = cell(item, query), cell.frame.overlaps(query.rect) else { continue }
        elements.append(cell)
      }
    }
    for kind in [Element.Kind.sectionHeader, .sectionFooter] {
      guard let element = headerOrFooter(kind, query), element.frame.overlaps(query.rect) else {
        continue
      }
      elements.append(element)
    }
  }

  // MARK: Cells

  override func cell(_ item: Int, _ query: SectionQuery) -> Element? {
    guard item >= 0 && item < lines.count else { return nil }
    let frame = lines.frame(of: item)
    let corner = Point(axis, along: query.start + headerLength, across: 0)
    return Element(
      .item(item, in: query.section),
      frame: Rect(origin: grid.point(corner + frame.origin), size: frame.size),
      estimatedAxes: lines.estimatedAxes)
  }

  override func firstItem(endingAfter offset: Double, _ query: SectionQuery) -> Int? {
    let low = offset - query.start - headerLength - grid.pixel
    return lines.firstItem(endingBehind: low) { item in
      cell(item, query).map { $0.frame.max(along: axis) > offset } ?? false
    }
  }

  // MARK: Header and footer

  override func supplementary(
    _ number: Int, ofKind kind: String, _ query: SectionQuery
  ) -> Element? {
    number == 0 ? headerOrFooter(.supplementary(kind), query) : nil
  }

  /// Returns the header or the footer; `nil` if it has no length, or if the kind is not that of a
  /// header or footer.
  private func headerOrFooter(_ kind: Element.Kind, _ query: SectionQuery) -> Element? {
    let isHeader = kind == .sectionHeader
    guard isHeader || kind == .sectionFooter else { return nil }
    let length = isHeader ? headerLength : footerLength
    guard length > 0 else { return nil }
    let pins =
      isHeader
      ? solver.layout.sectionHeadersPinToVisibleBounds
      : solver.layout.sectionFootersPinToVisibleBounds

    var start = startOfUnpinned(isHeader: isHeader, query)
    if pins, let visible = query.visible {
      start = pinned(isHeader: isHeader, query).start(in: visible)
    }
    let frame = Rect(
      origin: Point(axis, along: start, across: 0),
      size: Size(axis, along: length, across: solver.crossLength))
    let id = Element.ID(kind, at: ElementPath(section: query.section, item: 0))
    return Element(
      id, frame: Rect(origin: grid.point(frame.origin), size: frame.size),
      zIndex: pins && query.visible != nil ? FlowStackedSection.pinnedZIndex : 0)
  }

  /// The position of the header or the footer if it is not pinned.
  private func startOfUnpinned(isHeader: Bool, _ query: SectionQuery) -> Double {
    query.start + (isHeader ? 0 : length - footerLength)
  }

  /// The header or the footer, if it is pinned.
  ///
  /// A pinned header stays above the space of the footer, and a pinned footer stays below the space
  /// of the header.
  internal func pinned(isHeader: Bool, _ query: SectionQuery) -> PinnedElement {
    PinnedElement(
      natural: startOfUnpinned(isHeader: isHeader, query),
      length: isHeader ? headerLength : footerLength, side: isHeader ? .start : .end,
      rangeStart: query.start + headerLength, rangeEnd: query.start + length - footerLength)
  }

  /// The z index of pinned elements, in front of the cells.
  private static var pinnedZIndex: Int { 10 }
}
