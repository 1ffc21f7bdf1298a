/// A prefix code in which frequent symbols have short codes, as section 3.2.2 of RFC 1951 defines
/// it: the lengths alone say what the codes are.
internal struct HuffmanCode {
  /// The number of bits of each symbol; zero for symbols that do not occur.
  let lengths: [UInt8]
  /// The codes, with their first bit as the lowest one.
  private let codes: [UInt16]

  /// Makes the code for symbols that occur so often, with at most `longest` bits for each: 15 or less.
  init(counts: [UInt32], longest: Int) {
    lengths = HuffmanCode.lengths(counts, longest: longest)
    codes = HuffmanCode.codes(lengths)
  }

  func write(_ symbol: Int, to output: inout BitWriter) {
    output.append(UInt32(codes[symbol]), bits: Int(lengths[symbol]))
  }

  /// Returns codes that go up with the length, and within one length with the symbol.
  private static func codes(_ lengths: [UInt8]) -> [UInt16] {
    var starts = [UInt16](repeating: 0, count: 17)
    for length in lengths where length > 0 { starts[Int(length) + 1] += 1 }
    // So far they are counts. The first code of a length follows the last one that is shorter.
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

  /// Returns the lengths of the best code. If one of them is too long, others get longer for it.
  private static func lengths(_ counts: [UInt32], longest: Int) -> [UInt8] {
    let symbols = counts.indices.filter { counts[$0] > 0 }
      .sorted { (counts[$0], $0) < (counts[$1], $1) }
    var lengths = [UInt8](repeating: 0, count: counts.count)
    guard symbols.count > 1 else {
      for symbol in symbols { lengths[symbol] = 1 }
      return lengths
    }
    // How many codes there are of each length.
    var numbers = [Int](repeating: 0, count: longest + 1)
    for depth in depths(symbols.map { Int(counts[$0]) }) { numbers[min(depth, longest)] += 1 }
    // A code of a length takes its part of all bit patterns; together they may take all of them.
    var taken = (1...longest).reduce(0) { $0 + numbers[$1] << (longest - $1) }
    while taken > 1 << longest {
      // One of the longest codes moves beside a shorter one, which gets longer by a bit.
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

  /// Returns the depths of the leaves of a Huffman tree, for weights in rising order.
  private static func depths(_ weights: [Int]) -> [Int] {
    let count = weights.count
    // Leaves come first, then the nodes in the order in which they are made: both in rising order,
    // so the two lightest are always at the two fronts.
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
