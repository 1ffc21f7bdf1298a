/// Finds the runs of elements that need not move.
///
/// A list that was only *reordered* can be rebuilt by moving some of its elements. The number of
/// moves is smallest if the elements of the longest increasing subsequence of earlier positions
/// stay in place, and all other elements move. The elements of a run follow each other in both
/// lists, so a run stays or moves as a whole. The function finds the increasing sequence of runs
/// with the most elements.
///
///     // Elements that were at 4, 0, 1, 2. The first element moves.
///     runsThatStay([Run(before: 4, after: 0, count: 1), Run(before: 0, after: 1, count: 3)])
///     // [false, true]
///
/// - Parameter runs: The runs, sorted by their positions after the change. No two of them overlap
///   in either list.
/// - Returns: For each run, whether it stays, or `nil` if all runs stay.
/// - Complexity: O(*n* + *r* log *n*) time for *r* runs of *n* elements in all.
@usableFromInline
internal func runsThatStay(_ runs: [Run]) -> [Bool]? {
  if zip(runs, runs.dropFirst()).allSatisfy({ $0.before < $1.before }) { return nil }

  // Patience sorting. `tails[k]` is the earlier position of the element that ends the best
  // increasing sequence of k + 1 elements so far, and `owners[k]` is the index of that element's
  // run. The best sequence is the sequence with the smallest end, because it leaves the most space
  // for the elements that follow. A run of c elements takes c consecutive tails: no other element
  // has a position between its first and its last.
  let total = runs.reduce(0) { $0 + Int($1.count) }
  var stays = [Bool](repeating: false, count: runs.count)
  var previous = [Int32](repeating: -1, count: runs.count)
  withUnsafeTemporaryAllocation(of: Int32.self, capacity: total) { tails in
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: total) { owners in
      var length = 0
      for (index, run) in runs.enumerated() {
        let start = firstTail(of: tails, count: length, atLeast: run.before)
        if start > 0 { previous[index] = owners[start - 1] }
        // The loop does not check for overflow, so that the compiler writes several tails in one
        // step.
        let count = Int(run.count)
        for offset in 0..<count {
          tails[start &+ offset] = run.before &+ Int32(truncatingIfNeeded: offset)
        }
        (owners.baseAddress! + start).initialize(
          repeating: Int32(truncatingIfNeeded: index), count: count)
        length = max(length, start + count)
      }

      var last = length > 0 ? owners[length - 1] : -1
      while last >= 0 {
        stays[Int(last)] = true
        last = previous[Int(last)]
      }
    }
  }
  checkRuns(runs, stay: stays)
  return stays
}

/// Returns the index of the first of the ascending `tails` that is not below `position`, or `count`
/// if all are below it.
private func firstTail(
  of tails: UnsafeMutableBufferPointer<Int32>, count: Int, atLeast position: Int32
) -> Int {
  // Most runs have higher positions than all runs before them, so test the last tail first.
  if count == 0 || tails[count - 1] < position { return count }
  var low = 0
  var high = count
  while low < high {
    let middle = low + (high - low) / 2
    if tails[middle] >= position { high = middle } else { low = middle + 1 }
  }
  return low
}

// MARK: - Invariants

/// Traps unless the runs that stay are in ascending order in both lists.
@inline(__always)
private func checkRuns(_ runs: [Run], stay: [Bool]) {
  #if INTERNAL_CHECKS
  var last: Run?
  for (run, stays) in zip(runs, stay) where stays {
    if let last {
      precondition(
        last.before + last.count <= run.before && last.after + last.count <= run.after,
        "runs that stay do not climb: \(last), \(run)")
    }
    last = run
  }
  #endif
}
