import GalleyGeometry

// Explanations of sizes: the dimensions that an app has set, and the sizes that follow from them.

/// The outcome of a dimension that is an estimate.
internal enum EstimateOutcome {
  /// The element has not been measured.
  case unmeasured
  /// The element has been measured.
  case measured
  /// The element is not measured, because its container does not allow it.
  case unmeasurable
  /// The dimension belongs to a custom group.
  case ofCustomGroup
  /// The dimension belongs to a group, and follows from the group's content.
  case asLongAsItems, asLargestItem
}

extension Explanation.Step {
  /// Adds the rules by which a size was found: its width and its height dimension.
  ///
  /// - Parameters:
  ///   - size: The width and the height dimension.
  ///   - container: The size that fractions refer to.
  ///   - result: The resulting size.
  ///   - solver: The solver that rounded fractions to pixels.
  ///   - outcome: Returns the outcome of an estimate along an axis.
  internal mutating func add(
    _ size: LayoutSize, in container: Size, as result: Size, by solver: GroupSolver,
    outcome: (Axis) -> EstimateOutcome
  ) {
    for axis in [Axis.horizontal, .vertical] {
      add(
        axis.extentName,
        size[axis].explanation(
          along: axis, in: container, as: result[axis], by: solver, outcome: outcome(axis)))
    }
  }
}

extension LayoutDimension {
  /// Returns a description of the dimension and of the length that follows from it.
  fileprivate func explanation(
    along axis: Axis, in container: Size, as result: Double, by solver: GroupSolver,
    outcome: EstimateOutcome
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
      let isUniform = solver.measured.uniform(along: axis) != nil
      let words = outcome.words(for: result, isUniform: isUniform)
      return "estimated as \(estimate.brief), \(words)"
    }
  }
}

extension EstimateOutcome {
  /// Returns a description of the outcome for a dimension that is uniform across siblings.
  ///
  /// - Parameter isUniform: Whether a sibling has been measured on the same axis.
  fileprivate func words(for result: Double, isUniform: Bool) -> String {
    switch self {
    case .measured where isUniform, .unmeasured where isUniform:
      "as the largest sibling is measured = \(result.brief)"
    case .unmeasured: "\(words(for: result)), nor is a sibling"
    default: words(for: result)
    }
  }

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
  /// Returns a fraction of a length, and how it was rounded.
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
