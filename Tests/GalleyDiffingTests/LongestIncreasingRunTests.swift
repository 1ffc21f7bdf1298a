import GalleyDiffing
import TestSupport
import Testing

@Suite("The longest increasing run of positions")
struct LongestIncreasingRunTests {
  @Test("Everything stays when the order is kept, whatever is inserted between")
  func ascending() {
    #expect(moves([0, 1, 2, 3]) == 0)
    #expect(difference(from: [0, 1, 2], to: [8, 0, 9, 1, 2]).moves == [])
  }

  @Test("The longest increasing run stays, not the first one found")
  func literals() {
    #expect(moves([4, 0, 1, 2, 3]) == 1)
    #expect(moves([2, 0, 1]) == 1)
    #expect(moves([3, 4, 0, 1, 2]) == 2)
    #expect(moves([1, 0, 3, 2, 5, 4]) == 3)
  }

  /// The elements of a block keep their order, so a block that stays saves as many moves as it has
  /// elements.
  @Test(
    "The longest increasing run agrees with brute force for every order of up to five blocks of one to three elements"
  )
  func weighted() {
    withEvery("count", in: 2...4) { count in
      withEvery(
        "sizes", in: lists(over: [1, 2, 3], upToLength: count).filter { $0.count == count }
      ) { sizes in
        withEvery("order", in: permutations(of: Array(0..<count))) { order in
          expectFewest(sizes: sizes, order: order)
        }
      }
    }
    withEvery("sizes", in: lists(over: [1, 3], upToLength: 5).filter { $0.count == 5 }) { sizes in
      withEvery("order", in: permutations(of: Array(0..<5))) { order in
        expectFewest(sizes: sizes, order: order)
      }
    }
  }

  @Test(
    "The longest increasing run agrees with brute force for long blocks, between inserted and deleted elements"
  )
  func longBlocks() {
    withSeededRandom("long blocks", steps: 100) { random in
      let sizes = (0..<8).map { _ in Int.random(in: 1...40, using: &random) }
      expectFewest(sizes: sizes, order: Array(0..<8).shuffled(using: &random), apart: true)
    }
  }

  /// - Parameter apart: Whether something is deleted and something inserted between the blocks.
  private func expectFewest(sizes: [Int], order: [Int], apart: Bool = false) {
    var blocks: [[Int]] = []
    for size in sizes {
      let start = (blocks.last?.last ?? -1) + 1
      blocks.append(Array(start..<(start + size)))
    }
    let total = sizes.reduce(0, +)
    let before = blocks.indices.flatMap { blocks[$0] + (apart ? [1_000 + $0] : []) }
    let after = order.flatMap { blocks[$0] + (apart ? [2_000 + $0] : []) }

    let difference = difference(from: before, to: after)
    expectRight(difference, from: before, to: after)
    #expect(difference.moves.count == total - heaviestClimb(order[...], sizes))
  }

  /// Returns the largest number of elements in blocks whose order ascends. All ways to leave out
  /// blocks are tried.
  private func heaviestClimb(_ order: ArraySlice<Int>, _ sizes: [Int], above floor: Int = -1) -> Int
  {
    guard let first = order.first else { return 0 }
    let without = heaviestClimb(order.dropFirst(), sizes, above: floor)
    guard first > floor else { return without }
    return max(without, sizes[first] + heaviestClimb(order.dropFirst(), sizes, above: first))
  }

  private func moves(_ order: [Int]) -> Int {
    difference(from: Array(0..<order.count), to: order).moves.count
  }
}
