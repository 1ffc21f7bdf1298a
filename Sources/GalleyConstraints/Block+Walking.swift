/// Memory that walks share, so that a step allocates none.
internal struct WalkScratch: Sendable {
  /// For each level and unknown, the change of the cost when the unknown grows and the basic
  /// unknowns follow.
  var slopes: ContiguousArray<Double> = []
  /// The same sums of absolute values.
  var totals: ContiguousArray<Double> = []
  var breaks: ContiguousArray<Block.Break> = []
  /// The cost of a step for each level, and the same sums of absolute values.
  var rate: ContiguousArray<Double> = []
  var rateTotal: ContiguousArray<Double> = []
  /// The largest number of pivots of a walk, which tests may set.
  var pivotsAllowed: Int?

  static func clear(_ numbers: inout ContiguousArray<Double>, count: Int) {
    numbers.removeAll(keepingCapacity: true)
    for _ in 0..<count { numbers.append(0) }
  }
}

extension Block {
  /// The outcome of a walk.
  enum WalkEnd {
    /// At a corner from which no direction is better.
    case atBest
    /// In a direction that improves without end.
    ///
    /// That needs a cost without a bound, see `varies`.
    case endless
    /// After the largest number of pivots, without a result.
    case tooLong
  }

  /// A direction out of a corner: one unknown leaves zero, downward or upward.
  struct Direction {
    var unknown: Int
    var sign: Double
    /// The first level at which the direction is better, and by how much.
    var level: Int
    var gain: Double

    /// A unique number for each unknown and direction.
    var index: Int { 2 * unknown + (sign > 0 ? 1 : 0) }
  }

  /// A point in a direction at which a basic unknown becomes zero.
  struct Break: Sendable {
    var distance: Double
    var row: Int
    /// The change of the unknown for each point of distance.
    var speed: Double
  }

  /// Walks from corner to corner, always in the direction that gains most at the highest level, as
  /// long as the cost improves.
  ///
  /// If many constraints meet in a corner, a step may only change the description of that corner.
  /// After some such steps, the lowest unknown is taken first (Bland's rule), which never repeats a
  /// description. In case rounding errors break that rule, the number of pivots is limited.
  ///
  /// If rounding errors may have grown, the tableau is rebuilt, at the latest before the walk ends:
  /// see `renew(work:)`.
  ///
  /// - Parameter stopsAtMove: Whether to end as soon as the corner has been left, as if the
  ///   direction were endless.
  mutating func walk(
    _ scratch: inout WalkScratch, stopsAtMove: Bool = false, work: inout Work
  ) -> WalkEnd {
    var idleSteps = 0
    let bound = scratch.pivotsAllowed ?? 200 + 20 * unknownCount
    var renewals = 0
    // More are needed only if rounding errors lead the walk in a circle.
    let renewalBound = 20 + unknownCount / 2
    for _ in 0..<bound {
      let isCareful = idleSteps > 12
      placeSlopes(&scratch, work: &work)
      guard let direction = bestDirection(scratch, isCareful: isCareful) else {
        if isRenewed || tableau.growth <= Self.growthAtEnd { return .atBest }
        renewals += 1
        renew(work: &work)
        placeValues(work: &work)
        continue
      }
      if isRenewed && renewals > renewalBound {
        blockedDirections.insert(direction.index)
        continue
      }
      guard let end = endOfWay(direction, &scratch, isCareful: isCareful, work: &work) else {
        if stopsAtMove { return .endless }
        // No cost falls without end, so this is a rounding error.
        blockedDirections.insert(direction.index)
        placeValues(work: &work)
        continue
      }
      // So small a coefficient may be nothing but a rounding error.
      if !isRenewed && end.speed < tableau.growth * Self.noise {
        renewals += 1
        renew(work: &work)
        placeValues(work: &work)
        continue
      }
      idleSteps = end.distance > 0 ? 0 : idleSteps + 1
      if stopsAtMove && end.distance > 1e-9 { return .endless }
      sides[direction.unknown] = direction.sign > 0 ? 1 : -1
      tableau.pivot(row: end.row, entering: direction.unknown, work: &work)
      isRenewed = false
      placeValues(work: &work)
    }
    return .tooLong
  }

  /// Computes the change of the basic unknowns' cost when an unknown that is zero grows.
  private func placeSlopes(_ scratch: inout WalkScratch, work: inout Work) {
    WalkScratch.clear(&scratch.slopes, count: levelCount * unknownCount)
    WalkScratch.clear(&scratch.totals, count: levelCount * unknownCount)
    for row in tableau.rows.indices {
      let unknown = Int(tableau.basic[row])
      let side = sides[unknown]
      let cost = cost(unknown, onSide: side)
      if cost.level < 0 { continue }
      let weight = side > 0 ? cost.weight : -cost.weight
      let base = cost.level * unknownCount
      for entry in tableau.rows[row] {
        let part = weight * entry.coefficient
        scratch.slopes[base + Int(entry.index)] += part
        scratch.totals[base + Int(entry.index)] += part.magnitude
      }
      work.terms += tableau.rows[row].count
    }
  }

  /// Returns the direction to take, or `nil` if none is better.
  ///
  /// A careful walk takes the first one that it finds.
  private func bestDirection(_ scratch: WalkScratch, isCareful: Bool) -> Direction? {
    var best: Direction?
    for unknown in costs.indices where !tableau.isBasic(unknown) {
      for side in [-1, 1] as [Int8] {
        guard let direction = direction(unknown, side, scratch) else { continue }
        if blockedDirections.contains(direction.index) { continue }
        if isCareful { return direction }
        guard let other = best else {
          best = direction
          continue
        }
        let isBetter =
          direction.level == other.level
          ? direction.gain > other.gain : direction.level < other.level
        if isBetter { best = direction }
      }
    }
    return best
  }

  /// Returns the direction of an unknown, if it is better at the first level at which it makes a
  /// difference.
  private func direction(_ unknown: Int, _ side: Int8, _ scratch: WalkScratch) -> Direction? {
    let own = cost(unknown, onSide: side)
    let sign = Double(side)
    for level in 0..<levelCount {
      let index = level * unknownCount + unknown
      var rate = sign * scratch.slopes[index]
      var total = scratch.totals[index]
      if own.level == level {
        rate += own.weight
        total += own.weight.magnitude
      }
      if rate.magnitude <= total * Self.slopeTolerance { continue }
      return rate < 0
        ? Direction(unknown: unknown, sign: sign, level: level, gain: -rate) : nil
    }
    return nil
  }

  /// The fraction of a cost that counts as a rounding error.
  static var slopeTolerance: Double { 1e-10 }
}
