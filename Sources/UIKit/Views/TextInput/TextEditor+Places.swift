import Foundation

// Positions in the text, and on the screen.

extension TextEditor {
  /// The width of a caret.
  static let caretWidth: CGFloat = 2

  /// Returns a position as a number of UTF-16 units, inside of the text.
  func offset(_ position: UITextPosition) -> Int {
    min(max((position as? TextPosition)?.offset ?? 0, 0), length)
  }

  /// Returns a range in UTF-16 units, inside of the text.
  func range(_ range: UITextRange?) -> NSRange? {
    guard let range else { return nil }
    let ends = [offset(range.start), offset(range.end)].sorted()
    return NSRange(ends[0]..<ends[1])
  }

  /// Returns the text in a range.
  func text(in range: UITextRange) -> String? { self.range(range).map { units.text($0) } }

  /// Returns the text in a range, with its attributes.
  func attributedText(in range: UITextRange) -> NSAttributedString {
    self.range(range).map { storage.attributedSubstring(from: $0) } ?? NSAttributedString()
  }

  /// Returns the range between two positions, in either order.
  func span(_ from: UITextPosition, _ to: UITextPosition) -> UITextRange {
    let ends = [offset(from), offset(to)].sorted()
    return TextSpan(NSRange(ends[0]..<ends[1]))
  }

  /// Returns the position a number of UTF-16 units further or back; `nil` if it does not exist.
  func position(from position: UITextPosition, by distance: Int) -> UITextPosition? {
    units.place(from: offset(position), by: distance).map { TextPosition($0) }
  }

