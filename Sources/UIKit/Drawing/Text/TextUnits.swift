import Foundation
import GalleyStrings

/// The letters, words and paragraphs of a text, by units of UTF-16.
///
///     TextUnits("one two").word(at: 5)   // 4..<7
///
/// A position inside of a character is treated as its start, and a position beyond the text as the
/// end of the text.
/// A range that ends inside of a character is extended to the end of the character.
internal struct TextUnits {
  let string: String
  let length: Int

  /// The units that end lines.
  static let lineEnds: Set<UInt16> = [0x0A, 0x0D, 0x85, 0x2028, 0x2029]

  /// Returns whether a text contains a line end. A text field calls this method for each letter, so
  /// the method must be fast: it reads the bytes, and not the characters.
  static func hasLineEnd(_ string: String) -> Bool {
    var copy = string
    return copy.withUTF8 { bytes in
      for index in 0..<bytes.count {
        let byte = bytes[index]
        if byte == 0x0A || byte == 0x0D { return true }
        if byte == 0xC2 && bytes[index + 1] == 0x85 { return true }
        if byte == 0xE2 && bytes[index + 1] == 0x80 && (bytes[index + 2] & 0xFE) == 0xA8 {
          return true
        }
      }
      return false
    }
  }

  init(_ string: String) {
    self.string = string
    length = string.utf16.count
  }

  /// Returns a range limited to the text, and extended so that the range splits no Unicode scalar.
  func whole(_ range: NSRange) -> NSRange {
    guard range.location != NSNotFound else { return NSRange(location: length, length: 0) }
    let start = min(max(range.location, 0), length)
    let end = min(max(range.length, 0), length - start) + start
    let low = splitsScalar(start) ? start - 1 : start
    let high = splitsScalar(end) ? (end == start ? end - 1 : end + 1) : end
    return NSRange(low..<high)
  }

  private func index(_ offset: Int) -> String.Index {
    string.utf16.index(string.startIndex, offsetBy: offset)
  }

  private func offset(_ index: String.Index) -> Int {
    string.utf16.distance(from: string.startIndex, to: index)
  }

  private func splitsScalar(_ offset: Int) -> Bool {
    guard offset > 0, offset < length else { return false }
    return UTF16.isTrailSurrogate(string.utf16[index(offset)])
      && UTF16.isLeadSurrogate(string.utf16[index(offset - 1)])
  }

  /// Returns the range of the letter that contains a unit. The range includes all units that are
  /// displayed as one letter.
  func letter(at offset: Int) -> Range<Int>? {
    guard offset >= 0, offset < length else { return nil }
    let start = startOfLetter(index(offset))
    return self.offset(start)..<self.offset(string.index(after: start))
  }

  /// Returns the smallest range around a range that splits no letter.
  func wholeLetters(_ range: NSRange) -> NSRange {
    let range = whole(range)
    let low = self.offset(startOfLetter(index(range.location)))
    let end = range.location + range.length
    let start = startOfLetter(index(end))
    let high = self.offset(start) == end ? end : self.offset(string.index(after: start))
    return NSRange(low..<max(high, low))
  }

  private func startOfLetter(_ index: String.Index) -> String.Index {
    let scalars = string.unicodeScalars
    guard index < scalars.endIndex else { return scalars.endIndex }
    // An index inside of a scalar moves to the start of the scalar, and then to the start of its
    // letter.
    var start = scalars.index(before: scalars.index(after: index))
    while start > scalars.startIndex, String.Index(start, within: string) == nil {
      start = scalars.index(before: start)
    }
    return start
  }

  /// Returns the position that is a number of units after a position, or before it if the number is
  /// negative; `nil` if the result is outside of the text. The result may be inside of a letter.
  func place(from start: Int, by distance: Int) -> Int? {
    let (place, overflows) = start.addingReportingOverflow(distance)
    guard !overflows, place >= 0, place <= length else { return nil }
    return place
  }

  /// Returns the text of a range.
  func text(_ range: NSRange) -> String {
    let range = whole(range)
    return String(string[index(range.location)..<index(range.location + range.length)])
  }

  // MARK: Words and paragraphs

  /// Returns the word that contains a unit, or that ends at the unit; `nil` between words.
  func word(at offset: Int) -> Range<Int>? {
    guard length > 0 else { return nil }
    let scalars = string.unicodeScalars
    var start = index(whole(NSRange(location: offset, length: 0)).location)
    var end = start
    while start > scalars.startIndex {
      let before = scalars.index(before: start)
      guard isInWord(before) else { break }
      start = before
    }
    while end < scalars.endIndex, isInWord(end) { end = scalars.index(after: end) }
    return start < end ? self.offset(start)..<self.offset(end) : nil
  }

  /// Returns whether a scalar is a part of a word, or joins two parts, as in "can't" and "3.5".
  private func isInWord(_ index: String.Index) -> Bool {
    let scalars = string.unicodeScalars
    let scalar = scalars[index]
    if scalar.isPartOfWord { return true }
    let next = scalars.index(after: index)
    guard index > scalars.startIndex, next < scalars.endIndex else { return false }
    return scalar.joins(scalars[scalars.index(before: index)], scalars[next])
  }

  /// Returns the paragraph that contains a unit, without the line end.
  func paragraph(at offset: Int) -> Range<Int> {
    var at = index(min(max(offset, 0), length))
    let isEnd: (Unicode.Scalar) -> Bool = {
      "\n\r\u{85}\u{2028}\u{2029}".unicodeScalars.contains($0)
    }
    let scalars = string.unicodeScalars
    // A carriage return and a newline after it are one line end.
    if at > scalars.startIndex, at < scalars.endIndex, scalars[at] == "\n" {
      let before = scalars.index(before: at)
      if scalars[before] == "\r" { at = before }
    }
    let start = scalars[..<at].lastIndex(where: isEnd).map { scalars.index(after: $0) }
    let end = scalars[at...].firstIndex(where: isEnd)
    let low = self.offset(start ?? scalars.startIndex)
    return low..<max(self.offset(end ?? scalars.endIndex), low)
  }

  /// Returns the sentence that contains a unit, including the space after it.
  func sentence(at offset: Int) -> Range<Int> {
    let around = paragraph(at: offset)
    let at = index(min(max(offset, 0), length))
    let last = index(around.upperBound)
    var start = index(around.lowerBound)
    for end in string.sentenceEnds(in: start..<last) {
      if end > at { return self.offset(start)..<self.offset(end) }
      if end < last { start = end }
    }
    return self.offset(start)..<around.upperBound
  }
}
