// `GalleyLayout` has the same function: this module imports no other, and so cannot share one.

extension Array {
  /// Returns the index of the first element that satisfies `isAfter`; `count` if none does.
  ///
  /// All elements behind that one must satisfy it too.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  internal func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
