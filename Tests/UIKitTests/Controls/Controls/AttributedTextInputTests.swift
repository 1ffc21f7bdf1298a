import Foundation
import Testing
import UIKit

@MainActor @Suite("Attributed text of a text input")
struct AttributedTextInputTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    var changeCount = 0
    func textViewDidChange(_ textView: UITextView) { changeCount += 1 }
    func textView(
      _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      UIMenu(title: "\(range.location),\(range.length)", children: suggestedActions)
    }
  }

  private final class PlainMenuView: UITextView {
    override func editMenu(
      for textRange: UITextRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      super.editMenu(for: textRange, suggestedActions: suggestedActions)
        ?? UIMenu(title: "plain", children: suggestedActions)
    }
  }

  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let delegate = Delegate()
  private let red = NSAttributedString(
    string: "red", attributes: [.foregroundColor: UIColor.red])

  init() { view.delegate = delegate }

  private func range(_ offsets: Range<Int>, of input: any UITextInput) throws -> UITextRange {
    let start = input.beginningOfDocument
    let from = try #require(input.position(from: start, offset: offsets.lowerBound))
    let to = try #require(input.position(from: start, offset: offsets.upperBound))
    return try #require(input.textRange(from: from, to: to))
  }

  private func color(at offset: Int, in text: NSAttributedString) -> UIColor? {
    text.attribute(.foregroundColor, at: offset, effectiveRange: nil) as? UIColor
  }

  @Test("The text in a range of a text view has its attributes")
  func reads() throws {
    let text = NSMutableAttributedString(string: "a ")
    text.append(red)
    view.attributedText = text
    let range = try range(2..<4, of: view)
    let part = view.attributedText(in: range)
    #expect(part.string == "re")
    #expect(color(at: 0, in: part) == .red)

    let input: any UITextInput = view
    let same: NSAttributedString? = input.attributedText?(in: range)
    #expect(same?.string == "re")
  }

  @Test("Attributed text that is inserted into a text view keeps its attributes")
  func inserts() throws {
    view.text = "ab"
    view.selectedTextRange = try range(1..<1, of: view)
    view.insertAttributedText(red)
    #expect(view.text == "aredb")
    #expect(color(at: 1, in: view.textStorage) == .red)
    #expect(color(at: 4, in: view.textStorage) != .red)
    #expect(view.selectedRange == NSRange(location: 4, length: 0))
    #expect(delegate.changeCount == 1)
  }

  @Test("Attributed text that replaces a range of a text view keeps its attributes")
  func replaces() throws {
    view.text = "abc"
    view.replace(try range(0..<2, of: view), withAttributedText: red)
    #expect(view.text == "redc")
    #expect(color(at: 0, in: view.textStorage) == .red)
    #expect(color(at: 3, in: view.textStorage) != .red)
    #expect(delegate.changeCount == 1)
  }

  @Test("A text field reads, inserts and replaces attributed text, on a single line")
  func field() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.text = "a"
    field.insertAttributedText(NSAttributedString(string: "b\nc"))
    #expect(field.text == "ab c")
    field.replace(try range(0..<2, of: field), withAttributedText: red)
    #expect(field.text == "red c")
    let part = field.attributedText(in: try range(0..<3, of: field))
    #expect(part.string == "red")
    #expect(color(at: 0, in: part) == .red)
  }

  @Test("The edit menu for a range of a text view is its delegate's, and can be overridden")
  func menus() throws {
    view.text = "abc"
    let range = try range(0..<2, of: view)
    #expect(view.editMenu(for: range, suggestedActions: [])?.title == "0,2")
    let plain = PlainMenuView(frame: .zero)
    #expect(plain.editMenu(for: range, suggestedActions: [])?.title == "plain")
  }
}
