import GalleyGeometry

/// Sections that follow one another along the scroll axis, between the boundary items of the whole
/// layout.
///
/// Equal neighboring sections are one span of a tree, so ten thousand equal sections cost as much
/// as one section.
internal struct StackedSections: ArrangedContent {
  let scrollAxis: Axis
  let container: Size
  let grid: PixelGrid
  /// The configuration of a compositional layout.
  var configuration: CompositionalConfiguration?
  /// The sections, each with the space after it.
  var tree: SpanTree<StackedSection>
  /// The space between two sections.
  let spacing: Double
  /// Returns the positions of the boundary items around content of a length.
  let surround: @Sendable (_ length: Double, _ sizes: MeasuredSizes) -> Boundary
  /// The boundary items of the whole layout, with the length of the content.
  var around = Boundary(length: 0)
  /// The measured sizes of the boundary items.
  var sizes = MeasuredSizes()
  /// The extent of the widest group across the scroll axis.
  var crossExtent = 0.0
  /// The largest distance by which a section overlaps the section before it.
  var reachBack = 0.0
  /// The largest distance by which a section overlaps the section after it.
  var reachOn = 0.0

  /// Creates stacked sections.
  ///
  /// - Parameters:
  ///   - runs: The sections, with equal neighbors together.
  ///   - spacing: The space between two sections.
  ///   - surround: Returns the positions of the boundary items around content of a length.
  init(
    _ runs: some Sequence<(section: StackedSection, count: Int)>, along axis: Axis, spacing: Double,
    in container: Size, grid: PixelGrid,
    sizes: MeasuredSizes = MeasuredSizes(),
    surround: @escaping @Sendable (_ length: Double, _ sizes: MeasuredSizes) -> Boundary
  ) {
    scrollAxis = axis
    self.spacing = spacing.asDistance
    self.container = container
    self.grid = grid
    self.surround = surround
    self.sizes = sizes
    let spacing = self.spacing
    tree = SpanTree(
      runs.lazy.map { run in
        SpanTree.Span(
          count: run.count, length: max(run.section.length + spacing, 0), payload: run.section)
      })
    var crossExtent = 0.0
    var reachBack = 0.0
    var reachOn = 0.0
    tree.forEachSpan { _, _, span in
      let reach = span.payload.reach
      crossExtent = max(crossExtent, span.payload.crossExtent)
      reachBack = max(reachBack, reach.before)
      reachOn = max(reachOn, reach.end - span.length)
    }
    (self.crossExtent, self.reachBack, self.reachOn) = (crossExtent, reachBack, reachOn)
    around = surround(length, sizes)
  }

  var axis: Axis { scrollAxis }
  var count: Int { tree.count }

  var isMirroredFromRightToLeft: Bool { true }
  var sectionCount: Int { count }

  func itemCount(inSection section: Int) -> Int { tree.place(at: section).payload.itemCount }

  func orthogonalRow(ofSection section: Int) -> OrthogonalRow? {
    tree.place(at: section).payload.orthogonalRow
  }

  func orthogonalSections(from low: Double, to high: Double) -> [Int] {
    var found: [Int] = []
    let range = sections(from: low, to: high)
    var index = range.lowerBound
    while index < range.upperBound {
      let place = tree.place(at: index)
      guard let row = place.payload.rowStretch else {
        // The section does not scroll orthogonally. Skip its equal neighbors, which do not scroll
        // orthogonally either.
        index += place.following + 1
        continue
      }
      let start = place.start + around.shift
      let length = min(start + row.upperBound, high) - max(start + row.lowerBound, low)
      if length > 1e-9 { found.append(index) }
      index += 1
    }
    return found
  }

  func frame(ofSection index: Int) -> Rect {
    let (section, start) = section(at: index)
    return Rect(
      origin: Point(axis, along: start, across: 0),
      size: Size(axis, along: section.length, across: container[axis.perpendicular]))
  }

  /// The problems in the whole layout, and in the first of each run of equal sections.
  var reports: [LayoutReport] {
    var reports = (configuration?.problems ?? []).map { LayoutReport(section: nil, message: $0) }
    tree.forEachSpan { first, _, span in
      for message in span.payload.problems {
        reports.append(LayoutReport(section: first, message: message))
      }
    }
    return reports
  }

  /// The total length of all sections.
  var length: Double {
    guard count > 0 else { return 0 }
    let last = tree.place(at: count - 1)
    return last.start + last.payload.length
  }

  /// The size of the content.
  var contentSize: Size {
    Size(axis, along: around.length, across: max(container[axis.perpendicular], crossExtent))
  }

  // MARK: Sections

  /// Returns a section, and the position at which it starts along the scroll axis.
  ///
  /// - Precondition: `index` is below `count`.
  func section(at index: Int) -> (section: StackedSection, start: Double) {
    let place = tree.place(at: index)
    return (place.payload, place.start + around.shift)
  }

  /// The sections that may have elements between two offsets.
  func sections(from low: Double, to high: Double) -> Range<Int> {
    let first = tree.firstIndex(endingAfter: low - around.shift - reachOn)
    let end = tree.firstIndex(startingAtOrAfter: high - around.shift + reachBack)
    // Include the section that only touches the range, because a decoration that touches the
    // viewport is visible.
    return first..<max(first, min(end + 1, count))
  }
}

extension Rect {
  /// The range of the rectangle along an axis.
  internal func stretch(along axis: Axis) -> ClosedRange<Double> {
    let low = min(along: axis)
    let high = max(along: axis)
    return low <= high ? low...high : 0...0
  }
}
