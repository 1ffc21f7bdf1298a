extension Double {
  /// The number as people write it: no `.0` after whole numbers, and zero without a sign.
  ///
  /// Frames are compared as text in proofs, so a value must have only one spelling. Apart from
  /// that, the text is the shortest that reads back as the same number.
  ///
  ///     (320.0).shortDescription     // "320"
  ///     (106.5).shortDescription     // "106.5"
  ///     (-0.0).shortDescription      // "0"
  public var shortDescription: String {
    // Whole numbers below 2⁵³ are exact as integers; above it `description` uses exponents, which
    // have no `.0` to remove.
    if magnitude < 0x1p53, self == roundedTowardZero { return String(Int64(self)) }
    return description
  }
  /// Appends the number with at most three decimal places to a text in UTF-8: `20.333`, and `320`
  /// for a whole number.
  ///
  /// Numbers of 10¹² and more, which have few decimal places anyway, are not rounded.
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
