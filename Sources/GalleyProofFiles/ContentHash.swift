import Foundation

/// A name for contents, computed from their bytes: the first half of their SHA-256 hash, as 32
/// hexadecimal digits.
///
///     ContentHash.name(of: Data("abc".utf8))   // "ba7816bf8f01cfea414140de5dae2223"
///
/// Files with the same name have the same contents, even if other processes or machines have
/// written them.
package enum ContentHash {
  /// Returns the name of contents.
  package static func name(of data: Data) -> String {
    digest(data).prefix(4).map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// Returns the name of a text.
  package static func name(of text: String) -> String { name(of: Data(text.utf8)) }

  /// Returns the eight words of the SHA-256 hash, as FIPS 180-4 defines it.
  private static func digest(_ data: Data) -> [UInt32] {
    var bytes = [UInt8](data)
    let length = UInt64(bytes.count) * 8
    bytes.append(0x80)
    while bytes.count % 64 != 56 { bytes.append(0) }
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: length >> shift))
    }
    var hash: [UInt32] = [
      0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A,
      0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
    ]
    var words = [UInt32](repeating: 0, count: 64)
    bytes.withUnsafeBufferPointer { bytes in
      for start in stride(from: 0, to: bytes.count, by: 64) {
        for index in 0..<16 {
          let at = start + index * 4
          words[index] =
            UInt32(bytes[at]) << 24 | UInt32(bytes[at + 1]) << 16
            | UInt32(bytes[at + 2]) << 8 | UInt32(bytes[at + 3])
        }
        for index in 16..<64 {
          let (early, late) = (words[index - 15], words[index - 2])
          let first = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
          let second = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
          words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
        }
        add(words, to: &hash)
      }
    }
    return hash
  }

  /// Mixes the 64 words of a block into a hash.
  private static func add(_ words: [UInt32], to hash: inout [UInt32]) {
    var (a, b, c, d) = (hash[0], hash[1], hash[2], hash[3])
    var (e, f, g, h) = (hash[4], hash[5], hash[6], hash[7])
    for index in 0..<64 {
      let high = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let chosen = (e & f) ^ (~e & g)
      let first = h &+ high &+ chosen &+ constants[index] &+ words[index]
      let low = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
      let most = (a & b) ^ (a & c) ^ (b & c)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ (low &+ most))
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { hash[index] &+= value }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4,
    0xAB1C_5ED5, 0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE,
    0x9BDC_06A7, 0xC19B_F174, 0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F,
    0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA, 0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7,
    0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967, 0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC,
    0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85, 0xA2BF_E8A1, 0xA81A_664B,
    0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070, 0x19A4_C116,
    0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7,
    0xC671_78F2,
  ]
}
