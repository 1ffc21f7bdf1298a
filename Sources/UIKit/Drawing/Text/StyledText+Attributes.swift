import Foundation
import GalleyDrawing

extension StyledText {
  /// Creates a text with one style.
  internal init(
    _ string: String, _ attributes: [NSAttributedString.Key: Any]?, _ defaults: TextDefaults
  ) {
    self.init(string, TextStyle(attributes ?? [:], defaults))
  }

  /// Creates a styled text from an attributed string.
  ///
  /// The ranges of attributes are counted in units of UTF-16, and the runs of a styled text in
  /// bytes of UTF-8. If a range of attributes ends between the two units of a character, the
  /// character belongs to the next run.
  ///
  /// - Complexity: O(*n*) in the characters and the runs.
  internal init(_ text: NSAttributedString, _ defaults: TextDefaults) {
    self.init()
    let string = text.string
    let length = text.length
    var location = 0
    var index = string.startIndex
    while location < length {
      var range = NSRange(location: location, length: 0)
      let attributes = text.attributes(at: location, effectiveRange: &range)
      let end = max(range.location + range.length, location + 1)
      let next =
        end < length ? string.utf16.index(index, offsetBy: end - location) : string.endIndex
      append(String(string[index..<next]), TextStyle(attributes, defaults, at: location))
      location = end
      index = next
    }
  }

  /// Returns the same text with the size of letters multiplied by a factor.
  internal func scaled(by factor: Double) -> StyledText {
    guard factor != 1 else { return self }
    var scaled = StyledText()
    var rest = string[...]
    for run in runs {
      let end = rest.utf8.index(rest.startIndex, offsetBy: run.length)
      var style = run.style
      style.font.size *= factor
      style.kern *= factor
      style.baselineOffset *= factor
      style.stroke?.width *= factor
      scaled.append(String(rest[..<end]), style)
      rest = rest[end...]
    }
    return scaled
  }
}

extension String {
  /// Returns the number of bytes of UTF-8 before a unit of UTF-16. For the second unit of a
  /// character, returns the number of bytes before its first unit.
  internal func utf8Offset(ofUTF16 offset: Int) -> Int {
    guard let index = utf16.index(startIndex, offsetBy: max(offset, 0), limitedBy: endIndex) else {
      return utf8.count
    }
    return utf8.distance(from: startIndex, to: aligned(index))
  }

  /// Returns the number of units of UTF-16 before a byte of UTF-8. For a byte inside of a
  /// character, returns the number of units before the character.
  internal func utf16Offset(ofUTF8 offset: Int) -> Int {
    guard let index = utf8.index(startIndex, offsetBy: max(offset, 0), limitedBy: endIndex) else {
      return utf16.count
    }
    return utf16.distance(from: startIndex, to: aligned(index))
  }

  /// Returns the start of the character that contains an index.
  private func aligned(_ index: Index) -> Index {
    guard index < endIndex else { return index }
    // `index(after:)` first rounds an index down to the start of its character.
    return unicodeScalars.index(before: unicodeScalars.index(after: index))
  }
}
