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
    if magnitude < 0x1p53, self == wholePart { return String(Int64(self)) }
    return description
  }
}
