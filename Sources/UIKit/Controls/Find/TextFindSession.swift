import Foundation

/// A search in a text view.
internal final class TextFindSession: UIFindSession {
  private weak var view: UITextView?
  private var results: [NSRange] = []
  private var highlighted: Int?
  /// The last search; `nil` without one.
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
    search = (query, options?.stringCompareOptions ?? .caseInsensitive)
    findResults()
    highlightResult(atOrAfter: view?.selectedRange.location ?? 0)
  }

  override func highlightNextResult(in direction: UITextStorageDirection) {
    let place = highlighted.flatMap { results.indices.contains($0) ? results[$0] : nil }
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

  private func highlightResult(atOrAfter place: Int) {
    guard !results.isEmpty else { return }
    highlight(results.firstIndex { $0.location >= place } ?? 0)
  }

  private func highlight(_ index: Int) {
    highlighted = index
    view?.selectedRange = results[index]
    view?.scrollRangeToVisible(results[index])
  }

  // MARK: Replacing

  override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard let view, supportsReplacement, view.text == searchedText, let highlighted else { return }
    let range = results[highlighted]
    view.editor.typeText(replacementString, in: range)
    guard view.text != searchedText else { return highlightNextResult(in: .forward) }
    findResults()
    highlightResult(atOrAfter: range.location + replacementString.utf16.count)
  }

  override func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard let view, supportsReplacement else { return }
    findAgainIfNeeded()
    // From the end to the start, so that the other ranges stay as they are.
    for range in results.reversed() { view.editor.typeText(replacementString, in: range) }
    findResults()
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
