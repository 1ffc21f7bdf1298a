import Foundation

/// A search in a view, from the time when the find navigator appears until it disappears.
///
/// To search its own content, an app creates a subclass that overrides the members.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  /// The way in which the find navigator shows the number of results.
  public enum SearchResultDisplayStyle: Int, Sendable {
    /// The position of the highlighted result, and the number of all results.
    case currentAndTotal
    /// The number of all results.
    case total
    /// No number.
    case none
  }

  /// Creates a session.
  public override init() { super.init() }

  /// The number of results. The default is 0.
  open var resultCount: Int { 0 }

  /// The index of the highlighted result; `NSNotFound` if no result is highlighted.
  open var highlightedResultIndex: Int { NSNotFound }

  /// The way in which the find navigator shows the number of results.
  ///
  /// - Differs: It is stored without effect, because the navigator is not drawn.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal

  /// Whether found text can be replaced. The default is `false`.
  open var supportsReplacement: Bool { false }

  /// Whether the highlighted result can be replaced.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

  /// Finds a text. The default implementation does nothing.
  open func performSearch(query: String, options: UITextSearchOptions?) {}

  /// Replaces the highlighted result. The default implementation does nothing.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}

  /// Replaces all results. The default implementation does nothing.
  open func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}

  /// Highlights the next result in a direction. The default implementation does nothing.
  open func highlightNextResult(in direction: UITextStorageDirection) {}

  /// Removes all results. The default implementation does nothing.
  open func invalidateFoundResults() {}
}

/// The options of a search.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  /// The part of a word in which a text is found.
  public enum WordMatchMethod: Int, Sendable {
    /// Anywhere.
    case contains
    /// At the start of a word.
    case startsWith
    /// A whole word.
    case fullWord
  }

  /// Creates options that find a text anywhere in a word and ignore case, as the find navigator
  /// does by default.
  public override init() { super.init() }

  /// The part of a word in which the text is found.
  open internal(set) var wordMatchMethod = WordMatchMethod.contains

  /// The way in which texts are compared.
  open internal(set) var stringCompareOptions: NSString.CompareOptions = .caseInsensitive
}