  /// Returns the position a number of letters or lines away in a direction; `nil` if it does not
  /// exist.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, by distance: Int
  ) -> UITextPosition? {
    switch direction {
    case .right, .left:
      let isForward = (direction == .right) != isRightToLeft(at: offset(position))
      var current = offset(position)
      let units = units
      for _ in 0..<min(distance.magnitude, UInt(length) + 1) {
        guard let next = units.neighbor(of: current, isForward: isForward == (distance > 0)) else {
          return nil
        }
        current = next
      }
      return TextPosition(current)
    case .up, .down:
      let caret = caretRect(offset(position))
      let step = (direction == .down ? 1 : -1) * CGFloat(distance)
      let y = caret.midY + step * caret.height
      let used = shownFrame
      guard y > used.minY, y < used.maxY else { return nil }
      return TextPosition(characterOffset(at: CGPoint(x: caret.minX, y: y)))
    }
  }

  /// Returns the position in a range that is farthest in a direction.
  func farthest(within range: UITextRange, in direction: UITextLayoutDirection) -> UITextPosition? {
    guard let range = self.range(range) else { return nil }
    let isEnd: Bool =
      switch direction {
      case .right: !isRightToLeft(at: range.location)
      case .left: isRightToLeft(at: range.location)
      case .down: true
      case .up: false
      }
    return TextPosition(isEnd ? range.location + range.length : range.location)
  }

  /// Returns the range from a position to the end of the text in a direction.
  func extent(from position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    let all = TextSpan(NSRange(location: 0, length: length))
    guard let end = farthest(within: all, in: direction) else { return nil }
    return span(position, end)
  }

  /// Compares two positions.
  func compare(_ left: UITextPosition, _ right: UITextPosition) -> ComparisonResult {
    let (left, right) = (offset(left), offset(right))
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  /// Whether the line at an offset is written from right to left.
  func isRightToLeft(at offset: Int) -> Bool {
    let lines = host.displayedLines
    guard let line = lines.line(of: host.displayedOffset(of: offset)) else {
      return host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
    return lines.isRightToLeft(line: line)
  }

  /// Sets the writing direction of the paragraphs that contain a range.
  func setDirection(_ direction: NSWritingDirection, for range: UITextRange) {
    guard let range = self.range(range) else { return }
    let directed = { (old: Any?) -> NSParagraphStyle in
      let style = NSMutableParagraphStyle(copying: old)
      style.baseWritingDirection = direction
      return style
    }
    let paragraphs = paragraphRange(for: range)
    // Each part of the paragraphs keeps the other properties of its style.
    var styles: [(style: NSParagraphStyle, range: NSRange)] = []
    if paragraphs.length > 0 {
      storage.enumerateAttribute(.paragraphStyle, in: paragraphs) { old, range, _ in
        styles.append((directed(old), range))
      }
    }
    for (style, range) in styles {
      storage.addAttribute(.paragraphStyle, value: style, range: range)
    }
    // Text that is typed in these paragraphs has the direction, too.
    let own = paragraphRange(for: NSRange(location: selected.location, length: 0))
    if own == paragraphs || NSLocationInRange(own.location, paragraphs) {
      typing[.paragraphStyle] = directed(typing[.paragraphStyle])
    }
    host.textAppearanceChanged()
  }

  /// Returns the range of the paragraphs that contain a range, with their line ends.
  private func paragraphRange(for range: NSRange) -> NSRange {
    NSString(string: storage.string).paragraphRange(for: units.whole(range))
  }

  // MARK: On the screen

  /// The rectangle around all lines, in the coordinates of the view.
  private var shownFrame: CGRect {
    let (used, origin) = (host.displayedLines.usedRect, host.displayedOrigin)
    return used.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Returns the rectangle of a caret at an offset.
  func caretRect(_ offset: Int) -> CGRect {
    let (lines, origin) = (host.displayedLines, host.displayedOrigin)
    guard let caret = lines.caret(at: host.displayedOffset(of: offset)) else {
      return CGRect(
        x: host.emptyLineX, y: origin.y, width: TextEditor.caretWidth,
        height: host.emptyLineHeight)
    }
    return CGRect(
      x: origin.x + caret.minX, y: origin.y + caret.minY, width: TextEditor.caretWidth,
      height: caret.height)
  }

  /// Returns the rectangles of a range, one for each line; empty for an empty range.
  func rects(_ range: NSRange) -> [CGRect] {
    let (lines, origin) = (host.displayedLines, host.displayedOrigin)
    let low = host.displayedOffset(of: range.location)
    let high = host.displayedOffset(of: range.location + range.length)
    guard high > low else { return [] }
    return lines.rects(of: NSRange(low..<high)).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  /// Returns the rectangle of the first line of a range, or of a caret if the range is empty.
  func firstRect(_ range: NSRange) -> CGRect { rects(range).first ?? caretRect(range.location) }

  /// Returns the rectangles of a selection, one for each line.
  func selectionRects(_ range: UITextRange) -> [UITextSelectionRect] {
    guard let range = self.range(range) else { return [] }
    let rects = rects(range)
    let direction: NSWritingDirection =
      isRightToLeft(at: range.location) ? .rightToLeft : .leftToRight
    return rects.indices.map {
      LineSelectionRect(
        rects[$0], direction, start: $0 == 0, end: $0 == rects.count - 1)
    }
  }

  /// Returns the offset that is nearest to a point.
  func characterOffset(at point: CGPoint) -> Int {
    let origin = host.displayedOrigin
    let displayed = host.displayedLines.characterOffset(
      at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    return min(max(host.offset(ofDisplayed: displayed), 0), length)
  }

  /// Moves the caret to the position that is nearest to a point.
  func moveCaret(to point: CGPoint) {
    select(NSRange(location: characterOffset(at: point), length: 0))
  }

  /// Returns the position in a range that is nearest to a point.
  func position(at point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let range = self.range(range) else { return nil }
    return TextPosition(
      min(max(characterOffset(at: point), range.location), range.location + range.length))
  }

  /// Returns the range of the letter at a point; `nil` if there is none.
  func letter(at point: CGPoint) -> UITextRange? {
    let origin = host.displayedOrigin
    let inside = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    let lines = host.displayedLines
    guard hasText, lines.usedRect.contains(inside) else { return nil }
    let offset = host.offset(ofDisplayed: lines.character(at: inside).index)
    return units.letter(at: offset).map { TextSpan(NSRange($0)) }
  }

  /// Returns the attributes of the character before or after a position.
  ///
  /// For an empty text, they are the attributes of typed text.
  func styling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    guard hasText else { return typing }
    let offset = offset(position) - (direction == .backward ? 1 : 0)
    return storage.attributes(at: min(max(offset, 0), length - 1), effectiveRange: nil)
  }

  // MARK: Drawing

  /// Draws the background of the selected characters.
  func drawSelection() {
    guard selected.length > 0, host.isFirstResponder, let context = UIGraphicsGetCurrentContext()
    else { return }
    context.setFillColor(host.tintColor.withAlphaComponent(0.25).cgColor)
    for rect in rects(selected) { context.fill(rect) }
  }

  /// Draws the caret.
  func drawCaret() {
    guard selected.length == 0, host.isFirstResponder, host.acceptsText,
      let context = UIGraphicsGetCurrentContext()
    else { return }
    context.setFillColor(host.tintColor.cgColor)
    context.fill(host.caretRect(for: TextPosition(selected.location)))
  }
}

extension TextUnits {
  /// Returns the end of the letter after an offset, or the start of the letter before it.
  fileprivate func neighbor(of offset: Int, isForward: Bool) -> Int? {
    isForward ? letter(at: offset)?.upperBound : letter(at: offset - 1)?.lowerBound
  }
}
