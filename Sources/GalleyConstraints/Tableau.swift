/// Linear equations, each solved for one of its unknowns.
///
/// The unknowns on the left are *basic*: each is a sum of multiples of unknowns that are not basic.
/// The equations have no constants: the unknown of a constraint is the sum of its terms alone. So a
/// changed constant does not change the tableau.
internal struct Tableau: Sendable {
  /// The sum of each basic unknown.
  private(set) var rows: ContiguousArray<SparseRow>
  /// The basic unknown of each row.
  private(set) var basic: ContiguousArray<Int32>
  /// The row in which each unknown is basic; -1 for an unknown that is not basic.
  private(set) var position: ContiguousArray<Int32>
  /// An upper limit of the numbers that were added to a coefficient so far, at least 1.
  ///
  /// Each coefficient may have a rounding error of about 10⁻¹⁶ times this limit.
  private(set) var growth = 1.0
  /// Memory for a row, which each substitution reuses.
  private var spare: SparseRow = []

  /// Creates equations for `rows.count` basic unknowns. The rows are sums of `free` further
  /// unknowns, which have the lowest indices.
  init(free: Int, rows: ContiguousArray<SparseRow>) {
    self.rows = rows
    basic = ContiguousArray(rows.indices.map { Int32(free + $0) })
    position = ContiguousArray(repeating: -1, count: free)
    position += rows.indices.map { Int32($0) }
  }

  func isBasic(_ unknown: Int) -> Bool { position[unknown] >= 0 }

  /// Exchanges the basic unknown of a row for an unknown on its right side, in all equations.
  ///
  /// - Precondition: The row contains the unknown, with a coefficient that is not near zero.
  /// - Complexity: O(*r* log *t* + *f*) for *r* rows of *t* terms, with *f* terms in rows that
  ///   contain the unknown.
  mutating func pivot(row: Int, entering: Int, work: inout Work) {
    work.pivots += 1
    let leaving = basic[row]
    solve(row: row, for: Int32(entering), leaving: leaving)
    basic[row] = Int32(entering)
    position[entering] = Int32(row)
    position[Int(leaving)] = -1

    let solved = rows[row]
    let inRow = solved.reduce(0) { max($0, $1.coefficient.magnitude) }
    var inColumn = 1.0
    for other in rows.indices where other != row {
      let factor = rows[other].coefficient(of: Int32(entering))
      if factor == 0 { continue }
      inColumn = max(inColumn, factor.magnitude)
      rows[other].substitute(Int32(entering), by: solved, times: factor, spare: &spare)
      work.terms += rows[other].count
    }
    growth = max(growth, inRow * inColumn)
  }

  /// Transforms `leaving = … + a · entering` into `entering = leaving / a - …`.
  private mutating func solve(row: Int, for entering: Int32, leaving: Int32) {
    let place = rows[row].place(of: entering)
    let factor = 1 / rows[row][place].coefficient
    rows[row].remove(at: place)
    for index in rows[row].indices { rows[row][index].coefficient *= -factor }
    rows[row].insert(Entry(leaving, factor), at: rows[row].place(of: leaving))
  }

  /// Replaces a row by a sum of unknowns that are not basic.
  mutating func replaceRow(_ row: Int, by sum: SparseRow) { rows[row] = sum }

  /// Removes coefficients that are tiny compared with the largest coefficient of their row and of
  /// their column.
  ///
  /// - Complexity: O(*t*) for *t* terms.
  mutating func removeNoise() {
    var largest = ContiguousArray<Double>(repeating: 0, count: position.count)
    for entry in rows.joined() {
      largest[Int(entry.index)] = max(largest[Int(entry.index)], entry.coefficient.magnitude)
    }
    for row in rows.indices {
      let inRow = rows[row].reduce(0) { max($0, $1.coefficient.magnitude) }
      rows[row].removeAll { entry in
        entry.coefficient.magnitude <= 1e-11 * min(inRow, largest[Int(entry.index)])
      }
    }
  }

  /// Adds an unknown that is a sum of existing unknowns, basic or not. Returns the row of the
  /// unknown.
  mutating func append(_ sum: SparseRow) -> Int {
    var row = sum
    for entry in sum where isBasic(Int(entry.index)) {
      row.substitute(
        entry.index, by: rows[Int(position[Int(entry.index)])], times: entry.coefficient,
        spare: &spare)
    }
    rows.append(row)
    basic.append(Int32(position.count))
    position.append(Int32(rows.count - 1))
    return rows.count - 1
  }

  mutating func exchangeRows(_ left: Int, _ right: Int) {
    rows.swapAt(left, right)
    basic.swapAt(left, right)
    position[Int(basic[left])] = Int32(left)
    position[Int(basic[right])] = Int32(right)
  }

  /// Removes the last row, whose unknown is then no longer basic.
  mutating func removeLastRow() {
    rows.removeLast()
    position[Int(basic.removeLast())] = -1
  }
}
