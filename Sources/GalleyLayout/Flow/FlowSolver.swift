import GalleyGeometry

/// Solves the sections of a flow layout: which items are in which line, and their positions.
///
///     var layout = FlowLayout()
///     layout.itemSize = Size(width: 100, height: 60)
///     let screen = ArrangementContext(
///       size: Size(width: 375, height: 400), grid: PixelGrid(scale: 2))
///     let lines = FlowSolver(layout, in: screen).lines(of: FlowSection(itemCount: 7))
///     lines.length        // 200: three lines, and 10 between each two
///     lines.frame(of: 4)  // (137.5, 70, 100, 60)
///
/// Solving is pure arithmetic: the same section in the same container gives the same lines. An
/// extent that is negative, infinite or NaN counts as zero, and an extent larger than 10⁹ counts as
/// 10⁹.
package struct FlowSolver: Sendable {
  /// The layout.
  package let layout: FlowLayout
  /// The container of the layout.
  package let context: ArrangementContext

  /// Creates a solver for a layout in a container.
  package init(_ layout: FlowLayout, in context: ArrangementContext) {
    self.layout = layout
    self.context = context
  }

  /// Returns the lines of one section.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - measures: The measured sizes of the section. Ignored if the layout does not measure its
  ///     items.
  /// - Complexity: O(1) for a section of one size. O(*n*) in the items whose sizes are given one by
  ///   one; otherwise O(*m* log *m*) in the measured items, however many other items there are.
  package func lines(
    of section: FlowSection, measures: FlowMeasures = FlowMeasures()
  ) -> FlowLines {
    var breaking = FlowBreaking(
      FlowSizeRuns(of: section, in: layout, measures: measures), space: space(of: section),
      axis: layout.scrollAxis, isEstimated: layout.estimate != nil)
    breaking.breakAll()
    return FlowLines(
      breaking, estimatedAxes: layout.estimate == nil ? [] : [.horizontal, .vertical])
  }
}

// MARK: - Around the lines

extension FlowSolver {
  /// The length that lines, headers and footers may have across the scroll axis: the container
  /// without the content inset of the scroll view.
  package var crossLength: Double {
    let across = layout.scrollAxis.perpendicular
    let kept = context.contentInset
    return
      (context.size[across].asLength - kept.start(along: across).asDistance
      - kept.end(along: across).asDistance).asLength
  }

  /// Returns the length of a section's header along the scroll axis; zero if the section has no
  /// header.
  package func headerLength(of section: FlowSection) -> Double {
    (section.headerReferenceSize ?? layout.headerReferenceSize)[layout.scrollAxis].asLength
  }

  /// Returns the length of a section's footer along the scroll axis; zero if the section has no
  /// footer.
  package func footerLength(of section: FlowSection) -> Double {
    (section.footerReferenceSize ?? layout.footerReferenceSize)[layout.scrollAxis].asLength
  }
}
