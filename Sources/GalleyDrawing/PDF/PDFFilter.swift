/// The filters that decode the bytes of a stream.
internal enum PDFFilter {
  /// Decodes bytes with a filter. Returns `nil` for a filter of photos or scans, and for an unknown
  /// filter.
  static func decode(
    _ bytes: ArraySlice<UInt8>, _ name: String, _ parameters: PDFPredictor, limit: Int
  ) throws(PDFError) -> [UInt8]? {
    switch name {
    case "FlateDecode", "Fl":
      return try parameters.undo(try Inflate.data(from: bytes, limit: limit))
    case "ASCIIHexDecode", "AHx":
      return asciiHex(bytes.prefix { $0 != UInt8(ascii: ">") })
    case "ASCII85Decode", "A85": return try ascii85(bytes)
    case "RunLengthDecode", "RL": return try runLength(bytes, limit: limit)
    case "LZWDecode", "LZW": throw PDFError("a stream has the filter LZW, which is not supported")
    default: return nil
    }
  }

  static func asciiHex(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let digits = bytes.compactMap(\.hexDigit)
    return stride(from: 0, to: digits.count, by: 2).map {
      digits[$0] << 4 | ($0 + 1 < digits.count ? digits[$0 + 1] : 0)
    }
  }

  /// Decodes each group of five digits into four bytes. The digits are the characters from `!` to
  /// `u`.
  private static func ascii85(_ bytes: ArraySlice<UInt8>) throws(PDFError) -> [UInt8] {
    var (output, group) = ([UInt8](), [UInt64]())
    func append(_ group: [UInt64], _ count: Int) {
      let value = group.reduce(0) { $0 * 85 + $1 }
      for index in 0..<count {
        output.append(UInt8(truncatingIfNeeded: value >> (24 - UInt64(index) * 8)))
      }
    }
    for byte in bytes where !byte.isPDFSpace {
      switch byte {
      case UInt8(ascii: "!")...UInt8(ascii: "u"): group.append(UInt64(byte - UInt8(ascii: "!")))
      case UInt8(ascii: "z") where group.isEmpty: output += [0, 0, 0, 0]
      case UInt8(ascii: "~"):
        guard group.count > 1 else { return output }
        append(group + Array(repeating: 84, count: 5 - group.count), group.count - 1)
        return output
      default: throw PDFError("a stream of base 85 is damaged")
      }
      if group.count == 5 {
        append(group, 4)
        group = []
      }
    }
    if group.count > 1 {
      append(group + Array(repeating: 84, count: 5 - group.count), group.count - 1)
    }
    return output
  }

  private static func runLength(
    _ bytes: ArraySlice<UInt8>, limit: Int
  ) throws(PDFError) -> [UInt8] {
    var (output, position) = ([UInt8](), bytes.startIndex)
    while position < bytes.endIndex, bytes[position] != 128 {
      let length = Int(bytes[position])
      position += 1
      if length < 128 {
        let end = min(position + length + 1, bytes.endIndex)
        output += bytes[position..<end]
        position = end
      } else if position < bytes.endIndex {
        output += Array(repeating: bytes[position], count: 257 - length)
        position += 1
      }
      guard output.count <= limit else { throw PDFError("compressed data are too large") }
    }
    return output
  }
}
