import GalleyDrawing

/// The space between letters that the system font adds on a device.
///
/// Galley draws the system font with Inter, which does not have this space.
/// Documentation/Fidelity.md lists the measured numbers.
extension Font {
  /// The space after each letter, in points; almost always negative.
  internal var tracking: Double {
    guard family == .system else { return 0 }
    let size = size.asFontSize
    let heavier = (Double(min(max(weight.rawValue, 400), 600)) - 400) / 200
    return size * (Font.regularTracking(at: size) + Font.semiboldTracking * heavier)
  }

  /// The additional space after semibold letters, as a fraction of the font size.
  private static let semiboldTracking = 0.007

  /// The measured space for some font sizes, as a fraction of the size. The space is interpolated
  /// between these sizes.
  private static let measured: [(size: Double, tracking: Double)] = [
    (11, 0.0033), (12, -0.0038), (15, -0.016), (17, -0.0271), (18, -0.0286), (25, -0.0401),
    (28, -0.0414), (34, -0.0427), (43, -0.0452), (58, -0.0494),
  ]

  private static func regularTracking(at size: Double) -> Double {
    guard let next = measured.firstIndex(where: { $0.size >= size }) else {
      return measured[measured.count - 1].tracking
    }
    guard next > 0 else { return measured[0].tracking }
    let (low, high) = (measured[next - 1], measured[next])
    let part = (size - low.size) / (high.size - low.size)
    return low.tracking + part * (high.tracking - low.tracking)
  }
}

extension TextStyle {
  /// The space after each letter that the text requests, clamped to a finite range.
  fileprivate var saidKern: Double { kern.isFinite ? min(max(kern, -1e5), 1e5) : 0 }
}

extension StyledText {
  /// The ranges with space after each letter, and that space in Pango's units. Ranges without such
  /// space are left out.
  internal var spacings: [(bytes: Range<Int>, space: Int32)] {
    var found: [(bytes: Range<Int>, space: Int32)] = []
    var start = 0
    for run in runs {
      let (kern, tracking) = (run.style.saidKern, run.style.font.tracking)
      let bytes = start..<start + run.length
      start = bytes.upperBound
      guard tracking != 0 else {
        if kern != 0 { found.append((bytes, units(kern))) }
        continue
      }
      for (part, isTracked) in string.partsInInter(bytes) {
        let space = units(isTracked ? kern + tracking : kern)
        if space != 0 { found.append((part, space)) }
      }
    }
    return found
  }
}

extension String {
  /// Divides bytes into parts that are drawn in Inter and parts that are drawn in another font.
  /// Only letters in Inter get additional space.
  fileprivate func partsInInter(_ bytes: Range<Int>) -> [(bytes: Range<Int>, isInter: Bool)] {
    let from = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
    let text = self[from..<utf8.index(from, offsetBy: bytes.count)]
    // Most text is ASCII. All ASCII characters are drawn in Inter, so such a text need not be
    // divided into characters.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return bytes.isEmpty ? [] : [(bytes, true)] }
    var parts: [(bytes: Range<Int>, isInter: Bool)] = []
    var start = bytes.lowerBound
    for character in text {
      let end = start + character.utf8.count
      // An invisible character belongs to the part before it. As a part by itself, the character
      // would be shaped by Pango separately.
      let isInter =
        character.isUnseen ? parts.last?.isInter ?? true : character.isOfInter
      if let last = parts.last, last.isInter == isInter {
        parts[parts.count - 1].bytes = last.bytes.lowerBound..<end
      } else {
        parts.append((start..<end, isInter))
      }
      start = end
    }
    return parts
  }
}

extension Character {
  /// Whether the character is a soft hyphen, or another character without a width.
  fileprivate var isUnseen: Bool {
    guard let first = unicodeScalars.first?.value else { return true }
    return first == 0xAD || (0x200B...0x200F).contains(first) || (0x2028...0x202E).contains(first)
      || (0x2060...0x206F).contains(first) || first == 0xFEFF
  }

  /// Whether Inter contains the character. Emoji are drawn in another font, even if their first
  /// scalar is a letter or a digit.
  fileprivate var isOfInter: Bool {
    guard let first = unicodeScalars.first, !first.properties.isEmojiPresentation else {
      return false
    }
    let isJoined = unicodeScalars.dropFirst().contains { scalar in
      scalar.value == 0x200D || scalar.value == 0xFE0F || scalar.value == 0x20E3
        || scalar.properties.isEmojiModifier
    }
    guard !isJoined else { return false }
    switch first.value {
    case ..<0x530, 0x1D43...0x1DBB, 0x1DBF...0x23CF: return true
    default: return false
    }
  }
}
