/// Core variables (variables that no required equality defines) that are connected by constraints,
/// and the search for their best values. A block is a part of a component, which consists of all
/// variables and constraints that are connected, including the required equalities.
///
/// Each unknown is a variable, or the sum of a constraint minus its constant. An unknown has no
/// cost at zero. A deviation from zero has a cost for each point: for an equality on both sides,
/// and for an inequality on one side, at the level of the constraint's priority. Required
/// constraints are the first level. The last three levels decide if the constraints leave a choice,
/// so the solution does not depend on earlier solutions: variables that must not be negative, such
/// as widths, are preferred to be zero; then both sides of inequalities are preferred to be equal;
/// then all other variables, such as positions, are preferred to be zero. In each of these levels,
/// what was created earlier matters more.
///
/// The search keeps as many unknowns at zero as there are variables. These unknowns determine one
/// solution: a corner of the space of all solutions. A simplex walk goes from a corner to a better
/// corner. Every corner is allowed, so the walk continues from the last corner after an edit: a
/// changed constant moves the corner, which usually is still the best corner.
internal struct Block: Sendable {
  /// The cost of an unknown on one side of zero: a level, which is -1 for no cost, and the cost per
  /// point.
  struct Slope: Sendable {
    var level: Int
    var weight: Double

    static let none = Slope(level: -1, weight: 0)
  }

  /// The levels that decide if the constraints leave a choice. They come after the levels of the
  /// priorities.
  enum Choice: Int, CaseIterable {
    case sizes, inequalities, positions

    static let count = allCases.count
  }

  /// The costs of an unknown below and above zero.
  struct Cost: Sendable {
    var below: Slope
    var above: Slope
  }

  /// The variables, by their numbers in the component. The unknowns with the lowest numbers are
  /// variables.
  var variables: ContiguousArray<Int>
  /// The constraints, by their indices in `core` of the component's `Reduction`, which contains the
  /// constraints between core variables. The unknowns of the constraints come after the variables.
  var forms: ContiguousArray<Int>
  /// The factor for the sum of each constraint, see `scale(of:)`.
  var scales: ContiguousArray<Double>
  /// The sums of the constraints in terms of unknowns, scaled.
  var sums: ContiguousArray<SparseRow>
  /// The costs of each unknown.
  var costs: ContiguousArray<Cost>
  /// The number of levels of costs.
  var levelCount: Int

  /// The value of each unknown when the sum of its terms is zero.
  var offsets: ContiguousArray<Double>
  /// The value of each unknown at the corner.
  var values: ContiguousArray<Double>
  /// The side of zero on which an unknown is, -1 or 1.
  ///
  /// An unknown at zero is treated as if it were on this side.
  var sides: ContiguousArray<Int8>
  var tableau: Tableau
  /// Whether the tableau has not been changed since `renew(work:)` has rebuilt it.
  var isRenewed = false
  /// The directions that seem better only because of rounding errors.
  var blockedDirections: Set<Int> = []
  /// Whether the walk ended within its limit.
  var isSettled = false

  var unknownCount: Int { costs.count }

  /// Whether an unknown is a variable. A variable has a cost because the search prefers zero. A
  /// variable that must not be negative also has a required cost below zero.
  func isVariable(_ unknown: Int) -> Bool { unknown < variables.count }

  func cost(_ unknown: Int, onSide side: Int8) -> Slope {
    side > 0 ? costs[unknown].above : costs[unknown].below
  }
}

extension Block {
  /// Walks to the best corner. `isSettled` indicates whether the walk has reached it within the
  /// largest number of pivots.
  mutating func settle(_ scratch: inout WalkScratch, work: inout Work) {
    blockedDirections.removeAll()
    placeValues(work: &work)
    isSettled = walk(&scratch, work: &work) == .atBest
    checkInvariants()
  }

  /// Whether the required constraints hold, apart from rounding errors.
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

  /// Returns the largest deviation with which a required constraint counts as satisfied.
  static func tolerance(_ offset: Double) -> Double { 1e-6 + offset.magnitude * 1e-10 }

  /// Computes the values of the basic unknowns at the corner. All other unknowns are zero.
  ///
  /// - Complexity: O(*t*) for *t* terms of the tableau.
  mutating func placeValues(work: inout Work) {
    for unknown in costs.indices where !tableau.isBasic(unknown) { values[unknown] = 0 }
    for row in tableau.rows.indices {
      let unknown = Int(tableau.basic[row])
      var value = offsets[unknown]
      var total = value.magnitude
      for entry in tableau.rows[row] {
        // Each unknown in the row's sum is zero, so its sum of terms is the negative of its offset.
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
