/// A web address, an e-mail address or a telephone number in a text.
///
///     DetectedData.all(in: "Write to ann@example.com").map(\.value)  // ["mailto:ann@example.com"]
///
/// Addresses have a scheme (`https://…`), begin with `www.`, or end with a known top-level domain.
/// Punctuation at the end of a sentence is not part of an address. A closing parenthesis is not
/// part of an address if its opening parenthesis is before the address.
public struct DetectedData: Hashable, Sendable {
  /// A kind of data.
  public enum Kind: Hashable, Sendable {
    /// A web address or an e-mail address.
    case link
    /// A telephone number.
    case phoneNumber
  }

  /// The kind of the data.
  public var kind: Kind
  /// The range in the text, counted in units of UTF-16.
  public var range: Range<Int>
  /// The address of a link, with a scheme; or the telephone number as it is written in the text.
  public var value: String

  /// Returns the data in a text, in the order of the text.
  ///
  /// - Parameters:
  ///   - range: The part of the text to search, counted in units of UTF-16.
  ///   - kinds: The kinds of data to find.
  public static func all(
    in text: String, range: Range<Int>? = nil, kinds: Set<Kind> = [.link, .phoneNumber]
  ) -> [DetectedData] {
    let units = Array(text.utf16)
    let part = (range ?? 0..<units.count).clamped(to: 0..<units.count)
    var found: [DetectedData] = []
    var scanner = DataScanner(Array(units[part]))
    while let next = scanner.next() {
      guard kinds.contains(next.kind) else { continue }
      found.append(
        DetectedData(
          kind: next.kind,
          range: next.range.lowerBound + part.lowerBound..<next.range.upperBound + part.lowerBound,
          value: next.value))
    }
    return found
  }
}
