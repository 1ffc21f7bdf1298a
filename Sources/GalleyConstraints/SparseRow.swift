/// A term of a sum: a coefficient times a quantity, which is identified by its index.
internal struct Entry: Sendable, Equatable {
  var index: Int32
  var coefficient: Double

  init(_ index: Int32, _ coefficient: Double) {
    self.index = index
    self.coefficient = coefficient
  }
}

/// A sum of terms. Terms with a coefficient of zero, which are most terms, are not stored. The
/// terms are in the order of their indices.
internal typealias SparseRow = ContiguousArray<Entry>

extension ContiguousArray<Entry> {
  /// Returns the position of an index, or the position at which it would be inserted.
  ///
  /// - Complexity: O(log *n*) for *n* entries.
  internal func place(of index: Int32) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the coefficient of a quantity; zero if it is not stored.
  internal func coefficient(of index: Int32) -> Double {
    let position = place(of: index)
    return position < count && self[position].index == index ? self[position].coefficient : 0
  }

  /// Replaces a quantity by a sum. The result is `self` without `index`, plus `factor` times `sum`.
  ///
  /// The result is built in the memory of `spare`, which then has the former memory of this row. So
  /// rows that have grown once need no new memory.
  internal mutating func substitute(
    _ index: Int32, by sum: SparseRow, times factor: Double, spare: inout SparseRow
  ) {
    spare.removeAll(keepingCapacity: true)
    var here = 0
    var there = 0
    while here < count || there < sum.count {
      if there == sum.count || (here < count && self[here].index < sum[there].index) {
        if self[here].index != index { spare.append(self[here]) }
        here += 1
      } else if here == count || sum[there].index < self[here].index {
        spare.append(Entry(sum[there].index, factor * sum[there].coefficient))
        there += 1
      } else {
        let left = self[here].coefficient
        let right = factor * sum[there].coefficient
        let both = left + right
        if !both.isNoise(in: left.magnitude + right.magnitude) {
          spare.append(Entry(sum[there].index, both))
        }
        here += 1
        there += 1
      }
    }
    swap(&self, &spare)
  }
}

extension Double {
  /// Whether a sum may be only the rounding error of summands that cancel each other out. `total`
  /// is the sum of the absolute values of the summands.
  internal func isNoise(in total: Double) -> Bool { magnitude <= 1e-12 * total }
}
