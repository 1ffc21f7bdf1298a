import GalleyConstraints

/// The solution of a few constraints on at most four variables, found in the slow and obvious way,
/// in whole numbers.
///
/// Each constraint, taken as an equation, is a plane. The total error of the constraints is linear
/// between the planes, so it is least at a corner: a point where as many planes meet as there are
/// variables. All corners are tried. The sides of a large box are also planes; a best corner on
/// them means that a value has no limit.
struct ConstraintJudge {
  /// A constraint with all numbers doubled, so that halves become whole numbers.
  struct Row {
    var coefficients: [Int]
    var relation: LinearConstraint.Relation
    var constant: Int
    var priority: Double
  }

  /// A corner. Each coordinate is a numerator divided by the common denominator, which is positive.
  struct Corner {
    var numerators: [Int]
    var denominator: Int
  }

  let rows: [Row]
  let corners: [Corner]
  /// The indexes of the required rows that contradict required rows before them.
  private(set) var broken: [Int] = []
  /// The corners where the constraints have the least error.
  private(set) var best: [Corner] = []
  /// The priorities below the required one, the highest first, with the total error of their
  /// constraints.
  private(set) var violations: [(priority: Double, amount: Double)] = []

  init(isNonnegative: [Bool], constraints: [LinearConstraint]) {
    rows = constraints.map { Row($0, variableCount: isNonnegative.count) }
    corners = Self.corners(isNonnegative, rows)
    var kept: [Int] = []
    for index in rows.indices where rows[index].priority == 1000 {
      if canHold(kept + [index]) { kept.append(index) } else { broken.append(index) }
    }
    best = corners.filter { corner in kept.allSatisfy { rows[$0].excess(at: corner) == 0 } }
    for priority in Set(rows.map(\.priority)).subtracting([1000]).sorted(by: >) {
      minimize(rows.filter { $0.priority == priority }, priority)
    }
  }

  /// Returns whether all of these rows hold at some corner.
  func canHold(_ chosen: [Int]) -> Bool {
    corners.contains { corner in chosen.allSatisfy { rows[$0].excess(at: corner) == 0 } }
  }

  /// Returns the value of a variable, or `nil` if several values are equally good.
  func value(of variable: Int) -> Double? {
    let first = best[0]
    let isUnique = best.allSatisfy {
      $0.numerators[variable] * first.denominator == first.numerators[variable] * $0.denominator
    }
    return isUnique ? Double(first.numerators[variable]) / Double(first.denominator) : nil
  }

  private mutating func minimize(_ level: [Row], _ priority: Double) {
    let costs = best.map { corner in level.reduce(0) { $0 + $1.excess(at: corner) } }
    var least = 0
    for index in costs.indices.dropFirst()
    where costs[index] * best[least].denominator < costs[least] * best[index].denominator {
      least = index
    }
    let (cost, denominator) = (costs[least], best[least].denominator)
    violations.append((priority, Double(cost) / Double(2 * denominator)))
    best = zip(best, costs).filter { $1 * denominator == cost * $0.denominator }.map(\.0)
  }
}

// MARK: - Corners

extension ConstraintJudge.Row {
  init(_ constraint: LinearConstraint, variableCount: Int) {
    coefficients = Array(repeating: 0, count: variableCount)
    for term in constraint.terms { coefficients[term.variable.index] += Int(term.coefficient * 2) }
    relation = constraint.relation
    constant = Int(constraint.constant * 2)
    priority = constraint.priority
  }

  /// Returns the error of the row at a corner, multiplied by twice the corner's denominator.
  func excess(at corner: ConstraintJudge.Corner) -> Int {
    var sum = -constant * corner.denominator
    for (coefficient, numerator) in zip(coefficients, corner.numerators) {
      sum += coefficient * numerator
    }
    switch relation {
    case .atMost: return max(0, sum)
    case .equal: return abs(sum)
    case .atLeast: return max(0, -sum)
    }
  }
}

extension ConstraintJudge {
  /// A number far larger than any solution of constraints with small numbers.
  private static let far = 100_003

  private static func corners(_ isNonnegative: [Bool], _ rows: [Row]) -> [Corner] {
    let count = isNonnegative.count
    var planes = rows.map { $0.coefficients + [$0.constant] }
    for (variable, isNonnegative) in isNonnegative.enumerated() {
      for end in [isNonnegative ? 0 : -far, far] {
        var plane = Array(repeating: 0, count: count + 1)
        plane[variable] = 1
        plane[count] = end
        planes.append(plane)
      }
    }
    var corners: [Corner] = []
    append(to: &corners, meeting: [], from: planes[...], count)
    return corners.filter { corner in
      zip(corner.numerators, isNonnegative).allSatisfy { numerator, isNonnegative in
        abs(numerator) <= far * corner.denominator && (!isNonnegative || numerator >= 0)
      }
    }
  }

  private static func append(
    to corners: inout [Corner], meeting chosen: [[Int]], from planes: ArraySlice<[Int]>,
    _ count: Int
  ) {
    if chosen.count == count {
      if let corner = corner(of: chosen) { corners.append(corner) }
      return
    }
    for index in planes.indices {
      append(to: &corners, meeting: chosen + [planes[index]], from: planes[(index + 1)...], count)
    }
  }

  /// Returns the point where planes meet, or `nil` if there is not exactly one. The elimination
  /// uses only whole numbers.
  private static func corner(of planes: [[Int]]) -> Corner? {
    let count = planes.count
    var planes = planes
    var last = 1
    for column in 0..<count {
      guard let pivot = (column..<count).first(where: { planes[$0][column] != 0 }) else {
        return nil
      }
      planes.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = planes[row][column]
        for place in 0...count {
          planes[row][place] =
            (planes[column][column] * planes[row][place] - factor * planes[column][place]) / last
        }
      }
      last = planes[column][column]
    }
    let sign = last.signum()
    return Corner(
      numerators: (0..<count).map { planes[$0][count] * sign }, denominator: last * sign)
  }
}
