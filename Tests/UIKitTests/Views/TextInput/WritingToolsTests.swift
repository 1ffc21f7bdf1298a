import Testing

@testable import GalleyUIKit

@MainActor @Suite("Settings of Writing Tools")
struct WritingToolsTests {
  private func check(_ input: any UITextInputTraits & AnyObject) {
    #expect(input.writingToolsBehavior == .default)
    #expect(input.allowedWritingToolsResultOptions == [])
    #expect(input.mathExpressionCompletionType == .default)
    input.writingToolsBehavior = .limited
    input.allowedWritingToolsResultOptions = [.plainText, .list]
    input.mathExpressionCompletionType = .no
    #expect(input.writingToolsBehavior == .limited)
    #expect(input.allowedWritingToolsResultOptions == [.plainText, .list])
    #expect(input.mathExpressionCompletionType == .no)
  }

  @Test("Fields, text views and search bars keep them")
  func kept() {
    check(UITextField())
    check(UITextView())
    let bar = UISearchBar()
    check(bar)
    #expect(bar.searchTextField.writingToolsBehavior == .limited)
  }

  @Test("They are set by the names of their keys")
  func keys() {
    let field = UITextField()
    field.setValue(-1, forKey: "writingToolsBehavior")
    field.setValue(2, forKey: "mathExpressionCompletionType")
    #expect(field.writingToolsBehavior == .none)
    #expect(field.mathExpressionCompletionType == .yes)
  }
}
