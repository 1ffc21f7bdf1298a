/// Groups of numbers that are connected, directly or through other numbers (a union-find
/// structure).
internal struct Groups {
  private var parents: ContiguousArray<Int32>

  init(count: Int) { parents = ContiguousArray((0..<count).map { Int32($0) }) }

  /// Returns the lowest number of the group that a number is in.
  mutating func first(of number: Int) -> Int {
    var number = number
    while parents[number] != Int32(number) {
      // Halve the path, so that the next call is faster.
      parents[number] = parents[Int(parents[number])]
      number = Int(parents[number])
    }
    return number
  }

  /// Joins the groups of two numbers.
  mutating func tie(_ left: Int, _ right: Int) {
    let left = first(of: left)
    let right = first(of: right)
    parents[max(left, right)] = Int32(min(left, right))
  }
}
