import GalleyGeometry

/// The frames of a ``ListLayout``.
///
/// Sections continue in the same row, so the position of a section depends on all sections before
/// it. The frames are computed once and stored. After a change, only the sections from the first
/// changed section on are computed again.
///
///     let square = Size(width: 33, height: 33)
///     let sections = [2, 1].map { ListLayoutSection(.uniform(square, count: $0)) }
///     let context = ArrangementContext(
///       size: Size(width: 100, height: 100), grid: PixelGrid(scale: 2))
///     let running = RunningSections(sections, layout: ListLayout(), in: context)
///     running.frame(ofItem: 0, inSection: 1)   // (66, 0, 33, 33): beside the others
///     running.contentSize                      // 100 × 33
///
/// All frames are in the coordinates of the content, and count from the left. The frames of items
/// are on whole pixels: their origins are rounded down, their sizes are rounded up. Headers,
/// footers and bounds are not rounded.
///
/// Sizes, insets and spacings that are infinite or not a number count as zero, and so do negative
/// sizes. At most ten million items are laid out. `reports` names the problems.
///
/// - Differs: if insets leave no space, items are 0 wide, not negative.
package struct RunningSections: Equatable, Sendable {
  /// The layout for which the frames were computed.
  package let layout: ListLayout

  /// The length of a row: the container across the scroll axis, without the scroll view's insets.
  internal let rowLength: Double
  internal let grid: PixelGrid

  /// The sections whose frames have been computed.
  internal var solved: ContiguousArray<Solved> = []
  /// The frames of all items, section by section.
  internal var frames: ContiguousArray<Rect> = []
  /// The rows of all sections.
  ///
  /// A row that several sections share counts once for each section.
  internal var rows: ContiguousArray<Row> = []
  /// For each section, the largest end along the scroll axis among this section and all sections
  /// before it.
  ///
  /// The numbers are ascending.
  internal var ends: ContiguousArray<Double> = []
  /// For each section, the smallest start among this section and all sections after it.
  ///
  /// The numbers are ascending.
  internal var starts: ContiguousArray<Double> = []
  /// The problems in the sections, in order.
  internal var reports: [LayoutReport] = []
  /// The largest number of items that are laid out, because each item takes memory.
  internal let itemLimit: Int

  /// Computes the frames.
  ///
  /// - Complexity: O(*n*) in the items. There is no allocation for each item.
  package init(
    _ sections: [ListLayoutSection], layout: ListLayout, in context: ArrangementContext
  ) {
    self.init(sectionCount: sections.count, layout: layout, in: context) { sections[$0] }
  }

  /// Computes the frames after a change.
  ///
  /// - Parameters:
  ///   - sections: All sections.
  ///   - layout: The layout of the sections.
  ///   - context: The container of the layout.
  ///   - old: The solution before the change. If it has another layout or container, everything is
  ///     computed again.
  ///   - firstChangedSection: The first section that has changed or no longer exists. All sections
  ///     before it must be unchanged.
  /// - Complexity: O(*n*) in the items from the first changed section on. The frames before it are
  ///   copied.
  package init(
    _ sections: [ListLayoutSection], layout: ListLayout, in context: ArrangementContext,
    reusing old: RunningSections, from firstChangedSection: Int
  ) {
    self.init(
      sectionCount: sections.count, layout: layout, in: context, reusing: old,
      from: firstChangedSection
    ) { sections[$0] }
  }

  /// Computes the frames. Calls `section` only for the sections that are needed: once for each
  /// section from the first changed section on, in order.
  package init(
    sectionCount: Int, layout: ListLayout, in context: ArrangementContext,
    reusing old: RunningSections? = nil, from firstChangedSection: Int = 0,
    itemLimit: Int = 10_000_000, section: (Int) -> ListLayoutSection
  ) {
    self.layout = layout
    self.itemLimit = itemLimit
    grid = context.grid
    let axis = layout.scrollAxis.perpendicular
    rowLength =
      (context.size[axis].asLength - context.contentInset.finite.total(along: axis))
      .asLength

    let count = max(sectionCount, 0)
    var kept = 0
    if let old, old.isSolved(as: self) {
      kept = min(max(firstChangedSection, 0), old.solved.count, count)
      copySolution(of: old, sections: kept)
    }
    for index in kept..<count {
      let section = section(index)
      append(section)
      reportProblems(of: section)
    }
    settleStarts(from: kept)
    checkInvariants()
  }
}

// MARK: - Queries for one element

extension RunningSections {
  /// The size of the content.
  ///
  /// Along the scroll axis, the content reaches to the end of the *last* section and its inset,
  /// even if an earlier section reaches further. The size is zero without sections.
  package var contentSize: Size {
    guard let last = solved.last else { return .zero }
    let end = last.bounds.max(along: layout.scrollAxis) + last.endInset
    return Size(layout.scrollAxis, along: end, across: rowLength)
  }

  /// The number of sections.
  package var sectionCount: Int { solved.count }

  /// Returns the number of items in a section; zero if there is no such section.
  package func itemCount(inSection section: Int) -> Int {
    solved.indices.contains(section) ? items(of: section).count : 0
  }

  /// Returns the frame of an item; `nil` if there is no such item.
  ///
  /// - Complexity: O(1)
  package func frame(ofItem item: Int, inSection section: Int) -> Rect? {
    guard solved.indices.contains(section) else { return nil }
    let items = items(of: section)
    return item >= 0 && item < items.count ? frames[items.lowerBound + item] : nil
  }

  /// Returns the smallest rectangle around a section's items, header and footer; `nil` if there is
  /// no such section.
  ///
  /// For a section without items, header and footer, the rectangle is empty, and lies at the end of
  /// the previous section.
  package func bounds(ofSection section: Int) -> Rect? {
    solved.indices.contains(section) ? solved[section].bounds : nil
  }

  /// Returns the frame of a section's header; `nil` if the section has no header, or if the header
  /// has no extent.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - offset: The content offset along the scroll axis, plus the app's additional distance for
  ///     sticky headers (`stickyHeaderYOffset`). With `nil`, or if headers are not sticky, the
  ///     header is where it was laid out.
  package func headerFrame(ofSection section: Int, stickyAt offset: Double? = nil) -> Rect? {
    guard solved.indices.contains(section), !solved[section].header.isEmpty else { return nil }
    var frame = solved[section].header
    guard layout.stickyHeaders, let offset else { return frame }
    let axis = layout.scrollAxis
    var place = offset.asFinitePosition + layout.topContentInset.asDistance
    place = max(place, solved[section].bounds.min(along: axis))
    // The header of the last section may move without limit.
    if section + 1 < solved.count {
      let next = solved[section + 1].bounds.min(along: axis)
      place = min(place, next - frame.length(along: axis))
    }
    frame.origin[axis] = place
    return frame
  }

  /// Returns the frame of a section's footer; `nil` if the section has no footer, or if the footer
  /// has no extent.
  package func footerFrame(ofSection section: Int) -> Rect? {
    guard solved.indices.contains(section), !solved[section].footer.isEmpty else { return nil }
    return solved[section].footer
  }

  /// Returns the section's range of `frames`.
  internal func items(of section: Int) -> Range<Int> {
    let end = section + 1 < solved.count ? solved[section + 1].firstItem : frames.count
    return solved[section].firstItem..<end
  }

  /// Returns the section's range of `rows`.
  internal func rows(of section: Int) -> Range<Int> {
    let end = section + 1 < solved.count ? solved[section + 1].firstRow : rows.count
    return solved[section].firstRow..<end
  }
}
