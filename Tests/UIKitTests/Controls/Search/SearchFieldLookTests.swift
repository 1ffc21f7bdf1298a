import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("The look of a search field")
struct SearchFieldLookTests {
  private let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    window.addSubview(field)
    window.makeKeyAndVisible()
  }

  private var tokenViews: [SearchTokenView] {
    window.layoutIfNeeded()
    return field.subviews.compactMap { $0 as? SearchTokenView }
  }

  @Test("The placeholder and the magnifying glass of a search field have the secondary color")
  func colors() {
    #expect(field.backgroundColor == .tertiarySystemFill && field.layer.cornerRadius == 10)
    field.placeholder = "Search"
    #expect(field.placeholderColor == .secondaryLabel)
    #expect(field.leftView?.tintColor == .secondaryLabel)
    #expect(UITextField(frame: .zero).placeholderColor == .placeholderText)
  }

  @Test("The text of a search field can be cleared while the field is not edited")
  func clearing() {
    field.text = "Pears"
    window.layoutIfNeeded()
    #expect(!field.isEditing && field.clearButton.superview === field)
    #expect(field.clearButton.frame.maxX < 300)
  }

  @Test("The clear button of a search field removes the tokens, too, if they may be deleted")
  func clearingTokens() {
    field.tokens = [UISearchToken(icon: nil, text: "Ada")]
    field.allowsDeletingTokens = false
    window.layoutIfNeeded()
    #expect(field.clearButton.superview == nil)
    field.clear()
    #expect(field.tokens.count == 1)
    field.allowsDeletingTokens = true
    window.layoutIfNeeded()
    #expect(field.clearButton.superview === field)
    Finger.tap(field.clearButton)
    window.layoutIfNeeded()
    #expect(field.tokens.isEmpty && field.clearButton.superview == nil)
    field.tokens = [UISearchToken(icon: nil, text: "Ada")]
    field.text = "Pears"
    field.clear()
    #expect(field.tokens.isEmpty && field.text == "")
  }

  @Test("The tokens of a search field are beside each other before the text, on the tint color")
  func tokens() throws {
    field.tintColor = .systemPink
    field.tokens = ["Ada", "Grace"].map { UISearchToken(icon: nil, text: $0) }
    try #require(tokenViews.count == 2)
    let frames = tokenViews.map(\.frame)
    #expect(frames[0].maxX < frames[1].minX)
    #expect(frames[1].maxX < field.textRect(forBounds: field.bounds).minX)
    #expect(tokenViews.map(\.backgroundColor) == [.systemPink, .systemPink])
    field.tokenBackgroundColor = .systemTeal
    #expect(tokenViews.map(\.backgroundColor) == [.systemTeal, .systemTeal])
    field.removeToken(at: 0)
    #expect(tokenViews.count == 1)
    field.tokens = []
    #expect(tokenViews.isEmpty)
  }

  @Test("From right to left, the first token of a search field is the rightmost")
  func mirrored() throws {
    field.semanticContentAttribute = .forceRightToLeft
    field.tokens = ["Ada", "Grace"].map { UISearchToken(icon: nil, text: $0) }
    try #require(tokenViews.count == 2)
    let frames = tokenViews.map(\.frame)
    #expect(frames[1].maxX < frames[0].minX)
    #expect(field.textRect(forBounds: field.bounds).maxX < frames[1].minX)
  }

  @Test("Tokens that are added during editing do not hide the end of the text")
  func tokensDuringEditing() {
    field.becomeFirstResponder()
    field.text = String(repeating: "pears ", count: 20)
    let before = field.scroll
    field.tokens = [UISearchToken(icon: nil, text: "Ada")]
    #expect(before > 0 && field.scroll > before)
  }

  @Test("Long tokens leave half of a search field for the text")
  func longTokens() {
    let name = String(repeating: "Augusta ", count: 9)
    field.tokens = ["Ada", name, name].map { UISearchToken(icon: nil, text: $0) }
    let widths = tokenViews.map(\.frame.width)
    #expect(widths.count == 3 && abs(widths.reduce(0, +) - 150) < 0.01)
    #expect(widths.first == tokenViews.first?.sizeThatFits(.zero).width)
    #expect(widths[1] == widths[2])
    #expect(field.textRect(forBounds: field.bounds).width > 80)
  }

  @Test("The placeholder of a search field is hidden while it has tokens")
  func placeholderBesideTokens() {
    final class Field: UISearchTextField {
      var placeholders = 0
      override func drawPlaceholder(in rect: CGRect) { placeholders += 1 }
    }
    let field = Field(frame: CGRect(x: 0, y: 100, width: 300, height: 36))
    window.addSubview(field)
    field.placeholder = "Search"
    _ = field.displayList()
    #expect(field.placeholders > 0 && field.accessibilityValue == "Search")
    field.tokens = [UISearchToken(icon: nil, text: "Ada")]
    field.placeholders = 0
    _ = field.displayList()
    #expect(field.placeholders == 0 && field.accessibilityValue == nil)
    field.tokens = []
    _ = field.displayList()
    #expect(field.placeholders > 0 && field.galleyText == "Search")
  }
}
