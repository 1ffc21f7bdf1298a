import GalleyGeometry

// The positions of pinned elements.

extension PinnedElement {
  /// Returns the reason why the element is where it is.
  ///
  /// - Parameters:
  ///   - visible: The visible part of the content; `nil` if there is no viewport.
  ///   - whole: The section or layout that the element belongs to.
  ///   - extent: The range of that section or layout along the scroll axis.
  internal func explanation(
    in visible: ClosedRange<Double>?, of whole: String, _ extent: ClosedRange<Double>
  ) -> String {
    guard let visible else { return "while its \(whole) is in sight; here where it belongs" }
    let seen =
      "\(visible.lowerBound.brief) to \(visible.upperBound.brief) is in sight"
    let start = start(in: visible)
    let wanted: Double
    switch side {
    case .neither:
      return "\(seen), but only what is at the start or the end of the \(whole) moves"
    case .start: wanted = max(natural, visible.lowerBound)
    case .end: wanted = min(natural, visible.upperBound - length)
    }
    if start == wanted {
      if start == natural { return "\(seen), and so is the place where it belongs" }
      return side == .start
        ? "\(seen), so it starts at \(start.brief)"
        : "\(seen), so it ends at \(visible.upperBound.brief), and starts at \(start.brief)"
    }
    let edge =
      side == .start
      ? "ends at \(extent.upperBound.brief)" : "starts at \(extent.lowerBound.brief)"
    let covered = side == .start ? extent.upperBound - rangeEnd : rangeStart - extent.lowerBound
    let others =
      side == .start
      ? ", less \(covered.brief) for what is at its end"
      : ", plus \(covered.brief) for what is at its start"
    return """
      \(seen), so it would start at \(wanted.brief); but the \(whole) \(edge)\
      \(covered > 0 ? others : ""), which pushes it to \(start.brief)
      """
  }
}
