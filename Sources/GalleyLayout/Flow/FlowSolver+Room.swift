import GalleyGeometry

// The room that a section leaves for its lines.

/// Where a section's lines may stand, and how far apart.
internal struct FlowRoom {
  /// Room before the first line and behind the last, along the scroll axis.
  var start: Double
  var end: Double
  /// Where lines begin across the scroll axis.
  var crossStart: Double
  /// How much a line may hold. Negative where the insets are larger than the container.
  var crossLength: Double
  /// Room between two lines.
  var lineSpacing: Double
  /// The least room between two items of a line.
  var itemSpacing: Double
}

extension FlowSolver {
  /// The room that a section leaves for its lines.
  internal func room(of section: FlowSection) -> FlowRoom {
    let axis = layout.scrollAxis
    let inset = section.inset ?? layout.sectionInset
    let crossStart = crossInset(inset, at: { $0.start(along: $1) })
    let crossEnd = crossInset(inset, at: { $0.end(along: $1) })
    return FlowRoom(
      start: inset.start(along: axis).asDistance, end: inset.end(along: axis).asDistance,
      crossStart: crossStart, crossLength: crossLength - crossStart - crossEnd,
      lineSpacing: (section.minimumLineSpacing ?? layout.minimumLineSpacing).asDistance,
      itemSpacing: itemSpacing(of: section))
  }

  /// The least room between two items of a line. An endless one is meant so: it has one item stand in
  /// each line.
  private func itemSpacing(of section: FlowSection) -> Double {
    let spacing = section.minimumInteritemSpacing ?? layout.minimumInteritemSpacing
    return spacing == .infinity ? Double.greatestFiniteMagnitude.asDistance : spacing.asDistance
  }

  /// The inset on one side across the scroll axis, from where the content begins.
  ///
  /// What the scroll view keeps free is kept free in any case, so an inset from elsewhere counts
  /// only as far as it reaches beyond that.
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
