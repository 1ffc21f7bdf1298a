import Testing

@testable import GalleyUIKit

@MainActor @Suite("A text checker")
struct UITextCheckerTests {
  @Test("No word is misspelled, and words can be taught")
  func words() {
    let checker = UITextChecker()
    let range = checker.rangeOfMisspelledWord(
      in: "Helo", range: NSRange(location: 0, length: 4), startingAt: 0, wrap: false,
      language: "en_US")
    #expect(range.location == NSNotFound)
    UITextChecker.learnWord("galley")
    #expect(UITextChecker.hasLearnedWord("galley"))
    UITextChecker.unlearnWord("galley")
    #expect(!UITextChecker.hasLearnedWord("galley"))
    #expect(!UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "galley"))
  }
}
