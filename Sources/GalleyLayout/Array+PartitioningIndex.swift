// `GalleyDiffing` has the same function: it imports no other module, and so cannot share one.

extension Array {
  /// Returns the index of the first element that satisfies `isAfter`, or the count if none does.
  ///
  /// All elements behind that one must satisfy it too.
  ///
  /// - Complexity: O(log *n*)
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
