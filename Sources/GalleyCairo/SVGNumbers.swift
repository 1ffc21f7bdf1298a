import Foundation

/// Renumbers the surfaces and images of an SVG file. Cairo continues the numbers through the whole
/// process, so without new numbers, a second file of the same drawing would differ from the first.
internal enum SVGNumbers {
  private static let names = [Array("image".utf8), Array("surface".utf8)]

  /// Returns the file with numbers that begin at 0.
  static func countedAnew(_ file: Data) -> Data {
    let bytes = [UInt8](file)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    var index = 0
    while index < bytes.count {
      result.append(bytes[index])
      index += 1
      // A name follows a quotation mark, or the # of a reference.
      guard bytes[index - 1] == UInt8(ascii: "\"") || bytes[index - 1] == UInt8(ascii: "#"),
        let name = names.first(where: { bytes[index...].starts(with: $0) })
      else { continue }
      let start = index + name.count
      let end = bytes[start...].firstIndex { !(0x30...0x39).contains($0) } ?? bytes.count
      guard end > start, end < bytes.count,
        [UInt8(ascii: "\""), UInt8(ascii: ")")].contains(bytes[end])
      else { continue }
      let number = numbers[bytes[index..<end], default: numbers.count]
      numbers[bytes[index..<end]] = number
      result += name + Array("\(number)".utf8)
      index = end
    }
    return Data(result)
  }
}
