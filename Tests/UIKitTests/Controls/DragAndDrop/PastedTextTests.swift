import Testing

@testable import GalleyUIKit

@MainActor @Suite("Text that is pasted")
struct PastedTextTests {
  /// A delegate that leaves everything to the defaults.
  @MainActor
  private final class Delegate: NSObject, UITextPasteDelegate, UITextViewDelegate {
    var allows = true

    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { allows }
  }

  @MainActor
  private final class Transformer: NSObject, UITextPasteDelegate {
    var items: [any UITextPasteItem] = []
    var answer: ((any UITextPasteItem) -> Void)?

    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      transform item: any UITextPasteItem
    ) {
      if let answer { answer(item) } else { items.append(item) }
    }
  }

  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

  init() {
    view.text = "salt and pepper"
    view.selectedRange = NSRange(location: 5, length: 3)
  }

  @Test("A delegate that implements nothing pastes text as without a delegate")
  func defaults() {
    let delegate = Delegate()
    view.pasteDelegate = delegate
    UIPasteboard.general.string = "or"
    #expect(view.canPerformAction(Selector("paste:"), withSender: nil))
    view.paste(nil)
    #expect(view.text == "salt or pepper")
    #expect(view.selectedRange == NSRange(location: 7, length: 0))
    withExtendedLifetime(delegate) {}
  }

  @Test("A delegate is asked whether the text may change")
  func refuses() {
    let delegate = Delegate()
    view.delegate = delegate
    view.pasteDelegate = delegate
    delegate.allows = false
    UIPasteboard.general.string = "or"
    view.paste(nil)
    #expect(view.text == "salt and pepper")
    withExtendedLifetime(delegate) {}
  }

  @Test("The results of several items are pasted one after the other, with their attributes")
  func transforms() {
    let delegate = Transformer()
    view.pasteDelegate = delegate
    delegate.answer = { item in
      nonisolated(unsafe) var text = ""
      item.itemProvider.loadObject(ofClass: String.self) { loaded, _ in text = loaded ?? "" }
      guard text != "skip" else { return item.setNoResult() }
      item.setResult(
        attributedString: NSAttributedString(
          string: text.uppercased(), attributes: [.foregroundColor: UIColor.red]))
    }
    UIPasteboard.general.strings = ["or", "skip", "not"]
    view.paste(nil)
    #expect(view.text == "salt ORNOT pepper")
    let red = view.textStorage.attribute(.foregroundColor, at: 5, effectiveRange: nil)
    #expect(red as? UIColor == .red)
    withExtendedLifetime(delegate) {}
  }

  @Test("A view whose paste configuration accepts images pastes them as attachments")
  func attachments() {
    UIPasteboard.general.image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    let delegate = Transformer()
    view.pasteDelegate = delegate
    #expect(!view.canPerformAction(Selector("paste:"), withSender: nil))
    view.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
    #expect(view.canPerformAction(Selector("paste:"), withSender: nil))

    let attachment = NSTextAttachment()
    delegate.answer = { $0.setResult(attachment: attachment) }
    view.paste(nil)
    #expect(view.text == "salt \u{FFFC} pepper")
    let pasted = view.textStorage.attribute(.attachment, at: 5, effectiveRange: nil)
    #expect(pasted as? NSTextAttachment === attachment)
    withExtendedLifetime(delegate) {}
  }

  @Test("The text is pasted when the last item has a result, and only the first result counts")
  func waits() throws {
    let delegate = Transformer()
    view.pasteDelegate = delegate
    UIPasteboard.general.strings = ["1", "2"]
    view.paste(nil)
    try #require(delegate.items.count == 2)
    delegate.items[1].setResult(string: "second")
    delegate.items[1].setResult(string: "again")
    #expect(view.text == "salt and pepper")
    delegate.items[0].setResult(string: "first, ")
    #expect(view.text == "salt first, second pepper")
  }

  @Test("The text is pasted where the selection was when the paste began, or at the end")
  func place() throws {
    let delegate = Transformer()
    view.pasteDelegate = delegate
    UIPasteboard.general.string = "1"
    view.paste(nil)
    view.paste(nil)
    try #require(delegate.items.count == 2)
    view.selectedRange = NSRange(location: 0, length: 0)
    delegate.items[0].setResult(string: "or")
    #expect(view.text == "salt or pepper")
    #expect(view.selectedRange == NSRange(location: 7, length: 0))
    view.text = "oil"
    delegate.items[1].setResult(string: "!")
    #expect(view.text == "oil!")
  }

  @Test("A paste does not retain the delegate, and is forgotten without it")
  func forgotten() throws {
    var delegate: Transformer? = Transformer()
    weak var kept: Transformer?
    kept = delegate
    view.pasteDelegate = delegate
    UIPasteboard.general.string = "1"
    view.paste(nil)
    let item = try #require(delegate?.items.first)
    delegate = nil
    #expect(kept == nil)
    item.setResult(string: "or")
    #expect(view.text == "salt and pepper")
  }

  @MainActor
  private final class Performer: NSObject, UITextPasteDelegate {
    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString {
      NSAttributedString(string: itemStrings.map(\.string).joined(separator: "/"))
    }

    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange {
      guard let view = textPasteConfigurationSupporting as? UITextView else { return textRange }
      view.text = "[\(attributedString.string)]"
      let start = view.beginningOfDocument
      let end = view.position(from: start, offset: 2) ?? start
      return view.textRange(from: start, to: end) ?? textRange
    }
  }

  @Test("A delegate pastes the results itself, and the caret follows the range that it returns")
  func performs() {
    let delegate = Performer()
    view.pasteDelegate = delegate
    UIPasteboard.general.strings = ["1", "2"]
    view.paste(nil)
    #expect(view.text == "[1/2]")
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
    withExtendedLifetime(delegate) {}
  }

  @Test("A text field has a paste delegate, and its text stays on one line")
  func fields() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let delegate = Transformer()
    field.pasteDelegate = delegate
    delegate.answer = { $0.setResult(string: "a\nb") }
    UIPasteboard.general.string = "text"
    field.paste(nil)
    #expect(field.text == "a b")
    withExtendedLifetime(delegate) {}
  }
}
