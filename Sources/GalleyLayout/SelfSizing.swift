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
  /// What is in sight now: the same, but in a list that is read from the right. There the start moves
  /// as the content, or a row that scrolls sideways, grows.
  public var viewport: Viewport

  internal init(_ viewport: Viewport) { self.viewport = viewport }
}

/// The passes in which what is in sight is measured, until nothing is left: what grows pushes others out of
/// sight, what shrinks lets others in.
///
/// `Arrangement.settle(in:passLimit:measure:)` runs all passes in one call. A collection view runs them
/// itself, because cells may change the list between passes.
public struct SizingPasses: Hashable, Sendable {
  /// How many passes there are at most.
  public let limit: Int
  /// How many passes have begun.
  public private(set) var count = 0
  /// Whether everything in sight is measured.
  public private(set) var isSettled = false

  /// Passes, none of which has begun.
  public init(limit: Int = 100) { self.limit = max(limit, 1) }

  /// Begins the next pass, and returns what it measures; `nil` if nothing is left, or if there have been
  /// too many passes.
  ///
  /// - Parameter unmeasured: What is in sight now and has not been measured.
  public mutating func next<Waiting: Collection>(_ unmeasured: Waiting) -> Waiting? {
    isSettled = unmeasured.isEmpty
    guard !isSettled, count < limit else { return nil }
    count += 1
    return unmeasured
  }
}

extension Arrangement {
  /// Measures what is in sight and has not been measured yet, in the order of the scroll axis, until
  /// nothing is left: what grows pushes others out of sight, what shrinks lets others in.
  ///
  ///     arrangement.settle(in: Viewport(bounds)) { element in
  ///       view(for: element).sizeThatFits(element.frame.size)
  ///     }
  ///
  /// Each element is measured once; its size stays, whatever `measure` would say later.
  ///
  /// What is in sight is counted from where reading starts. So a list that is read from the right and
  /// scrolled sideways keeps in sight what is, though all its frames move as it grows: go on with the
  /// result's `viewport`.
  ///
  /// - Parameters:
  ///   - viewport: What is in sight.
  ///   - passLimit: How often it is looked again what is in sight. A screen of estimates that are far
  ///     too large takes as many looks as the elements in it are smaller.
  ///   - measure: The size of an element, or `nil` to keep the estimate. It is told the frame that
  ///     the element has now.
  @discardableResult
  public mutating func settle(
    in viewport: Viewport, passLimit: Int = 100, measure size: (Element) -> Size?
  ) -> SelfSizing {
    var result = SelfSizing(viewport)
    unsettled = nil
    let reading = turned(viewport)
    var passes = SizingPasses(limit: passLimit)
    while let unmeasured = passes.next(unmeasuredElements(in: result.viewport)) {
      for element in unmeasured {
        guard let now = elementInSight(element.id, in: result.viewport) else { continue }
        let size = size(now)?.on(now.estimatedAxes, else: now.frame.size) ?? now.frame.size
        result.measuredCount += 1
        // What is no number is no answer either.
        let measured = size.isFinite ? size : now.frame.size
        guard measure(now.id, as: measured) != .unchanged else { continue }
        let section = now.id.section ?? 0
        result.firstChangedSection = min(result.firstChangedSection ?? section, section)
        result.viewport = turned(reading)
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

  /// The elements in a viewport whose sizes are estimates still, in the order of the scroll axis.
  public func unmeasuredElements(in viewport: Viewport) -> [Element] {
    let axis = scrollAxis
    let isBackwards = isMirrored && axis == .horizontal
    return elements(in: viewport)
      .filter { !$0.estimatedAxes.isEmpty && !isMeasured($0.id) }
      .sorted { $0.comes(before: $1, along: axis, isBackwards: isBackwards) }
  }

  /// An element where it is now; `nil` if it has been pushed out of the viewport by what was measured
  /// before it.
  public func elementInSight(_ id: Element.ID, in viewport: Viewport) -> Element? {
    element(id, in: viewport).flatMap {
      frame(of: $0, in: viewport).overlaps(viewport.rect) ? $0 : nil
    }
  }

  /// Whether an element's size has been measured, and is not out of date.
  public func isMeasured(_ id: Element.ID) -> Bool {
    content.isMeasured(id) && outdatedSizes?.holds(id) != true
  }
}

extension Element {
  /// Whether it begins before another along an axis, or beside it and before it across the axis.
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
