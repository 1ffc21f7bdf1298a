/// A prefix code in which frequent symbols have short codes, as section 3.2.2 of RFC 1951 defines
/// it: the lengths alone determine the codes.
internal struct HuffmanCode {
  /// The number of bits of each symbol; zero for symbols that do not occur.
  let lengths: [UInt8]
  /// The codes, with their first bit as the lowest bit.
  private let codes: [UInt16]

  /// Creates the code for symbols with the given numbers of occurrences. No symbol has more than
  /// `longest` bits, which is 15 or less.
  init(counts: [UInt32], longest: Int) {
    lengths = HuffmanCode.lengths(counts, longest: longest)
    codes = HuffmanCode.codes(lengths)
  }

  func write(_ symbol: Int, to output: inout BitWriter) {
    output.append(UInt32(codes[symbol]), bits: Int(lengths[symbol]))
  }

  /// Returns codes that increase with the length, and within one length with the symbol.
  private static func codes(_ lengths: [UInt8]) -> [UInt16] {
    var starts = [UInt16](repeating: 0, count: 17)
    for length in lengths where length > 0 { starts[Int(length) + 1] += 1 }
    // Up to here, each element of `starts` is the number of codes of the previous length. The first
    // code of a length follows the last code of the shorter length.
    var next: UInt16 = 0
    for length in 1...16 {
      next = (next &+ starts[length]) << 1
      starts[length] = next
    }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      let code = starts[Int(length)]
      starts[Int(length)] += 1
      return code.bitReversed >> (16 - UInt16(length))
    }
  }

  /// Returns the lengths of the codes of the best prefix code. Codes longer than `longest` are
  /// shortened, and other codes become longer in return.
  private static func lengths(_ counts: [UInt32], longest: Int) -> [UInt8] {
    let symbols = counts.indices.filter { counts[$0] > 0 }
      .sorted { (counts[$0], $0) < (counts[$1], $1) }
    var lengths = [UInt8](repeating: 0, count: counts.count)
    guard symbols.count > 1 else {
      for symbol in symbols { lengths[symbol] = 1 }
      return lengths
    }
    // The number of codes of each length.
    var numbers = [Int](repeating: 0, count: longest + 1)
    for depth in depths(symbols.map { Int(counts[$0]) }) { numbers[min(depth, longest)] += 1 }
    // A code takes 2^(longest − length) of the 2^longest bit patterns. Together the codes may not
    // take more than all patterns.
    var taken = (1...longest).reduce(0) { $0 + numbers[$1] << (longest - $1) }
    while taken > 1 << longest {
      // Lengthen a shorter code by one bit. The other code with the same prefix replaces one of the
      // longest codes.
      guard let length = (1..<longest).last(where: { numbers[$0] > 0 }) else { break }
      numbers[longest] -= 1
      numbers[length] -= 1
      numbers[length + 1] += 2
      taken -= 1
    }
    var remaining = symbols[...]
    for length in (1...longest).reversed() {
      for symbol in remaining.prefix(numbers[length]) { lengths[symbol] = UInt8(length) }
      remaining = remaining.dropFirst(numbers[length])
    }
    return lengths
  }

  /// Returns the depths of the leaves of a Huffman tree, for weights in increasing order.
  private static func depths(_ weights: [Int]) -> [Int] {
    let count = weights.count
    // Leaves come first, then the nodes in the order of their creation. Leaves and nodes have
    // increasing weights, so the lightest remaining leaf is at `leaf`, and the lightest remaining
    // node at `node`.
    var weights = weights
    var parents = [Int](repeating: 0, count: 2 * count - 1)
    var (leaf, node) = (0, count)
    for parent in count..<2 * count - 1 {
      var weight = 0
      for _ in 0..<2 {
        let takesLeaf = leaf < count && (node >= parent || weights[leaf] <= weights[node])
        let child = takesLeaf ? leaf : node
        if takesLeaf { leaf += 1 } else { node += 1 }
        parents[child] = parent
        weight += weights[child]
      }
      weights.append(weight)
    }
    var depths = [Int](repeating: 0, count: 2 * count - 1)
    for child in (0..<2 * count - 2).reversed() { depths[child] = depths[parents[child]] + 1 }
    return Array(depths.prefix(count))
  }
}

extension UInt16 {
  fileprivate var bitReversed: UInt16 {
    var number = self
    number = number >> 1 & 0x5555 | (number & 0x5555) << 1
    number = number >> 2 & 0x3333 | (number & 0x3333) << 2
    number = number >> 4 & 0x0F0F | (number & 0x0F0F) << 4
    return number.byteSwapped
  }
}
