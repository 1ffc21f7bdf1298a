/// A block of a deflated stream: literals and repetitions, and the number of times that each code
/// occurs.
///
/// Each block is written with its own Huffman codes, as section 3.2.7 of RFC 1951 describes.
internal struct DeflateBlock {
  /// The literals and repetitions. A literal is its byte. A repetition has its distance minus one
  /// in the lower 16 bits, and its length above them.
  private var symbols: [UInt32] = []
  private var literalCounts = [UInt32](repeating: 0, count: 286)
  private var distanceCounts = [UInt32](repeating: 0, count: 30)

  private static let capacity = 1 << 16
  private static let endOfBlock = 256

  /// Whether the block must be written before anything is added to it.
  var isFull: Bool { symbols.count >= DeflateBlock.capacity }

  init() { symbols.reserveCapacity(DeflateBlock.capacity + 64) }

  mutating func append(literal: UInt8) {
    symbols.append(UInt32(literal))
    literalCounts[Int(literal)] &+= 1
  }

  /// Adds a repetition of 3 to 258 bytes that occur up to 32,768 bytes earlier.
  mutating func append(length: Int, distance: Int) {
    symbols.append(UInt32(length) << 16 | UInt32(distance - 1))
    literalCounts[DeflateBlock.code(forLength: length).code] &+= 1
    distanceCounts[DeflateBlock.code(forDistance: distance).code] &+= 1
  }

  /// Writes the block, and removes its contents.
  mutating func write(isLast: Bool, to output: inout BitWriter) {
    literalCounts[DeflateBlock.endOfBlock] = 1
    let literals = HuffmanCode(counts: literalCounts, longest: 15)
    // A decoder expects a code for at least one distance, even if the block has no repetitions.
    if distanceCounts.allSatisfy({ $0 == 0 }) { distanceCounts[0] = 1 }
    let distances = HuffmanCode(counts: distanceCounts, longest: 15)
    output.append(isLast ? 1 : 0, bits: 1)
    // The type of a block that has its own Huffman codes.
    output.append(2, bits: 2)
    writeCodes(literals, distances, to: &output)
    for symbol in symbols { write(symbol, literals, distances, to: &output) }
    literals.write(DeflateBlock.endOfBlock, to: &output)
    symbols.removeAll(keepingCapacity: true)
    for index in literalCounts.indices { literalCounts[index] = 0 }
    for index in distanceCounts.indices { distanceCounts[index] = 0 }
  }

  private func write(
    _ symbol: UInt32, _ literals: HuffmanCode, _ distances: HuffmanCode, to output: inout BitWriter
  ) {
    let length = Int(symbol >> 16)
    guard length > 0 else { return literals.write(Int(symbol), to: &output) }
    let (code, rest, bits) = DeflateBlock.code(forLength: length)
    literals.write(code, to: &output)
    output.append(UInt32(rest), bits: bits)
    let far = DeflateBlock.code(forDistance: Int(symbol & 0xFFFF) + 1)
    distances.write(far.code, to: &output)
    output.append(UInt32(far.rest), bits: far.bits)
  }

  // MARK: Codes of lengths and distances

  /// The code for a range of numbers, and the position `rest` of a number in that range, which is
  /// written with `bits` bits.
  private typealias RangeCode = (code: Int, rest: Int, bits: Int)

  private static func code(forLength length: Int) -> RangeCode {
    guard length < 258 else { return (285, 0, 0) }
    let number = length - 3
    guard number >= 8 else { return (257 + number, 0, 0) }
    let power = Int.bitWidth - 1 - number.leadingZeroBitCount
    let bits = power - 2
    return (257 + 4 * (power - 1) + (number >> bits & 3), number & ((1 << bits) - 1), bits)
  }

  private static func code(forDistance distance: Int) -> RangeCode {
    let number = distance - 1
    guard number >= 4 else { return (number, 0, 0) }
    let power = Int.bitWidth - 1 - number.leadingZeroBitCount
    let bits = power - 1
    return (2 * power + (number >> bits & 1), number & ((1 << bits) - 1), bits)
  }

  // MARK: Writing the codes

  /// The order in which a block lists the lengths of the code that compresses the other codes.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private func writeCodes(
    _ literals: HuffmanCode, _ distances: HuffmanCode, to output: inout BitWriter
  ) {
    let literalCount = (literals.lengths.lastIndex { $0 > 0 } ?? 256) + 1
    let distanceCount = (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1
    let items = CodeLengthItem.items(
      literals.lengths.prefix(literalCount) + distances.lengths.prefix(distanceCount))
    var counts = [UInt32](repeating: 0, count: 19)
    for item in items { counts[item.code] += 1 }
    let lengths = HuffmanCode(counts: counts, longest: 7)
    let written = (DeflateBlock.order.lastIndex { lengths.lengths[$0] > 0 } ?? 3) + 1
    output.append(UInt32(literalCount - 257), bits: 5)
    output.append(UInt32(distanceCount - 1), bits: 5)
    output.append(UInt32(max(written, 4) - 4), bits: 4)
    for code in DeflateBlock.order.prefix(max(written, 4)) {
      output.append(UInt32(lengths.lengths[code]), bits: 3)
    }
    for item in items {
      lengths.write(item.code, to: &output)
      output.append(UInt32(item.rest), bits: item.bits)
    }
  }
}

/// The length of a code, or several equal lengths.
private struct CodeLengthItem {
  /// A length up to 15, or a repetition: 16 repeats the previous length 3 to 6 times, 17 means 3 to
  /// 10 zeros, and 18 means 11 to 138 zeros.
  var code: Int
  /// The number of repetitions minus the smallest possible number, written with `bits` bits.
  var rest = 0
  var bits = 0

  static func items(_ lengths: ArraySlice<UInt8>) -> [CodeLengthItem] {
    var items: [CodeLengthItem] = []
    var rest = lengths
    while let length = rest.first {
      var count = rest.prefix { $0 == length }.count
      rest = rest.dropFirst(count)
      if length > 0 {
        items.append(CodeLengthItem(code: Int(length)))
        count -= 1
      }
      while count >= 3 {
        let (code, bits, least, most) =
          length > 0 ? (16, 2, 3, 6) : count < 11 ? (17, 3, 3, 10) : (18, 7, 11, 138)
        let part = min(count, most)
        items.append(CodeLengthItem(code: code, rest: part - least, bits: bits))
        count -= part
      }
      for _ in 0..<count { items.append(CodeLengthItem(code: Int(length))) }
    }
    return items
  }
}
