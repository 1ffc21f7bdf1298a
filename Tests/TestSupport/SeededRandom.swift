import Foundation

/// A generator of random numbers that gives the same ones for the same seed, on
/// any machine.
///
///     var random = SeededRandom(seed: 42)
///     Int.random(in: 0..<100, using: &random)   // always the same
///
/// Its state is a counter that advances by the golden ratio's fraction of 2⁶⁴, so
/// no value returns before all have been; the output is the counter with its bits
/// mixed (the scheme known as SplitMix).
public struct SeededRandom: RandomNumberGenerator, Sendable {
  /// Where the generator stands. A generator that starts here goes on alike.
  public private(set) var state: UInt64

  /// Creates a generator that starts at `seed`.
  public init(seed: UInt64) { state = seed }

  /// Creates a generator that starts at a place of its own for each text, and each `salt`.
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

  /// A number in which every bit of `value` has moved about half of the bits, and
  /// which no other value gives. For folding many numbers into one.
  public static func mixed(_ value: UInt64) -> UInt64 {
    var mixed = value
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

// MARK: - Replaying

extension SeededRandom {
  /// The seed that the environment variable `GALLEY_SEED` asks to run again, in
  /// decimal or as `0x…`, or `nil` without it. Stops the tests when the variable
  /// is neither.
  public static let replayedSeed: UInt64? = {
    guard let text = ProcessInfo.processInfo.environment["GALLEY_SEED"] else { return nil }
    guard let seed = parseSeed(text) else {
      fatalError(
        "GALLEY_SEED is '\(text)', which is neither a decimal number nor 0x and hex digits")
    }
    return seed
  }()

  /// The environment variable `GALLEY_SALT`: any text. All steps see other random numbers with it than with
  /// another text, or with none.
  package static let salt = ProcessInfo.processInfo.environment["GALLEY_SALT"] ?? ""

  package static func parseSeed(_ text: String) -> UInt64? {
    text.hasPrefix("0x") ? UInt64(text.dropFirst(2), radix: 16) : UInt64(text)
  }
}
