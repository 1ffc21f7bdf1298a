import GalleyGeometry

/// A line of text in which a filled square is drawn in place of each letter.
internal final class SquareInk: TextInk {
  private let letters: [SquareLetters.Letter]
  /// The distance of each letter from the start of the line, in the direction of reading. The last
  /// element is the end of the last letter.
  private let starts: [Double]
  /// The index of the byte at the end of the line.
  private let end: Int
  private let isRightToLeft: Bool
  private let width: Double
  /// The index of the ellipsis among the letters; `nil` if no text is omitted.
  private let ellipsis: Int?

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - letters: The letters in the direction of reading.
  ///   - end: The index of the byte at the end of the line.
  ///   - width: The width of the line without the white space at its end.
  ///   - ellipsis: The index of the ellipsis that replaces omitted text; `nil` if no text is
  ///     omitted.
  init(
    _ letters: [SquareLetters.Letter], end: Int, width: Double, _ isRightToLeft: Bool,
    ellipsis: Int? = nil
  ) {
    self.letters = letters
    self.end = end
    self.isRightToLeft = isRightToLeft
    self.width = width
    self.ellipsis = ellipsis
    var starts = [0.0]
    starts.reserveCapacity(letters.count + 1)
    for letter in letters { starts.append(starts[starts.count - 1] + letter.width) }
    self.starts = starts
  }

  /// Converts a distance from the start of the line to a distance from the left edge, or the
  /// reverse.
  private func x(_ distance: Double) -> Double { isRightToLeft ? width - distance : distance }

  func draw(on canvas: any Canvas, at point: Point) {
    for (index, letter) in letters.enumerated() where letter.isDrawn && !letter.isHollow {
      canvas.fill(square(index, at: point), with: .color(letter.color), rule: .winding)
    }
  }

  func drawOutlines(
    ofBytes bytes: Range<Int>, on canvas: any Canvas, at point: Point, width: Double, color: Color
  ) {
    for (index, letter) in letters.enumerated()
    where letter.isDrawn && bytes.contains(letter.byte) {
      canvas.stroke(
        square(index, at: point), with: .color(color), style: StrokeStyle(width: width))
    }
  }

  /// Returns the square of a letter in a line whose baseline starts at a point on the left.
  private func square(_ index: Int, at point: Point) -> Path {
    let letter = letters[index]
    let left = min(x(starts[index]), x(starts[index + 1]))
    let height = letter.size * 0.5
    return Path(
      Rect(
        x: point.x + left + letter.width * 0.1, y: point.y - height - letter.raise,
        width: letter.width * 0.8, height: height))
  }

  func offset(ofByte byte: Int) -> Double { x(starts[index(ofByte: byte)]) }

  func byte(atOffset offset: Double) -> Int {
    let distance = x(offset)
    for (index, letter) in letters.enumerated() where distance < starts[index] + letter.width / 2 {
      return letter.byte
    }
    return end
  }

  func stretches(ofBytes bytes: Range<Int>) -> [ClosedRange<Double>] {
    let (first, last) = (index(ofByte: bytes.lowerBound), index(ofByte: bytes.upperBound))
    guard first < last else { return [] }
    var parts = [first..<last]
    if let ellipsis, parts[0].contains(ellipsis) {
      parts = [first..<ellipsis, ellipsis + 1..<last]
    }
    return parts.filter { starts[$0.lowerBound] < starts[$0.upperBound] }.map {
      let ends = (x(starts[$0.lowerBound]), x(starts[$0.upperBound]))
      return min(ends.0, ends.1)...max(ends.0, ends.1)
    }
  }

  var hiddenBytes: Range<Int>? {
    guard let ellipsis else { return nil }
    let first = letters[ellipsis].byte
    let next = ellipsis + 1 < letters.count ? letters[ellipsis + 1].byte : end
    return first..<max(next, first)
  }

  /// Returns the index of the first letter that begins at a byte or after it.
  private func index(ofByte byte: Int) -> Int {
    var low = 0
    var high = letters.count
    while low < high {
      let middle = low + (high - low) / 2
      if letters[middle].byte < byte { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension SquareLetters.Letter {
  /// Whether a square is drawn for the letter. Spaces and attachments have no square.
  fileprivate var isDrawn: Bool { !isSpace && !isAttachment }
}
