import Testing

@testable import GalleyDrawing

@Suite("The bit writer of PNG files")
struct BitWriterTests {
  @Test("Each byte is filled from its lowest bit to its highest")
  func bits() {
    var output = BitWriter()
    output.append(0b1, bits: 1)
    output.append(0b10, bits: 2)
    output.append(0xABCD_EF01, bits: 32)
    output.finish()
    // The lowest three bits are 101, and the 32 bits of the number are above them.
    #expect(output.bytes == [0x0D, 0x78, 0x6F, 0x5E, 0x05])
  }
}
