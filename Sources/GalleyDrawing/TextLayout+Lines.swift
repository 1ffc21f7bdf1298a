import GalleyGeometry

extension TextLayout {
  /// Returns the layout with only some of the lines, at their positions.
  public func keepingLines(_ range: Range<Int>) -> TextLayout {
    let kept = Array(lines[range.clamped(to: lines.indices)])
    return TextLayout(text: text, container: container, engine: engine, lines: kept, size: size)
  }
}
