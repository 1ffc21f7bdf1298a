/// Returns every order of `values`, beginning with the given one and ending with its reverse.
///
///     Array(permutations(of: [1, 2, 3]))
///     // [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]]
///
/// The orders are made one at a time, in the lexicographic order of positions. Equal values count
/// as different.
///
/// - Complexity: O(*n*) for each of the *n*! orders, where *n* is `values.count`.
public func permutations<Element>(of values: [Element]) -> some Sequence<[Element]> {
  sequence(state: Array(values.indices) as [Int]?) { state -> [Element]? in
    guard let order = state else { return nil }
    state = nextPermutation(after: order)
    return order.map { values[$0] }
  }
}

/// Returns the next order lexicographically; `nil` after the last one.
private func nextPermutation(after order: [Int]) -> [Int]? {
  // The descending run at the end has no further order. The element before the run is swapped with
  // the next larger element in the run, and the run is reversed, so that it is ascending.
  guard let pivot = order.indices.dropLast().last(where: { order[$0] < order[$0 + 1] }),
    let successor = order.indices.last(where: { order[$0] > order[pivot] })
  else { return nil }
  var next = order
  next.swapAt(pivot, successor)
  next[(pivot + 1)...].reverse()
  return next
}
