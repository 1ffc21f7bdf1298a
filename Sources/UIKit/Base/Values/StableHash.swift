/// Hash values that are the same in each process, unlike those of `Hasher`.
package enum StableHash {
  /// Returns the hash of some bytes, by FNV-1a.
  package static func value(of bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
