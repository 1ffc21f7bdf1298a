import GalleyGeometry

// Parts of a text: ranges of its bytes, and its paragraphs.

extension StyledText {
  /// Returns a range of bytes of the text, with their styles. If the start or the end of the range
  /// lies inside a character, this end of the range is moved to the first byte of the character.
  ///
  /// - Complexity: O(*n*) in the bytes of the part, and in the runs before its end.
  public func part(_ bytes: Range<Int>) -> StyledText {
    var cutter = TextCutter(self)
    return cutter.part(bytes)
  }

  /// The text between two line ends.
  internal struct Paragraph {
    var text: StyledText
    /// The index of the paragraph's first byte in the text.
    var start: Int
    /// The style of the paragraph's first character. An empty paragraph has the style of the line
    /// end after it.
    var style: TextStyle
  }

  /// Returns the first paragraphs, and the start of the paragraph after them, if there is one. A
  /// line end at the end of the text begins another paragraph.
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

/// Extracts parts of a text. Each part must start at or after the end of the previous part.
internal struct TextCutter {
  private let text: StyledText
  private var run = 0
  /// The index of the first byte of the current run.
  private var runStart = 0

  init(_ text: StyledText) { self.text = text }

  /// The style at the end of the last part.
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

/// The ends of lines: a line feed, a carriage return or both, and the separators of Unicode for
/// lines and paragraphs.
internal enum LineEnd {
  /// Returns the bytes of the first line end at or after a position.
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
