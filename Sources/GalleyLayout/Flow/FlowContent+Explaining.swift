import GalleyGeometry

// The reasons for the frames of a flow layout's elements.

extension FlowContent {
  /// Returns the steps that explain the frame of an element, starting at its section.
  func steps(to id: Element.ID, in viewport: Viewport?) -> [Explanation.Step] {
    guard sections.indices.contains(id.path.section) else { return [] }
    let (stacked, start) = stack.section(at: id.path.section)
    guard let section = stacked as? FlowStackedSection else { return [] }
    let query = stack.query(
      id.path.section, start: start, in: viewport ?? Viewport(.zero), pins: viewport != nil)
    let first = sectionStep(section, query)
    if id.kind != .item { return [first, headerFooterStep(id.kind, section, query)] }
    guard id.path.item >= 0 && id.path.item < section.lines.count else { return [first] }
    let line = section.lines.line(holding: id.path.item)
    return [
      first, step(of: line, section, query), itemStep(id.path.item, in: line, section, query),
    ]
  }

  private var axis: Axis { scrollAxis }
  private var layout: FlowLayout { solver.layout }

  /// Names the owner of a value: the section if it has its own value, otherwise the layout.
  private func owner<Value>(of own: Value?) -> String {
    own == nil ? "the layout's" : "the section's own"
  }

  // MARK: Section

  private func sectionStep(_ section: FlowStackedSection, _ query: SectionQuery) -> Explanation.Step
  {
    let spec = sections[query.section]
    var step = Explanation.Step("section \(query.section)")
    step.add("starts at", query.start.brief)
    step.add("length", "\(section.length.brief) for \(section.itemCount.of("item"))")
    step.add("header", unlessZero: section.headerLength)
    step.add("footer", unlessZero: section.footerLength)
    if spec.inset ?? layout.sectionInset != .zero {
      let inset = spec.inset ?? layout.sectionInset
      step.add("inset", "\(inset), \(owner(of: spec.inset))")
    }
    if layout.sectionInsetReference != .contentInset {
      let (name, insets) =
        layout.sectionInsetReference == .safeArea
        ? ("the safe area", solver.context.safeArea)
        : ("the layout margins", solver.context.layoutMargins)
      step.add("measured from", "\(name), \(insets)")
    }
    let space = solver.space(of: spec)
    step.add(
      "room across",
      "\(space.crossLength.brief) of \(solver.crossLength.brief), from \(space.crossStart.brief)")
    return step
  }

  // MARK: Line

  private func step(
    of line: FlowLine, _ section: FlowStackedSection, _ query: SectionQuery
  ) -> Explanation.Step {
    let spec = sections[query.section]
    let space = solver.space(of: spec)
    var step = Explanation.Step("line \(line.number), \(line.items.asItems)")
    let start = (query.start + section.headerLength + line.start).brief
    if line.number > 0 {
      let owner = owner(of: spec.minimumLineSpacing)
      step.add(
        "starts at",
        "\(start), behind the line before and \(owner) line spacing of \(space.lineSpacing.brief)")
    } else {
      let before = [("header", section.headerLength), ("inset", space.start)]
        .filter { $0.1 != 0 }.map { "the section's \($0.0)" }
      step.add(
        "starts at",
        before.isEmpty
          ? "\(start), where the section does"
          : "\(start), behind \(before.joined(separator: " and "))")
    }
    let largest = axis == .vertical ? "highest" : "widest"
    step.add(
      axis.extentName,
      "\(line.thickness.brief), that of its \(line.items.count == 1 ? "item" : "\(largest) item")")
    step.add("holds", holding(of: line, section.lines, space, spec))
    let isGrid = layout.estimate != nil && isGrid(query.section)
    let spacing = FlowSpacing(
      line, in: section.lines, space, isEstimated: layout.estimate != nil, isGrid: isGrid)
    step.add(line.items.count == 1 ? "its item stands" : "between two items", spacing.description)
    return step
  }

