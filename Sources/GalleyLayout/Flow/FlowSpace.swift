import GalleyGeometry

// The space that a section leaves for its lines.

/// The space of a section's lines, and the distances between them.
internal struct FlowSpace {
  /// The space before the first line, along the scroll axis.
  var start: Double
  /// The space after the last line, along the scroll axis.
  var end: Double
  /// The start of lines across the scroll axis.
  var crossStart: Double
  /// The space for each line.
  ///
  /// Negative if the insets are larger than the container.
  var crossLength: Double
  /// The space between two lines.
  var lineSpacing: Double
  /// The minimum space between two items of a line.
  var itemSpacing: Double
}

extension FlowSolver {
  /// Returns the space that a section leaves for its lines.
  internal func space(of section: FlowSection) -> FlowSpace {
    let axis = layout.scrollAxis
    let inset = section.inset ?? layout.sectionInset
    let crossStart = crossInset(inset, at: { $0.start(along: $1) })
    let crossEnd = crossInset(inset, at: { $0.end(along: $1) })
    return FlowSpace(
      start: inset.start(along: axis).asDistance, end: inset.end(along: axis).asDistance,
      crossStart: crossStart, crossLength: crossLength - crossStart - crossEnd,
      lineSpacing: (section.minimumLineSpacing ?? layout.minimumLineSpacing).asDistance,
      itemSpacing: itemSpacing(of: section))
  }

  /// Returns the minimum space between two items of a line.
  ///
  /// An infinite space is allowed: it puts one item in each line.
  private func itemSpacing(of section: FlowSection) -> Double {
    let spacing = section.minimumInteritemSpacing ?? layout.minimumInteritemSpacing
    return spacing == .infinity ? Double.greatestFiniteMagnitude.asDistance : spacing.asDistance
  }

  /// Returns the inset on one side across the scroll axis, measured from the edge of the content.
  ///
  /// The safe area and the layout margins are measured from the edge of the scroll view, and the
  /// content begins after the content inset. So a section inset that refers to them has an effect
  /// only as far as the sum of both exceeds the content inset.
  private func crossInset(_ inset: Insets, at side: (Insets, Axis) -> Double) -> Double {
    let across = layout.scrollAxis.perpendicular
    let own = side(inset, across).asDistance
    let reference: Insets
    switch layout.sectionInsetReference {
    case .contentInset: return own
    case .safeArea: reference = context.safeArea
    case .layoutMargins: reference = context.layoutMargins
    }
    let kept = side(context.contentInset, across).asDistance
    return max(own + side(reference, across).asDistance - kept, 0)
  }
}
