import GalleyGeometry

extension RunningSections {
  /// Adds reports of the problems in the section that was laid out last.
  internal mutating func reportProblems(of section: ListLayoutSection) {
    let number = solved.count - 1
    var problems = LayoutProblems()
    if case .uniform(_, let count) = section.itemSizes, count < 0 {
      problems.add("the item count is \(count); 0 is used")
    }
    let laidOutCount = items(of: number).count
    if laidOutCount < section.itemSizes.count {
      problems.add(
        "only \(laidOutCount) of \(section.itemSizes.count) items are laid out: a list layout is "
          + "limited to \(itemLimit) items")
    }
    problems.check(section.insets, "the section's inset")
    problems.check(section.lineSpacing, "the spacing between rows")
    problems.check(section.interitemSpacing, "the spacing between items")
    let lengths = Size(width: section.headerLength, height: section.footerLength)
    if lengths != lengths.clean {
      problems.add(
        "the lengths of header and footer are \(lengths.width) and \(lengths.height); "
          + "\(lengths.clean.width) and \(lengths.clean.height) are used"
      )
    }
    if let (item, size) = section.firstSize(where: { $0 != $0.clean }) {
      problems.check(size, "item \(item)")
    }
    let crossAxis = layout.scrollAxis.perpendicular
    let line = Line(section.insets.finite, along: layout.scrollAxis, rowLength: rowLength)
    if let (item, size) = section.firstSize(where: { $0.clean[crossAxis] > line.length + 1e-6 }) {
      let dimension = crossAxis == .horizontal ? "wide" : "high"
      problems.add(
        "item \(item) is \(size[crossAxis].shortDescription) \(dimension),"
          + " but its row has only \(line.length.shortDescription); the item is cut to fit")
    }
    reports += problems.messages.map { LayoutReport(section: number, message: $0) }
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
