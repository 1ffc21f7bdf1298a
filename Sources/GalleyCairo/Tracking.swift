import GalleyDrawing

/// The room between letters that the system's font has on a phone, and Inter, in which Galley draws it,
/// has not. The figures are those of Documentation/Fidelity.md.
extension Font {
  /// The room behind each letter, in points; nearly always less than none.
  internal var tracking: Double {
    guard family == .system else { return 0 }
    let size = size.asFontSize
    let heavier = (Double(min(max(weight.rawValue, 400), 600)) - 400) / 200
    return size * (Font.regularTracking(at: size) + Font.semiboldTracking * heavier)
  }

  /// How much more room semibold letters have, in parts of their size.
  private static let semiboldTracking = 0.007

  /// In parts of the size, for some sizes. In between it changes evenly.
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
  /// The room behind each letter that the text asks for.
  fileprivate var saidKern: Double { kern.isFinite ? min(max(kern, -1e5), 1e5) : 0 }
}

extension StyledText {
  /// The room behind the letters, in Pango's units, where there is any.
  internal var spacings: [(bytes: Range<Int>, room: Int32)] {
    var found: [(bytes: Range<Int>, room: Int32)] = []
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
        let room = units(isTracked ? kern + tracking : kern)
        if room != 0 { found.append((part, room)) }
      }
    }
    return found
  }
}

extension String {
  /// Which bytes are of scripts that Inter has, Latin, Greek and Cyrillic with their marks and signs, and
  /// which are drawn in another font, whose letters are as far apart as they are.
  fileprivate func partsInInter(_ bytes: Range<Int>) -> [(bytes: Range<Int>, isInter: Bool)] {
    var copy = self
    return copy.withUTF8 { text in
      var parts: [(bytes: Range<Int>, isInter: Bool)] = []
      var start = bytes.lowerBound
      var isInter = true
      for index in bytes where text[index] & 0xC0 != 0x80 {
        guard let next = text.isInInter(index), next != isInter else { continue }
        if index > start { parts.append((start..<index, isInter)) }
        (start, isInter) = (index, next)
      }
      if bytes.upperBound > start { parts.append((start..<bytes.upperBound, isInter)) }
      return parts
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the character that begins here is one of Inter's; nothing for a mark, which goes with what
  /// it stands on: Pango would shape the two apart.
  fileprivate func isInInter(_ index: Int) -> Bool? {
    let second = index + 1 < count ? self[index + 1] : 0
    switch (self[index], second) {
    case (0xCC...0xCD, _): return nil  // U+0300 to U+036F
    case (0xC2, 0xAD): return false  // The soft hyphen, which has no width.
    case (0x00...0xD4, _): return true  // up to U+053F
    case (0xE1, 0xB8...0xBF): return true  // U+1E00 to U+1FFF
    case (0xE2, 0x83): return nil  // U+20C0 to U+20FF: rings around a letter, as of a key
    case (0xE2, 0x80...0xAF):
      // U+2000 to U+2BFF: signs. What joins two characters (U+200C to U+200F) is a mark.
      let third = index + 2 < count ? self[index + 2] : 0
      if second == 0x80 && (0x8C...0x8F).contains(third) { return nil }
      // What has no width: U+200B, and U+2060 to U+2064.
      if second == 0x80 && third == 0x8B { return false }
      return !(second == 0x81 && (0xA0...0xA4).contains(third))
    case (0xEF, 0xB8): return nil  // U+FE00 to U+FE3F: what picks a form of the letter before it
    default: return false
    }
  }
}
