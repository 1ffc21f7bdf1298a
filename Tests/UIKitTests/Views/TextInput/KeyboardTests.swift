import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A keyboard")
struct KeyboardTests {
  private final class Ear: Sendable {
    nonisolated(unsafe) var heard: [String] = []
    nonisolated(unsafe) var frames: [CGRect] = []
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  private let other = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 34))

  init() {
    window.addSubview(field)
    window.addSubview(other)
    window.makeKeyAndVisible()
  }

  /// Returns the keyboard notifications that are posted while a closure runs.
  private func listen(_ body: () -> Void) -> Ear {
    let ear = Ear()
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "will show"),
      (UIResponder.keyboardDidShowNotification, "did show"),
      (UIResponder.keyboardWillHideNotification, "will hide"),
      (UIResponder.keyboardDidHideNotification, "did hide"),
      (UIResponder.keyboardWillChangeFrameNotification, "will change"),
      (UIResponder.keyboardDidChangeFrameNotification, "did change"),
    ]
    let observers = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        ear.heard.append(word)
        let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        ear.frames.append(end?.cgRectValue ?? .null)
      }
    }
    body()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    return ear
  }

  @Test(
    "The keyboard appears and disappears with a text field, with notifications before and a quarter of a second later"
  )
  func comes() {
    let coming = listen { field.becomeFirstResponder() }
    #expect(coming.heard == ["will change", "will show"])
    #expect(coming.frames.last == CGRect(x: 0, y: 407, width: 375, height: 260))
    #expect(listen { window.frameClock.advance(by: 0.2) }.heard == [])
    #expect(listen { window.frameClock.advance(by: 0.1) }.heard == ["did change", "did show"])
    let going = listen {
      field.resignFirstResponder()
      window.frameClock.advance(by: 0.3)
    }
    #expect(going.heard == ["will change", "will hide", "did change", "did hide"])
    #expect(going.frames.last == CGRect(x: 0, y: 667, width: 375, height: 260))
  }

  @Test("Keyboard notifications contain the duration, the frames, and that the keyboard is local")
  func tells() {
    nonisolated(unsafe) var info: [AnyHashable: Any] = [:]
    nonisolated(unsafe) var object: Any?
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) {
      info = $0.userInfo ?? [:]
      object = $0.object
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    field.becomeFirstResponder()
    #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
    #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
    let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue
    #expect(begin?.cgRectValue == CGRect(x: 0, y: 667, width: 375, height: 260))
    #expect(object as? UIScreen === window.screen)
  }

  @Test("The keyboard stays when one text field follows another, and nothing is posted")
  func stays() {
    field.becomeFirstResponder()
    window.frameClock.advance(by: 1)
    let following = listen {
      other.becomeFirstResponder()
      window.frameClock.advance(by: 1)
    }
    #expect(following.heard == [])
  }

  @Test("The keyboard is as high as the input view and the accessory view")
  func heights() {
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    #expect(listen { field.becomeFirstResponder() }.frames.last?.height == 304)
    let changed = listen {
      field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
    }
    #expect(changed.heard == ["will change", "will show"])
    #expect(changed.frames.last == CGRect(x: 0, y: 667 - 144, width: 375, height: 144))
  }

  @Test("The keyboard does not appear for responders that take no keys")
  func noKeys() {
    final class Silent: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let silent = Silent()
    window.addSubview(silent)
    #expect(listen { silent.becomeFirstResponder() }.heard == [])
    other.isEditable = false
    #expect(listen { other.becomeFirstResponder() }.heard == [])
  }

  @Test(
    "The keyboard is dismissed when a finger drags content with that dismiss mode",
    arguments: [true, false])
  func drags(isDismissed: Bool) {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 300, width: 375, height: 200))
    scrollView.contentSize = CGSize(width: 375, height: 1_000)
    scrollView.keyboardDismissMode = isDismissed ? .onDrag : .none
    window.addSubview(scrollView)
    field.becomeFirstResponder()
    Finger.drag(scrollView, by: CGPoint(x: 0, y: -60))
    #expect(field.isFirstResponder == !isDismissed)
  }

  @Test("The keyboard types into any responder that takes keys")
  func types() {
    final class CodeView: UIView, UIKeyInput {
      var code = ""
      override var canBecomeFirstResponder: Bool { true }
      var hasText: Bool { !code.isEmpty }
      func insertText(_ text: String) { code += text }
      func deleteBackward() { if hasText { code.removeLast() } }
    }
    let view = CodeView()
    window.addSubview(view)
    #expect(listen { view.becomeFirstResponder() }.heard == ["will change", "will show"])
    Keyboard.type("12")
    Keyboard.pressReturn()
    Keyboard.deleteBackward(times: 2)
    #expect(view.code == "1")
    #expect(view.keyboardType == .default)
    view.resignFirstResponder()
  }

  @Test("The keyboard cuts, copies, pastes and selects, also by command name")
  func actions() {
    field.text = "one two"
    field.becomeFirstResponder()
    #expect(!field.canPerformAction("copy:", withSender: nil))
    #expect(field.canPerformAction("selectAll:", withSender: nil))
    #expect(!field.canPerformAction("toggleBoldface:", withSender: nil))
    field.select(nil)
    #expect(field.editor.selectedText == "two")
    field.cut(nil)
    #expect(field.text == "one " && UIPasteboard.general.string == "two")
    #expect(UIApplication.shared.sendAction("selectAll:", to: nil, from: nil, for: nil))
    #expect(UIApplication.shared.sendAction("paste:", to: nil, from: nil, for: nil))
    #expect(field.text == "two")
    #expect(!UIView().canPerformAction("copy:", withSender: nil))
  }

  @Test("Words, sentences and paragraphs are found, and their ends")
  func tokens() {
    other.text = "One two. Three\nfour"
    func text(_ unit: UITextGranularity, at offset: Int) -> String? {
      let place = other.position(from: other.beginningOfDocument, offset: offset)!
      return other.tokenizer.rangeEnclosingPosition(
        place, with: unit, inDirection: .storage(.forward)
      ).flatMap { other.text(in: $0) }
    }
    #expect(text(.word, at: 5) == "two")
    #expect(text(.word, at: 3) == nil)
    #expect(text(.sentence, at: 2) == "One two. ")
    #expect(text(.sentence, at: 9) == "Three")
    #expect(text(.paragraph, at: 16) == "four")
    other.text = "Version 3. is out. Get 1.5!\nNow"
    #expect(text(.sentence, at: 12) == "Version 3. is out. ")
    #expect(text(.sentence, at: 19) == "Get 1.5!")
    #expect(text(.sentence, at: 29) == "Now")
    other.text = "'can't' 1,234.5, e.g. a"
    #expect(text(.word, at: 0) == nil && text(.word, at: 6) == nil)
    #expect(text(.word, at: 4) == "can't")
    #expect(text(.word, at: 9) == "1,234.5")
    #expect(text(.word, at: 17) == "e.g")
    other.text = "One two. Three\nfour"
    #expect(text(.document, at: 0) == other.text)
    let next = other.tokenizer.position(
      from: other.beginningOfDocument, toBoundary: .word, inDirection: .storage(.forward))!
    #expect(other.offset(from: other.beginningOfDocument, to: next) == 3)
    #expect(
      other.tokenizer.isPosition(next, atBoundary: .word, inDirection: .storage(.forward)))
  }

  @Test("Where text is written from right to left, the next word is on the left")
  func wordsFromRightToLeft() throws {
    other.text = "one two"
    let (start, end) = (other.beginningOfDocument, other.endOfDocument)
    other.setBaseWritingDirection(.rightToLeft, for: other.textRange(from: start, to: end)!)
    func find(
      from position: UITextPosition, _ direction: UITextLayoutDirection
    ) -> UITextPosition? {
      other.tokenizer.position(
        from: position, toBoundary: .word, inDirection: .layout(direction))
    }
    let endOfOne = try #require(find(from: start, .left))
    #expect(other.offset(from: start, to: endOfOne) == 3)
    #expect(
      other.tokenizer.isPosition(endOfOne, atBoundary: .word, inDirection: .layout(.left)))
    let middle = try #require(other.position(from: start, offset: 6))
    let startOfTwo = try #require(find(from: middle, .right))
    #expect(other.offset(from: start, to: startOfTwo) == 4)
    let word = other.tokenizer.rangeEnclosingPosition(
      startOfTwo, with: .word, inDirection: .layout(.left))
    #expect(word.flatMap { other.text(in: $0) } == "two")
  }

  @Test(
    "The end of a long paragraph is found in time proportional to its length", .noHang)
  func longParagraph() {
    let length = 100_000
    // The view is in no window, so its text is not laid out.
    let view = UITextView()
    view.text = String(repeating: "x", count: length) + "\ny"
    let (start, end) = (view.beginningOfDocument, view.endOfDocument)
    func offset(of position: UITextPosition?) -> Int? {
      position.map { view.offset(from: start, to: $0) }
    }
    let forward = view.tokenizer.position(
      from: start, toBoundary: .paragraph, inDirection: .storage(.forward))
    #expect(offset(of: forward) == length)
    let backward = view.tokenizer.position(
      from: end, toBoundary: .paragraph, inDirection: .storage(.backward))
    #expect(offset(of: backward) == length + 1)
    let before = forward.flatMap {
      view.tokenizer.position(from: $0, toBoundary: .sentence, inDirection: .storage(.backward))
    }
    #expect(offset(of: before) == 0)
  }

  @Test("The keyboard marks text that is not committed yet, and commits it")
  func marks() {
    other.text = "a"
    other.becomeFirstResponder()
    other.setMarkedText("に", selectedRange: NSRange(location: 1, length: 0))
    #expect(other.markedTextRange.flatMap { other.text(in: $0) } == "に")
    other.setMarkedText("日本", selectedRange: NSRange(location: 2, length: 0))
    #expect(other.text == "a日本")
    #expect(other.textStorage.attribute(.underlineStyle, at: 1, effectiveRange: nil) != nil)
    other.unmarkText()
    #expect(other.markedTextRange == nil && other.text == "a日本")
    #expect(other.textStorage.attribute(.underlineStyle, at: 1, effectiveRange: nil) == nil)
  }

  @Test("Marked text replaces the whole text of a view that clears on insertion, but only once")
  func marksInsteadOfAll() {
    other.text = "abc"
    other.becomeFirstResponder()
    other.clearsOnInsertion = true
    other.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
    #expect(other.text == "abc" && other.clearsOnInsertion)
    other.setMarkedText("に", selectedRange: NSRange(location: 1, length: 0))
    #expect(other.text == "に" && !other.clearsOnInsertion)
    other.unmarkText()
    other.setMarkedText("日", selectedRange: NSRange(location: 1, length: 0))
    #expect(other.text == "に日")
  }
}
