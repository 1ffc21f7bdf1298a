import Foundation

/// The least work of a comparison that looks at each identity of two lists: it fills a flat hash
/// table with the first list, and looks up each element of the second one. It only finds pairs of
/// equal elements. It does not report the order, the moves or the duplicates.
///
/// - Returns: The number of elements of `after` that are also in `before`.
@inline(never)
func hashJoin(_ before: [Row], _ after: [Row]) -> Int {
  let slotCount = 1 << (Int.bitWidth - (max(before.count * 2, 2) - 1).leadingZeroBitCount)
  let slots = UnsafeMutablePointer<UInt64>.allocate(capacity: slotCount)
  slots.initialize(repeating: 0, count: slotCount)
  defer { slots.deallocate() }
  let mask = slotCount - 1

  @inline(__always)
  func hash(_ first: UInt64, _ second: UInt64) -> UInt64 {
    let product = (first ^ 0x8EBC_6AF0_9C88_C6E3).multipliedFullWidth(
      by: second ^ 0x5899_65CC_7537_4CC3)
    return product.high ^ product.low
  }

  return before.withUnsafeBytes { before in
    after.withUnsafeBytes { after in
      let before = before.bindMemory(to: UInt64.self)
      let after = after.bindMemory(to: UInt64.self)
      // A slot combines the high half of the hash with the position plus one. An empty slot is 0.
      for position in 0..<(before.count / 2) {
        let hash = hash(before[2 * position], before[2 * position + 1])
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 { slot = (slot + 1) & mask }
        slots[slot] = hash & 0xFFFF_FFFF_0000_0000 | UInt64(position + 1)
      }
      var found = 0
      for position in 0..<(after.count / 2) {
        let first = after[2 * position]
        let second = after[2 * position + 1]
        let hash = hash(first, second)
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
          let entry = slots[slot]
          if (entry ^ hash) >> 32 == 0 {
            let partner = Int(entry & 0xFFFF_FFFF) - 1
            if before[2 * partner] == first && before[2 * partner + 1] == second {
              found += 1
              break
            }
          }
          slot = (slot + 1) & mask
        }
      }
      return found
    }
  }
}

/// The least work that finds out whether two lists of identities are the same: a comparison of
/// their memory.
@inline(never)
func memoryCompare(_ before: [Row], _ after: [Row]) -> Bool {
  before.withUnsafeBytes { before in
    after.withUnsafeBytes { after in
      before.count == after.count
        && memcmp(before.baseAddress!, after.baseAddress!, before.count) == 0
    }
  }
}

/// The simplest implementation: it uses a dictionary of positions, and reports a move for every
/// element whose position has changed.
@inline(never)
func dictionaryDifference(
  _ before: [Row], _ after: [Row]
) -> (deletes: [Int], inserts: [Int], moves: [(Int, Int)]) {
  let positions = Dictionary(
    before.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  var isFound = [Bool](repeating: false, count: before.count)
  var inserts: [Int] = []
  var moves: [(Int, Int)] = []
  for (position, row) in after.enumerated() {
    if let old = positions[row.id] {
      isFound[old] = true
      if old != position { moves.append((old, position)) }
    } else {
      inserts.append(position)
    }
  }
  return (before.indices.filter { !isFound[$0] }, inserts, moves)
}
