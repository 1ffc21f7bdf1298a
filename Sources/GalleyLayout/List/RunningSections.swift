import GalleyGeometry

/// Where everything of a ``ListLayout`` is.
///
/// Sections flow on in the same row, so where one begins depends on all before it: the frames are
/// worked out once and kept. After a change only the sections from the first changed one on are
/// worked out again.
///
///     let square = Size(width: 33, height: 33)
///     let sections = [2, 1].map { ListLayoutSection(.uniform(square, count: $0)) }
///     let context = ArrangementContext(
///       size: Size(width: 100, height: 100), grid: PixelGrid(scale: 2))
///     let running = RunningSections(sections, layout: ListLayout(), in: context)
///     running.frame(ofItem: 0, inSection: 1)   // (66, 0, 33, 33): beside the others
///     running.contentSize                      // 100 × 33
///
/// All frames are in the coordinates of the content, and count from the left. Those of items are on
/// whole pixels: their origins rounded down, their sizes rounded up. Headers, footers and bounds
/// are as they come.
///
/// Sizes, insets and spacings that are infinite or no number count as zero, and so do negative
/// sizes. More than ten million items are not laid out. `reports` names what was odd.
///
/// - Differs: where insets leave no room, items are 0 wide, not negative.
package struct RunningSections: Equatable, Sendable {
  /// What the frames were worked out for.
  package let layout: ListLayout

  /// How long a row can be: the container across the scroll axis, less the scroll view's insets.
  internal let rowLength: Double
  internal let grid: PixelGrid

  internal var solved: ContiguousArray<Solved> = []
  /// The frames of all items, section by section.
  internal var frames: ContiguousArray<Rect> = []
  /// The rows of all sections. A row that two sections share is one of each.
  internal var rows: ContiguousArray<Row> = []
  /// For each section how far it and those before it reach along the scroll axis. Grows.
  internal var ends: ContiguousArray<Double> = []
  /// For each section where it and those behind it begin at the earliest. Grows.
  internal var starts: ContiguousArray<Double> = []
  /// What was odd about the sections, in order.
  internal var reports: [LayoutReport] = []
  /// How many items are laid out at most: each takes room in memory.
  internal let itemLimit: Int

  /// Works out where everything is.
  ///
  /// - Complexity: O(*n*) in the items, without an allocation for each.
  package init(
    _ sections: [ListLayoutSection], layout: ListLayout, in context: ArrangementContext
  ) {
    self.init(sectionCount: sections.count, layout: layout, in: context) { sections[$0] }
  }

  /// Works out where everything is after a change.
  ///
  /// - Parameters:
  ///   - sections: All sections.
  ///   - layout: How they are laid out.
  ///   - context: What they are laid out in.
  ///   - old: What was there before. If it was laid out in another way, it is of no use, and
  ///     everything is worked out anew.
  ///   - firstChangedSection: The first section that is not what it was, or not there any more. All
  ///     before it must be as they were.
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

  /// Works out where everything is, and asks only for the sections that it needs: from the first
  /// changed one on, in order and each once.
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
      takeOver(old, sections: kept)
    }
    for index in kept..<count {
      let section = section(index)
      append(section)
      noteOddities(of: section)
    }
    settleStarts(from: kept)
    checkInvariants()
  }
}

// MARK: - Asking for one thing

extension RunningSections {
  /// What the sections take: along the scroll axis as far as the *last* one and its inset reach,
  /// even if an earlier one reaches further. Zero without sections.
  package var contentSize: Size {
    guard let last = solved.last else { return .zero }
    let end = last.bounds.max(along: layout.scrollAxis) + last.endInset
    return Size(layout.scrollAxis, along: end, across: rowLength)
  }

  /// How many sections there are.
  package var sectionCount: Int { solved.count }

  /// How many items a section has; none if there is no such section.
  package func itemCount(inSection section: Int) -> Int {
    solved.indices.contains(section) ? items(of: section).count : 0
  }

  /// Where an item is; `nil` if there is no such item.
  ///
  /// - Complexity: O(1)
  package func frame(ofItem item: Int, inSection section: Int) -> Rect? {
    guard solved.indices.contains(section) else { return nil }
    let items = items(of: section)
    return item >= 0 && item < items.count ? frames[items.lowerBound + item] : nil
  }

  /// The smallest rectangle around a section's items, header and footer; `nil` if there is no such
  /// section. That of a section with none of them is empty, and lies where the section before ends.
  package func bounds(ofSection section: Int) -> Rect? {
    solved.indices.contains(section) ? solved[section].bounds : nil
  }

  /// Where the header of a section is; `nil` if it has none, or one without extent.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - offset: How far the content is scrolled along the scroll axis, and the distance by which
  ///     the app wants headers to come to rest lower (`stickyHeaderYOffset`) added. With `nil` the
  ///     header is where it is laid out, and so it is in a list whose headers do not stay in sight.
  package func headerFrame(ofSection section: Int, stickyAt offset: Double? = nil) -> Rect? {
    guard solved.indices.contains(section), !solved[section].header.isEmpty else { return nil }
    var frame = solved[section].header
    guard layout.stickyHeaders, let offset else { return frame }
    let axis = layout.scrollAxis
    var place = offset.asPlace + layout.topContentInset.asDistance
    place = max(place, solved[section].bounds.min(along: axis))
    // The last section lets its header go as far as it likes.
    if section + 1 < solved.count {
      let next = solved[section + 1].bounds.min(along: axis)
      place = min(place, next - frame.length(along: axis))
    }
    frame.origin[axis] = place
    return frame
  }

  /// Where the footer of a section is; `nil` if it has none, or one without extent.
  package func footerFrame(ofSection section: Int) -> Rect? {
    guard solved.indices.contains(section), !solved[section].footer.isEmpty else { return nil }
    return solved[section].footer
  }

  /// The section's stretch of `frames`.
  internal func items(of section: Int) -> Range<Int> {
    let end = section + 1 < solved.count ? solved[section + 1].firstItem : frames.count
    return solved[section].firstItem..<end
  }

  /// The section's stretch of `rows`.
  internal func rows(of section: Int) -> Range<Int> {
    let end = section + 1 < solved.count ? solved[section + 1].firstRow : rows.count
    return solved[section].firstRow..<end
  }
}
