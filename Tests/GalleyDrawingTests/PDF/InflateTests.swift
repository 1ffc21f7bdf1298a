import TestSupport
import Testing

@testable import GalleyDrawing

@Suite("The decompression of PDF streams")
struct InflateTests {
  @Test("Data that the deflater of PNG files has compressed are restored")
  func roundTrip() throws {
    var random = SeededRandom(seed: 3)
    for count in [0, 1, 2, 100, 5_000, 70_000] {
      for symbols in [1, 4, 256] {
        let bytes = (0..<count).map { _ in UInt8(Int.random(in: 0..<symbols, using: &random)) }
        #expect(try Inflate.data(from: bytes.deflated[...]) == bytes)
      }
    }
  }

  @Test("Stored blocks, and blocks with the fixed Huffman code, are decompressed")
  func blocks() throws {
    #expect(try Inflate.data(from: [1, 3, 0, 0xFC, 0xFF, 7, 8, 9]) == [7, 8, 9])
    // The letter a ten times: two literals, and a repetition of eight with the distance one.
    #expect(
      try Inflate.data(from: [0x4B, 0x4C, 0x84, 0x01, 0x00]) == Array(repeating: 97, count: 10))
  }

  @Test("Damaged data never trap, and data that would become too large throw an error")
  func damage() {
    #expect(throws: PDFError.self) { try Inflate.data(from: []) }
    #expect(throws: PDFError.self) { try Inflate.data(from: [0x07]) }
    #expect(throws: PDFError.self) { try Inflate.data(from: [1, 3, 0, 0xFC, 0xFF, 7]) }
    let zeros = [UInt8](repeating: 0, count: 100_000).deflated
    #expect(throws: PDFError("compressed data are too large")) {
      try Inflate.data(from: zeros[...], limit: 99_999)
    }
    var random = SeededRandom(seed: 5)
    let good = (0..<2_000).map { UInt8($0 % 7 * ($0 % 11)) }.deflated
    for _ in 0..<500 {
      var bytes = good
      for _ in 0..<3 {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      _ = try? Inflate.data(from: bytes[...])
    }
  }

  @Test("A small input that would fill the memory is refused")
  func bomb() {
    let zeros = [UInt8](repeating: 0, count: 20 << 20).deflated
    #expect(zeros.count < 40_000)
    #expect(throws: PDFError("compressed data are too large")) {
      try Inflate.data(from: zeros[...])
    }
  }
}
