import Foundation

/// Inserts values into a format string in C's notation.
///
/// As in Apple's logs, a placeholder may contain options in braces: `%{public}@`.
internal enum LogFormat {
  static func text(_ format: String, _ values: [any CVarArg]) -> String {
    var text = ""
    var rest = format[...]
    var values = values[...]
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...]
      guard let place = Placeholder(rest) else {
        text.append(rest.removeFirst())
        continue
      }
      rest = rest.dropFirst(place.length)
      if place.conversion == "%" {
        text += "%"
      } else if let value = values.popFirst() {
        text += place.isPrivate ? "<private>" : place.text(value)
      } else {
        // If there are fewer values than placeholders, C would read memory beyond the values.
        text += "<missing>"
      }
    }
    return text + rest
  }

  /// A placeholder for a value: `%{private}.2f`.
  private struct Placeholder {
    var length: Int
    var isPrivate = false
    var flags = ""
    /// The size of a whole number: the `ll` of `%llx`.
    var size = ""
    var conversion: Character

    init?(_ text: Substring) {
      var rest = text.dropFirst()
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        let words = rest[rest.index(after: rest.startIndex)..<end]
        isPrivate = words.contains("private") || words.contains("sensitive")
        rest = rest[rest.index(after: end)...]
      }
      while let next = rest.first, "0123456789.+-# ".contains(next), flags.count < 16 {
        flags.append(next)
        rest.removeFirst()
      }
      while let next = rest.first, "hlqzjt".contains(next) {
        size.append(next)
        rest.removeFirst()
      }
      guard let conversion = rest.first, "@sdiuxXofFeEgGcpDU%".contains(conversion) else {
        return nil
      }
      self.conversion = conversion
      length = text.count - rest.count + 1
    }

    func text(_ value: any CVarArg) -> String {
      switch (conversion, value) {
      case ("x", let number as any FixedWidthInteger): padded(String(bits(number), radix: 16))
      case ("X", let number as any FixedWidthInteger):
        padded(String(bits(number), radix: 16, uppercase: true))
      case ("o", let number as any FixedWidthInteger): padded(String(bits(number), radix: 8))
      case ("u", let number as any FixedWidthInteger): padded(String(bits(number)))
      case ("f", let number as Double): String(format: "%\(precision ?? ".6")f", number)
      case ("f", let number as Float): String(format: "%\(precision ?? ".6")f", Double(number))
      case ("f", let number as CGFloat): String(format: "%\(precision ?? ".6")f", Double(number))
      case ("s", let pointer as UnsafePointer<CChar>): String(cString: pointer)
      default: padded("\(value)")
      }
    }

    /// Returns the bits of a number as an unsigned number. For a negative number, these are the
    /// bits that the number has in C in the size of the placeholder.
    private func bits(_ number: some FixedWidthInteger) -> UInt64 {
      let bits = UInt64(truncatingIfNeeded: number)
      guard number < 0 else { return bits }
      let count = size == "hh" ? 8 : size == "h" ? 16 : size.isEmpty ? 32 : 64
      return bits & (UInt64.max >> (64 - count))
    }

    /// The flags, the width and the precision; `nil` if there are none, or if they are not
    /// supported.
    private var precision: String? {
      let parts = flags.split(separator: ".", omittingEmptySubsequences: false)
      guard !flags.isEmpty, parts.count <= 2,
        parts.allSatisfy({ $0.allSatisfy { "+-0123456789".contains($0) } && $0.count < 4 })
      else { return nil }
      return flags
    }

    private func padded(_ text: String) -> String {
      guard let width = Int(flags), width.magnitude <= 1_000 else { return text }
      let fill = flags.hasPrefix("0") ? "0" : " "
      let blanks = String(repeating: fill, count: max(0, Int(width.magnitude) - text.count))
      return width < 0 ? text + blanks : blanks + text
    }
  }
}
