/// Memory that walks use in turn, so that a step takes none.
internal struct WalkScratch: Sendable {
  /// For each level and unknown, how much dearer it gets when the unknown grows and what is basic
  /// follows.
  var slopes: ContiguousArray<Double> = []
  /// The same without signs.
  var totals: ContiguousArray<Double> = []
  var breaks: ContiguousArray<Block.Break> = []
  /// What a step costs for each level, and the same without signs.
  var rate: ContiguousArray<Double> = []
  var rateTotal: ContiguousArray<Double> = []
  /// How many pivots a walk may take, where it is not for the walk to say. Tests say so.
  var pivotsAllowed: Int?

  static func clear(_ numbers: inout ContiguousArray<Double>, count: Int) {
    numbers.removeAll(keepingCapacity: true)
    for _ in 0..<count { numbers.append(0) }
  }
}

extension Block {
  /// How a walk ends.
  enum WalkEnd {
    /// At a corner from which no way is better.
    case atBest
    /// On a way that gets better for ever. That needs a cost without a bound, see `varies`.
    case endless
    /// Nowhere, in the pivots allowed.
    case tooLong
  }

  /// A way out of a corner: one unknown leaves zero, below or above.
  struct Way {
    var unknown: Int
    var direction: Double
    /// The first level at which it is better, and by how much.
    var level: Int
    var gain: Double

    /// A number for each unknown and direction.
    var index: Int { 2 * unknown + (direction > 0 ? 1 : 0) }
  }

  /// Where, on a way, a basic unknown comes to zero.
  struct Break: Sendable {
    var distance: Double
    var row: Int
    /// By how much the unknown moves for each point of the way.
    var speed: Double
  }

  /// Walks from corner to corner, along the way that gains most at the highest level, as far as it
  /// gets better.
  ///
  /// Where many constraints meet in a corner, a step may lead from one description of it to another.
  /// After some such steps the lowest unknown goes first (Bland's rule), with which no description
  /// comes back; and in case rounding spoils that, the number of pivots has a bound.
  ///
  /// Where rounding errors may have grown, the tableau is made anew, in any case before the walk ends: see
  /// `renew(work:)`.
  ///
  /// - Parameter stopsAtMove: End as soon as the corner has been left, as if the way were endless.
  mutating func walk(
    _ scratch: inout WalkScratch, stopsAtMove: Bool = false, work: inout Work
  ) -> WalkEnd {
    var idleSteps = 0
    let bound = scratch.pivotsAllowed ?? 200 + 20 * unknownCount
    var renewals = 0
    // More are not needed, unless rounding leads round in a circle.
    let renewalBound = 20 + unknownCount / 2
    for _ in 0..<bound {
      let isCareful = idleSteps > 12
      placeSlopes(&scratch, work: &work)
      guard let way = bestWay(scratch, isCareful: isCareful) else {
        if isRenewed || tableau.growth <= Self.growthAtEnd { return .atBest }
        renewals += 1
        renew(work: &work)
        placeValues(work: &work)
        continue
      }
      if isRenewed && renewals > renewalBound {
        blockedWays.insert(way.index)
        continue
      }
      guard let end = endOfWay(way, &scratch, isCareful: isCareful, work: &work) else {
        if stopsAtMove { return .endless }
        // No cost falls for ever, so this is rounding.
        blockedWays.insert(way.index)
        placeValues(work: &work)
        continue
      }
      // A coefficient so small may be nothing but noise.
      if !isRenewed && end.speed < tableau.growth * Self.noise {
        renewals += 1
        renew(work: &work)
        placeValues(work: &work)
        continue
      }
      idleSteps = end.distance > 0 ? 0 : idleSteps + 1
      if stopsAtMove && end.distance > 1e-9 { return .endless }
      sides[way.unknown] = way.direction > 0 ? 1 : -1
      tableau.pivot(row: end.row, entering: way.unknown, work: &work)
      isRenewed = false
      placeValues(work: &work)
    }
    return .tooLong
  }

  /// Adds up what the basic unknowns cost when one that is zero grows.
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

  /// The way to take, `nil` where none is better. A careful walk takes the first it finds.
  private func bestWay(_ scratch: WalkScratch, isCareful: Bool) -> Way? {
    var best: Way?
    for unknown in costs.indices where !tableau.isBasic(unknown) {
      for side in [-1, 1] as [Int8] {
        guard let way = way(unknown, side, scratch) else { continue }
        if blockedWays.contains(way.index) { continue }
        if isCareful { return way }
        guard let other = best else {
          best = way
          continue
        }
        let isBetter = way.level == other.level ? way.gain > other.gain : way.level < other.level
        if isBetter { best = way }
      }
    }
    return best
  }

  /// The way that an unknown opens, if it is better at the first level where it makes a difference.
  private func way(_ unknown: Int, _ side: Int8, _ scratch: WalkScratch) -> Way? {
    let own = cost(unknown, onSide: side)
    let direction = Double(side)
    for level in 0..<levelCount {
      let index = level * unknownCount + unknown
      var rate = direction * scratch.slopes[index]
      var total = scratch.totals[index]
      if own.level == level {
        rate += own.weight
        total += own.weight.magnitude
      }
      if rate.magnitude <= total * Self.slopeTolerance { continue }
      return rate < 0
        ? Way(unknown: unknown, direction: direction, level: level, gain: -rate) : nil
    }
    return nil
  }

  /// What part of a cost is taken for rounding.
  static var slopeTolerance: Double { 1e-10 }
}
