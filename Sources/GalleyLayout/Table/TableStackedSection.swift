import GalleyGeometry

/// A section of a table whose frames have been computed: its rows between a header and a footer,
/// some of them measured.
internal final class TableStackedSection: StackedSection, @unchecked Sendable {
  let section: TableSection
  let layout: TableLayout
  let container: Size
  let grid: PixelGrid
  private(set) var sizes: MeasuredSizes
  /// The measured rows without a height, ascending.
  private var hiddenRows: [Int]
  /// The heights of the rows. The payload of the tree is not used.
  private var rows: SpanTree<Bool>

  init(
    _ section: TableSection, layout: TableLayout, in container: Size, grid: PixelGrid,
    sizes: MeasuredSizes = MeasuredSizes()
  ) {
    self.section = section
    self.layout = layout
    self.container = container
    self.grid = grid
    self.sizes = sizes
    hiddenRows = sizes.items.filter { $0.value.height <= 0 }.keys.sorted()
    rows = TableStackedSection.rows(of: section, sizes)
    super.init(itemCount: section.rowCount)
  }

  // MARK: Lengths

  /// Returns the heights of the rows. Neighboring rows with the same height share a span.
  private static func rows(
    of section: TableSection, _ sizes: MeasuredSizes
  ) -> SpanTree<Bool> {
    let count = max(section.rowCount, 0)
    func span(_ count: Int, _ height: Double) -> SpanTree<Bool>.Span {
      SpanTree.Span(count: count, length: height.asLength, payload: true)
    }
    var spans: [SpanTree<Bool>.Span] = []
    var next = 0
    func fill(upTo end: Int) {
      switch section.rows {
      case .fixed(let height), .estimated(let height): spans.append(span(end - next, height))
      case .estimatedEach(let heights):
        for row in next..<max(next, end) {
          spans.append(span(1, heights.indices.contains(row) ? heights[row] : heights.last ?? 0))
        }
      }
      next = max(next, end)
    }
    for row in sizes.measuredItems where row < count {
      fill(upTo: row)
      spans.append(span(1, sizes.items[row]?.height ?? 0))
      next = row + 1
    }
    fill(upTo: count)
    return SpanTree(spans)
  }

  private func height(_ headerFooter: TableHeaderFooter?, _ kind: String) -> Double {
    guard let headerFooter else { return 0 }
    let key = MeasuredSizes.Supplementary(kind: kind, number: 0)
    return (sizes.supplementaries[key]?.height ?? headerFooter.height).asLength
  }

  var headerHeight: Double { height(section.header, Element.Kind.headerName) }
  var footerHeight: Double { height(section.footer, Element.Kind.footerName) }
  var headerPadding: Double { headerHeight == 0 ? 0 : (section.header?.topPadding ?? 0).asLength }
  private var footerPadding: Double {
    footerHeight == 0 ? 0 : (section.footer?.topPadding ?? 0).asLength
  }

  /// The start of the first row, from the start of the section.
  var rowsStart: Double { headerPadding + headerHeight + section.topInset.asLength }
  private var rowsEnd: Double { rowsStart + rows.extent }
  /// The start of the footer.
  private var footerStart: Double {
    rowsEnd + section.bottomInset.asLength + footerPadding
  }

  override var length: Double { footerStart + footerHeight }
  override var reach: (before: Double, end: Double) { (grid.pixel, length + grid.pixel) }
  override var crossExtent: Double { container.width }

  override var problems: [String] {
    var problems = LayoutProblems()
    func check(_ height: Double, _ name: String) {
      problems.check(Size(width: 0, height: height), name)
    }
    switch section.rows {
    case .fixed(let height), .estimated(let height): check(height, "a row")
    case .estimatedEach(let heights): for height in heights { check(height, "a row") }
    }
    if let header = section.header { check(header.height, "a header") }
    if let footer = section.footer { check(footer.height, "a footer") }
    return problems.messages
  }

  override func isEqual(to other: StackedSection) -> Bool {
    guard let other = other as? TableStackedSection else { return false }
    return section == other.section && layout == other.layout && container == other.container
      && grid == other.grid && sizes == other.sizes
  }

