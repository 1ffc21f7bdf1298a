/// Finds the required constraints that cannot hold, and the others that they contradict.
///
/// It is used only when it is known that some cannot hold. It goes through the required constraints
/// in the order in which they were added, and keeps each that can hold together with those kept
/// before. So the constraints alone decide which of them are broken, and a broken constraint is
/// kept again as soon as it can hold.
///
/// Each constraint is an unknown of its own here. So the constraints that contradict one can be
/// read from its row. (This is Farkas' lemma: there is a sum of multiples of these constraints in
/// which all variables cancel out, and what remains is false.)
internal struct RequiredSearch {
  private let rows: RowTable
  private var tableau: Tableau
  /// The kind of each unknown: the variables first, and then the constraints.
  private var kinds: ContiguousArray<Kind>
  /// The constant of each unknown, which is added to the sum of its terms; zero for variables.
  private var offsets: ContiguousArray<Double>
  /// The row of each unknown; -1 for variables.
  private var rowOf: ContiguousArray<Int>

  private enum Kind {
    /// An unknown that may have any value.
    case free
    /// An unknown that may not be below zero.
    case nonnegative
    /// An unknown that is zero.
    case fixed
  }

  /// Whether a constraint was kept.
  private enum Verdict {
    /// The constraint was kept.
    case kept
    /// The constraint contradicts those of other rows.
    case impossible(because: [Int])
  }

  /// Returns the conflicts among the required constraints of a component.
  ///
  /// - Complexity: O(*r*² · *t*) and more for *r* rows of *t* terms: it is meant for rare mistakes.
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

  /// Returns those of the other rows that are needed to contradict a row.
  ///
  /// A row is left out if the rest, and the fact that widths are not negative, are enough for the
  /// contradiction.
  private static func needed(
    of others: [Int], for row: Int, _ rows: RowTable, _ isNonnegative: ContiguousArray<Bool>,
    work: inout Work
  ) -> [Int] {
    // For a larger conflict, the smallest set is not worth the time.
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

  /// Keeps a constraint if it can hold, and otherwise returns the constraints that it contradicts.
  private mutating func keep(_ row: Int, work: inout Work) -> Verdict {
    let unknown = append(row)
    let tolerance = Block.tolerance(rows.offsets[row])
    for _ in 0..<200 + 20 * kinds.count {
      // An unknown that is not basic is zero. An earlier pivot may have made it so.
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
    // Rounding errors have spoiled the search. It is better to keep one constraint too many than to
    // search without end.
    return .kept
  }

  /// Adds the unknown of a row, with its sign changed if needed so that it may not be negative.
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

  /// Returns the term of the first unknown that can raise the value of a row, or lower it.
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
  /// It is `own`, the row of the constraint to keep, if no other row becomes zero before it.
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

  /// Makes sure that the unknown of a constraint that holds stays zero, if it is an equality.
  private mutating func hold(_ row: Int, _ unknown: Int, work: inout Work) -> Verdict {
    if kinds[unknown] != .fixed { return .kept }
    let movable = tableau.rows[row].filter { kinds[Int($0.index)] != .fixed }
    if let entry = movable.max(by: { $0.coefficient.magnitude < $1.coefficient.magnitude }) {
      tableau.pivot(row: row, entering: Int(entry.index), work: &work)
    } else {
      // The equality follows from others.
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
