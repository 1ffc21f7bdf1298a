extension Bitmap {
  /// A number computed from all pixels.
  ///
  /// Different pictures almost certainly have different digests: two different pictures have the
  /// same digest with a probability of about 1 in 2⁶⁴. The digest is the same on all little-endian
  /// machines. Today, all platforms that Swift supports are little-endian.
  ///
  ///     drawn.digest == written.digest
  public var digest: BitmapDigest {
    var lanes = DigestLanes()
    pixels.withUnsafeBytes { bytes in
      guard var place = bytes.baseAddress else { return }
      for _ in 0..<bytes.count / DigestLanes.stepLength {
        lanes.combine(step: place)
        place += DigestLanes.stepLength
      }
    }
    for pixel in pixels.suffix(pixels.count % 16) { lanes.combine(UInt64(pixel)) }
    // The size comes last: it distinguishes pictures with the same number of pixels.
    lanes.combine(UInt64(width))
    lanes.combine(UInt64(height))
    return lanes.digest
  }
}

/// A digest of the pixels of a picture.
public struct BitmapDigest: Hashable, Sendable {
  fileprivate let first: UInt64
  fileprivate let second: UInt64
}

/// Four sums over the pixels. A word is eight bytes, which are two pixels. Each sum covers a
/// quarter of the words, and depends on their values and their order. The processor can multiply
/// for four sums at the same time; with a single sum, each multiplication would wait for the
/// previous multiplication. The constants are digits of pi.
private struct DigestLanes {
  private var a: UInt64 = 0x243F_6A88_85A3_08D3
  private var b: UInt64 = 0x1319_8A2E_0370_7344
  private var c: UInt64 = 0xA409_3822_299F_31D0
  private var d: UInt64 = 0x082E_FA98_EC4E_6C89

  /// The number of bytes that `combine(step:)` reads: four pixels for each lane.
  static let stepLength = 64

  /// Adds two words to each sum.
  @inline(__always)
  mutating func combine(step bytes: UnsafeRawPointer) {
    @inline(__always)
    func word(_ index: Int) -> UInt64 {
      bytes.loadUnaligned(fromByteOffset: index &* 8, as: UInt64.self)
    }
    a = DigestLanes.mixed(a ^ word(0), word(1) ^ 0x4528_21E6_38D0_1377)
    b = DigestLanes.mixed(b ^ word(2), word(3) ^ 0xC0AC_29B7_C97C_50DD)
    c = DigestLanes.mixed(c ^ word(4), word(5) ^ 0x3F84_D5B5_B547_0917)
    d = DigestLanes.mixed(d ^ word(6), word(7) ^ 0x9216_D5D9_8979_FB1B)
  }

  /// Adds a word to the first sum.
  mutating func combine(_ word: UInt64) { a = DigestLanes.mixed(a ^ word, 0xD131_0BA6_98DF_B5AD) }

  /// Returns the exclusive or of both halves of a product, plus the word.
  @inline(__always)
  private static func mixed(_ word: UInt64, _ factor: UInt64) -> UInt64 {
    let product = word.multipliedFullWidth(by: factor)
    // Without this addition, a factor of zero would remove the effect of all words before it.
    return (product.high ^ product.low) &+ word
  }

  var digest: BitmapDigest {
    var (first, second) = (UInt64(0), UInt64(1))
    for lane in [a, b, c, d] {
      first = DigestLanes.mixed(first ^ lane, 0x2FFD_72DB_D01A_DFB7)
      second = DigestLanes.mixed(second &+ lane, 0xBA7C_9045_F12C_7F99)
    }
    return BitmapDigest(first: first, second: second)
  }
}

extension BitmapDigest: CustomStringConvertible {
  /// The digest as thirty-two hexadecimal digits.
  public var description: String { BitmapDigest.digits(first) + BitmapDigest.digits(second) }

  private static func digits(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
