/// Finds the required constraints that can't hold, and the constraints that each of them
/// contradicts.
///
/// The search is used only if some required constraints are known not to hold. The search visits
/// the required constraints in the order in which they were added, and keeps each constraint that
/// can hold together with the constraints kept before. So the set of broken constraints depends
/// only on the constraints, and a broken constraint is kept again as soon as it can hold.
///
/// Each constraint is an unknown in the tableau, the table of the simplex algorithm. Each row of
/// the tableau expresses one unknown, which is the basic unknown of the row, by unknowns that are
/// not basic. The unknowns that are not basic are zero. The constraints that contradict a
/// constraint can be read from its row. (This is Farkas' lemma: in a sum of multiples of these
/// constraints, all variables cancel out, and the remaining statement about constants is false.)
internal struct RequiredSearch {
  private let rows: RowTable
  private var tableau: Tableau
  /// The kind of each unknown: the variables first, and then the constraints.
  private var kinds: ContiguousArray<Kind>
  /// The constant of each unknown, which is added to the sum of its terms; zero for variables.
  private var offsets: ContiguousArray<Double>
  /// The row of each unknown; -1 for variables.
  private var rowOf: ContiguousArray<Int>

  /// The values that an unknown may have.
  private enum Kind {
    /// An unknown that may have any value.
    case free
    /// An unknown that may not be below zero.
    case nonnegative
    /// An unknown that is zero.
    case fixed
  }

  /// The result of the attempt to keep a constraint.
  private enum Verdict {
    /// The constraint was kept.
    case kept
    /// The constraint contradicts the constraints of other rows.
    case impossible(because: [Int])
  }

  /// Returns the conflicts among the required constraints of a component, which consists of
  /// variables and constraints that are connected.
  ///
  /// - Complexity: at least O(*r*² · *t*) for *r* rows of *t* terms. This is acceptable, because
  ///   conflicts are mistakes of the app, and should be rare.
  static func conflicts(
    _ rows: RowTable, _ isNonnegative: ContiguousArray<Bool>, work: inout Work
  ) -> [Conflict] {
    var search = RequiredSearch(rows: rows, isNonnegative: isNonnegative)
    var conflicts: [Conflict] = []
    for row in 0..<rows.count where rows.isRequired(row) {
      guard case .impossible(let others) = search.keep(row, work: &work) else { continue }
      let needed = needed(of: others.sorted(), for: row, rows, isNonnegative, work: &work)
      let constraints = (needed + [row]).map { rows.ids[$0] }
      conflicts.append(Conflict(constraints: constraints, broken: rows.ids[row]))
    }
    return conflicts
  }

  /// Returns the rows among `others` that are needed to contradict `row`.
  ///
  /// One of the others is left out if the remaining ones still contradict `row`. Conditions such as
  /// nonnegative widths are not rows. They always apply, and are never left out.
  private static func needed(
    of others: [Int], for row: Int, _ rows: RowTable, _ isNonnegative: ContiguousArray<Bool>,
    work: inout Work
  ) -> [Int] {
    // For a larger conflict, finding the smallest set would take too long.
    guard others.count <= 32 else { return others }
    var needed = others
    for other in others {
      let fewer = needed.filter { $0 != other }
      var search = RequiredSearch(rows: rows, isNonnegative: isNonnegative)
      for kept in fewer { _ = search.keep(kept, work: &work) }
      if case .impossible = search.keep(row, work: &work) { needed = fewer }
    }
    return needed
  }

  private init(rows: RowTable, isNonnegative: ContiguousArray<Bool>) {
    self.rows = rows
    tableau = Tableau(free: isNonnegative.count, rows: [])
    kinds = ContiguousArray(isNonnegative.map { $0 ? .nonnegative : .free })
    offsets = ContiguousArray(repeating: 0, count: kinds.count)
    rowOf = ContiguousArray(repeating: -1, count: kinds.count)
  }