  /// Describes how much of the space a line needs, and why the line does not contain more items.
  private func holding(
    of line: FlowLine, _ lines: FlowLines, _ space: FlowSpace, _ spec: FlowSection
  ) -> String {
    let across = axis.perpendicular
    let count = line.items.count
    let need = line.length + Double(count - 1) * space.itemSpacing
    let spacing = "\(owner(of: spec.minimumInteritemSpacing)) spacing of \(space.itemSpacing.brief)"
    var text = "\(count.of("item")), which \(count == 1 ? "takes" : "take") \(need.brief)"
    text += " of \(space.crossLength.brief)"
    if count > 1 { text += " with \(spacing)" }
    if line.isLast { return text + "; it is the last line" }
    let next = need + space.itemSpacing + lines.frame(of: line.items.upperBound).size[across]
    text += count > 1 ? "; with one more" : "; with one more, and \(spacing),"
    return text + " it would be \(next.brief)"
  }

  /// Whether the items of a section are all equally long across the scroll axis.
  private func isGrid(_ section: Int) -> Bool {
    let measures = FlowMeasures(sizes: measured[section] ?? [:], average: average)
    return FlowSizeRuns(of: sections[section], in: layout, measures: measures)
      .areAlike(along: axis.perpendicular)
  }

  // MARK: Item

  private func itemStep(
    _ item: Int, in line: FlowLine, _ section: FlowStackedSection, _ query: SectionQuery
  ) -> Explanation.Step {
    let frame = section.lines.frame(of: item)
    var step = Explanation.Step("item \(item)")
    let (size, rule) = sizeRule(of: item, in: query.section)
    for axis in [Axis.horizontal, .vertical] {
      let counts =
        size[axis].brief == frame.size[axis].brief
        ? "" : ", which counts as \(frame.size[axis].brief)"
      step.add(axis.extentName, "\(size[axis].brief), \(rule)\(counts)")
    }
    let free = line.thickness - frame.size[axis]
    if free != 0 {
      step.add(
        "in its line",
        "in the middle of \(line.thickness.brief), \((free / 2).brief) from the \(axis.startName)")
    }
    let corner = Point(axis, along: query.start + section.headerLength, across: 0)
    step.add("position", section.grid.explanation(of: corner + frame.origin))
    return step
  }

  /// Returns the size that was given for an item, and the rule that it comes from.
  private func sizeRule(of item: Int, in section: Int) -> (size: Size, rule: String) {
    let given = sections[section].itemSizes ?? []
    guard let estimate = layout.estimate else {
      return item < given.count
        ? (given[item], "from the section's itemSizes") : (layout.itemSize, "the layout's itemSize")
    }
    if let size = measured[section]?[item] { return (size, "measured") }
    if item < given.count {
      return (given[item], "from the section's itemSizes, until it is measured")
    }
    if let average {
      let count = measured.values.reduce(0) { $0 + $1.count }
      return (average, "the average of \(count.of("measured item")), until it is measured itself")
    }
    return layout.estimatedItemSize == .automatic
      ? (estimate, "automatic, until something is measured")
      : (estimate, "the layout's estimatedItemSize, until something is measured")
  }

  // MARK: Header and footer

  private func headerFooterStep(
    _ kind: Element.Kind, _ section: FlowStackedSection, _ query: SectionQuery
  ) -> Explanation.Step {
    let spec = sections[query.section]
    let isHeader = kind == .sectionHeader
    let length = isHeader ? section.headerLength : section.footerLength
    var step = Explanation.Step(isHeader ? "header" : "footer")
    let rule = isHeader ? "headerReferenceSize" : "footerReferenceSize"
    let own = isHeader ? spec.headerReferenceSize : spec.footerReferenceSize
    step.add(axis.extentName, "\(length.brief), the \(own == nil ? "layout" : "section")'s \(rule)")
    step.add(
      axis.perpendicular.extentName,
      "\(solver.crossLength.brief), all that the content inset leaves of the container")
    let start = query.start + (isHeader ? 0 : section.length - section.footerLength)
    let place = section.grid.explanation(of: Point(axis, along: start, across: 0))
    step.add("position", "\(place), \(isHeader ? "where the section starts" : "behind its lines")")
    if isHeader ? layout.sectionHeadersPinToVisibleBounds : layout.sectionFootersPinToVisibleBounds
    {
      let pinned = section.pinned(isHeader: isHeader, query)
      step.add(
        "stays visible",
        pinned.explanation(
          in: query.visible, of: "section", query.start...(query.start + section.length)))
    }
    return step
  }
}
