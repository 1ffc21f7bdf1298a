import GalleyGeometry

// The direction in which a text is read.

extension StyledText {
  /// Whether a paragraph is read from right to left, according to its style or else its first
  /// letter. A text without letters is read from left to right.
  ///
  /// - Complexity: O(*n*) in the characters before the first letter.
  public var isRightToLeft: Bool {
    if let direction = runs.first?.style.paragraph.direction { return direction == .rightToLeft }
    for scalar in string.unicodeScalars {
      if let isRightToLeft = scalar.isRightToLeft { return isRightToLeft }
    }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether the character is read from right to left; `nil` if it has no direction.
  fileprivate var isRightToLeft: Bool? {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0x200E: false
    case 0...0xA9: nil
    case 0x200F, 0x61C: true
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      properties.isAlphabetic ? true : nil
    default: properties.isAlphabetic ? false : nil
    }
  }
}
