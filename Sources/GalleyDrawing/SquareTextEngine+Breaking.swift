import GalleyGeometry

/// Breaks letters into lines, for the text engine that draws each letter as a square.
internal struct SquareBreaking {
  private typealias Letter = SquareLetters.Letter

  private var letters: [SquareLetters.Letter]
  /// The letters as they were before any tab was extended, and the properties of the whole
  /// paragraph.
  private let all: SquareLetters
  private let container: LineContainer
  /// Whether the last line is full, so that further letters of the paragraph would not change it.
  private(set) var isFull = false

  init(_ letters: SquareLetters, _ container: LineContainer) {
    self.letters = letters.letters
    all = letters
    self.container = container
  }

  mutating func lines() -> [BrokenLine] {
    guard !letters.isEmpty else { return [line(0..<0, width: container.width)] }
    let wraps =
      container.breaking == .byWord || container.breaking == .byCharacter
      || container.maximumCount > 1
    var lines: [BrokenLine] = []
    var next = 0
    while next < letters.count {
      let width = max(container.width - (lines.isEmpty ? container.firstLineIndent : 0), 0)
      fitTabs(from: next, isFirst: lines.isEmpty)
      if lines.count + 1 >= max(container.maximumCount, 1) || !wraps {
        lines.append(lastLine(from: next, width))
        break
      }
      let end = self.end(from: next, width)
      lines.append(line(next..<end, width: width))
      next = end
    }
    return lines
  }

  /// Extends each tab of a line to its tab stop.
  private mutating func fitTabs(from start: Int, isFirst: Bool) {
    guard let style = all.tabStyle else { return }
    // The location of a tab stop is its distance from the start of a line without an indent.
    let indent = style.headIndent.asDistance + (isFirst ? container.firstLineIndent.asDistance : 0)
    var used = 0.0
    for index in start..<letters.count {
      guard used <= container.width else { break }
      if letters[index].isTab {
        let tab = style.tab(behind: used + indent)
        var free = tab.location - indent - used
        if tab.alignment != .left {
          let behind = letters[(index + 1)...].prefix { !$0.isTab }.reduce(0) { $0 + $1.width }
          free = max(free - (tab.alignment == .right ? behind : behind / 2), 0)
        }
        letters[index].width = free
      }
      used += letters[index].width
    }
  }

  /// Returns the index after the last letter of a line.
  private func end(from start: Int, _ width: Double) -> Int {
    var used = 0.0
    var lastBreak: Int?
    for index in start..<letters.count {
      let letter = letters[index]
      // White space may extend beyond the end of the line.
      if used + letter.width > width + 1e-6 && !letter.isSpace {
        if container.breaking != .byCharacter, let lastBreak { return lastBreak }
        return max(index, start + 1)
      }
      used += letter.width
      if letter.breaks { lastBreak = index + 1 }
    }
    return letters.count
  }

  /// Returns the remaining letters in one line, with an ellipsis for omitted text.
  private mutating func lastLine(from start: Int, _ width: Double) -> BrokenLine {
    let rest = letters[start...].reduce(0) { $0 + $1.width }
    let needed = rest - trailingSpace(start..<letters.count)
    // If `all` has only the first letters of the paragraph, more letters follow in the same
    // paragraph, even if these letters fit. Then an ellipsis for later paragraphs is not needed
    // yet.
    let isContinued =
      container.isContinued && container.breaking == .truncateTail && all.isWhole
    guard needed > width + 1e-6 || isContinued else {
      return line(start..<letters.count, width: width)
    }
    isFull = true
    switch container.breaking {
    case .byWord, .byCharacter:
      let end = self.end(from: start, width)
      return line(start..<end, width: width, isTruncated: end < letters.count || !all.isWhole)
    case .clip: return clipped(start, width)
    case .truncateHead: return truncated(start, width, keepsHead: false, keepsTail: true)
    case .truncateMiddle: return truncated(start, width, keepsHead: true, keepsTail: true)
    case .truncateTail: return truncated(start, width, keepsHead: true, keepsTail: false)
    }
  }

