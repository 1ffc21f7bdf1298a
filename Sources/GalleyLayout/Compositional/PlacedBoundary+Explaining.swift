import GalleyGeometry

// The reasons for the positions of boundary items.

/// The section or layout that a boundary item belongs to.
internal struct BoundaryHost {
  /// The name of the section, or of the layout.
  var name: String
  /// All boundary items of the section or layout.
  var boundary: Boundary
  /// The position at which the section or layout starts along the scroll axis.
  var start: Double
  /// The container as a whole.
  var container: Size
  /// The insets of boundary items inside of the container, across the scroll axis.
  var insets: DirectionalInsets
  var axis: Axis
  /// The measured sizes of the boundary items.
  var sizes: MeasuredSizes
}

extension PlacedBoundary {
  /// Returns the reason for the position of the item.
  ///
  /// - Parameters:
  ///   - host: The section or layout that the item belongs to.
  ///   - visible: The visible range along the axis, for pinned items.
  ///   - solver: The solver that found the size.
  internal func step(
    in host: BoundaryHost, visible: ClosedRange<Double>?, by solver: GroupSolver
  ) -> Explanation.Step {
    var step = Explanation.Step("\(Element.Kind.supplementary(item.kind))")
    step.add("stands", item.placing(along: host.axis))
    let across = host.axis.perpendicular
    let available = host.container.replacing(
      across, by: host.container[across] - host.insets.total(along: across))
    let key = MeasuredSizes.Supplementary(kind: item.kind, number: number)
    let isMeasured = host.sizes.supplementaries[key] != nil
    step.add(item.size, in: available, as: slot.size, by: solver) { _ in
      isMeasured ? .measured : .unmeasured
    }
    let edge = host.insets.start(along: across)
    step.add(
      "across",
      item.crossPlacing(along: across) + " of the \(available[across].brief) from \(edge.brief)")
    if item.offset != .zero { step.add("offset", "\(item.offset)") }
    step.add("content insets", unlessZero: item.contentInsets.ignoringEstimates(of: item.size))
    var origin = frame.origin
    origin[host.axis] += host.start
    step.add("position", solver.grid.explanation(of: origin))
    if item.pinsToVisibleBounds {
      let pinned = PinnedElement(
        self, sectionStart: host.start, boundary: host.boundary, along: host.axis)
      step.add(
        "stays visible",
        pinned.explanation(
          in: visible, of: host.name,
          host.start...max(host.start, host.start + host.boundary.length)))
    }
    return step
  }
}

extension BoundarySupplementary {
  /// Describes the position along the scroll axis.
  fileprivate func placing(along axis: Axis) -> String {
    switch (side(along: axis), extendsBoundary) {
    case (.start, true): "\(alignment.edges), before the content, which makes room for it"
    case (.start, false): "\(alignment.edges), over the start of the content"
    case (.end, true): "\(alignment.edges), behind the content"
    case (.end, false): "\(alignment.edges), over the end of the content"
    case (.neither, true):
      "\(alignment.edges), over the middle of the content, which is at least as long"
    case (.neither, false): "\(alignment.edges), over the middle of the content"
    }
  }

  /// Describes the position across the scroll axis.
  fileprivate func crossPlacing(along axis: Axis) -> String {
    switch side(along: axis) {
    case .start: "at the start"
    case .end: "at the end"
    case .neither: "in the middle"
    }
  }
}
