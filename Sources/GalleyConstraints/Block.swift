/// Core variables that constraints tie together, and the search for their best values.
///
/// Each unknown (a variable, or a constraint's sum less its constant) costs nothing at zero, and so
/// much a point below or above it: an equality both ways, an inequality one way, all at the level of
/// its priority. Required constraints are the first level, and after the priorities comes a last one:
/// variables would rather be zero than anything, the earlier ones more so. It decides wherever
/// constraints leave a choice, so the answer does not depend on what was asked before.
///
/// The search keeps as many unknowns at zero as there are variables, which gives a corner of the
/// space; a simplex walk goes from corner to better corner. There is no corner that is not allowed, so
/// after any edit the walk goes on from where it was: a changed constant moves the corner, and usually
/// it is still the best one.
internal struct Block: Sendable {
  /// What an unknown costs on one side of zero: a level, -1 for nothing, and how much a point.
  struct Slope: Sendable {
    var level: Int
    var weight: Double

    static let none = Slope(level: -1, weight: 0)
  }

  struct Cost: Sendable {
    var below: Slope
    var above: Slope
  }

  /// The variables, by their numbers in the component. They are the first unknowns.
  var variables: ContiguousArray<Int>
  /// The constraints, by their places among the core forms. They are the other unknowns.
  var forms: ContiguousArray<Int>
  /// What the sum of each constraint is multiplied by, see `scale(of:)`.
  var scales: ContiguousArray<Double>
  /// The sums of the constraints, in unknowns and scaled.
  var sums: ContiguousArray<SparseRow>
  var costs: ContiguousArray<Cost>
  var levelCount: Int

  /// What each unknown is at a sum of zero.
  var offsets: ContiguousArray<Double>
  /// What each unknown is at the corner.
  var values: ContiguousArray<Double>
  /// On which side of zero an unknown is, -1 or 1. At zero, on which side it is taken to be.
  var sides: ContiguousArray<Int8>
  var tableau: Tableau
  /// Whether the tableau has not been changed since it was made anew, see `renew(work:)`.
  var isRenewed = false
  /// The ways that seem better only because of rounding.
  var blockedWays: Set<Int> = []
  /// Whether the walk came to its end within its bound.
  var isSettled = false

  var unknownCount: Int { costs.count }

  /// Whether an unknown costs anything where the search prefers it to be zero for its own sake.
  func isVariable(_ unknown: Int) -> Bool { unknown < variables.count }

  func cost(_ unknown: Int, onSide side: Int8) -> Slope {
    side > 0 ? costs[unknown].above : costs[unknown].below
  }
}

extension Block {
  /// Goes to the best corner.
  ///
  /// - Returns: Whether it was reached in a number of pivots that grows with the number of unknowns.
  mutating func settle(_ scratch: inout WalkScratch, work: inout Work) {
    blockedWays.removeAll()
    placeValues(work: &work)
    isSettled = walk(&scratch, work: &work) == .atBest
    checkInvariants()
  }

  /// Whether the required constraints hold, except for rounding.
  var isFeasible: Bool {
    for unknown in costs.indices where tableau.isBasic(unknown) {
      let value = values[unknown]
      let slope = cost(unknown, onSide: value < 0 ? -1 : 1)
      if slope.level != 0 { continue }
      let scale = isVariable(unknown) ? 1 : scales[unknown - variables.count]
      if value.magnitude / scale > Self.tolerance(offsets[unknown] / scale) { return false }
    }
    return true
  }

  /// How far a required constraint may be off before it counts as broken.
  static func tolerance(_ offset: Double) -> Double { 1e-6 + offset.magnitude * 1e-10 }

  /// Finds the values at the corner, from the unknowns that are zero there.
  ///
  /// - Complexity: O(*t*) for *t* terms of the tableau.
  mutating func placeValues(work: inout Work) {
    for unknown in costs.indices where !tableau.isBasic(unknown) { values[unknown] = 0 }
    for row in tableau.rows.indices {
      let unknown = Int(tableau.basic[row])
      var value = offsets[unknown]
      var total = value.magnitude
      for entry in tableau.rows[row] {
        // Its sum is what makes the unknown zero.
        let part = entry.coefficient * offsets[Int(entry.index)]
        value -= part
        total += part.magnitude
      }
      work.terms += tableau.rows[row].count
      if value.isNoise(in: total) { value = 0 }
      values[unknown] = value
      if value != 0 { sides[unknown] = value < 0 ? -1 : 1 }
    }
  }
}
