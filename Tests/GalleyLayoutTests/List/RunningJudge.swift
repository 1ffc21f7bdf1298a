import GalleyGeometry
import GalleyLayout

/// A second, simple implementation of IGListKit's list layout, in which sections may share a row.
/// Tests compare `RunningSections` with it. It keeps arrays of frames, and each query searches all
/// of them.
struct RunningJudge {
  struct Section {
    var items: [Rect] = []
    var header: Rect?
    var footer: Rect?
    var bounds = Rect.zero
  }

  var sections: [Section] = []
  var contentLength = 0.0
  private let layout: ListLayout

  init(_ input: [ListLayoutSection], layout: ListLayout, in context: ArrangementContext) {
    self.layout = layout
    let isVertical = layout.scrollAxis == .vertical
    let inset = context.contentInset
    let room =
      isVertical
      ? context.size.width - inset.left - inset.right
      : context.size.height - inset.top - inset.bottom
    let scale = context.grid.scale

    // `down` is the direction in which the list scrolls, and `right` that in which rows are filled.
    func rect(down: Double, right: Double, height: Double, width: Double) -> Rect {
      isVertical
        ? Rect(x: right, y: down, width: width, height: height)
        : Rect(x: down, y: right, width: height, height: width)
    }
    func down(_ rect: Rect) -> Double { isVertical ? rect.minY : rect.minX }
    func end(_ rect: Rect) -> Double { isVertical ? rect.maxY : rect.maxX }

    var rowStart = 0.0
    var filled = 0.0
    var nextRow = 0.0
    var lastBounds = Rect.zero
    for section in input {
      let edges = section.insets
      let top = isVertical ? edges.top : edges.left
      let bottom = isVertical ? edges.bottom : edges.right
      let left = isVertical ? edges.left : edges.top
      let right = isVertical ? edges.right : edges.bottom
      let padded = max(room - left - right, 0)
      let sizes = section.itemSizes.list
      let isShown = !sizes.isEmpty || layout.showsHeaderWhenEmpty
      let headerHeight = isShown ? section.headerLength : 0
      let footerHeight = isShown ? section.footerLength : 0

      rowStart += headerHeight
      nextRow += headerHeight
      filled += left
      var solved = Section()
      for (index, size) in sizes.enumerated() {
        var width = min(isVertical ? size.width : size.height, padded)
        let height = isVertical ? size.height : size.width
        let isTooLong = filled + width > room - right + 1
        if isTooLong || (index == 0 && headerHeight > 0) {
          rowStart = nextRow
          filled = left
          if index > 0 { rowStart += section.lineSpacing }
        }
        let distance = padded - (filled + width)
        if layout.stretchesToEdge, distance > 0, distance <= 1 { width = padded - filled }
        let frame = rect(down: rowStart + top, right: filled, height: height, width: width)
        let whole = Rect(
          x: (frame.minX * scale).rounded(.down) / scale,
          y: (frame.minY * scale).rounded(.down) / scale,
          width: (frame.width * scale).rounded(.up) / scale,
          height: (frame.height * scale).rounded(.up) / scale)
        solved.items.append(whole)
        nextRow = max(nextRow, end(whole) - top)
        filled += width + section.interitemSpacing
      }

      let header: Rect
      if sizes.isEmpty {
        header = rect(down: end(lastBounds), right: left, height: headerHeight, width: padded)
        solved.bounds = header
      } else {
        solved.bounds = solved.items.reduce(.null) { $0.union($1) }
        header = rect(
          down: down(solved.bounds) - headerHeight, right: left, height: headerHeight,
          width: padded)
      }
      let footer = rect(
        down: end(solved.bounds) + (isVertical ? 0 : edges.right), right: left,
        height: footerHeight, width: padded)
      if headerHeight > 0 { solved.bounds = solved.bounds.union(header) }
      if footerHeight > 0 { solved.bounds = solved.bounds.union(footer) }
      solved.header = header.isEmpty ? nil : header
      solved.footer = footer.isEmpty ? nil : footer
      filled += right
      nextRow = max(nextRow, end(solved.bounds) + bottom)
      contentLength = end(solved.bounds) + bottom
      lastBounds = solved.bounds
      sections.append(solved)
    }
  }

  func header(of section: Int, at offset: Double?) -> Rect? {
    guard var frame = sections[section].header else { return nil }
    guard layout.stickyHeaders, let offset else { return frame }
    let axis = layout.scrollAxis
    let wanted = offset + layout.topContentInset
    var place = max(wanted, sections[section].bounds.min(along: axis))
    if section + 1 < sections.count {
      let next = sections[section + 1].bounds.min(along: axis)
      place = min(place, next - frame.length(along: axis))
    }
    frame.origin[axis] = place
    return frame
  }

  /// The sections from the first to the last that overlaps, along the scroll axis.
  func sections(touching low: Double, _ high: Double) -> Range<Int> {
    let axis = layout.scrollAxis
    let touching = sections.indices.filter {
      sections[$0].bounds.min(along: axis) < high && sections[$0].bounds.max(along: axis) > low
    }
    guard let first = touching.first, let last = touching.last else { return 0..<0 }
    return first..<(last + 1)
  }

  func paths(in rect: Rect) -> [ElementPath] {
    sections.indices.flatMap { section in
      sections[section].items.indices
        .filter { sections[section].items[$0].intersects(rect) }
        .map { ElementPath(section: section, item: $0) }
    }
  }

  func elements(in rect: Rect, at offset: Double?) -> [Element.ID] {
    let overlapping = sections.indices.filter { sections[$0].bounds.intersects(rect) }
    guard let first = overlapping.first, let last = overlapping.last else { return [] }
    var ids: [Element.ID] = []
    for section in first...last {
      let items = sections[section].items
      for item in items.indices where items[item].intersects(rect) {
        ids.append(.item(item, in: section))
      }
      let path = ElementPath(section: section, item: 0)
      if header(of: section, at: offset)?.intersects(rect) == true {
        ids.append(.init(.supplementary("UICollectionElementKindSectionHeader"), at: path))
      }
      if sections[section].footer?.intersects(rect) == true {
        ids.append(.init(.supplementary("UICollectionElementKindSectionFooter"), at: path))
      }
    }
    return ids
  }

  func firstPath(endingAfter place: Double) -> ElementPath? {
    for section in sections.indices {
      for item in sections[section].items.indices
      where sections[section].items[item].max(along: layout.scrollAxis) > place {
        return ElementPath(section: section, item: item)
      }
    }
    return nil
  }
}

extension ListLayoutSection.ItemSizes {
  fileprivate var list: [Size] {
    switch self {
    case .uniform(let size, let count): Array(repeating: size, count: count)
    case .each(let sizes): sizes
    }
  }
}
