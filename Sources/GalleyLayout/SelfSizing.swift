import GalleyGeometry

/// What measuring the elements in sight has come to.
///
///     print(list.settle(in: viewport) { view(for: $0).sizeThatFits($0.frame.size) })
///     // 11 measured, changed from section 0 on, settled
public struct SelfSizing: Hashable, Sendable {
  /// How many elements were measured.
  public var measuredCount = 0
  /// The first section of which frames have changed; those before it are as they were.
  public var firstChangedSection: Int?
  /// Whether everything in sight is measured. Otherwise it has taken too many passes, and
  /// `Arrangement.reports` says so.
  public var isSettled = false
}

extension Arrangement {
  /// Measures what is in sight and has not been measured yet, from the top down, until nothing is
  /// left: what grows pushes others out of sight, what shrinks lets others in.
  ///
  ///     arrangement.settle(in: Viewport(bounds)) { element in
  ///       view(for: element).sizeThatFits(element.frame.size)
  ///     }
  ///
  /// Each element is measured once; its size stays, whatever `measure` would say later.
  ///
  /// - Parameters:
  ///   - viewport: What is in sight.
  ///   - passLimit: How often it is looked again what is in sight.
  ///   - measure: The size of an element, or `nil` to keep the estimate. It is told the frame that
  ///     the element has now.
  @discardableResult
  public mutating func settle(
    in viewport: Viewport, passLimit: Int = 20, measure size: (Element) -> Size?
  ) -> SelfSizing {
    var result = SelfSizing()
    for _ in 0..<max(passLimit, 1) {
      let unmeasured = unmeasuredElements(in: viewport)
      if unmeasured.isEmpty {
        result.isSettled = true
        return result
      }
      for element in unmeasured {
        // What was measured before it may have pushed it out of sight.
        guard let now = self.element(element.id, in: viewport),
          frame(of: now, in: viewport).overlaps(viewport.rect)
        else { continue }
        let size = size(now)?.on(now.estimatedAxes, else: now.frame.size) ?? now.frame.size
        result.measuredCount += 1
        // What is no number is no answer either.
        let measured = size.isFinite ? size : now.frame.size
        guard measure(now.id, as: measured) != .unchanged else { continue }
        let section = now.id.path.isGlobal ? 0 : now.id.path.section
        result.firstChangedSection = min(result.firstChangedSection ?? section, section)
      }
    }
    result.isSettled = !reports(unsettledIn: viewport, passLimit: passLimit)
    return result
  }

  /// What is in sight and an estimate still, from the top down.
  private func unmeasuredElements(in viewport: Viewport) -> [Element] {
    elements(in: viewport)
      .filter { !$0.estimatedAxes.isEmpty && !isMeasured($0.id) }
      .sorted { left, right in
        (left.frame.minY, left.frame.minX) < (right.frame.minY, right.frame.minX)
      }
  }

  /// Whether an element's size has been measured.
  public func isMeasured(_ id: Element.ID) -> Bool { content.isMeasured(id) }

  /// Reports what is not measured yet, if there is something.
  private mutating func reports(unsettledIn viewport: Viewport, passLimit: Int) -> Bool {
    guard let element = unmeasuredElements(in: viewport).first else { return false }
    let section = element.id.path.isGlobal ? 0 : element.id.path.section
    let message = "\(element.id) is not measured after \(passLimit) passes; it keeps its estimate"
    let report = LayoutReport(section: section, message: message)
    if !measuringReports.contains(report) { measuringReports.append(report) }
    return true
  }
}

extension SelfSizing: CustomStringConvertible {
  /// For example `11 measured, changed from section 0 on, settled`.
  public var description: String {
    phrase(
      measuredCount == 0 ? "nothing measured" : "\(measuredCount) measured",
      firstChangedSection.map { "changed from section \($0) on" },
      isSettled ? "settled" : "not settled")
  }
}
