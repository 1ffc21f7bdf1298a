/// Memory that all walks share, so that a step need not allocate memory.
///
/// An unknown is a variable, or the sum of a constraint minus its constant. The tableau expresses
/// the basic unknowns by the other unknowns, which are zero. A pivot exchanges a basic unknown and
/// another unknown. A level is a step in the order of importance: the required constraints, then
/// the other priorities, and last the preference for zero.
internal struct WalkScratch: Sendable {
  /// For each level and unknown, the change of the cost of the basic unknowns when the unknown
  /// grows.
  var slopes: ContiguousArray<Double> = []
  /// The sums of the absolute values of the same summands as in `slopes`.
  var totals: ContiguousArray<Double> = []
  /// The points of the current step at which basic unknowns become zero.
  var breaks: ContiguousArray<Block.Break> = []
  /// For each level, the change of the cost for each point of a step.
  var rate: ContiguousArray<Double> = []
  /// The sums of the absolute values of the same summands as in `rate`.
  var rateTotal: ContiguousArray<Double> = []
  /// The largest number of pivots of a walk; `nil` for the default. Tests set this.
  var pivotsAllowed: Int?

  static func clear(_ numbers: inout ContiguousArray<Double>, count: Int) {
    numbers.removeAll(keepingCapacity: true)
    for _ in 0..<count { numbers.append(0) }
  }
}

extension Block {
  /// The outcome of a walk.
  enum WalkEnd {
    /// The walk has reached a corner from which no direction improves the cost.
    case atBest
    /// The cost improves without end in a direction.
    ///
    /// This is possible only if a cost has no lower bound; see `varies`.
    case endless
    /// The walk has reached the largest number of pivots, without a result.
    case tooLong
  }

  /// A direction out of a corner: one unknown leaves zero, downward or upward.
  struct Direction {
    var unknown: Int
    /// 1 if the unknown becomes positive, and -1 if it becomes negative.
    var sign: Double
    /// The highest level at which the direction changes the cost.
    var level: Int
    /// The improvement of the cost at this level, for each point.
    var gain: Double

    /// A unique number for each unknown and direction.
    var index: Int { 2 * unknown + (sign > 0 ? 1 : 0) }
  }

  /// A point in a direction at which a basic unknown becomes zero.
  struct Break: Sendable {
    /// The distance of the point from the corner.
    var distance: Double
    /// The row of the basic unknown in the tableau.
    var row: Int
    /// The magnitude of the change of the basic unknown for each point of distance.
    var speed: Double
  }

  /// Walks from corner to corner as long as the cost improves. Each step takes the direction with
  /// the largest improvement at the highest level. At a corner, as many unknowns are zero as there
  /// are variables; see `Block`.
  ///
  /// If more unknowns than necessary are zero at a corner, a step may only exchange two of these
  /// unknowns and stay at the corner. After some such steps, the walk becomes careful: each step
  /// uses the unknown with the lowest index (Bland's rule), so that no set of unknowns is repeated.
  /// The number of pivots is limited, because rounding errors may break that rule.
  ///
  /// If rounding errors may have grown, the tableau is rebuilt before the walk ends; see
  /// `renew(work:)`.
  ///
  /// - Parameter stopsAtMove: Whether to end with `endless` as soon as a step leaves the corner.
  mutating func walk(
    _ scratch: inout WalkScratch, stopsAtMove: Bool = false, work: inout Work
  ) -> WalkEnd {
    var idleSteps = 0
    let bound = scratch.pivotsAllowed ?? 200 + 20 * unknownCount
    var renewals = 0
    // The tableau must be rebuilt more often only if rounding errors lead the walk in a circle.
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
        // No cost decreases without end, so the direction seems better only because of rounding
        // errors.
        blockedDirections.insert(direction.index)
        placeValues(work: &work)
        continue
      }
      // If the coefficient of the pivot is so small that it may be only a rounding error, rebuild
      // the tableau, and choose a direction again.
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

  /// For each unknown that is zero, computes how the cost of the basic unknowns changes when that
  /// unknown grows.
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

  /// Returns the direction of the next step; `nil` if no direction improves the cost.
  ///
  /// In a careful walk, this is the first direction that improves the cost.
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

  /// Returns the direction in which an unknown leaves zero on a side. Returns `nil` if, at the
  /// first level at which the cost changes, the cost does not improve.
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
