import Testing

@testable import GalleyUIKit

@Suite("A hash that is the same in each process")
struct StableHashTests {
  /// The published values of FNV-1a with 64 bits.
  @Test(
    "The hash of a text is that of FNV-1a",
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)])
  func values(text: String, hash: UInt64) {
    #expect(StableHash.value(of: text.utf8) == hash)
  }
}
