import GalleyGeometry

// How boundary items have come to their places.

/// What a boundary item belongs to.
internal struct BoundaryHost {
  /// A section, or the layout.
  var name: String
  /// All boundary items around it.
  var boundary: Boundary
  /// Where it starts along the scroll axis.
  var start: Double
  /// The container as a whole.
  var container: Size
  /// How far boundary items stay inside of the container, across the scroll axis.
  var insets: DirectionalInsets
  var axis: Axis
  /// What was measured of its boundary items.
  var sizes: MeasuredSizes
}

extension PlacedBoundary {
  /// How the item has come to its place.
  ///
  /// - Parameters:
  ///   - host: What it belongs to.
  ///   - visible: What is in sight along the axis, for pinned items.
  ///   - solver: What has found its size.
  internal func step(
    in host: BoundaryHost, visible: ClosedRange<Double>?, by solver: GroupSolver
  ) -> Explanation.Step {
    var step = Explanation.Step("\(Element.Kind.supplementary(item.kind))")
    step.add("stands", item.placing(along: host.axis))
    let across = host.axis.perpendicular
    let room = host.container.replacing(
      across, by: host.container[across] - host.insets.total(along: across))
    let key = MeasuredSizes.Supplementary(kind: item.kind, number: number)
    let isMeasured = host.sizes.supplementaries[key] != nil
    step.add(item.size, in: room, as: slot.size, by: solver) { _ in
      isMeasured ? .measured : .unmeasured
    }
    let edge = host.insets.start(along: across)
    step.add(
      "across",
      item.crossPlacing(along: across) + " of the \(room[across].brief) from \(edge.brief)")
    if item.offset != .zero { step.add("offset", "\(item.offset)") }
    step.add("content insets", unlessZero: item.contentInsets.ignoringEstimates(of: item.size))
    var origin = frame.origin
    origin[host.axis] += host.start
    step.add("position", solver.grid.explanation(of: origin))
    if item.pinsToVisibleBounds {
      let pinned = PinnedElement(
        self, sectionStart: host.start, boundary: host.boundary, along: host.axis)
      step.add(
        "stays in sight",
        pinned.explanation(
          in: visible, of: host.name,
          host.start...max(host.start, host.start + host.boundary.length)))
    }
    return step
  }
}

extension BoundarySupplementary {
  /// Where it stands along the scroll axis, in words.
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

  /// Where it stands across the scroll axis, in words.
  fileprivate func crossPlacing(along axis: Axis) -> String {
    switch side(along: axis) {
    case .start: "at the start"
    case .end: "at the end"
    case .neither: "in the middle"
    }
  }
}
