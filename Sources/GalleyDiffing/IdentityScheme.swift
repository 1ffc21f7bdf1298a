/// Turns identities into keys that are compared and hashed in inner loops.
///
/// There is one scheme for each `IdentityKind`. All functions of a scheme are static and inlined,
/// so that a loop that is specialized for a scheme contains nothing but the arithmetic.
@usableFromInline
internal protocol IdentityScheme<Identity> {
  associatedtype Identity
  associatedtype Key

  /// Returns the key of an identity.
  static func key(_ identity: Identity) -> Key

  /// Returns zero if the keys are the same, and any other number if not.
  ///
  /// The result is a number and not a `Bool`, because several results can be combined with `|` and
  /// tested once.
  static func difference(_ one: Key, _ other: Key) -> UInt64

  /// Returns a hash whose low half chooses a slot of a table and whose high half is the tag stored
  /// there.
  static func hash(_ key: Key, seed: HashSeed) -> UInt64

  /// Calls `body` with each of `positions` and the hash of its key, until `body` returns `false`.
  ///
  /// - Returns: Whether `body` returned `true` for all positions.
  static func forEachHash(
    at positions: Range<Int>, seed: HashSeed, key: (Int) -> Key, _ body: (Int, UInt64) -> Bool
  ) -> Bool

  /// Whether computing several hashes in one call takes less time than computing each separately.
  static var hashesAhead: Bool { get }
}

extension IdentityScheme {
  @inlinable @inline(__always)
  internal static var hashesAhead: Bool { false }

  @inlinable @inline(__always)
  internal static func forEachHash(
    at positions: Range<Int>, seed: HashSeed, key: (Int) -> Key, _ body: (Int, UInt64) -> Bool
  ) -> Bool {
    for position in positions where !body(position, hash(key(position), seed: seed)) {
      return false
    }
    return true
  }
}

/// Two random words that make hashes unpredictable from outside, so that nobody can send a list
/// whose identities all use the same slot.
///
/// No result depends on the seed, because tables are only searched, never enumerated.
@frozen @usableFromInline
internal struct HashSeed: Sendable {
  @usableFromInline internal let first: UInt64
  @usableFromInline internal let second: UInt64
  /// A new hasher of the standard library.
  ///
  /// Copying this hasher takes a quarter of the time of creating a hasher.
  @usableFromInline internal let hasher = Hasher()

  /// The seed of this process.
  @usableFromInline
  internal static let process = HashSeed(
    first: .random(in: .min ... .max), second: .random(in: .min ... .max) | 1)

  @usableFromInline
  internal init(first: UInt64, second: UInt64) {
    self.first = first
    self.second = second
  }

  /// Multiplies two words to 128 bits and combines the halves: each bit of the result depends on
  /// every bit of both words, for the price of one multiplication.
  @inlinable @inline(__always)
  internal static func fold(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let product = one.multipliedFullWidth(by: other)
    return product.high ^ product.low
  }
}

// MARK: - One or two words

/// The scheme for identities of up to eight bytes.
@frozen @usableFromInline
internal enum WordScheme<Identity>: IdentityScheme {
  @inlinable @inline(__always)
  internal static func key(_ identity: Identity) -> UInt64 {
    withUnsafeBytes(of: identity) { bytes in
      // The size is a constant in specialized code, so only one of these loads remains.
      switch MemoryLayout<Identity>.size {
      case 1: UInt64(bytes.loadUnaligned(as: UInt8.self))
      case 2: UInt64(bytes.loadUnaligned(as: UInt16.self))
      case 4: UInt64(bytes.loadUnaligned(as: UInt32.self))
      default: bytes.loadUnaligned(as: UInt64.self)
      }
    }
  }

  @inlinable @inline(__always)
  internal static func difference(_ one: UInt64, _ other: UInt64) -> UInt64 { one ^ other }

  @inlinable @inline(__always)
  internal static func hash(_ key: UInt64, seed: HashSeed) -> UInt64 {
    // The key is folded twice, because one product of a small number has high bits that hardly
    // vary.
    let once = HashSeed.fold(key ^ seed.first, seed.second)
    return HashSeed.fold(once ^ seed.second, 0x9E37_79B9_7F4A_7C15)
  }
}

/// Sixteen bytes as two words.
@frozen @usableFromInline
internal struct WordPair: Sendable {
  @usableFromInline internal let first: UInt64
  @usableFromInline internal let second: UInt64

  @inlinable @inline(__always)
  internal init(first: UInt64, second: UInt64) {
    self.first = first
    self.second = second
  }
}

/// The scheme for identities of sixteen bytes.
@frozen @usableFromInline
internal enum WordPairScheme<Identity>: IdentityScheme {
  @inlinable @inline(__always)
  internal static func key(_ identity: Identity) -> WordPair {
    withUnsafeBytes(of: identity) { bytes in
      // Never false: `IdentityKind` uses this scheme only for sixteen bytes. The check keeps the
      // code for other types, which is compiled but never run, from reading too far.
      guard MemoryLayout<Identity>.size == 16 else { return WordPair(first: 0, second: 0) }
      return WordPair(
        first: bytes.loadUnaligned(as: UInt64.self),
        second: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
    }
  }

  @inlinable @inline(__always)
  internal static func difference(_ one: WordPair, _ other: WordPair) -> UInt64 {
    (one.first ^ other.first) | (one.second ^ other.second)
  }

  @inlinable @inline(__always)
  internal static func hash(_ key: WordPair, seed: HashSeed) -> UInt64 {
    HashSeed.fold(key.first ^ seed.first, key.second ^ seed.second)
  }
}

// MARK: - Text

/// The scheme for strings.
@frozen @usableFromInline
internal enum TextScheme<Identity>: IdentityScheme {
  @inlinable @inline(__always)
  internal static func key(_ identity: Identity) -> String {
    // This scheme is used only if `Identity` is `String`, see `IdentityKind`.
    identity as! String
  }

