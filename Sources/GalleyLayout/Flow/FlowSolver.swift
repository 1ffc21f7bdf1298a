import GalleyGeometry

/// Sets the sections of a flow layout: which items stand in which line, and where.
///
///     var layout = FlowLayout()
///     layout.itemSize = Size(width: 100, height: 60)
///     let screen = ArrangementContext(
///       size: Size(width: 375, height: 400), grid: PixelGrid(scale: 2))
///     let lines = FlowSolver(layout, in: screen).lines(of: FlowSection(itemCount: 7))
///     lines.length        // 200: three lines, and 10 between each two
///     lines.frame(of: 4)  // (137.5, 70, 100, 60)
///
/// Pure arithmetic: the same section in the same container gives the same lines. An extent that is
/// negative, infinite or NaN counts as zero, and what is larger than 10⁹ as 10⁹.
package struct FlowSolver: Sendable {
  /// The layout.
  package let layout: FlowLayout
  /// What it is made in.
  package let context: ArrangementContext

  /// A solver for a layout in a container.
  package init(_ layout: FlowLayout, in context: ArrangementContext) {
    self.layout = layout
    self.context = context
  }

  /// The lines of one section.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - measures: What has been measured of it. Of no interest to a layout that does not have its
  ///     items measured.
  /// - Complexity: O(1) for a section of one size. O(*n*) in the items whose sizes are given one by
  ///   one; otherwise O(*m* log *m*) in those that are measured, however many are not.
  package func lines(
    of section: FlowSection, measures: FlowMeasures = FlowMeasures()
  ) -> FlowLines {
    var breaking = FlowBreaking(
      FlowSizeRuns(of: section, in: layout, measures: measures), room: room(of: section),
      axis: layout.scrollAxis, isEstimated: layout.estimate != nil)
    breaking.breakAll()
    return FlowLines(
      breaking, estimatedAxes: layout.estimate == nil ? [] : [.horizontal, .vertical])
  }
}

// MARK: - Around the lines

extension FlowSolver {
  /// How far lines, headers and footers may reach across the scroll axis, and how far the content
  /// does: the container less what the scroll view keeps free.
  package var crossLength: Double {
    let across = layout.scrollAxis.perpendicular
    let kept = context.contentInset
    return
      (context.size[across].asLength - kept.start(along: across).asDistance
      - kept.end(along: across).asDistance).asLength
  }

  /// How long a section's header is along the scroll axis; zero where it has none.
  package func headerLength(of section: FlowSection) -> Double {
    (section.headerReferenceSize ?? layout.headerReferenceSize)[layout.scrollAxis].asLength
  }

  /// How long a section's footer is along the scroll axis; zero where it has none.
  package func footerLength(of section: FlowSection) -> Double {
    (section.footerReferenceSize ?? layout.footerReferenceSize)[layout.scrollAxis].asLength
  }
}