  /// Keeps a constraint if it can hold. Otherwise returns the constraints that it contradicts.
  private mutating func keep(_ row: Int, work: inout Work) -> Verdict {
    let unknown = append(row)
    let tolerance = Block.tolerance(rows.offsets[row])
    for _ in 0..<200 + 20 * kinds.count {
      // An unknown that is not basic is zero, so the constraint holds. The last pivot may have
      // made the unknown not basic.
      guard tableau.isBasic(unknown) else { return .kept }
      let own = Int(tableau.position[unknown])
      let value = value(ofRow: own)
      let isLow = value < -tolerance
      let isHigh = kinds[unknown] == .fixed && value > tolerance
      if !isLow && !isHigh { return hold(own, unknown, work: &work) }
      guard let entering = entering(own, rising: isLow) else {
        let others = tableau.rows[own].map { rowOf[Int($0.index)] }.filter { $0 >= 0 }
        forget(own, unknown)
        return .impossible(because: others)
      }
      let leaving = leaving(own, entering, rising: isLow)
      tableau.pivot(row: leaving, entering: Int(entering.index), work: &work)
    }
    // Rounding errors keep the search from ending within its limit. Keep the constraint, even
    // though it may not hold.
    return .kept
  }

  /// Adds the unknown of a row. The sign of an upper limit is changed, so that all inequalities
  /// require an unknown that is not negative.
  private mutating func append(_ row: Int) -> Int {
    let sign: Double = rows.relations[row] == .atMost ? -1 : 1
    let terms = rows.terms[rows.range(of: row)].map { Entry($0.index, $0.coefficient * sign) }
    _ = tableau.append(SparseRow(terms))
    kinds.append(rows.relations[row] == .equal ? .fixed : .nonnegative)
    offsets.append(rows.offsets[row] * sign)
    rowOf.append(row)
    return kinds.count - 1
  }

  /// Returns the value of a row's basic unknown when the other unknowns of the row are zero.
  private func value(ofRow row: Int) -> Double {
    var value = offsets[Int(tableau.basic[row])]
    var total = value.magnitude
    for entry in tableau.rows[row] {
      let part = entry.coefficient * offsets[Int(entry.index)]
      value -= part
      total += part.magnitude
    }
    return value.isNoise(in: total) ? 0 : value
  }

  /// Returns the term of the first unknown that can raise the value of a row; or lower it, if
  /// `rising` is `false`.
  private func entering(_ row: Int, rising: Bool) -> Entry? {
    tableau.rows[row].first { entry in
      switch kinds[Int(entry.index)] {
      case .free: true
      case .nonnegative: (entry.coefficient > 0) == rising
      case .fixed: false
      }
    }
  }

  /// Returns the row whose value becomes zero first when the entering unknown moves.
  ///
  /// The result is `own`, the row of the constraint to keep, if no other row becomes zero before
  /// this row.
  private func leaving(_ own: Int, _ entering: Entry, rising: Bool) -> Int {
    let direction: Double = (entering.coefficient > 0) == rising ? 1 : -1
    var nearest = value(ofRow: own).magnitude / entering.coefficient.magnitude
    var best = own
    for row in tableau.rows.indices where row != own {
      let unknown = Int(tableau.basic[row])
      if kinds[unknown] == .free { continue }
      let coefficient = tableau.rows[row].coefficient(of: entering.index)
      if coefficient * direction >= 0 { continue }
      let distance = max(0, value(ofRow: row)) / coefficient.magnitude
      let isLower = distance == nearest && best != own && unknown < Int(tableau.basic[best])
      if distance < nearest || isLower {
        nearest = distance
        best = row
      }
    }
    return best
  }

  /// Makes sure that the unknown of an equality that holds stays zero. An inequality needs no
  /// further work.
  private mutating func hold(_ row: Int, _ unknown: Int, work: inout Work) -> Verdict {
    if kinds[unknown] != .fixed { return .kept }
    let movable = tableau.rows[row].filter { kinds[Int($0.index)] != .fixed }
    if let entry = movable.max(by: { $0.coefficient.magnitude < $1.coefficient.magnitude }) {
      tableau.pivot(row: row, entering: Int(entry.index), work: &work)
    } else {
      // The equality follows from other equalities.
      forget(row, unknown)
    }
    return .kept
  }

  /// Removes the row of an unknown.
  private mutating func forget(_ row: Int, _ unknown: Int) {
    tableau.exchangeRows(row, tableau.rows.count - 1)
    tableau.removeLastRow()
    kinds[unknown] = .free
  }
}
