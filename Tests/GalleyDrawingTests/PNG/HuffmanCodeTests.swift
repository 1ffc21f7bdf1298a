import Testing

@testable import GalleyDrawing

@Suite("Huffman codes")
struct HuffmanCodeTests {
  @Test("Frequent symbols have short codes")
  func lengths() {
    let code = HuffmanCode(counts: [1, 0, 8, 1, 2], longest: 15)
    #expect(code.lengths == [3, 0, 1, 3, 2])
  }

  @Test("One symbol has a code of one bit, and none has no code")
  func fewSymbols() {
    #expect(HuffmanCode(counts: [0, 7, 0], longest: 15).lengths == [0, 1, 0])
    #expect(HuffmanCode(counts: [0, 0], longest: 15).lengths == [0, 0])
  }

  @Test("Where the best code is too long, the code is as long as allowed, and complete")
  func limit() {
    // Each count is the sum of the two before, so the best code of 30 symbols has 29 bits.
    var counts: [UInt32] = [1, 1]
    while counts.count < 30 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    for longest in [5, 7, 15] {
      let lengths = HuffmanCode(counts: counts, longest: longest).lengths
      #expect(lengths.max() == UInt8(longest))
      // All patterns of bits are taken: one in 2ⁿ by each code of n bits.
      let taken = lengths.reduce(0) { $0 + 1 << (30 - Int($1)) }
      #expect(taken == 1 << 30)
      #expect(lengths == lengths.sorted(by: >))
    }
  }
}
