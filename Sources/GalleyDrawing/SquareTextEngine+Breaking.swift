import GalleyGeometry

/// Breaks letters into lines.
internal struct SquareBreaking {
  private let letters: [SquareLetters.Letter]
  private let all: SquareLetters
  private let room: LineRoom

  init(_ letters: SquareLetters, _ room: LineRoom) {
    self.letters = letters.letters
    all = letters
    self.room = room
  }

  mutating func lines() -> [BrokenLine] {
    guard !letters.isEmpty else { return [line(0..<0)] }
    let wraps = room.breaking == .byWord || room.breaking == .byCharacter || room.maximumCount > 1
    var lines: [BrokenLine] = []
    var next = 0
    while next < letters.count {
      let width = max(room.width - (lines.isEmpty ? room.firstLineIndent : 0), 0)
      if lines.count + 1 >= max(room.maximumCount, 1) || !wraps {
        lines.append(lastLine(from: next, width))
        break
      }
      let end = self.end(from: next, width)
      lines.append(line(next..<end))
      next = end
    }
    return lines
  }

  /// Behind the last letter of a line.
  private func end(from start: Int, _ width: Double) -> Int {
    var used = 0.0
    var lastBreak: Int?
    for index in start..<letters.count {
      let letter = letters[index]
      // White space hangs over the end.
      if used + letter.width > width + 1e-6 && !letter.isSpace {
        if room.breaking != .byCharacter, let lastBreak { return lastBreak }
        return max(index, start + 1)
      }
      used += letter.width
      if letter.breaks { lastBreak = index + 1 }
    }
    return letters.count
  }

  /// What is left, in one line, with an ellipsis where something is left out.
  private func lastLine(from start: Int, _ width: Double) -> BrokenLine {
    let rest = letters[start...].reduce(0) { $0 + $1.width }
    let needed = rest - trailingSpace(start..<letters.count)
    guard needed > width + 1e-6 else { return line(start..<letters.count) }
    switch room.breaking {
    case .byWord, .byCharacter:
      let end = self.end(from: start, width)
      return line(start..<end, isTruncated: end < letters.count)
    case .clip: return line(start..<letters.count, clipped: width)
    case .truncateHead: return truncated(start, width, keepsHead: false, keepsTail: true)
    case .truncateMiddle: return truncated(start, width, keepsHead: true, keepsTail: true)
    case .truncateTail: return truncated(start, width, keepsHead: true, keepsTail: false)
    }
  }

  private func truncated(
    _ start: Int, _ width: Double, keepsHead: Bool, keepsTail: Bool
  ) -> BrokenLine {
    let ellipsis = (letters[start].size) / 2
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
    let shown = Array(letters[start..<head])
    let behind = Array(letters[tail...])
    let first = letters[start]
    var dots = first
    dots.byte = head < letters.count ? letters[head].byte : all.byteCount
    dots.width = ellipsis
    dots.isSpace = false
    let width = (shown + behind).reduce(ellipsis) { $0 + $1.width }
    let end = keepsTail ? all.byteCount : dots.byte
    return BrokenLine(
      range: letters[start].byte..<max(end, letters[start].byte), width: width, isTruncated: true,
      isRightToLeft: all.isRightToLeft,
      ink: SquareInk(shown + [dots] + behind, end: all.byteCount, all.isRightToLeft))
  }

  private func line(
    _ range: Range<Int>, isTruncated: Bool = false, clipped: Double? = nil
  ) -> BrokenLine {
    let width = letters[range].reduce(0) { $0 + $1.width } - trailingSpace(range)
    let start = byte(range.lowerBound)
    let end = byte(range.upperBound)
    return BrokenLine(
      range: start..<end, width: min(width, clipped ?? width), isTruncated: isTruncated,
      isRightToLeft: all.isRightToLeft,
      ink: SquareInk(Array(letters[range]), end: end, all.isRightToLeft))
  }

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

/// Squares in place of letters.
private final class SquareInk: TextInk {
  private let letters: [SquareLetters.Letter]
  private let end: Int
  private let isRightToLeft: Bool
  private let width: Double

  init(_ letters: [SquareLetters.Letter], end: Int, _ isRightToLeft: Bool) {
    self.letters = letters
    self.end = end
    self.isRightToLeft = isRightToLeft
    width = letters.reduce(0) { $0 + $1.width }
  }

  func draw(on canvas: any Canvas, at point: Point) {
    var x = isRightToLeft ? width : 0
    for letter in letters {
      if isRightToLeft { x -= letter.width }
      if !letter.isSpace && !letter.isAttachment {
        let height = letter.size * 0.5
        let rect = Rect(
          x: point.x + x + letter.width * 0.1, y: point.y - height - letter.raise,
          width: letter.width * 0.8, height: height)
        canvas.fill(Path(rect), with: .color(letter.color), rule: .winding)
      }
      if !isRightToLeft { x += letter.width }
    }
  }

  func offset(ofByte byte: Int) -> Double {
    var offset = 0.0
    for letter in letters where letter.byte < byte { offset += letter.width }
    return isRightToLeft ? width - offset : offset
  }

  func byte(atOffset offset: Double) -> Int {
    let wanted = isRightToLeft ? width - offset : offset
    var passed = 0.0
    for letter in letters {
      if wanted < passed + letter.width / 2 { return letter.byte }
      passed += letter.width
    }
    return end
  }
}
