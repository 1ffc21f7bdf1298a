extension Block {
  /// How far to go along a way: to where a basic unknown comes to zero and going on no longer pays.
  /// Those that it passes change sides.
  ///
  /// A careful walk stops at the first, as the proof that it comes to an end has it.
  ///
  /// - Returns: `nil` if it gets better for ever.
  /// - Complexity: O(*r* log *t* + *b* log *b*) for *r* rows of *t* terms and *b* unknowns met.
  mutating func endOfWay(
    _ way: Way, _ scratch: inout WalkScratch, isCareful: Bool, work: inout Work
  ) -> Break? {
    placeRate(of: way, &scratch)
    findBreaks(on: way, &scratch)
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

  private func placeRate(of way: Way, _ scratch: inout WalkScratch) {
    WalkScratch.clear(&scratch.rate, count: levelCount)
    WalkScratch.clear(&scratch.rateTotal, count: levelCount)
    for level in 0..<levelCount {
      let index = level * unknownCount + way.unknown
      scratch.rate[level] = way.direction * scratch.slopes[index]
      scratch.rateTotal[level] = scratch.totals[index]
    }
    let own = cost(way.unknown, onSide: way.direction > 0 ? 1 : -1)
    if own.level >= 0 {
      scratch.rate[own.level] += own.weight
      scratch.rateTotal[own.level] += own.weight.magnitude
    }
  }

  private func stillPays(_ scratch: WalkScratch) -> Bool {
    for level in 0..<levelCount {
      let rate = scratch.rate[level]
      if rate.magnitude <= scratch.rateTotal[level] * Self.slopeTolerance { continue }
      return rate < 0
    }
    return false
  }

  /// Finds where basic unknowns come to zero, in the order of the way. Of those at one place, the
  /// lowest unknown is first.
  private func findBreaks(on way: Way, _ scratch: inout WalkScratch) {
    scratch.breaks.removeAll(keepingCapacity: true)
    for row in tableau.rows.indices {
      let coefficient = tableau.rows[row].coefficient(of: Int32(way.unknown))
      if coefficient == 0 { continue }
      let unknown = Int(tableau.basic[row])
      // What has no cost on either side is not met.
      if costs[unknown].below.level < 0 && costs[unknown].above.level < 0 { continue }
      let isTowardZero = (coefficient * way.direction < 0) == (sides[unknown] > 0)
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
