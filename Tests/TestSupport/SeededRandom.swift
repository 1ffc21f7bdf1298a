import Foundation

/// A random number generator that gives the same numbers for the same seed, on any machine.
///
///     var random = SeededRandom(seed: 42)
///     Int.random(in: 0..<100, using: &random)   // always the same
///
/// The algorithm is SplitMix64. Its state is a counter that advances by 2⁶⁴ divided by the golden
/// ratio, so no value repeats before all values have occurred. The output is the counter with its
/// bits mixed.
public struct SeededRandom: RandomNumberGenerator, Sendable {
  /// The state of the generator. A generator that is created with it as the seed gives the same
  /// following numbers.
  public private(set) var state: UInt64

  /// Creates a generator that starts at `seed`.
  public init(seed: UInt64) { state = seed }

  /// Creates a generator with a seed that is computed from a text and a `salt`.
  public init(seededBy text: String, salt: String = "") {
    state = 0
    for byte in (text + salt).utf8 {
      state ^= UInt64(byte)
      state = next()
    }
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mixed(state)
  }

  /// Returns a hash of `value`, in which each bit of `value` affects about half of the bits.
  /// Different values have different hashes. Use it to combine many numbers into one.
  public static func mixed(_ value: UInt64) -> UInt64 {
    var mixed = value
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

// MARK: - Replaying

extension SeededRandom {
  /// The seed in the environment variable `GALLEY_SEED`, for repeating a failed step; `nil` if it
  /// is not set. Stops the tests if the variable is neither a decimal number nor `0x` with
  /// hexadecimal digits.
  public static let replayedSeed: UInt64? = {
    guard let text = ProcessInfo.processInfo.environment["GALLEY_SEED"] else { return nil }
    guard let seed = parseSeed(text) else {
      fatalError(
        "GALLEY_SEED is '\(text)', which is neither a decimal number nor 0x and hex digits")
    }
    return seed
  }()

  /// The environment variable `GALLEY_SALT`: a text that changes the random numbers of all steps.
  package static let salt = ProcessInfo.processInfo.environment["GALLEY_SALT"] ?? ""

  package static func parseSeed(_ text: String) -> UInt64? {
    text.hasPrefix("0x") ? UInt64(text.dropFirst(2), radix: 16) : UInt64(text)
  }
}
