/// Every order of `values`, beginning with the given one and ending with its
/// reverse.
///
///     Array(permutations(of: [1, 2, 3]))
///     // [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]]
///
/// They are made one at a time, in the dictionary order of positions; equal values
/// are told apart.
///
/// - Complexity: O(*n*) for each of the *n*! orders, where *n* is `values.count`.
public func permutations<Element>(of values: [Element]) -> some Sequence<[Element]> {
  sequence(state: Array(values.indices) as [Int]?) { state -> [Element]? in
    guard let order = state else { return nil }
    state = nextPermutation(after: order)
    return order.map { values[$0] }
  }
}

/// The next order in the dictionary, or `nil` after the last.
private func nextPermutation(after order: [Int]) -> [Int]? {
  // The falling run at the end is exhausted. The element before it makes way for
  // the next larger one of the run, and the rest starts over, rising.
  guard let pivot = order.indices.dropLast().last(where: { order[$0] < order[$0 + 1] }),
    let successor = order.indices.last(where: { order[$0] > order[pivot] })
  else { return nil }
  var next = order
  next.swapAt(pivot, successor)
  next[(pivot + 1)...].reverse()
  return next
}