  /// Returns the line up to and including the letter that extends beyond the end of the line.
  private func clipped(_ start: Int, _ width: Double) -> BrokenLine {
    var used = 0.0
    var end = start
    while end < letters.count, used < width {
      used += letters[end].width
      end += 1
    }
    return line(start..<end, width: width, isTruncated: true, limit: width)
  }

  /// Returns the remaining letters in one line, with an ellipsis in place of the letters that do
  /// not fit. `keepsHead` and `keepsTail` determine which ends of the text are visible.
  private func truncated(
    _ start: Int, _ width: Double, keepsHead: Bool, keepsTail: Bool
  ) -> BrokenLine {
    let ellipsis = letters[start].size / 2
    var free = width - ellipsis
    var (head, tail) = (start, letters.count)
    var isHeadsTurn = keepsHead
    while head < tail {
      let letter = isHeadsTurn ? letters[head] : letters[tail - 1]
      guard letter.width <= free + 1e-6 else { break }
      free -= letter.width
      if isHeadsTurn { head += 1 } else { tail -= 1 }
      if keepsHead && keepsTail { isHeadsTurn.toggle() }
    }
    while head > start, letters[head - 1].isSpace { head -= 1 }
    // The end of the text, with the white space at its end.
    let lastByte = byte(letters.count)
    var dots = letters[min(head, letters.count - 1)]
    dots.byte = byte(head)
    dots.width = ellipsis
    dots.isSpace = false
    dots.isAttachment = false
    let shown = Array(letters[start..<head]) + [dots] + Array(letters[tail...])
    let shownWidth = shown.reduce(0) { $0 + $1.width }
    return BrokenLine(
      range: letters[start].byte..<(keepsTail ? lastByte : dots.byte), width: shownWidth,
      isTruncated: true, isRightToLeft: all.isRightToLeft,
      ink: SquareInk(
        shown, end: lastByte, width: shownWidth, all.isRightToLeft, ellipsis: head - start))
  }

  /// Returns a line of a range of letters.
  private func line(
    _ range: Range<Int>, width full: Double, isTruncated: Bool = false, limit: Double = .infinity
  ) -> BrokenLine {
    let isLast = range.upperBound == letters.count && all.isWhole
    var shown = Array(letters[range])
    if all.isJustified && !isLast && !isTruncated && full.isFinite { justify(&shown, to: full) }
    let whole = shown.reduce(0) { $0 + $1.width }
    // Without a limit of the width, white space at the end belongs to the line.
    let keepsSpace = isLast && self.container.width == .infinity
    let width = min(keepsSpace ? whole : whole - trailingSpace(range), limit)
    let end = byte(range.upperBound)
    return BrokenLine(
      range: byte(range.lowerBound)..<end, width: width, isTruncated: isTruncated,
      isRightToLeft: all.isRightToLeft,
      ink: SquareInk(shown, end: end, width: width, all.isRightToLeft))
  }

  /// Widens the white space between words, so that the line ends at the edge.
  private func justify(_ line: inout [SquareLetters.Letter], to width: Double) {
    let end = (line.lastIndex { !$0.isSpace } ?? -1) + 1
    let spaces = line[..<end].indices.filter { line[$0].isSpace }
    let free = width - line[..<end].reduce(0) { $0 + $1.width }
    guard free > 0, !spaces.isEmpty else { return }
    for index in spaces { line[index].width += free / Double(spaces.count) }
  }

  /// Returns the index of a letter's first byte. For the index after the last letter, returns the
  /// end of the paragraph.
  private func byte(_ letter: Int) -> Int {
    letter < letters.count ? letters[letter].byte : all.byteCount
  }

  private func trailingSpace(_ range: Range<Int>) -> Double {
    var space = 0.0
    for index in range.reversed() {
      guard letters[index].isSpace else { break }
      space += letters[index].width
    }
    return space
  }
}
