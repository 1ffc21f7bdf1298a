import Testing

@testable import GalleyUIKit

@MainActor @Suite("Finding text")
struct UIFindInteractionTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

  init() {
    view.text = "One and one and ONE"
    view.selectedRange = NSRange(location: 2, length: 0)
  }

  private func enabledInteraction() throws -> UIFindInteraction {
    view.isFindInteractionEnabled = true
    return try #require(view.findInteraction)
  }

  @Test("A text view has a find interaction only while it is enabled")
  func enabled() throws {
    #expect(view.findInteraction == nil)
    let interaction = try enabledInteraction()
    #expect(interaction.view === view)
    interaction.presentFindNavigator(showingReplace: false)
    #expect(interaction.isFindNavigatorVisible)
    view.isFindInteractionEnabled = false
    #expect(view.findInteraction == nil)
    #expect(!interaction.isFindNavigatorVisible && interaction.view == nil)
  }

  @Test("Results are visited in their order, from the selection on, and around the ends")
  func visits() throws {
    let interaction = try enabledInteraction()
    interaction.searchText = "one"
    #expect(interaction.activeFindSession == nil)
    interaction.presentFindNavigator(showingReplace: false)
    let session = try #require(interaction.activeFindSession)
    #expect(session.resultCount == 3)
    #expect(session.highlightedResultIndex == 1)
    #expect(view.selectedRange == NSRange(location: 8, length: 3))

    interaction.findNext()
    #expect(view.selectedRange == NSRange(location: 16, length: 3))
    interaction.findNext()
    #expect(session.highlightedResultIndex == 0)
    interaction.findPrevious()
    #expect(session.highlightedResultIndex == 2)

    interaction.searchText = "two"
    #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
  }

  @Test("Results are found again after the text was edited")
  func edited() throws {
    let interaction = try enabledInteraction()
    interaction.presentFindNavigator(showingReplace: false)
    interaction.searchText = "one"
    view.text = "none"
    interaction.findNext()
    #expect(interaction.activeFindSession?.resultCount == 1)
    #expect(view.selectedRange == NSRange(location: 1, length: 3))
  }

  @Test("The highlighted result is replaced, and then all others")
  func replaces() throws {
    let interaction = try enabledInteraction()
    interaction.searchText = "one"
    interaction.replacementText = "someone"
    interaction.presentFindNavigator(showingReplace: true)
    interaction.replace()
    #expect(view.text == "One and someone and ONE")
    #expect(view.selectedRange == NSRange(location: 20, length: 3))
    interaction.replacementText = "1"
    interaction.replace(all: true)
    #expect(view.text == "1 and some1 and 1")
    #expect(interaction.activeFindSession?.resultCount == 0)
  }

  @Test("A session replaces the text of the given query, with the options for the replacement")
  func replacesAnotherQuery() throws {
    let interaction = try enabledInteraction()
    interaction.searchText = "one"
    interaction.presentFindNavigator(showingReplace: true)
    let session = try #require(interaction.activeFindSession)
    session.replaceAll(searchQuery: "and", replacementString: "or", options: nil)
    #expect(view.text == "One or one or ONE")
    let exact = UITextSearchOptions()
    exact.stringCompareOptions = []
    session.replaceAll(searchQuery: "ONE", replacementString: "two", options: exact)
    #expect(view.text == "One or one or two")
    view.selectedRange = NSRange(location: 5, length: 0)
    session.performSingleReplacement(query: "or", replacementString: "nor", options: nil)
    #expect(view.text == "One or one nor two")
  }

  @Test("A replacement has the style of what it replaces")
  func style() throws {
    let text = NSMutableAttributedString(
      string: "a one", attributes: [.foregroundColor: UIColor.blue])
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 3))
    view.attributedText = text
    let session = TextFindSession(of: view)
    session.replaceAll(searchQuery: "one", replacementString: "1", options: nil)
    #expect(view.text == "a 1")
    let color = view.textStorage.attribute(.foregroundColor, at: 2, effectiveRange: nil)
    #expect(color as? UIColor == .red)
  }

  @MainActor
  private final class Dismisser: NSObject, UITextViewDelegate {
    var onSelection: () -> Void = {}
    func textViewDidChangeSelection(_ textView: UITextView) { onSelection() }
  }

  @Test("The navigator may be dismissed, or another text searched, when a result is selected")
  func dismissedBySelection() throws {
    let interaction = try enabledInteraction()
    let delegate = Dismisser()
    view.delegate = delegate
    interaction.presentFindNavigator(showingReplace: false)
    delegate.onSelection = { interaction.searchText = "two" }
    interaction.searchText = "one"
    #expect(interaction.activeFindSession?.resultCount == 0)

    view.selectedRange = NSRange(location: 0, length: 0)
    delegate.onSelection = { interaction.dismissFindNavigator() }
    interaction.searchText = "one"
    #expect(!interaction.isFindNavigatorVisible)
    #expect(view.selectedRange == NSRange(location: 0, length: 3))
    withExtendedLifetime(delegate) {}
  }

  @Test("Text that can't be edited is not replaced")
  func locked() throws {
    view.isEditable = false
    let interaction = try enabledInteraction()
    interaction.searchText = "one"
    interaction.presentFindNavigator(showingReplace: true)
    interaction.replace()
    interaction.replace(all: true)
    #expect(view.text == "One and one and ONE")
    #expect(interaction.activeFindSession?.resultCount == 3)
  }

  @MainActor
  private final class Owner: NSObject, UIFindInteractionDelegate {
    final class Session: UIFindSession {
      var lines: [String] = []
      override func performSearch(query: String, options: UITextSearchOptions?) {
        lines.append("search \(query)")
      }
      override func highlightNextResult(in direction: UITextStorageDirection) {
        lines.append("next")
      }
      override func invalidateFoundResults() { lines.append("invalidate") }
    }

    let session = Session()

    func findInteraction(
      _ interaction: UIFindInteraction, sessionFor view: UIView
    ) -> UIFindSession? { session }
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
      self.session.lines.append("begin")
    }
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
      self.session.lines.append("end")
    }
  }

  @Test("A view of the app is searched by a session of its own")
  func sessions() {
    let owner = Owner()
    let page = UIView()
    let interaction = UIFindInteraction(sessionDelegate: owner)
    interaction.presentFindNavigator(showingReplace: false)
    #expect(owner.session.lines == [])

    page.addInteraction(interaction)
    interaction.presentFindNavigator(showingReplace: false)
    interaction.searchText = "a"
    interaction.findNext()
    interaction.dismissFindNavigator()
    interaction.dismissFindNavigator()
    #expect(owner.session.lines == ["begin", "search a", "next", "invalidate", "end"])
  }
}
