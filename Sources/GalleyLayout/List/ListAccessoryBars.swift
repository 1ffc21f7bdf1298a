import GalleyGeometry

/// The accessories on both sides of a cell, and the space that they leave between them.
internal struct ListAccessoryBars {
  /// The visible accessories, in reading order.
  private(set) var accessories: [ListCellLayout.Accessory] = []
  /// The lines before reorder grips.
  private(set) var separators: [Rect] = []
  /// The start of the content: the end of the leading accessories' space, or the indented edge of
  /// the cell.
  private(set) var contentStart: Double
  /// The end of the content: the start of the trailing accessories' space, or the edge of the cell.
  private(set) var contentEnd: Double
  /// Whether there is an accessory before the content, which may be hidden.
  private(set) var hasLeading = false
  /// Whether there is an accessory after the content, which may be hidden.
  private(set) var hasTrailing = false

  private let content: ListCellContent
  private let size: Size
  private let metrics: ListAccessoryMetrics

  init(_ content: ListCellContent, in size: Size, metrics: ListAccessoryMetrics) {
    self.content = content
    self.size = size
    self.metrics = metrics
    let width = (content.indentationWidth ?? metrics.indentationWidth).asDistance
    let indentation = Double(max(content.indentationLevel, 0)) * width
    contentStart = indentation
    contentEnd = size.width
    placeLeading(indentation: indentation)
    placeTrailing()
  }

  private mutating func placeLeading(indentation: Double) {
    let shown = shown(leading: true)
    guard !shown.isEmpty else { return }
    hasLeading = true
    var start =
      edge + content.safeArea.leading.asDistance + (content.indentsAccessories ? indentation : 0)
    for index in shown {
      let accessory = place(index, at: start)
      if !content.accessories[index].isHidden { accessories.append(accessory) }
      contentStart = accessory.region.maxX
      start = contentStart + metrics.leadingSpacing
    }
    if !content.indentsAccessories { contentStart += indentation }
  }

  /// Places the trailing accessories from the edge inward, so that each accessory gets the space
  /// that the outer accessories leave.
  private mutating func placeTrailing() {
    var end = size.width - edge - content.safeArea.trailing.asDistance
    var placed: [ListCellLayout.Accessory] = []
    let shown = shown(leading: false)
    hasTrailing = !shown.isEmpty
    for (position, index) in shown.enumerated().reversed() {
      let accessory = content.accessories[index]
      if !accessory.isHidden {
        placed.append(place(index, at: end - metrics.width(of: accessory)))
      }
      contentEnd = end - metrics.width(of: accessory)
      end = contentEnd - metrics.trailingSpacing
      if accessory.kind == .reorder, accessory.showsVerticalSeparator, position > 0 {
        let width = metrics.reorderSeparatorWidth
        if !accessory.isHidden {
          separators.append(Rect(x: end - width, y: 0, width: width, height: size.height))
        }
        end -= width + metrics.trailingSpacing
      }
    }
    accessories += placed.reversed()
    separators.reverse()
  }

  private var edge: Double { content.isInList ? metrics.edgeInList : metrics.edge }

  /// Returns an accessory with its reserved space at a position.
  private func place(_ index: Int, at start: Double) -> ListCellLayout.Accessory {
    let accessory = content.accessories[index]
    let own = metrics.size(of: accessory)
    let region = Rect(x: start, y: 0, width: metrics.width(of: accessory), height: size.height)
    let frame = Rect(
      x: region.midX - own.width / 2, y: (size.height - own.height) / 2, width: own.width,
      height: own.height)
    return ListCellLayout.Accessory(index: index, region: region, frame: frame)
  }

  /// Returns the indices of the accessories on a side that take space, in reading order.
  private func shown(leading: Bool) -> [Int] {
    let all = content.accessories
    let shown = all.indices.filter { index in
      all[index].kind.isLeading == leading && all[index].isShown(whileEditing: content.isEditing)
    }
    func hasPosition(_ index: Int) -> Bool {
      all[index].kind.isCustom && all[index].position != nil
    }
    // Accessories of the same kind keep the app's order, which sorting alone does not guarantee.
    var ordered = shown.filter { !hasPosition($0) }
      .sorted { (all[$0].kind.rawValue, $0) < (all[$1].kind.rawValue, $1) }
    for index in shown where hasPosition(index) {
      ordered.insert(index, at: min(max(all[index].position ?? 0, 0), ordered.count))
    }
    return ordered
  }
}

extension ListAccessory {
  fileprivate func isShown(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}
