extension Bitmap {
  /// A short stand-in for all pixels: two pictures that have the same one are the same, but for an accident
  /// that is as likely as guessing 64 bits. It is the same on every machine.
  ///
  ///     drawn.digest == written.digest
  public var digest: BitmapDigest {
    var digest = BitmapDigest(first: UInt64(width), second: ~UInt64(height))
    pixels.withUnsafeBufferPointer { pixels in
      // Two at a time, which is as many as fit into a word.
      for index in stride(from: 0, to: pixels.count - 1, by: 2) {
        digest.take(UInt64(pixels[index]) << 32 | UInt64(pixels[index + 1]))
      }
      if pixels.count % 2 == 1, let last = pixels.last { digest.take(UInt64(last)) }
    }
    return digest
  }
}

/// What stands for the pixels of a picture.
public struct BitmapDigest: Hashable, Sendable {
  fileprivate(set) var first: UInt64
  fileprivate(set) var second: UInt64

  /// Each half goes on from all words before, in a way of its own.
  @inline(__always)
  fileprivate mutating func take(_ word: UInt64) {
    first = BitmapDigest.mixed(first ^ word, 0x9E37_79B9_7F4A_7C15)
    second = BitmapDigest.mixed(second &+ word &+ 0xD6E8_FEB8_6659_FD93, 0xA076_1D64_78BD_642F)
  }

  @inline(__always)
  private static func mixed(_ word: UInt64, _ factor: UInt64) -> UInt64 {
    let product = word.multipliedFullWidth(by: factor)
    // Without the sum a zero would wipe out all that came before.
    return (product.high ^ product.low) &+ word
  }
}

extension BitmapDigest: CustomStringConvertible {
  /// Thirty-two hexadecimal digits.
  public var description: String { BitmapDigest.digits(first) + BitmapDigest.digits(second) }

  private static func digits(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
