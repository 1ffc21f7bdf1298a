/// Groups of things that are connected, directly or through others.
internal struct Groups {
  private var parents: ContiguousArray<Int32>

  init(count: Int) { parents = ContiguousArray((0..<count).map { Int32($0) }) }

  /// Returns the lowest thing of the group that a thing is in.
  mutating func first(of thing: Int) -> Int {
    var thing = thing
    while parents[thing] != Int32(thing) {
      // Halves the path for the next call.
      parents[thing] = parents[Int(parents[thing])]
      thing = Int(parents[thing])
    }
    return thing
  }

  mutating func tie(_ left: Int, _ right: Int) {
    let left = first(of: left)
    let right = first(of: right)
    parents[max(left, right)] = Int32(min(left, right))
  }
}
