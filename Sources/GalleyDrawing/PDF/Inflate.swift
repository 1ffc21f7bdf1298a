/// Decompresses data in the Deflate format (RFC 1951), with or without the two bytes of the zlib
/// header.
internal struct Inflate {
  /// The largest size of decompressed data.
  static let limit = 64 << 20

  private let input: ArraySlice<UInt8>
  private let limit: Int
  private var position: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []

  /// Returns the decompressed data.
  ///
  /// - Throws: If the data are damaged, or so large when decompressed that they may be an attack.
  static func data(from input: ArraySlice<UInt8>, limit: Int = limit) throws(PDFError) -> [UInt8] {
    var inflate = Inflate(input, limit)
    repeat {} while try inflate.block()
    return inflate.output
  }

  private init(_ input: ArraySlice<UInt8>, _ limit: Int) {
    self.input = input
    self.limit = limit
    position = input.startIndex
    if input.count >= 2, input[position] & 15 == 8,
      (Int(input[position]) << 8 | Int(input[position + 1])).isMultiple(of: 31)
    {
      position += 2
    }
  }

  /// Decompresses a block. Returns whether another block follows.
  private mutating func block() throws(PDFError) -> Bool {
    let isLast = try take(1) == 1
    switch try take(2) {
    case 0: try copyStored()
    case 1: try decode(InflateCode.fixedLiterals, InflateCode.fixedDistances)
    case 2:
      let (literals, distances) = try codes()
      try decode(literals, distances)
    default: throw PDFError("compressed data are damaged")
    }
    return !isLast
  }

  // MARK: Bits

  private mutating func take(_ count: Int) throws(PDFError) -> Int {
    while bitCount < count {
      guard position < input.endIndex else { throw PDFError("compressed data are cut off") }
      bits |= UInt32(input[position]) << UInt32(bitCount)
      position += 1
      bitCount += 8
    }
    let value = bits & ((1 << UInt32(count)) - 1)
    bits >>= UInt32(count)
    bitCount -= count
    return Int(value)
  }

  /// Reads a symbol. The codes of each length are consecutive numbers.
  private mutating func symbol(_ code: InflateCode) throws(PDFError) -> Int {
    var (value, first, index) = (0, 0, 0)
    for count in code.counts {
      value |= try take(1)
      if value - first < count { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw PDFError("compressed data are damaged")
  }

  // MARK: Blocks

  /// Throws if the output would become too large. A very long output from a short input may be an
  /// attack.
  private func check(adding count: Int) throws(PDFError) {
    let size = output.count + count
    guard size <= limit, size <= 16 << 20 || size / 500 <= input.count else {
      throw PDFError("compressed data are too large")
    }
  }

  private mutating func copyStored() throws(PDFError) {
    (bits, bitCount) = (0, 0)
    guard position + 4 <= input.endIndex else { throw PDFError("compressed data are cut off") }
    let count = Int(input[position]) | Int(input[position + 1]) << 8
    let inverse = Int(input[position + 2]) | Int(input[position + 3]) << 8
    position += 4
    guard count ^ inverse == 0xFFFF, position + count <= input.endIndex else {
      throw PDFError("compressed data are damaged")
    }
    try check(adding: count)
    output += input[position..<position + count]
    position += count
  }

  private mutating func decode(
    _ literals: InflateCode, _ distances: InflateCode
  ) throws(PDFError) {
    while true {
      let symbol = try symbol(literals)
      if symbol == 256 { return }
      if symbol < 256 {
        try check(adding: 1)
        output.append(UInt8(symbol))
        continue
      }
      let (length, lengthBits) = try InflateCode.length(symbol)
      let count = length + (try take(lengthBits))
      let (start, distanceBits) = try InflateCode.distance(try self.symbol(distances))
      let distance = start + (try take(distanceBits))
      guard distance <= output.count else { throw PDFError("compressed data are damaged") }
      try check(adding: count)
      for _ in 0..<count { output.append(output[output.count - distance]) }
    }
  }

  /// Reads the codes of a block, whose lengths are compressed themselves.
  private mutating func codes() throws(PDFError) -> (InflateCode, InflateCode) {
    let literals = try take(5) + 257
    let distances = try take(5) + 1
    let count = try take(4) + 4
    var lengths = [Int](repeating: 0, count: 19)
    for index in InflateCode.order.prefix(count) { lengths[index] = try take(3) }
    let code = try InflateCode(lengths: lengths)
    lengths = []
    while lengths.count < literals + distances {
      switch try symbol(code) {
      case 16:
        guard let last = lengths.last else { throw PDFError("compressed data are damaged") }
        lengths += Array(repeating: last, count: try take(2) + 3)
      case 17: lengths += Array(repeating: 0, count: try take(3) + 3)
      case 18: lengths += Array(repeating: 0, count: try take(7) + 11)
      case let length: lengths.append(length)
      }
    }
    guard lengths.count == literals + distances else {
      throw PDFError("compressed data are damaged")
    }
    return (
      try InflateCode(lengths: Array(lengths[..<literals])),
      try InflateCode(lengths: Array(lengths[literals...]))
    )
  }
}

/// A Huffman code: the number of codes of each length from 1 to 15, and the symbols in the order of
/// their codes.
internal struct InflateCode {
  fileprivate var counts = [Int](repeating: 0, count: 15)
  fileprivate var symbols: [Int] = []

  /// Creates a code from the code length of each symbol. A symbol with the length 0 has no code.
  fileprivate init(lengths: [Int]) throws(PDFError) {
    for length in 1...15 {
      for (symbol, own) in lengths.enumerated() where own == length {
        symbols.append(symbol)
        counts[length - 1] += 1
      }
    }
    var free = 1
    for count in counts {
      free = free * 2 - count
      guard free >= 0 else { throw PDFError("compressed data are damaged") }
    }
  }

  private init(valid lengths: [Int]) {
    do { self = try InflateCode(lengths: lengths) } catch {
      preconditionFailure("the code of Deflate itself is valid")
    }
  }

  /// The order in which a block lists the lengths of the code that compresses the other codes.
  fileprivate static let order = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  fileprivate static let fixedLiterals = InflateCode(
    valid: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  fileprivate static let fixedDistances = InflateCode(valid: Array(repeating: 5, count: 30))

  /// Returns the smallest repetition length for a symbol, and the number of extra bits that are
  /// added to it.
  fileprivate static func length(_ symbol: Int) throws(PDFError) -> (Int, Int) {
    let index = symbol - 257
    switch index {
    case 0..<8: return (index + 3, 0)
    case 8..<28: return ((4 + index % 4) << (index / 4 - 1) + 3, index / 4 - 1)
    case 28: return (258, 0)
    default: throw PDFError("compressed data are damaged")
    }
  }

  /// Returns the smallest repetition distance for a symbol, and the number of extra bits that are
  /// added to it.
  fileprivate static func distance(_ symbol: Int) throws(PDFError) -> (Int, Int) {
    switch symbol {
    case 0..<4: return (symbol + 1, 0)
    case 4..<30: return ((2 + symbol % 2) << (symbol / 2 - 1) + 1, symbol / 2 - 1)
    default: throw PDFError("compressed data are damaged")
    }
  }
}
