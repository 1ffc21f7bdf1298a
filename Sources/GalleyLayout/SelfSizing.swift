import GalleyGeometry

/// The result of measuring the visible elements.
///
///     print(list.settle(in: viewport) { view(for: $0).sizeThatFits($0.frame.size) })
///     // 11 measured, changed from section 0 on, settled
public struct SelfSizing: Hashable, Sendable {
  /// The number of elements that were measured.
  public var measuredCount = 0
  /// The first section whose frames have changed. The frames of the sections before it are
  /// unchanged.
  public var firstChangedSection: Int?
  /// Whether every visible element is measured.
  ///
  /// If the value is `false`, measuring took too many passes, and `Arrangement.reports` has a
  /// report.
  public var isSettled = false
  /// The visible part of the content after measuring.
  ///
  /// The viewport differs from the given viewport only in a mirrored list. There, the start moves
  /// when the content, or a section that scrolls orthogonally, grows.
  public var viewport: Viewport

  internal init(_ viewport: Viewport) { self.viewport = viewport }
}

/// The passes in which visible elements are measured, until all visible elements are measured.
///
/// Several passes may be needed: an element that grows pushes other elements out of the visible
/// part, and an element that shrinks makes space for other elements.
///
/// `Arrangement.settle(in:passLimit:measure:)` runs all passes in one call. A collection view runs
/// them itself, because cells may change the list between passes.
public struct SizingPasses: Hashable, Sendable {
  /// The largest number of passes.
  public let limit: Int
  /// The number of passes that have begun.
  public private(set) var count = 0
  /// Whether every visible element is measured.
  public private(set) var isSettled = false

  /// Creates passes, none of which has begun.
  public init(limit: Int = 100) { self.limit = max(limit, 1) }

  /// Begins the next pass and returns the elements to measure; `nil` if there are none, or if there
  /// were too many passes.
  ///
  /// - Parameter unmeasured: The visible elements that have not been measured.
  public mutating func next<Waiting: Collection>(_ unmeasured: Waiting) -> Waiting? {
    isSettled = unmeasured.isEmpty
    guard !isSettled, count < limit else { return nil }
    count += 1
    return unmeasured
  }
}

extension Arrangement {
  /// Measures the visible elements that have not been measured yet, in the order of the scroll
  /// axis, until all visible elements are measured.
  ///
  /// An element that grows pushes other elements out of the visible part, and an element that
  /// shrinks makes space for other elements.
  ///
  ///     arrangement.settle(in: Viewport(bounds)) { element in
  ///       view(for: element).sizeThatFits(element.frame.size)
  ///     }
  ///
  /// Each element is measured once. Its size does not change, even if `measure` would later return
  /// another size.
  ///
  /// The visible part is counted from the leading edge. So a mirrored list that scrolls
  /// horizontally keeps its visible elements, although all frames move when the content grows. Use
  /// the `viewport` of the result from then on.
  ///
  /// - Parameters:
  ///   - viewport: The visible part of the content.
  ///   - passLimit: The largest number of passes. The more the estimates exceed the actual sizes,
  ///     the more passes are needed until the visible part is full of measured elements.
  ///   - measure: Returns the size of an element, or `nil` to keep the estimate. The element has
  ///     its current frame.
  @discardableResult
  public mutating func settle(
    in viewport: Viewport, passLimit: Int = 100, measure size: (Element) -> Size?
  ) -> SelfSizing {
    var result = SelfSizing(viewport)
    unsettled = nil
    let reading = mirrored(viewport)
    var passes = SizingPasses(limit: passLimit)
    while let unmeasured = passes.next(unmeasuredElements(in: result.viewport)) {
      for element in unmeasured {
        guard let now = visibleElement(element.id, in: result.viewport) else { continue }
        let size = size(now)?.on(now.estimatedAxes, else: now.frame.size) ?? now.frame.size
        result.measuredCount += 1
        // A size that is not a number is ignored.
        let measured = size.isFinite ? size : now.frame.size
        guard measure(now.id, as: measured) != .unchanged else { continue }
        let section = now.id.section ?? 0
        result.firstChangedSection = min(result.firstChangedSection ?? section, section)
        result.viewport = mirrored(reading)
      }
    }
    result.isSettled = passes.isSettled
    guard !result.isSettled, let element = unmeasuredElements(in: result.viewport).first else {
      return result
    }
    let count = passes.limit > 1 ? "\(passes.limit) passes" : "1 pass"
    let message = "\(element.id) is not measured after \(count); it keeps its estimate"
    unsettled = LayoutReport(section: element.id.section, message: message)
    return result
  }

  /// Returns the elements in a viewport whose sizes are still estimates, in the order of the scroll
  /// axis.
  ///
  /// If the measured sizes are out of date, elements that had no length are included, because they
  /// may have a length now.
  public func unmeasuredElements(in viewport: Viewport) -> [Element] {
    let axis = scrollAxis
    let isBackwards = isMirrored && axis == .horizontal
    return (outdatedHiddenElements(in: viewport) + elements(in: viewport))
      .filter { !$0.estimatedAxes.isEmpty && !isMeasured($0.id) }
      .sorted { $0.comes(before: $1, along: axis, isBackwards: isBackwards) }
  }

  /// Returns an element with its current frame, or `nil` if the measured elements before it have
  /// pushed it out of the viewport.
  package func visibleElement(_ id: Element.ID, in viewport: Viewport) -> Element? {
    guard let element = element(id, in: viewport) else { return nil }
    let frame = frame(of: element, in: viewport)
    return frame.overlaps(viewport.rect) || isOutdatedAndHidden(element, in: viewport)
      ? element : nil
  }

  /// Returns the elements in a viewport that had no length when they were measured, as far as their
  /// sizes are out of date.
  private func outdatedHiddenElements(in viewport: Viewport) -> [Element] {
    guard outdatedSizes != nil, viewport.isFinite else { return [] }
    var hidden: [Element] = []
    content.appendHidden(in: mirrored(viewport), to: &hidden)
    return hidden.map { mirrored($0) }.filter { isOutdatedAndHidden($0, in: viewport) }
  }

  private func isOutdatedAndHidden(_ element: Element, in viewport: Viewport) -> Bool {
    guard let outdatedSizes, outdatedSizes.holds(element.id) else { return false }
    let frame = frame(of: element, in: viewport)
    let stretch = viewport.rect.stretch(along: scrollAxis)
    return frame.size[scrollAxis] <= 0 && stretch.contains(frame.origin[scrollAxis])
  }

  /// Whether an element's size has been measured, and is not out of date.
  public func isMeasured(_ id: Element.ID) -> Bool {
    content.isMeasured(id) && outdatedSizes?.holds(id) != true
  }
}

extension Element {
  /// Whether the element begins before another along an axis, or at the same position and before it
  /// across the axis.
  package func comes(before other: Element, along axis: Axis, isBackwards: Bool) -> Bool {
    func place(_ frame: Rect) -> (along: Double, across: Double) {
      (isBackwards ? -frame.maxX : frame.min(along: axis), frame.min(along: axis.perpendicular))
    }
    return place(frame) < place(other.frame)
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
