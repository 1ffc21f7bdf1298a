/// Returns every subset of `values`, each in the order of `values`. The first one is empty, and the
/// last one contains all values.
///
///     Array(subsets(of: [1, 2, 3]))
///     // [[], [1], [2], [1, 2], [3], [1, 3], [2, 3], [1, 2, 3]]
///
/// The subsets are made one at a time, in the order of a binary counter whose lowest bit is the
/// first value. Equal values count as different.
///
/// - Precondition: There are at most 62 values.
/// - Complexity: O(*n*) for each of the 2ⁿ subsets, where *n* is `values.count`.
public func subsets<Element>(of values: [Element]) -> some Sequence<[Element]> {
  precondition(values.count <= 62, "the subsets of \(values.count) values are too many")
  return (0..<(1 << values.count)).lazy.map { choice in
    values.indices.filter { choice & (1 << $0) != 0 }.map { values[$0] }
  }
}
