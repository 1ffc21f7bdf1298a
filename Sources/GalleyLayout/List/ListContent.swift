import GalleyGeometry

extension Arrangement {
  /// Arranges sections that continue in the same row, as IGListKit's list layout does.
  ///
  ///     let square = Size(width: 50, height: 50)
  ///     let grid = [ListLayoutSection](repeating: .init(.uniform(square, count: 1)), count: 3)
  ///     let context = ArrangementContext(
  ///       size: Size(width: 100, height: 100), grid: PixelGrid(scale: 2))
  ///     let arrangement = Arrangement(grid, layout: ListLayout(), in: context)
  ///     arrangement.frame(of: ElementPath(section: 1, item: 0))   // (50, 0, 50, 50)
  ///     arrangement.contentSize                                   // 100 × 100
  ///
  /// - Complexity: O(*n*) in the items.
  public init(
    _ sections: [ListLayoutSection], layout: ListLayout, in context: ArrangementContext
  ) {
    let running = RunningSections(sections, layout: layout, in: context)
    self.init(ListContent(sections, running, in: context), in: context)
  }

  /// Arranges sections that continue in the same row after a change, and solves only the sections
  /// from the first changed section on.
  ///
  /// The result is the same as that of `init(_:layout:in:)`. Reusing saves time if a list grows at
  /// its end, or if a section near its end changes, as with `didModifySection(_:)` of IGListKit.
  ///
  ///     let more = grid + [ListLayoutSection(.uniform(square, count: 2))]
  ///     arrangement = Arrangement(
  ///       more, layout: ListLayout(), in: context, reusing: arrangement, from: 3)
  ///     arrangement.contentSize   // 100 × 150
  ///
  /// - Parameters:
  ///   - sections: All sections.
  ///   - layout: The layout of the sections.
  ///   - context: The container of the layout.
  ///   - old: The arrangement before the change. If this arrangement was not created from a list
  ///     layout, or has another layout or container, everything is laid out again.
  ///   - firstChangedSection: The first section that has changed or no longer exists. All sections
  ///     before it have to be unchanged; if they are not, they keep their old frames.
  /// - Complexity: O(*n*) in the items from the first changed section on. The frames before it are
  ///   copied.
  public init(
    _ sections: [ListLayoutSection], layout: ListLayout, in context: ArrangementContext,
    reusing old: Arrangement, from firstChangedSection: Int
  ) {
    guard let old = old.content as? ListContent else {
      self.init(sections, layout: layout, in: context)
      return
    }
    let running = RunningSections(
      sections, layout: layout, in: context, reusing: old.running, from: firstChangedSection)
    self.init(ListContent(sections, running, in: context), in: context)
  }
}

/// The sections of a list layout.
internal struct ListContent: ArrangedContent {
  /// The sections that were laid out, for explanations.
  let sections: [ListLayoutSection]
  let running: RunningSections
  let context: ArrangementContext

  init(
    _ sections: [ListLayoutSection], _ running: RunningSections, in context: ArrangementContext
  ) {
    self.sections = sections
    self.running = running
    self.context = context
  }

  var scrollAxis: Axis { running.layout.scrollAxis }
  var isMirroredFromRightToLeft: Bool { false }
  var contentSize: Size { running.contentSize }
  var sectionCount: Int { running.sectionCount }
  var reports: [LayoutReport] { running.reports }

  func itemCount(inSection section: Int) -> Int { running.itemCount(inSection: section) }
  func frame(ofSection section: Int) -> Rect { running.bounds(ofSection: section) ?? .zero }
  func orthogonalRow(ofSection section: Int) -> OrthogonalRow? { nil }
  func orthogonalSections(from low: Double, to high: Double) -> [Int] { [] }

  /// The offset from which sticky headers are positioned, or `nil` if headers are not sticky: the
  /// content's offset plus the additional offset of headers.
  func sticking(in viewport: Viewport?) -> Double? {
    guard let viewport, running.layout.stickyHeaders else { return nil }
    // The visible part begins after the content inset, but the content offset counts from the
    // scroll view's edge.
    let visible = viewport.visible.min(along: scrollAxis).asFinitePosition
    let inset = context.contentInset.start(along: scrollAxis).asDistance
    return visible - inset + running.layout.stickyHeaderOffset.asDistance
  }

  func append(in viewport: Viewport, pins: Bool, to elements: inout [Element]) {
    elements += running.elements(
      in: viewport.rect, stickyAt: pins ? sticking(in: viewport) : nil)
  }

  func element(_ id: Element.ID, in viewport: Viewport?) -> Element? {
    running.element(id, stickyAt: sticking(in: viewport))
  }

  func firstItem(fromSection section: Int) -> ElementPath? {
    running.firstPath(fromSection: section)
  }

  func lastItem(beforeSection section: Int) -> ElementPath? {
    running.lastPath(beforeSection: section)
  }

  func firstItem(endingAfter offset: Double) -> ElementPath? {
    running.firstPath(endingAfter: offset)
  }

  func isEqual(to other: any ArrangedContent) -> Bool {
    (other as? ListContent)?.running == running
  }

  var lines: [String] {
    (0..<sectionCount).map { section in
      "section \(section): \(counted(itemCount(inSection: section), "item")), \(frame(ofSection: section))"
    }
  }

  func isMeasured(_ id: Element.ID) -> Bool { false }
  mutating func measure(_ id: Element.ID, as size: Size) -> Measuring { .unchanged }
  mutating func forget(_ id: Element.ID) {}
}
