import GalleyGeometry

// The reasons for the positions of pinned elements, in words.

extension PinnedElement {
  /// Returns the reason for the position of the element.
  ///
  /// - Parameters:
  ///   - visible: The visible part of the content; `nil` if there is no viewport.
  ///   - whole: The section or layout that the element belongs to.
  ///   - extent: The range of that section or layout along the scroll axis.
  internal func explanation(
    in visible: ClosedRange<Double>?, of whole: String, _ extent: ClosedRange<Double>
  ) -> String {
    guard let visible else { return "while its \(whole) is visible; here at its natural position" }
    let visibleText =
      "\(visible.lowerBound.brief) to \(visible.upperBound.brief) is visible"
    let start = start(in: visible)
    let wanted: Double
    switch side {
    case .neither:
      return "\(visibleText), but only elements at the start or the end of the \(whole) move"
    case .start: wanted = max(natural, visible.lowerBound)
    case .end: wanted = min(natural, visible.upperBound - length)
    }
    if start == wanted {
      if start == natural { return "\(visibleText), and so is its natural position" }
      return side == .start
        ? "\(visibleText), so it starts at \(start.brief)"
        : "\(visibleText), so it ends at \(visible.upperBound.brief), and starts at \(start.brief)"
    }
    let edge =
      side == .start
      ? "ends at \(extent.upperBound.brief)" : "starts at \(extent.lowerBound.brief)"
    let covered = side == .start ? extent.upperBound - rangeEnd : rangeStart - extent.lowerBound
    let others =
      side == .start
      ? ", less \(covered.brief) for the elements at its end"
      : ", plus \(covered.brief) for the elements at its start"
    return """
      \(visibleText), so it would start at \(wanted.brief); but the \(whole) \(edge)\
      \(covered > 0 ? others : ""), which pushes it to \(start.brief)
      """
  }
}