  @inlinable @inline(__always)
  internal static func difference(_ one: String, _ other: String) -> UInt64 {
    one == other ? 0 : 1
  }

  @inlinable @inline(__always)
  internal static func hash(_ key: String, seed: HashSeed) -> UInt64 {
    textHash(key, seed: seed)
  }
}

/// Returns a hash of `text` that is equal for canonically equal strings.
///
/// The attribute `@_effects(readonly)` promises that the function has no effects that a caller
/// could see. So the compiler need not keep the string alive during the call, which would cost as
/// much as the hash. The promise is kept although the function allocates memory for text outside
/// ASCII, because it also frees that memory.
@usableFromInline @_effects(readonly)
internal func textHash(_ text: String, seed: HashSeed) -> UInt64 {
  // A string that is all ASCII is hashed by its bytes.
  let quick = text.utf8.withContiguousStorageIfAvailable { asciiHash($0, seed: seed) }
  if case .some(.some(let hash)) = quick { return hash }

  // Three characters outside ASCII are canonically equal to an ASCII character. A string whose
  // other characters are ASCII must have the hash of the ASCII string that it equals.
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars {
    guard let byte = asciiTwin(of: scalar) else {
      return UInt64(bitPattern: Int64(text.hashValue))
    }
    bytes.append(byte)
  }
  return bytes.withUnsafeBufferPointer { asciiHash($0, seed: seed)! }
}

/// Returns the ASCII character that `scalar` is canonically equal to.
package func asciiTwin(of scalar: Unicode.Scalar) -> UInt8? {
  switch scalar.value {
  case 0..<0x80: UInt8(scalar.value)
  case 0x037E: UInt8(ascii: ";")  // GREEK QUESTION MARK
  case 0x1FEF: UInt8(ascii: "`")  // GREEK VARIA
  case 0x212A: UInt8(ascii: "K")  // KELVIN SIGN
  default: nil
  }
}

/// Returns a hash of `bytes`, sixteen at a time, or `nil` if one of them is not ASCII.
@inline(__always)
private func asciiHash(_ bytes: UnsafeBufferPointer<UInt8>, seed: HashSeed) -> UInt64? {
  let raw = UnsafeRawBufferPointer(bytes)
  let count = raw.count
  var hash = seed.first ^ UInt64(truncatingIfNeeded: count)
  var seen: UInt64 = 0
  var offset = 0
  while count - offset > 16 {
    let first = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    let second = raw.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
    seen |= first | second
    hash = HashSeed.fold(first ^ hash, second ^ seed.second)
    offset += 16
  }
  let (first, second) = lastWords(of: raw, from: offset)
  seen |= first | second
  guard seen & 0x8080_8080_8080_8080 == 0 else { return nil }
  return HashSeed.fold(first ^ hash, second ^ seed.second)
}

/// Returns the last sixteen bytes or fewer as two words.
///
/// The two loads may overlap. Texts of different lengths still differ, because the count is part of
/// the hash.
@inline(__always)
private func lastWords(of raw: UnsafeRawBufferPointer, from offset: Int) -> (UInt64, UInt64) {
  let left = raw.count - offset
  if left >= 8 {
    return (
      raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
      raw.loadUnaligned(fromByteOffset: raw.count - 8, as: UInt64.self)
    )
  }
  if left >= 4 {
    return (
      UInt64(raw.loadUnaligned(fromByteOffset: offset, as: UInt32.self)),
      UInt64(raw.loadUnaligned(fromByteOffset: raw.count - 4, as: UInt32.self))
    )
  }
  var word: UInt64 = 0
  for position in offset..<raw.count { word = word << 8 | UInt64(raw[position]) }
  return (word, 0)
}

// MARK: - Anything hashable

/// The scheme for any hashable identities.
@frozen @usableFromInline
internal enum HashableScheme<Identity: Hashable>: IdentityScheme {
  @inlinable @inline(__always)
  internal static func key(_ identity: Identity) -> Identity { identity }

  @inlinable @inline(__always)
  internal static func difference(_ one: Identity, _ other: Identity) -> UInt64 {
    one == other ? 0 : 1
  }

  @inlinable @inline(__always)
  internal static func hash(_ key: Identity, seed: HashSeed) -> UInt64 {
    var hasher = seed.hasher
    key.hash(into: &hasher)
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }

  @inlinable @inline(__always)
  internal static var hashesAhead: Bool { true }

  @inlinable @inline(__always)
  internal static func forEachHash(
    at positions: Range<Int>, seed: HashSeed, key: (Int) -> Identity, _ body: (Int, UInt64) -> Bool
  ) -> Bool {
    // Finishing a hasher copies it. Directly after the last word was added, that copy waits for the
    // word to reach memory. A loop over eight hashers never waits, which saves a third of the time.
    withUnsafeTemporaryAllocation(of: Hasher.self, capacity: 8) { hashers in
      var start = positions.lowerBound
      while start < positions.upperBound {
        let count = min(8, positions.upperBound &- start)
        for offset in 0..<count {
          hashers.initializeElement(at: offset, to: seed.hasher)
          key(start &+ offset).hash(into: &hashers[offset])
        }
        for offset in 0..<count {
          let hash = UInt64(bitPattern: Int64(hashers[offset].finalize()))
          if !body(start &+ offset, hash) { return false }
        }
        start &+= count
      }
      return true
    }
  }
}
