// Computes the length of a step of the simplex algorithm. An unknown is a variable, or the sum of a
// constraint minus its constant. In a step, one unknown changes, and the basic unknowns change with
// it. Each row of the tableau expresses one basic unknown.

extension Block {
  /// Returns the end of a step in a direction: the point at which a basic unknown becomes zero, and
  /// beyond which the cost no longer improves.
  ///
  /// Basic unknowns that become zero before this point change their signs.
  ///
  /// - Parameter isCareful: Whether the step ends at the first point at which a basic unknown
  ///   becomes zero. Bland's rule, which keeps the simplex method from going in circles, requires
  ///   such steps.
  /// - Returns: `nil` if the cost improves without end.
  /// - Complexity: O(*r* log *t* + *b* log *b*) for *r* rows of *t* terms and *b* unknowns that
  ///   become zero.
  mutating func endOfWay(
    _ direction: Direction, _ scratch: inout WalkScratch, isCareful: Bool, work: inout Work
  ) -> Break? {
    placeRate(of: direction, &scratch)
    findBreaks(on: direction, &scratch)
    work.terms += scratch.breaks.count
    for index in scratch.breaks.indices {
      let next = scratch.breaks[index]
      if isCareful { return next }
      let unknown = Int(tableau.basic[next.row])
      for slope in [costs[unknown].below, costs[unknown].above] where slope.level >= 0 {
        scratch.rate[slope.level] += slope.weight * next.speed
        scratch.rateTotal[slope.level] += slope.weight.magnitude * next.speed
      }
      if !stillPays(scratch) { return next }
      sides[unknown] = -sides[unknown]
    }
    return nil
  }

  /// Computes the rate of change of the cost at the beginning of a step: the change of the cost,
  /// divided by the length of the step.
  private func placeRate(of direction: Direction, _ scratch: inout WalkScratch) {
    WalkScratch.clear(&scratch.rate, count: levelCount)
    WalkScratch.clear(&scratch.rateTotal, count: levelCount)
    for level in 0..<levelCount {
      let index = level * unknownCount + direction.unknown
      scratch.rate[level] = direction.sign * scratch.slopes[index]
      scratch.rateTotal[level] = scratch.totals[index]
    }
    let own = cost(direction.unknown, onSide: direction.sign > 0 ? 1 : -1)
    if own.level >= 0 {
      scratch.rate[own.level] += own.weight
      scratch.rateTotal[own.level] += own.weight.magnitude
    }
  }

  /// Whether the cost improves if the step is made longer.
  private func stillPays(_ scratch: WalkScratch) -> Bool {
    for level in 0..<levelCount {
      let rate = scratch.rate[level]
      if rate.magnitude <= scratch.rateTotal[level] * Self.slopeTolerance { continue }
      return rate < 0
    }
    return false
  }

  /// Finds the points in a direction at which basic unknowns become zero, sorted by distance.
  ///
  /// If several unknowns become zero at the same point, the unknown with the lowest index comes
  /// first.
  private func findBreaks(on direction: Direction, _ scratch: inout WalkScratch) {
    scratch.breaks.removeAll(keepingCapacity: true)
    for row in tableau.rows.indices {
      let coefficient = tableau.rows[row].coefficient(of: Int32(direction.unknown))
      if coefficient == 0 { continue }
      let unknown = Int(tableau.basic[row])
      // An unknown that has a cost neither below nor above zero does not end a step.
      if costs[unknown].below.level < 0 && costs[unknown].above.level < 0 { continue }
      let isTowardZero = (coefficient * direction.sign < 0) == (sides[unknown] > 0)
      if !isTowardZero { continue }
      let speed = coefficient.magnitude
      scratch.breaks.append(
        Break(distance: values[unknown].magnitude / speed, row: row, speed: speed))
    }
    scratch.breaks.sort { left, right in
      left.distance == right.distance
        ? tableau.basic[left.row] < tableau.basic[right.row] : left.distance < right.distance
    }
  }
}
