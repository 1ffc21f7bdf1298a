import Testing

@testable import GalleyDrawing

@Suite("Bits")
struct BitWriterTests {
  @Test("Bits are written from the lowest one")
  func bits() {
    var output = BitWriter()
    output.append(0b1, bits: 1)
    output.append(0b10, bits: 2)
    output.append(0xABCD_EF01, bits: 32)
    output.finish()
    // 101 in the lowest three bits, and the 32 bits above.
    #expect(output.bytes == [0x0D, 0x78, 0x6F, 0x5E, 0x05])
  }
}
