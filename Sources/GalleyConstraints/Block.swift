/// Core variables that are connected by constraints, and the search for their best values.
///
/// Each unknown is a variable, or the sum of a constraint minus its constant. At zero it has no
/// cost; below or above it has a cost per point: for an equality on both sides, for an inequality
/// on one, at the level of its priority. Required constraints are the first level. The last level
/// prefers all variables to be zero, earlier ones more than later ones. It decides wherever
/// constraints leave a choice, so the solution does not depend on earlier solutions.
///
/// The search keeps as many unknowns at zero as there are variables, which gives a corner of the
/// space; a simplex walk goes from corner to better corner. Every corner is allowed, so after any
/// edit the walk continues from the last one: a changed constant moves the corner, and usually it
/// is still the best one.
internal struct Block: Sendable {
  /// The cost of an unknown on one side of zero: a level, which is -1 for no cost, and the cost per
  /// point.
  struct Slope: Sendable {
    var level: Int
    var weight: Double

    static let none = Slope(level: -1, weight: 0)
  }

  struct Cost: Sendable {
    var below: Slope
    var above: Slope
  }

  /// The variables, by their numbers in the component.
  ///
  /// They are the first unknowns.
  var variables: ContiguousArray<Int>
  /// The constraints, by their indices among the core forms.
  ///
  /// They are the other unknowns.
  var forms: ContiguousArray<Int>
  /// The factor for the sum of each constraint, see `scale(of:)`.
  var scales: ContiguousArray<Double>
  /// The sums of the constraints in terms of unknowns, scaled.
  var sums: ContiguousArray<SparseRow>
  var costs: ContiguousArray<Cost>
  var levelCount: Int

  /// The value of each unknown at a sum of zero.
  var offsets: ContiguousArray<Double>
  /// The value of each unknown at the corner.
  var values: ContiguousArray<Double>
  /// The side of zero on which an unknown is, -1 or 1.
  ///
  /// At zero, the side on which it is assumed to be.
  var sides: ContiguousArray<Int8>
  var tableau: Tableau
  /// Whether the tableau has not been changed since it was rebuilt, see `renew(work:)`.
  var isRenewed = false
  /// The directions that seem better only because of rounding errors.
  var blockedDirections: Set<Int> = []
  /// Whether the walk ended within its limit.
  var isSettled = false

  var unknownCount: Int { costs.count }

  /// Whether an unknown is a variable, which has a cost only because the search prefers it to be
  /// zero.
  func isVariable(_ unknown: Int) -> Bool { unknown < variables.count }

  func cost(_ unknown: Int, onSide side: Int8) -> Slope {
    side > 0 ? costs[unknown].above : costs[unknown].below
  }
}

extension Block {
  /// Walks to the best corner.
  ///
  /// - Returns: Whether it was reached within a number of pivots that grows with the number of
  ///   unknowns.
  mutating func settle(_ scratch: inout WalkScratch, work: inout Work) {
    blockedDirections.removeAll()
    placeValues(work: &work)
    isSettled = walk(&scratch, work: &work) == .atBest
    checkInvariants()
  }

  /// Whether the required constraints hold, apart from rounding.
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

  /// Returns the deviation from which on a required constraint counts as broken.
  static func tolerance(_ offset: Double) -> Double { 1e-6 + offset.magnitude * 1e-10 }

  /// Computes the values at the corner, from the unknowns that are zero there.
  ///
  /// - Complexity: O(*t*) for *t* terms of the tableau.
  mutating func placeValues(work: inout Work) {
    for unknown in costs.indices where !tableau.isBasic(unknown) { values[unknown] = 0 }
    for row in tableau.rows.indices {
      let unknown = Int(tableau.basic[row])
      var value = offsets[unknown]
      var total = value.magnitude
      for entry in tableau.rows[row] {
        // The unknown is zero if its sum has this value.
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
