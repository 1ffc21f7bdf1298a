import GalleyGeometry

// Parts of a text: some of its bytes, and its paragraphs.

extension StyledText {
  /// Some bytes of the text, with their styles. An end within a character's bytes is moved to the
  /// character's first.
  ///
  /// - Complexity: O(*n*) in the bytes of the part, and in the runs before its end.
  public func part(_ bytes: Range<Int>) -> StyledText {
    var cutter = TextCutter(self)
    return cutter.part(bytes)
  }

  /// What stands between two line ends.
  internal struct Paragraph {
    var text: StyledText
    /// The first byte, from the text's start.
    var start: Int
    /// The style of its first character, or of the line end where there is none.
    var style: TextStyle
  }

  /// The first paragraphs, and where the one behind them begins, if there is one. A line end at the
  /// end of the text begins one more.
  ///
  /// - Complexity: O(*n*) in the bytes of these paragraphs.
  internal func paragraphs(upTo count: Int) -> (paragraphs: [Paragraph], next: Int?) {
    guard !isEmpty else { return ([], nil) }
    var copy = string
    return copy.withUTF8 { bytes in
      var cutter = TextCutter(self)
      var paragraphs: [Paragraph] = []
      var start: Int? = 0
      while let from = start, paragraphs.count < count {
        let end = LineEnd.first(in: bytes, from: from)
        let part = cutter.part(from..<(end?.lowerBound ?? bytes.count))
        let style = part.runs.first?.style ?? cutter.style
        paragraphs.append(Paragraph(text: part, start: from, style: style))
        start = end?.upperBound
      }
      return (paragraphs, start)
    }
  }
}

/// Cuts parts out of a text, each behind the one before.
internal struct TextCutter {
  private let text: StyledText
  private var run = 0
  /// Where the run begins.
  private var runStart = 0

  init(_ text: StyledText) { self.text = text }

  /// The style where the last part ended.
  var style: TextStyle { text.runs[min(run, text.runs.count - 1)].style }

  mutating func part(_ bytes: Range<Int>) -> StyledText {
    let bytes = bytes.clamped(to: 0..<text.string.utf8.count)
    var part = StyledText()
    skip(to: bytes.lowerBound)
    var start = bytes.lowerBound
    while start < bytes.upperBound, run < text.runs.count {
      let end = min(runStart + text.runs[run].length, bytes.upperBound)
      part.append(text.characters(start..<end), text.runs[run].style)
      start = end
      skip(to: end)
    }
    return part
  }

  private mutating func skip(to byte: Int) {
    while run < text.runs.count, runStart + text.runs[run].length <= byte {
      runStart += text.runs[run].length
      run += 1
    }
  }
}

extension StyledText {
  fileprivate func characters(_ bytes: Range<Int>) -> String {
    let utf8 = string.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
    let end = utf8.index(start, offsetBy: bytes.count)
    return String(string[start..<end])
  }
}

/// Where lines end: behind a line feed, a carriage return or both, and at the separators that Unicode
/// has for lines and paragraphs.
internal enum LineEnd {
  /// The bytes of the first line end from a place on.
  static func first(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int>? {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case 0x0A: return index..<index + 1
      case 0x0D:
        let isPair = index + 1 < bytes.count && bytes[index + 1] == 0x0A
        return index..<index + (isPair ? 2 : 1)
      case 0xC2 where bytes[index + 1] == 0x85: return index..<index + 2
      case 0xE2 where bytes[index + 1] == 0x80 && (bytes[index + 2] & 0xFE) == 0xA8:
        return index..<index + 3
      default: index += 1
      }
    }
    return nil
  }
}
