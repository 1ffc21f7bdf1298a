import Foundation
import GalleyStrings

/// Options for the enumeration of words and sentences, which Foundation does not support on Linux.
public struct WordEnumerationOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Creates options from their raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Enumerates words, without the characters between them.
  public static let byWords = WordEnumerationOptions(rawValue: 1 << 0)
  /// Enumerates sentences, with the spaces that follow them.
  public static let bySentences = WordEnumerationOptions(rawValue: 1 << 1)
  /// Enumerates from the last word or sentence to the first.
  public static let reverse = WordEnumerationOptions(rawValue: 1 << 8)
  /// Passes `nil` instead of substrings, if only the ranges are needed.
  public static let substringNotRequired = WordEnumerationOptions(rawValue: 1 << 9)
  /// Uses the rules of the user's language.
  ///
  /// - Differs: the rules are the same for all languages.
  public static let localized = WordEnumerationOptions(rawValue: 1 << 10)
}

extension StringProtocol {
  /// Calls a closure for each word or sentence in a range of the text.
  ///
  ///     text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { word, _, _, _ in
  ///       words.append(word ?? "")
  ///     }
  ///
  /// - Parameter body: Receives the substring, its range, the range extended to the next substring,
  ///   and a Boolean value to set to `true` to stop.
  /// - Differs: words are runs of letters and digits, with the characters that join them, such as
  ///   an apostrophe. In languages without spaces between words, each ideograph is a word.
  @_disfavoredOverload
  public func enumerateSubstrings<R: RangeExpression>(
    in range: R, options: WordEnumerationOptions,
    _ body: (
      _ substring: String?, _ substringRange: Range<String.Index>,
      _ enclosingRange: Range<String.Index>, _ stop: inout Bool
    ) -> Void
  ) where R.Bound == String.Index {
    let range = range.relative(to: self)
    var pieces =
      options.contains(.bySentences) ? sentences(in: range) : words(in: range)
    if options.contains(.reverse) { pieces.reverse() }
    var stop = false
    for piece in pieces where !stop {
      let text = options.contains(.substringNotRequired) ? nil : String(self[piece.range])
      body(text, piece.range, piece.enclosing, &stop)
    }
  }

  private typealias Piece = (range: Range<Index>, enclosing: Range<Index>)

  private func words(in range: Range<Index>) -> [Piece] {
    var found: [Range<Index>] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard self[index].isPartOfWord else {
        index = self.index(after: index)
        continue
      }
      let end = endOfWord(from: index, in: range)
      found.append(index..<end)
      index = end
    }
    // The characters between two words belong to the enclosing range of the first word.
    return found.enumerated().map { number, word in
      let end = number + 1 < found.count ? found[number + 1].lowerBound : range.upperBound
      let start = number == 0 ? range.lowerBound : word.lowerBound
      return (word, start..<end)
    }
  }

  private func endOfWord(from start: Index, in range: Range<Index>) -> Index {
    var index = self.index(after: start)
    if self[start].isIdeograph { return index }
    while index < range.upperBound {
      let next = self.index(after: index)
      if self[index].isPartOfWord, !self[index].isIdeograph {
        index = next
      } else if next < range.upperBound,
        self[index].joins(self[self.index(before: index)], self[next])
      {
        index = next
      } else {
        break
      }
    }
    return index
  }

  private func sentences(in range: Range<Index>) -> [Piece] {
    var start = range.lowerBound
    return sentenceEnds(in: range).map { end in
      defer { start = end }
      return (start..<end, start..<end)
    }
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { unicodeScalars.first?.isPartOfWord == true }

  /// Whether the character is an ideograph, which is treated as a word.
  fileprivate var isIdeograph: Bool {
    unicodeScalars.first?.properties.isIdeographic == true
  }

  /// Whether the character joins its neighbors to one word, as in "can't" or "3.5".
  fileprivate func joins(_ left: Character, _ right: Character) -> Bool {
    guard !left.isIdeograph, !right.isIdeograph, unicodeScalars.count == 1,
      let scalar = unicodeScalars.first, let left = left.unicodeScalars.last,
      let right = right.unicodeScalars.first
    else { return false }
    return scalar.joins(left, right)
  }
}

extension NSString {
  /// Calls a closure for each word or sentence in a range of the text.
  ///
  /// - Differs: as with `String`, the rules for words are the same in all languages.
  @_disfavoredOverload
  public func enumerateSubstrings(
    in range: NSRange, options: WordEnumerationOptions,
    using block: (
      _ substring: String?, _ substringRange: NSRange, _ enclosingRange: NSRange,
      _ stop: UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    let text = String(describing: self)
    guard let range = Range(range, in: text) else { return }
    text.enumerateSubstrings(in: range, options: options) { substring, piece, enclosing, stop in
      var isOver = ObjCBool(false)
      block(substring, NSRange(piece, in: text), NSRange(enclosing, in: text), &isOver)
      stop = isOver.boolValue
    }
  }
}
