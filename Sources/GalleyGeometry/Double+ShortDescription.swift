extension Double {
  /// The number as text, in the usual notation: without `.0` after whole numbers, and without a
  /// sign for zero.
  ///
  /// Recorded frames are compared as text, so each value must have only one spelling. The text is
  /// the shortest text that is parsed as the same number.
  ///
  ///     (320.0).shortDescription     // "320"
  ///     (106.5).shortDescription     // "106.5"
  ///     (-0.0).shortDescription      // "0"
  public var shortDescription: String {
    // Whole numbers up to 2⁵³ are exact as integers. For larger numbers, `description` uses
    // exponents, without a `.0` to remove.
    if magnitude <= 0x1p53, self == roundedTowardZero { return String(Int64(self)) }
    return description
  }
  /// Appends the number with at most three decimal places to a text in UTF-8: `20.333`, and `320`
  /// for a whole number.
  ///
  /// Numbers of 10¹² and more are not rounded, because they have few decimal places.
  package func appendThousandths(to bytes: inout [UInt8]) {
    // The comparison also fails for NaN.
    guard magnitude < 1e12 else { return bytes.append(contentsOf: shortDescription.utf8) }
    let scaled = magnitude * 1_000
    let below = scaled.roundedDown
    let thousandths = UInt64(scaled - below < 0.5 ? below : below + 1)
    if self < 0, thousandths > 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1_000)
    UInt8.appendDigits(of: whole, to: &bytes)
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var (digits, unit) = (rest, 100 as UInt64)
    while digits > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(digits / unit))
      (digits, unit) = (digits % unit, unit / 10)
    }
  }
}

extension UInt8 {
  /// Appends the decimal digits of a number to a text in UTF-8.
  fileprivate static func appendDigits(of number: UInt64, to bytes: inout [UInt8]) {
    let (tens, ones) = number.quotientAndRemainder(dividingBy: 10)
    if tens > 0 { appendDigits(of: tens, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(ones))
  }
}
