import GalleyGeometry

// Problems in a flow layout, searched for on demand.

extension FlowContent {
  /// The problems of the layout and of its sections. If consecutive sections have the same
  /// problems, only the problems of the first of these sections are included.
  var reports: [LayoutReport] {
    var reports = solver.layout.problems.map { LayoutReport(section: nil, message: $0) }
    var before: [String] = []
    for (index, section) in sections.enumerated() {
      let measures = FlowMeasures(sizes: measured[index] ?? [:], average: average)
      let problems = problems(of: section, measures: measures)
      if problems == before { continue }
      before = problems
      reports += problems.map { LayoutReport(section: index, message: $0) }
    }
    return reports
  }

  private func problems(of section: FlowSection, measures: FlowMeasures) -> [String] {
    var problems = LayoutProblems()
    if section.itemCount < 0 { problems.add("the item count is \(section.itemCount); 0 is used") }
    if let inset = section.inset { problems.check(inset, "the section's inset") }
    if let spacing = section.minimumLineSpacing {
      problems.check(spacing, "the spacing between lines")
    }
    if let spacing = section.minimumInteritemSpacing, spacing != .infinity {
      problems.check(spacing, "the spacing between items")
    }
    if let size = section.headerReferenceSize { problems.check(size, "the header") }
    if let size = section.footerReferenceSize { problems.check(size, "the footer") }

    if let sizes = section.itemSizes,
      let item = sizes.firstIndex(where: { $0 != $0.clean })
    {
      problems.check(sizes[item], "item \(item)")
    }
    let across = solver.layout.scrollAxis.perpendicular
    let space = solver.space(of: section).crossLength
    var item = 0
    for run in FlowSizeRuns(of: section, in: solver.layout, measures: measures) {
      if run.size[across] > space + 1e-6 {
        problems.add(FlowContent.doesNotFit(item, run.size, in: space, across: across))
        break
      }
      item = run.end
    }
    return problems.messages
  }

  private static func doesNotFit(
    _ item: Int, _ size: Size, in space: Double, across: Axis
  ) -> String {
    let space = max(space, 0).shortDescription
    let extent = size[across].shortDescription
    let rule =
      across == .horizontal
      ? "the item width must be less than the width of the UICollectionView minus the section "
        + "insets left and right values, minus the content insets left and right values."
      : "the item height must be less than the height of the UICollectionView minus the section "
        + "insets top and bottom values, minus the content insets top and bottom values."
    let name = across == .horizontal ? "wide" : "high"
    return
      "item \(item) is \(extent) \(name), and its line has room for \(space); it stands alone in "
      + "a line. The behavior of the UICollectionViewFlowLayout is not defined because: \(rule)"
  }
}

extension FlowLayout {
  /// The problems of the whole layout.
  fileprivate var problems: [String] {
    var problems = LayoutProblems()
    problems.check(sectionInset, "the section inset")
    problems.check(minimumLineSpacing, "the spacing between lines")
    if minimumInteritemSpacing != .infinity {
      problems.check(minimumInteritemSpacing, "the spacing between items")
    }
    problems.check(itemSize, "an item")
    problems.check(headerReferenceSize, "the header")
    problems.check(footerReferenceSize, "the footer")
    if case .size(let size) = estimatedItemSize { problems.check(size, "the estimated item") }
    return problems.messages
  }
}
