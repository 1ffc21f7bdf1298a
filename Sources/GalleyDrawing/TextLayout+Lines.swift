import GalleyGeometry

extension TextLayout {
  /// Only some of the lines, where they are.
  public func keepingLines(_ range: Range<Int>) -> TextLayout {
    let kept = Array(lines[range.clamped(to: lines.indices)])
    return TextLayout(text: text, room: room, engine: engine, lines: kept, size: size)
  }
}
