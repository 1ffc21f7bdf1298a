/// The positions of the identities of a list. The position of a repeated identity is its last
/// position.
@usableFromInline
internal final class PositionsByIdentity<Identity: Hashable> {
  /// The identities of the list, each once.
  @usableFromInline internal var layer = IdentityLayer<Identity>()
  /// For each element, the number of its identity in the layer.
  ///
  /// Empty if no identity repeats, because the number is then the position.
  @usableFromInline internal var numbers: [Int32] = []
  /// For each identity, its last position.
  ///
  /// Empty if no identity repeats.
  @usableFromInline internal var lastPositions: [Int] = []
  @usableFromInline internal let count: Int

  @inlinable
  internal init(_ identities: [Identity]) {
    count = identities.count
    let repeats = identities.withUnsafeBufferPointer { layer.add($0) }
    if repeats.isEmpty { return }
    var next = 0
    var nextRepeat = 0
    for position in identities.indices {
      if nextRepeat < repeats.count, repeats[nextRepeat].offset == position {
        numbers.append(Int32(truncatingIfNeeded: repeats[nextRepeat].position))
        nextRepeat += 1
      } else {
        numbers.append(Int32(truncatingIfNeeded: next))
        next += 1
      }
    }
    lastPositions = [Int](repeating: 0, count: layer.count)
    for (position, number) in numbers.enumerated() { lastPositions[Int(number)] = position }
  }

  @inlinable
  internal var hasRepeats: Bool { !numbers.isEmpty }

  /// Returns the number of the identity at a position.
  @inlinable
  internal func number(at position: Int) -> Int {
    hasRepeats ? Int(numbers[position]) : position
  }

  internal subscript(position: Int) -> Identity { layer.memory[number(at: position)] }

  @usableFromInline
  internal func position(of identity: Identity) -> Int? {
    layer.position(of: identity).map { hasRepeats ? lastPositions[$0] : $0 }
  }

  /// Returns for each element its partner in `before`, or -1. The *k*-th elements with the same
  /// identity are partners.
  @usableFromInline
  internal func partners(in before: PositionsByIdentity) -> [Int32] {
    // `first` has, for each identity in `before`, the first position that has no partner yet.
    // `next` has, for each position in `before`, the next position with the same identity.
    var first = [Int32](repeating: -1, count: before.layer.count)
    var next = [Int32](repeating: -1, count: before.count)
    for position in (0..<before.count).reversed() {
      let number = before.number(at: position)
      next[position] = first[number]
      first[number] = Int32(position)
    }
    let numbersBefore = layer.identities.map { before.layer.position(of: $0) }
    return (0..<count).map { position in
      guard let number = numbersBefore[number(at: position)], first[number] >= 0 else { return -1 }
      let partner = first[number]
      first[number] = next[Int(partner)]
      return partner
    }
  }
}

// An instance never changes after it was created.
extension PositionsByIdentity: @unchecked Sendable where Identity: Sendable {}
