import Testing

@testable import GalleyDrawing

@Suite("Huffman codes")
struct HuffmanCodeTests {
  @Test("Frequent symbols have short codes")
  func lengths() {
    let code = HuffmanCode(counts: [1, 0, 8, 1, 2], longest: 15)
    #expect(code.lengths == [3, 0, 1, 3, 2])
  }

  @Test("A single symbol has a code of one bit, and a symbol that never occurs has no code")
  func fewSymbols() {
    #expect(HuffmanCode(counts: [0, 7, 0], longest: 15).lengths == [0, 1, 0])
    #expect(HuffmanCode(counts: [0, 0], longest: 15).lengths == [0, 0])
  }

  @Test("If the best code is too long, the code has the allowed length and is complete")
  func limit() {
    // Each count is the sum of the two before, so the best code of 30 symbols has 29 bits.
    var counts: [UInt32] = [1, 1]
    while counts.count < 30 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    for longest in [5, 7, 15] {
      let lengths = HuffmanCode(counts: counts, longest: longest).lengths
      #expect(lengths.max() == UInt8(longest))
      // A code of n bits takes one in 2ⁿ patterns of bits. Together, the codes take all patterns.
      let taken = lengths.reduce(0) { $0 + 1 << (30 - Int($1)) }
      #expect(taken == 1 << 30)
      #expect(lengths == lengths.sorted(by: >))
    }
  }
}
