/// Groups of things that are connected, directly or through others.
internal struct Groups {
  private var parents: ContiguousArray<Int32>

  init(count: Int) { parents = ContiguousArray((0..<count).map { Int32($0) }) }

  /// Returns the lowest thing of the group that a thing is in.
  mutating func first(of member: Int) -> Int {
    var member = member
    while parents[member] != Int32(member) {
      // Halves the path for the next call.
      parents[member] = parents[Int(parents[member])]
      member = Int(parents[member])
    }
    return member
  }

  mutating func tie(_ left: Int, _ right: Int) {
    let left = first(of: left)
    let right = first(of: right)
    parents[max(left, right)] = Int32(min(left, right))
  }
}