  override func copy() -> StackedSection {
    TableStackedSection(section, layout: layout, in: container, grid: grid, sizes: sizes)
  }

  // MARK: Elements

  override func append(_ query: SectionQuery, to elements: inout [Element]) {
    guard !query.rect.isEmpty else { return }
    let start = query.start + rowsStart
    let first = rows.firstIndex(endingAfter: query.rect.minY - start - grid.pixel)
    let end = rows.firstIndex(startingAtOrAfter: query.rect.maxY - start + grid.pixel)
    var row = first
    while row < end, let cell = cell(row, query) {
      if cell.frame.overlaps(query.rect) { elements.append(cell) }
      row += 1
      // Rows without a height are not visible, and there may be many of them.
      if cell.frame.height <= 0 {
        row = max(rows.firstIndex(endingAfter: rows.place(at: row - 1).start), row)
      }
    }
    for kind in [Element.Kind.sectionHeader, .sectionFooter] {
      guard let headerFooter = headerFooter(kind, query), headerFooter.frame.overlaps(query.rect)
      else { continue }
      elements.append(headerFooter)
    }
  }

  override func appendHidden(_ query: SectionQuery, to elements: inout [Element]) {
    guard !query.rect.isEmpty else { return }
    let top = query.rect.minY - query.start - rowsStart - grid.pixel
    let first = rows.firstIndex(startingAtOrAfter: top)
    let place = hiddenRows.partitioningIndex { $0 >= first }
    for row in hiddenRows[place...] {
      guard let cell = cell(row, query), cell.frame.minY <= query.rect.maxY else { break }
      if cell.frame.minY >= query.rect.minY { elements.append(cell) }
    }
  }

  override func cell(_ item: Int, _ query: SectionQuery) -> Element? {
    guard item >= 0 && item < itemCount else { return nil }
    let place = rows.place(at: item)
    var axes = Axes.vertical
    if case .fixed = section.rows { axes = [] }
    return Element(
      .item(item, in: query.section),
      frame: frame(from: query.start + rowsStart + place.start, place.length), estimatedAxes: axes)
  }

  override func supplementary(
    _ number: Int, ofKind kind: String, _ query: SectionQuery
  ) -> Element? {
    number == 0 ? headerFooter(.supplementary(kind), query) : nil
  }

  private func headerFooter(_ kind: Element.Kind, _ query: SectionQuery) -> Element? {
    let isHeader = kind == .sectionHeader
    guard isHeader || kind == .sectionFooter,
      let headerFooter = isHeader ? section.header : section.footer
    else { return nil }
    let height = isHeader ? headerHeight : footerHeight
    let natural = query.start + (isHeader ? headerPadding : footerStart)
    var start = natural
    if layout.pinsHeadersAndFooters, let visible = query.visible {
      // A pinned header stays above the place of the footer, and a pinned footer below the place
      // of the header.
      let rowsStart = query.start + headerPadding + headerHeight
      let rowsEnd = query.start + footerStart
      if isHeader ? rowsEnd > natural + height : rowsStart < natural {
        start = PinnedElement(
          natural: natural, length: height, side: isHeader ? .start : .end,
          rangeStart: rowsStart, rangeEnd: rowsEnd
        ).start(in: visible)
      }
    }
    return Element(
      Element.ID(kind, at: ElementPath(section: query.section, item: 0)),
      frame: frame(from: start, height),
      zIndex: layout.pinsHeadersAndFooters ? TableStackedSection.headerFooterZIndex : 0,
      estimatedAxes: headerFooter.isEstimated ? .vertical : [])
  }

  /// The z index of headers and footers, in front of the rows.
  private static var headerFooterZIndex: Int { 10 }

  /// Returns a frame from edge to edge, without the side insets.
  private func frame(from start: Double, _ height: Double) -> Rect {
    let insets = layout.sideInsets
    let width = max(container.width - insets.leading - insets.trailing, 0)
    return Rect(
      origin: grid.point(Point(x: insets.leading, y: start)),
      size: Size(width: width, height: height))
  }

  override func firstItem(endingAfter offset: Double, _ query: SectionQuery) -> Int? {
    let row = rows.firstIndex(endingAfter: offset - query.start - rowsStart)
    return row < itemCount ? row : nil
  }

