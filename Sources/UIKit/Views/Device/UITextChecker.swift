import Foundation

/// Checks the spelling of text.
///
/// - Differs: There is no dictionary: every word is spelled correctly, and there are no guesses and
///   no completions.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  /// Creates a checker.
  public override init() { super.init() }

  /// The words to ignore in this checker.
  open var ignoredWords: [String]?

  /// Ignores a word in this checker.
  open func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }

  /// Returns the range of the next misspelled word.
  ///
  /// No word is misspelled, so the location is always `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// Returns suggestions for a misspelled word.
  ///
  /// The result is always empty.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { [] }

  /// Returns words that begin with a partial word.
  ///
  /// The result is always empty.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { [] }

  private static var learned: Set<String> = []

  /// Adds a word to the words that the user has taught.
  open class func learnWord(_ word: String) { learned.insert(word) }

  /// Whether the user has taught a word.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }

  /// Removes a word from the words that the user has taught.
  open class func unlearnWord(_ word: String) { learned.remove(word) }

  /// The languages of the dictionaries.
  ///
  /// The array is always empty.
  open class var availableLanguages: [String] { [] }
}
