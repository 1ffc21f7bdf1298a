import GalleyGeometry

// The reasons for the frames of a list layout's elements.

extension ListContent {
  /// Returns the steps that explain the frame of an element, starting at its section.
  func steps(to id: Element.ID, in viewport: Viewport?) -> [Explanation.Step] {
    let number = id.path.section
    guard sections.indices.contains(number), number < running.sectionCount else { return [] }
    let section = sectionStep(number)
    switch id.kind {
    case .item:
      guard let row = running.row(holding: id.path.item, of: number, as: sections[number]) else {
        return [section]
      }
      return [section, step(of: row, in: number), itemStep(id.path.item, of: row, in: number)]
    case .sectionHeader: return [section, headerStep(number, in: viewport)]
    case .sectionFooter: return [section, footerStep(number)]
    default: return [section]
    }
  }

  private var axis: Axis { scrollAxis }

  private func sectionStep(_ number: Int) -> Explanation.Step {
    let spec = sections[number]
    var step = Explanation.Step("section \(number)")
    step.add("bounds", frame(ofSection: number).brief)
    step.add("insets", unlessZero: spec.insets)
    let line = RunningSections.Line(
      spec.insets.finite, along: axis, rowLength: running.rowLength)
    step.add(
      "room across",
      "\(line.length.brief) of \(running.rowLength.brief), from \(line.start.brief)")
    return step
  }

  // MARK: Rows

  private func step(of row: RunningRow, in number: Int) -> Explanation.Step {
    let spec = sections[number]
    var step = Explanation.Step("row of \(row.items.asItems)")
    switch row.origin {
    case .header: step.add("begins", "a new row, as in every section with a header")
    case .startOfList: step.add("begins", "at the start of the list")
    case .continuingRow(let fill):
      step.add(
        "goes on",
        "in the row of the section before, which is filled to \(fill.brief) with its spacing")
    case .wrapped(let reach, let limit):
      step.add(
        "begins",
        """
        a new row: \(row.items.prefix(1).asItems) would reach to \(reach.brief), more than a point \
        beyond \((limit - 1).brief)
        """)
    }
    let spacing = spec.lineSpacing.asDistance
    if case .continuingRow = row.origin {
      step.add("starts at", "\(row.along.brief), where that row does")
    } else if case .header = row.origin {
      step.add("starts at", "\(row.along.brief), behind all that comes before and the header")
    } else if row.number == 0 {
      step.add("starts at", "\(row.along.brief), behind all that comes before")
    } else {
      step.add(
        "starts at",
        "\(row.along.brief), behind all that comes before and a line spacing of \(spacing.brief)")
    }
    let inset = spec.insets.finite.start(along: axis)
    if inset != 0 { step.add("inset", "each item stands \(inset.brief) behind that") }
    return step
  }

  // MARK: Items

  private func itemStep(
    _ item: Int, of row: RunningRow, in number: Int
  ) -> Explanation.Step {
    let spec = sections[number]
    let given = spec.itemSizes.given(item)
    let place = row.places[item - row.items.lowerBound]
    var step = Explanation.Step("item \(item)")
    for axis in [Axis.horizontal, .vertical] {
      step.add(axis.extentName, extentText(given, along: axis, at: place))
    }
    if item == row.items.lowerBound {
      if case .continuingRow = row.origin {} else { step.add("before it", "nothing in its row") }
    } else {
      step.add(
        "before it",
        """
        \((item - 1..<item).asItems), and an interitem spacing of \
        \(spec.interitemSpacing.asDistance.brief)
        """)
    }
    let exact = Rect(
      origin: Point(
        axis, along: row.along + spec.insets.finite.start(along: axis), across: place.start),
      size: Size(axis, along: given.clean[axis], across: place.length))
    let frame = running.grid.listFrame(exact)
    step.add(
      "position",
      exact.origin.brief == frame.origin.brief
        ? frame.origin.brief : "\(exact.origin.brief), down to the pixel = \(frame.origin.brief)")
    step.add(
      "size",
      exact.size.brief == frame.size.brief
        ? frame.size.brief : "\(exact.size.brief), up to the pixel = \(frame.size.brief)")
    return step
  }

  /// Returns the width or height of an item, and the reasons for it.
  private func extentText(_ given: Size, along axis: Axis, at place: RunningRow.Place) -> String {
    let length = given.clean[axis]
    var text = "\(length.brief), from the section's itemSizes"
    if given[axis].brief != length.brief {
      text = "\(given[axis].brief), which counts as \(length.brief)"
    }
    guard axis == self.axis.perpendicular else { return text }
    if place.cut < length { text += ", but the row has only \(place.cut.brief)" }
    if place.length != place.cut {
      text += ", stretched to \(place.length.brief): it ends a point or less before the row does"
    }
    return text
  }

  // MARK: Headers and footers

  private func headerStep(_ number: Int, in viewport: Viewport?) -> Explanation.Step {
    let frame = running.headerFrame(ofSection: number) ?? .zero
    let hasItems = itemCount(inSection: number) > 0
    var step = barStep("header", frame)
    step.add(
      "position",
      hasItems
        ? "\(frame.origin.brief), right before the section's items"
        : "\(frame.origin.brief), behind the section before")
    guard running.layout.stickyHeaders else { return step }
    guard let offset = sticking(in: viewport) else {
      step.add("sticks", "while its section is visible; here at its natural position")
      return step
    }
    step.add("sticks", sticking(number, at: offset))
    return step
  }

  /// Describes the position of a sticky header, and the reason for it.
  private func sticking(_ number: Int, at offset: Double) -> String {
    let inset = running.layout.topContentInset.asDistance
    let lower = running.layout.stickyHeaderOffset.asDistance
    var text = "the content is scrolled to \((offset - lower).brief)"
    if inset + lower != 0 {
      text += ", and headers come to rest \((inset + lower).brief) further on"
    }
    let wanted = offset.asFinitePosition + inset
    let first = running.solved[number].bounds.min(along: axis)
    let stuck = running.headerFrame(ofSection: number, stickyAt: offset)?.min(along: axis) ?? 0
    if stuck < max(wanted, first), number + 1 < running.sectionCount {
      let next = running.solved[number + 1].bounds.min(along: axis)
      return
        "\(text); but section \(number + 1) starts at \(next.brief), which pushes it to \(stuck.brief)"
    }
    return wanted > first
      ? "\(text), so it stands at \(stuck.brief)"
      : "\(text), so it stands where its section starts, at \(stuck.brief)"
  }

  private func footerStep(_ number: Int) -> Explanation.Step {
    let frame = running.footerFrame(ofSection: number) ?? .zero
    var step = barStep("footer", frame)
    let inset = sections[number].insets.finite.right
    let gap =
      axis == .horizontal && inset != 0 ? " and an inset of \(inset.brief)" : ""
    step.add("position", "\(frame.origin.brief), behind all of the section\(gap)")
    return step
  }

  private func barStep(_ name: String, _ frame: Rect) -> Explanation.Step {
    var step = Explanation.Step(name)
    let (length, across) = (frame.length(along: axis), frame.length(along: axis.perpendicular))
    step.add(axis.extentName, "\(length.brief), the section's \(name)Length")
    step.add(axis.perpendicular.extentName, "\(across.brief), all of the section's room across")
    return step
  }
}