  // MARK: Measuring

  override func isMeasured(_ id: Element.ID) -> Bool { sizes.holds(id) }

  override func measure(_ id: Element.ID, as size: Size, _ query: SectionQuery) -> Measuring {
    switch id.kind {
    case .item:
      guard let now = cell(id.path.item, query) else { return .unchanged }
      let taken = MeasuredSizes.taking(
        size, over: sizes.items[id.path.item], now: now.frame.size, axes: now.estimatedAxes,
        on: grid)
      guard let (size, result) = taken else { return .unchanged }
      sizes.items[id.path.item] = size
      noteHidden(size.height <= 0, id.path.item)
      // A row whose height does not change stays in one span with its neighbors.
      if rows.place(at: id.path.item).length != size.height {
        rows.update(at: id.path.item) { _ in size.height }
      } else if result == .changed {
        return .unchanged
      }
      return result
    case .supplementary(let kind):
      guard let now = headerFooter(id.kind, query) else { return .unchanged }
      return sizes.store(
        size, for: MeasuredSizes.Supplementary(kind: kind, path: id.path), now: now.frame.size,
        axes: now.estimatedAxes, on: grid)
    case .decoration: return .unchanged
    }
  }

  /// Notes whether a measured row has no height.
  private func noteHidden(_ isHidden: Bool, _ row: Int) {
    let index = hiddenRows.partitioningIndex { $0 >= row }
    let isNoted = index < hiddenRows.count && hiddenRows[index] == row
    if isHidden, !isNoted { hiddenRows.insert(row, at: index) }
    if !isHidden, isNoted { hiddenRows.remove(at: index) }
  }

  override func forget(_ id: Element.ID) {
    switch id.kind {
    case .item:
      guard sizes.items.removeValue(forKey: id.path.item) != nil, id.path.item < itemCount else {
        return
      }
      noteHidden(false, id.path.item)
      rows.update(at: id.path.item) { _ in section.rows.height(ofRow: id.path.item).asLength }
    case .supplementary(let kind):
      sizes.supplementaries[MeasuredSizes.Supplementary(kind: kind, path: id.path)] = nil
    case .decoration: return
    }
  }

  // MARK: Explaining

  override func steps(to id: Element.ID, _ query: SectionQuery) -> [Explanation.Step] {
    var whole = Explanation.Step("section \(query.section)")
    whole.add("starts at", query.start.brief)
    whole.add("length", "\(length.brief) for \(itemCount.of("row"))")
    whole.add("room above the header", unlessZero: headerPadding)
    whole.add("header", unlessZero: headerHeight)
    whole.add("room above the rows", unlessZero: section.topInset)
    whole.add("room below the rows", unlessZero: section.bottomInset)
    whole.add("footer", unlessZero: footerHeight)
    switch id.kind {
    case .item:
      guard id.path.item >= 0 && id.path.item < itemCount else { return [whole] }
      let place = rows.place(at: id.path.item)
      var step = Explanation.Step("row \(id.path.item)")
      step.add("height", "\(place.length.brief), \(rule(ofRow: id.path.item))")
      step.add("below the first row's start", place.start.brief)
      return [whole, step]
    case .supplementary:
      guard let natural = headerFooter(id.kind, unpinned(query)) else { return [whole] }
      var step = Explanation.Step(id.kind == .sectionHeader ? "header" : "footer")
      step.add("height", natural.frame.height.brief + (sizes.holds(id) ? ", measured" : ""))
      if let now = headerFooter(id.kind, query), now.frame != natural.frame {
        step.add(
          "stays visible", "at \(now.frame.minY.brief) instead of \(natural.frame.minY.brief)")
      }
      return [whole, step]
    case .decoration: return []
    }
  }

  private func unpinned(_ query: SectionQuery) -> SectionQuery {
    var query = query
    query.visible = nil
    return query
  }

  private func rule(ofRow row: Int) -> String {
    if sizes.items[row] != nil { return "measured" }
    return switch section.rows {
    case .fixed: "as all rows"
    case .estimated: "the estimate of all rows"
    case .estimatedEach: "its own estimate"
    }
  }
}
