/// A telephone number at the start of a text, such as `+49 (0)30 123456`.
///
/// Dates, amounts, versions, network addresses and ranges of years use the same characters, so text
/// that looks like one of these is not a telephone number.
internal struct PhoneNumber {
  /// The length of the number in units of UTF-16.
  let length: Int

  init?(_ text: ArraySlice<UInt16>) {
    let units = Array(text)
    var groups: [[UInt16]] = []
    var separators: [[UInt16]] = []
    var place = 0
    var end = 0
    let hasPlus = units.first == PhoneNumber.plus
    if hasPlus { place = 1 }
    while place < units.count {
      var separator: [UInt16] = []
      while place < units.count, PhoneNumber.separators.contains(units[place]), separator.count < 3
      {
        separator.append(units[place])
        place += 1
      }
      var group: [UInt16] = []
      while place < units.count, (0x30...0x39).contains(units[place]) {
        group.append(units[place])
        place += 1
      }
      guard !group.isEmpty else { break }
      groups.append(group)
      separators.append(separator)
      end = place
    }
    let digits = groups.reduce(0) { $0 + $1.count }
    guard (7...15).contains(digits), PhoneNumber.areBalanced(units[..<end]) else { return nil }
    let inner = Array(separators.dropFirst())
    let hasParentheses = separators.contains { $0.contains(PhoneNumber.open) }
    guard hasPlus || hasParentheses || !PhoneNumber.isOtherNumber(groups, inner) else { return nil }
    length = end
  }

  /// Whether the groups of digits look more like an amount, a date, a version or a network address.
  private static func isOtherNumber(_ groups: [[UInt16]], _ separators: [[UInt16]]) -> Bool {
    let lengths = groups.map(\.count)
    // A single group counts as a telephone number if it has ten or eleven digits.
    if groups.count == 1 { return !(10...11).contains(lengths[0]) }
    let kinds = Set(separators)
    guard kinds.count == 1, let kind = kinds.first, kind.count == 1 else { return false }
    let startsWithZero = groups[0].first == 0x30
    switch Character(Unicode.Scalar(kind[0]) ?? " ") {
    // Numbers such as 3.1415926, 192.168.1.10 and 24.12.2024 are not telephone numbers.
    case "." where lengths.count == 2: return true
    case "." where lengths.allSatisfy({ $0 <= 3 }): return lengths.count == 4
    case ".", "-", "/":
      // Numbers such as 2024-12-24, 24/12/2024 and 2019-2020 are not telephone numbers.
      if lengths.count == 3, lengths.sorted() == [2, 2, 4] || lengths.sorted() == [1, 2, 4] {
        return true
      }
      return lengths == [4, 4]
    default:
      // Numbers such as 1 000 000 are not telephone numbers.
      return !startsWithZero && lengths.dropFirst().allSatisfy { $0 == 3 }
    }
  }

  private static func areBalanced(_ units: ArraySlice<UInt16>) -> Bool {
    var depth = 0
    for unit in units {
      if unit == open { depth += 1 }
      if unit == close { depth -= 1 }
      if depth < 0 || depth > 1 { return false }
    }
    return depth == 0
  }

  private static let plus: UInt16 = 0x2B
  private static let open: UInt16 = 0x28
  private static let close: UInt16 = 0x29
  /// The characters between groups of digits: spaces, parentheses, hyphens, dots and slashes.
  private static let separators: Set<UInt16> = [
    0x20, 0xA0, open, close, 0x2D, 0x2E, 0x2F, 0x2010, 0x2011,
  ]
}
