import Foundation
import GalleyCairo
import GalleyDrawing
import TestSupport
import Testing

@Suite("Decoding images with random damage")
struct RandomPictureTests {
  /// The number of steps in a usual run. A long run multiplies it by 600, so that it decodes about
  /// 50,000 images in all.
  private static let steps = 28

  @Test("A damaged PNG is decoded whole or reports an error", arguments: [false, true])
  func png(hasRightSums: Bool) {
    let whole = ImageDecodingTests.png
    withSeededRandom("broken PNG, sums right: \(hasRightSums)", steps: Self.steps / 2) { random in
      var bytes = mutated([UInt8](whole), &random)
      // With wrong checksums, most images would be refused at the first check.
      if hasRightSums { PNGSums.repair(&bytes) }
      check(Data(bytes))
    }
  }

  @Test("A damaged JPEG is decoded whole or reports an error")
  func jpeg() {
    withSeededRandom("broken JPEG", steps: Self.steps) { random in
      check(Data(mutated([UInt8](ImageDecodingTests.jpeg), &random)))
    }
  }

  @Test("A damaged GIF is decoded whole or reports an error")
  func gif() {
    withSeededRandom("broken GIF", steps: Self.steps) { random in
      check(Data(mutated([UInt8](ImageDecodingTests.gif), &random)))
    }
  }

  /// Decodes data twice, and expects the same complete picture or the same error both times.
  private func check(_ data: Data) {
    let (first, second) = (read(data), read(data))
    #expect(first == second)
    switch first {
    case .success(let bitmap):
      #expect(bitmap.width > 0 && bitmap.height > 0)
      #expect(bitmap.pixels.count == bitmap.width * bitmap.height)
      #expect(bitmap.pixels.count <= Bitmap.pixelLimit)
      // No color component is larger than the alpha by which it is multiplied.
      let isWhole = bitmap.pixels.allSatisfy { pixel in
        let alpha = pixel >> 24
        return (pixel >> 16) & 255 <= alpha && (pixel >> 8) & 255 <= alpha && pixel & 255 <= alpha
      }
      #expect(isWhole)
    case .failure(let error): #expect(!error.description.isEmpty)
    }
  }

  private func read(_ data: Data) -> Result<Bitmap, ImageError> {
    Result { () throws(ImageError) in try Bitmap(decoding: data) }
  }

  /// Returns the bytes with some of them changed, removed, repeated or swapped.
  private func mutated(_ whole: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = whole
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      guard !bytes.isEmpty else { break }
      let index = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(index + Int.random(in: 1...16, using: &random), bytes.count)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: bytes.removeSubrange(index..<end)
      case 1: bytes.insert(contentsOf: bytes[index..<end], at: index)
      case 2: bytes[index] = [0, 1, 127, 128, 255].randomElement(using: &random)!
      case 3: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 4: bytes.swapAt(index, .random(in: 0..<bytes.count, using: &random))
      default: bytes[index] = .random(in: 0...255, using: &random)
      }
    }
    return bytes
  }
}

/// The checksums in a PNG, one at the end of each chunk.
private enum PNGSums {
  /// Corrects the checksums of all chunks that can be found.
  static func repair(_ bytes: inout [UInt8]) {
    var start = 8
    while start + 12 <= bytes.count {
      let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = start + 8 + length
      guard end + 4 <= bytes.count else { return }
      let sum = sum(of: bytes[start + 4..<end])
      for index in 0..<4 { bytes[end + index] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * index)) }
      start = end + 4
    }
  }

  /// Returns the cyclic redundancy check that the format requires.
  private static func sum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum: UInt32 = .max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }
    return ~sum
  }
}
