import Foundation

/// A search in a text view.
internal final class TextFindSession: UIFindSession {
  private weak var view: UITextView?
  private var results: [NSRange] = []
  /// The index of the highlighted result.
  private var highlighted: Int?
  /// The last search; `nil` if there was no search.
  private var search: (query: String, options: NSString.CompareOptions)?
  /// The text in which the results were found.
  private var searchedText = ""

  init(of view: UITextView) {
    self.view = view
    super.init()
  }

  override var resultCount: Int { results.count }
  override var highlightedResultIndex: Int { highlighted ?? NSNotFound }
  override var supportsReplacement: Bool { view?.isEditable == true }

  override var allowsReplacementForCurrentlyHighlightedResult: Bool {
    supportsReplacement && highlighted != nil
  }

  // MARK: Searching

  override func performSearch(query: String, options: UITextSearchOptions?) {
    search = (query, TextFindSession.compareOptions(options))
    findResults()
    highlightResult(atOrAfter: view?.selectedRange.location ?? 0)
  }

  override func highlightNextResult(in direction: UITextStorageDirection) {
    let place = highlighted.map { results[$0] }
    findAgainIfNeeded()
    guard !results.isEmpty else { return }
    guard let place else { return highlightResult(atOrAfter: view?.selectedRange.location ?? 0) }
    switch direction {
    case .forward: highlightResult(atOrAfter: place.location + max(place.length, 1))
    case .backward:
      highlight(results.lastIndex { $0.location < place.location } ?? results.count - 1)
    }
  }

  override func invalidateFoundResults() {
    results = []
    highlighted = nil
    search = nil
  }

  private static func compareOptions(
    _ options: UITextSearchOptions?
  ) -> NSString.CompareOptions { options?.stringCompareOptions ?? .caseInsensitive }

  private func findResults() {
    results = []
    highlighted = nil
    searchedText = view?.text ?? ""
    guard let search, !search.query.isEmpty else { return }
    let text = NSString(string: searchedText)
    var place = 0
    while place < text.length {
      let rest = NSRange(location: place, length: text.length - place)
      let found = text.range(of: search.query, options: search.options, range: rest)
      guard found.location != NSNotFound else { return }
      results.append(found)
      place = found.location + max(found.length, 1)
    }
  }

  /// Finds the results again if the text was edited.
  private func findAgainIfNeeded() {
    if view?.text != searchedText { findResults() }
  }

  /// Finds the results of a search, unless the last search was the same and the text has not
  /// changed.
  private func find(_ query: String, _ options: UITextSearchOptions?) {
    let compareOptions = TextFindSession.compareOptions(options)
    guard search?.query == query, search?.options == compareOptions else {
      search = (query, compareOptions)
      return findResults()
    }
    findAgainIfNeeded()
  }

  /// Highlights the first result at or after a position, or else the first result.
  private func highlightResult(atOrAfter place: Int) {
    guard !results.isEmpty else { return }
    highlight(results.firstIndex { $0.location >= place } ?? 0)
  }

  private func highlight(_ index: Int) {
    let range = results[index]
    highlighted = index
    // `highlighted` is set before the selection changes, because the change notifies the delegate
    // of the view, which may search again or dismiss the navigator.
    view?.selectedRange = range
    view?.scrollRangeToVisible(range)
  }

  // MARK: Replacing

  override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard let view, supportsReplacement else { return }
    find(searchQuery, options)
    if highlighted == nil { highlightResult(atOrAfter: view.selectedRange.location) }
    guard let highlighted else { return }
    let range = results[highlighted]
    let found = NSString(string: searchedText).substring(with: range)
    guard type(replacementString, over: found, in: range) else { return }
    guard view.text != searchedText else { return highlightNextResult(in: .forward) }
    findResults()
    highlightResult(atOrAfter: range.location + replacementString.utf16.count)
  }

  override func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard supportsReplacement else { return }
    find(searchQuery, options)
    let text = NSString(string: searchedText)
    // The results are replaced from the end to the start, so that the remaining ranges do not
    // shift.
    for range in results.reversed() {
      let found = text.substring(with: range)
      guard type(replacementString, over: found, in: range) else { break }
    }
    findResults()
  }

  /// Replaces a result by a text in the style of the result, if the delegate allows the change.
  ///
  /// Returns `false` if the result is no longer in its range, because the app has edited the text.
  private func type(_ replacement: String, over found: String, in range: NSRange) -> Bool {
    guard let view, isInPlace(found, range) else { return false }
    guard view.mayChange(range, to: replacement) else { return true }
    guard isInPlace(found, range) else { return false }
    view.editor.typing = view.attributesToType(at: range.location)
    view.editor.put(replacement, in: range, byInput: false)
    return true
  }

  /// Returns whether a result is still in its range.
  private func isInPlace(_ found: String, _ range: NSRange) -> Bool {
    guard let units = view?.editor.units, range.length > 0 else { return false }
    return units.whole(range) == range && units.text(range) == found
  }
}

/// The find interaction of a text view, and its delegate.
internal final class TextFinding: NSObject, UIFindInteractionDelegate {
  private weak var view: UITextView?
  private(set) lazy var interaction = UIFindInteraction(sessionDelegate: self)

  init(of view: UITextView) {
    self.view = view
    super.init()
  }

  func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession? { self.view.map { TextFindSession(of: $0) } }
}
