import GalleyGeometry

// By which rules sizes were found.

/// What has become of a dimension that is an estimate.
internal enum EstimateOutcome {
  /// Nobody has measured the element.
  case unmeasured
  /// The element has been measured.
  case measured
  /// It is not measured, because of what the element stands in.
  case unmeasurable
  /// It is the dimension of a group with frames of its own.
  case ofCustomGroup
  /// It is a group's dimension, and follows from what is in the group.
  case asLongAsItems, asLargestItem
}

extension Explanation.Step {
  /// Adds by which rules a size was found.
  ///
  /// - Parameters:
  ///   - size: The rules.
  ///   - container: What shares are shares of.
  ///   - result: What has come of them.
  ///   - solver: What has rounded shares to pixels.
  ///   - outcome: What has become of an estimate along an axis.
  internal mutating func add(
    _ size: LayoutSize, in container: Size, as result: Size, by solver: GroupSolver,
    outcome: (Axis) -> EstimateOutcome
  ) {
    for axis in [Axis.horizontal, .vertical] {
      add(
        axis.extentName,
        size[axis].explanation(
          in: container, as: result[axis], by: solver, outcome: outcome(axis)))
    }
  }
}

extension LayoutDimension {
  /// The rule, and what it came to.
  fileprivate func explanation(
    in container: Size, as result: Double, by solver: GroupSolver, outcome: EstimateOutcome
  ) -> String {
    switch self {
    case .fractionalWidth(let share):
      return solver.explanation(of: share, of: container.width, named: "width", as: result)
    case .fractionalHeight(let share):
      return solver.explanation(of: share, of: container.height, named: "height", as: result)
    case .absolute(let points):
      return points == result
        ? "absolute = \(result.brief)"
        : "absolute \(points.brief), which counts as \(result.brief)"
    case .estimated(let estimate):
      return "estimated as \(estimate.brief), \(outcome.words(for: result))"
    case .uniformAcrossSiblings(let estimate):
      return outcome == .measured || solver.measured.uniformSizes
        ? "estimated as \(estimate.brief), as the largest sibling is measured = \(result.brief)"
        : "estimated as \(estimate.brief), \(outcome.words(for: result)), nor is a sibling"
    }
  }
}

extension MeasuredLeaves {
  /// Whether siblings that want to be as large as each other have been measured.
  fileprivate var uniformSizes: Bool { uniformWidth != nil || uniformHeight != nil }
}

extension EstimateOutcome {
  fileprivate func words(for result: Double) -> String {
    switch self {
    case .unmeasured: "and not measured yet"
    case .measured: "measured as \(result.brief)"
    case .unmeasurable: "and not measured, because its group shares out an estimate"
    case .ofCustomGroup: "and no other, because its group has frames of its own"
    case .asLongAsItems: "and as long as its items together = \(result.brief)"
    case .asLargestItem: "and as its largest item = \(result.brief)"
    }
  }
}

extension GroupSolver {
  /// A share of a length, and how it was rounded.
  fileprivate func explanation(
    of share: Double, of whole: Double, named name: String, as result: Double
  ) -> String {
    let rule = "\(share.brief) of the \(name) of \(whole.brief)"
    let exact = share * whole
    if exact.brief == result.brief { return "\(rule) = \(result.brief)" }
    guard exact > 0 else { return "\(rule), which counts as \(result.brief)" }
    return """
      \(rule) = \(exact.brief), \(result < exact ? "down" : "up") to the pixel = \(result.brief)
      """
  }
}
