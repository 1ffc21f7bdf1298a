import Foundation

/// Finds text in a view, and replaces it.
///
///     notes.isFindInteractionEnabled = true
///     notes.findInteraction?.presentFindNavigator(showingReplace: false)
///
/// - Differs: The find navigator is not drawn. A test types and taps in it through the interaction:
///
///       interaction.searchText = "pepper"
///       interaction.findNext()
///       interaction.activeFindSession?.resultCount
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  /// Creates an interaction with a delegate, which is not retained.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  /// The delegate, which creates the sessions.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?

  /// The view of the interaction.
  open private(set) weak var view: UIView?

  /// Called before the interaction is added to a view, or removed from it.
  open func willMove(to view: UIView?) { if view == nil { dismissFindNavigator() } }

  /// Called after the interaction was added to a view, or removed from it.
  open func didMove(to view: UIView?) { self.view = view }

  // MARK: The navigator

  /// Whether the find navigator is visible.
  open var isFindNavigatorVisible: Bool { activeFindSession != nil }

  /// The session; `nil` while the find navigator is not visible.
  open private(set) var activeFindSession: UIFindSession?

  /// Shows the find navigator, with a new session.
  ///
  /// If `searchText` is not empty, the session searches for this text.
  ///
  /// - Parameter showingReplace: Whether the navigator has a field for a replacement. The value has
  ///   no effect, because the navigator is not drawn.
  open func presentFindNavigator(showingReplace: Bool) {
    guard activeFindSession == nil, let view else { return }
    guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
    activeFindSession = session
    delegate?.findInteraction(self, didBegin: session)
    if searchText?.isEmpty == false { search() }
  }

  /// Hides the find navigator, and ends its session.
  open func dismissFindNavigator() {
    guard let session = activeFindSession else { return }
    activeFindSession = nil
    session.invalidateFoundResults()
    delegate?.findInteraction(self, didEnd: session)
  }

  /// The text to find. If the text changes while the navigator is visible, the session searches
  /// again.
  open var searchText: String? {
    didSet { if searchText != oldValue, isFindNavigatorVisible { search() } }
  }

  /// The text that replaces found text.
  open var replacementText: String?

  /// A closure that returns the menu of the navigator's options.
  ///
  /// - Differs: It is stored without effect, because the navigator is not drawn.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  private func search() {
    activeFindSession?.performSearch(query: searchText ?? "", options: UITextSearchOptions())
  }

  /// Highlights the next result. The first result follows the last one.
  open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }

  /// Highlights the previous result. The last result precedes the first one.
  open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }

  /// Shows the number of results again.
  ///
  /// - Differs: It has no effect, because the navigator is not drawn.
  open func updateResultCount() {}

  /// Replaces the highlighted result, or all results, by the `replacementText`, if the session
  /// supports replacement.
  ///
  /// UIKit has no such method, because the user taps a button in the navigator. A test calls this
  /// method instead.
  public func replace(all: Bool = false) {
    guard let session = activeFindSession, session.supportsReplacement else { return }
    let (query, text) = (searchText ?? "", replacementText ?? "")
    let options = UITextSearchOptions()
    if all {
      session.replaceAll(searchQuery: query, replacementString: text, options: options)
    } else if session.allowsReplacementForCurrentlyHighlightedResult {
      session.performSingleReplacement(query: query, replacementString: text, options: options)
    }
  }
}

/// Creates the sessions of a find interaction.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// Returns a new session; `nil` if the view can't be searched.
  func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession?
  /// Called when the find navigator has appeared.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// Called when the find navigator has disappeared.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  /// The default: does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
    OptionalMember.noteDefault(self)
  }
}
