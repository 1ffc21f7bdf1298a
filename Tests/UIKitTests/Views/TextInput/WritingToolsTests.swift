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

  @Test("Text fields, text views and search bars store the settings of Writing Tools")
  func kept() {
    check(UITextField())
    check(UITextView())
    let bar = UISearchBar()
    check(bar)
    #expect(bar.searchTextField.writingToolsBehavior == .limited)
  }

  @Test("The settings of Writing Tools are set by their keys")
  func keys() {
    let field = UITextField()
    field.setValue(-1, forKey: "writingToolsBehavior")
    field.setValue(2, forKey: "mathExpressionCompletionType")
    #expect(field.writingToolsBehavior == .none)
    #expect(field.mathExpressionCompletionType == .yes)
  }
}
