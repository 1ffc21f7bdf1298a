// `GalleyLayout` has the same function. The function can't be shared, because this module imports
// no other module.

extension Array {
  /// Returns the index of the first element that satisfies `isAfter`; `count` if no element does.
  ///
  /// All elements after that element must also satisfy `isAfter`.
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
