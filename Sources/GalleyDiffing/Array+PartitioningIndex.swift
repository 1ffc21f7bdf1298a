extension Array {
  /// Returns the first index whose element satisfies `isAfter`, if every element after one that
  /// does also does; `count` when none does.
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
