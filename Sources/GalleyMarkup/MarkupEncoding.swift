/// The encoding of a text file.
public enum MarkupEncoding: Hashable, Sendable {
  /// UTF-8: one to four bytes for each character.
  case utf8
  /// UTF-16: two bytes for each unit, the higher byte first.
  case utf16BigEndian
  /// UTF-16: two bytes for each unit, the lower byte first.
  case utf16LittleEndian
  /// UTF-32: four bytes for each character, the highest byte first.
  case utf32BigEndian
  /// UTF-32: four bytes for each character, the lowest byte first.
  case utf32LittleEndian

  /// Returns the encoding that the first bytes of a text indicate: by a byte order mark, or by the
  /// zeros of a text that begins with an ASCII character. The default is UTF-8.
  public static func detected(in bytes: some Collection<UInt8>) -> MarkupEncoding {
    let start = Array(bytes.prefix(4))
    if start.starts(with: [0xFF, 0xFE, 0, 0]) { return .utf32LittleEndian }
    if start.starts(with: [0, 0, 0xFE, 0xFF]) { return .utf32BigEndian }
    if start.starts(with: [0xFF, 0xFE]) { return .utf16LittleEndian }
    if start.starts(with: [0xFE, 0xFF]) { return .utf16BigEndian }
    switch start.map({ $0 == 0 }) {
    case [true, true, true, false]: return .utf32BigEndian
    case [false, true, true, true]: return .utf32LittleEndian
    case [true, false, true, false], [true, false]: return .utf16BigEndian
    case [false, true, false, true], [false, true]: return .utf16LittleEndian
    default: return .utf8
    }
  }
}

/// Converts the bytes of a text in any Unicode encoding to UTF-8, without a byte order mark.
///
/// - Returns: The bytes; `nil` if a text in UTF-16 or UTF-32 ends within a character, or contains
///   values that are not characters. Bytes in UTF-8 are returned without validation.
/// - Complexity: O(*n*) in the number of bytes.
public func utf8Bytes(of bytes: [UInt8]) -> [UInt8]? {
  switch MarkupEncoding.detected(in: bytes) {
  case .utf8:
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  case .utf16LittleEndian:
    return transcoded(bytes, from: UTF16.self) { UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8 }
  case .utf16BigEndian:
    return transcoded(bytes, from: UTF16.self) { UInt16(bytes[$0 + 1]) | UInt16(bytes[$0]) << 8 }
  case .utf32LittleEndian:
    return transcoded(bytes, from: UTF32.self) {
      UInt32(bytes[$0]) | UInt32(bytes[$0 + 1]) << 8 | UInt32(bytes[$0 + 2]) << 16 | UInt32(
        bytes[$0 + 3]) << 24
    }
  case .utf32BigEndian:
    return transcoded(bytes, from: UTF32.self) {
      UInt32(bytes[$0 + 3]) | UInt32(bytes[$0 + 2]) << 8 | UInt32(bytes[$0 + 1]) << 16 | UInt32(
        bytes[$0]) << 24
    }
  }
}

private func transcoded<Encoding: UnicodeCodec>(
  _ bytes: [UInt8], from encoding: Encoding.Type, unit: (Int) -> Encoding.CodeUnit
) -> [UInt8]? {
  let width = MemoryLayout<Encoding.CodeUnit>.size
  guard bytes.count.isMultiple(of: width) else { return nil }
  let units = stride(from: 0, to: bytes.count, by: width).map(unit)
  var result: [UInt8] = []
  result.reserveCapacity(units.count)
  let failed = transcode(
    units.makeIterator(), from: encoding, to: UTF8.self, stoppingOnError: true,
    into: { result.append($0) })
  guard !failed else { return nil }
  return result.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(result.dropFirst(3)) : result
}
