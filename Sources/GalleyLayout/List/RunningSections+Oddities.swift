import GalleyGeometry

extension RunningSections {
  /// Adds reports of the problems in the section that was solved last.
  internal mutating func noteOddities(of section: ListLayoutSection) {
    let number = solved.count - 1
    var oddities = Oddities()
    if case .uniform(_, let count) = section.itemSizes, count < 0 {
      oddities.add("\(count) items count as none")
    }
    let laidOut = items(of: number).count
    if laidOut < section.itemSizes.count {
      oddities.add(
        "of \(section.itemSizes.count) items \(laidOut) are laid out: a list layout has room for "
          + "\(itemLimit) items in all")
    }
    oddities.check(section.insets, "the section's inset")
    oddities.check(section.lineSpacing, "the spacing between rows")
    oddities.check(section.interitemSpacing, "the spacing between items")
    let bars = Size(width: section.headerLength, height: section.footerLength)
    if bars != bars.clean {
      oddities.add(
        "header and footer are \(bars.width) and \(bars.height) long; they count as \(bars.clean)"
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
          + " and its row has room for \(line.length.shortDescription); it is cut to that")
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
