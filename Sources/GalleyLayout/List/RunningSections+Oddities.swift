import GalleyGeometry

extension RunningSections {
  /// Adds reports of the problems in the section that was solved last.
  internal mutating func reportProblems(of section: ListLayoutSection) {
    let number = solved.count - 1
    var oddities = Oddities()
    if case .uniform(_, let count) = section.itemSizes, count < 0 {
      oddities.add("the item count is \(count); 0 is used")
    }
    let laidOut = items(of: number).count
    if laidOut < section.itemSizes.count {
      oddities.add(
        "only \(laidOut) of \(section.itemSizes.count) items are laid out: a list layout is limited "
          + "to \(itemLimit) items")
    }
    oddities.check(section.insets, "the section's inset")
    oddities.check(section.lineSpacing, "the spacing between rows")
    oddities.check(section.interitemSpacing, "the spacing between items")
    let bars = Size(width: section.headerLength, height: section.footerLength)
    if bars != bars.clean {
      oddities.add(
        "the lengths of header and footer are \(bars.width) and \(bars.height); "
          + "\(bars.clean.width) and \(bars.clean.height) are used"
      )
    }
    if let (item, size) = section.firstSize(where: { $0 != $0.clean }) {
      oddities.check(size, "item \(item)")
    }
    let across = layout.scrollAxis.perpendicular
    let line = Line(section.insets.finite, along: layout.scrollAxis, rowLength: rowLength)
    if let (item, size) = section.firstSize(where: { $0.clean[across] > line.length + 1e-6 }) {
      oddities.add(
        "item \(item) is \(size[across].shortDescription) \(across == .horizontal ? "wide" : "high"),"
          + " but its row has only \(line.length.shortDescription); the item is cut to fit")
    }
    reports += oddities.messages.map { LayoutReport(section: number, message: $0) }
  }
}

extension ListLayoutSection {
  /// Returns the first item whose size satisfies `matches`.
  fileprivate func firstSize(where matches: (Size) -> Bool) -> (item: Int, size: Size)? {
    switch itemSizes {
    case .uniform(let size, let count): return count > 0 && matches(size) ? (0, size) : nil
    case .each(let sizes):
      return sizes.firstIndex(where: matches).map { (item: $0, size: sizes[$0]) }
    }
  }
}
