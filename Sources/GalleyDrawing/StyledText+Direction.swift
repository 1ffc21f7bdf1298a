import GalleyGeometry

// From which side a text is read.

extension StyledText {
  /// Whether a paragraph is read from right to left: as its style says, or else as its first letter
  /// is. Nothing, and what has no letters, is read from left to right.
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
  /// Whether it is read from right to left; `nil` for what goes either way.
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
