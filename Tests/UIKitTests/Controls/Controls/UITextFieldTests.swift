import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A text field")
struct UITextFieldTests {
  private final class Delegate: NSObject, UITextFieldDelegate {
    var told: [String] = []
    var allows: Set<String> = ["begin", "end", "change", "clear", "return"]
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      told.append("should begin \(textField.tag)")
      return allows.contains("begin")
    }
    func textFieldDidBeginEditing(_ textField: UITextField) {
      told.append("did begin \(textField.tag)")
    }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      told.append("should end \(textField.tag)")
      return allows.contains("end")
    }
    func textFieldDidEndEditing(
      _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) {
      told.append("did end \(textField.tag) \(reason == .committed)")
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      told.append("should change \(range.location),\(range.length) \"\(string)\"")
      return allows.contains("change")
    }
    func textFieldDidChangeSelection(_ textField: UITextField) {
      told.append("did select")
    }
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
      told.append("should clear")
      return allows.contains("clear")
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      told.append("should return")
      return allows.contains("return")
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  private let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
  private let delegate = Delegate()

  init() {
    field.tag = 1
    other.tag = 2
    window.addSubview(field)
    window.addSubview(other)
    field.delegate = delegate
    other.delegate = delegate
    window.makeKeyAndVisible()
  }

  // MARK: Editing

  @Test("A tap on a text field asks the delegate, and begins editing")
  func begins() {
    Finger.tap(field)
    #expect(field.isFirstResponder && field.isEditing)
    #expect(delegate.told == ["should begin 1", "did begin 1"])
  }

  @Test("A finger that moves further than in a tap does not begin editing", arguments: [40, 60])
  func moves(by distance: CGFloat) {
    let finger = Finger(on: field)
    finger.move(by: CGPoint(x: 0, y: distance), over: 0.1)
    finger.lift()
    // A tap may move by 45 points.
    #expect(field.isFirstResponder == (distance < 45), "after \(distance) points")
  }

  @Test(
    "A text field does not begin editing if its delegate, its state or a missing window forbids it")
  func refuses() {
    delegate.allows.remove("begin")
    Finger.tap(field)
    #expect(!field.isFirstResponder)
    delegate.allows.insert("begin")
    field.isEnabled = false
    Finger.tap(field)
    #expect(!field.isFirstResponder)
    #expect(!UITextField().becomeFirstResponder())
  }

  @Test("When one text field follows another, the first is asked, then the second")
  func follows() {
    field.becomeFirstResponder()
    delegate.told = []
    Finger.tap(other)
    #expect(
      delegate.told == ["should begin 2", "should end 1", "did end 1 true", "did begin 2"])
    #expect(other.isEditing && !field.isEditing)
  }

  @Test(
    "A text field stays first responder if its delegate does not let it end, unless it is forced")
  func stays() {
    field.becomeFirstResponder()
    delegate.allows.remove("end")
    #expect(!field.resignFirstResponder())
    Finger.tap(other)
    #expect(field.isEditing)
    delegate.told = []
    #expect(window.endEditing(true))
    #expect(!field.isEditing)
    #expect(delegate.told == ["should end 1", "did end 1 true"])
  }

  @Test("A text field ends editing when it leaves its window or is disabled")
  func leaves() {
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(!field.isFirstResponder)
    other.becomeFirstResponder()
    other.isEnabled = false
    #expect(!other.isFirstResponder)
  }

  // MARK: Typing

  @Test(
    "A text field asks about each letter, and tells about selection, change and notification in this order"
  )
  func types() {
    Finger.tap(field)
    delegate.told = []
    field.addAction(
      UIAction { [delegate] _ in delegate.told.append("changed") }, for: .editingChanged)
    let observer = NotificationCenter.default.addObserver(
      forName: UITextField.textDidChangeNotification, object: field, queue: nil
    ) { [delegate] _ in MainActor.assumeIsolated { delegate.told.append("posted") } }
    defer { NotificationCenter.default.removeObserver(observer) }
    Keyboard.type("ab")
    #expect(field.text == "ab")
    #expect(
      delegate.told == [
        "should change 0,0 \"a\"", "did select", "changed", "posted", "should change 1,0 \"b\"",
        "did select", "changed", "posted",
      ])
  }

  @Test("A text field leaves its text unchanged if the delegate does not allow the typed text")
  func refusesTyping() {
    field.text = "ab"
    field.becomeFirstResponder()
    delegate.allows.remove("change")
    Keyboard.type("c")
    Keyboard.deleteBackward()
    #expect(field.text == "ab")
    #expect(delegate.told.suffix(2) == ["should change 2,0 \"c\"", "should change 1,1 \"\""])
  }

  @Test("A text field deletes visible letters, and the delegate is told their UTF-16 units")
  func deletes() {
    field.text = "e\u{301}👨‍👩‍👧"
    field.becomeFirstResponder()
    Keyboard.deleteBackward()
    #expect(field.text == "e\u{301}")
    Keyboard.deleteBackward(times: 2)
    #expect(field.text == "")
    #expect(delegate.told.contains("should change 2,8 \"\""))
    #expect(delegate.told.last == "should change 0,0 \"\"")
  }

  @Test("Text set in code calls no delegate, and puts the caret at the end")
  func sets() {
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .allEditingEvents)
    field.text = "hello"
    #expect(changes == 0 && delegate.told == [])
    field.becomeFirstResponder()
    changes = 0
    delegate.told = []
    field.text = "hello there"
    #expect(changes == 0 && delegate.told == ["did select"])
    #expect(
      field.selectedTextRange == field.textRange(from: field.endOfDocument, to: field.endOfDocument)
    )
    field.text = nil
    #expect(field.text == "")
  }

  @Test("The return key ends editing only if a target listens to it")
  func returns() {
    field.becomeFirstResponder()
    var events: [String] = []
    field.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
    Keyboard.pressReturn()
    #expect(field.isEditing && events == ["primary"])
    field.addAction(UIAction { _ in events.append("exit") }, for: .editingDidEndOnExit)
    delegate.allows.remove("return")
    Keyboard.pressReturn()
    #expect(field.isEditing && events == ["primary"])
    delegate.allows.insert("return")
    Keyboard.pressReturn()
    #expect(!field.isEditing)
    #expect(events == ["primary", "exit", "primary"])
  }

  @Test("Targets and observers are told about begin and end after the delegate")
  func events() {
    field.addAction(
      UIAction { [delegate] _ in delegate.told.append("began") }, for: .editingDidBegin)
    field.addAction(UIAction { [delegate] _ in delegate.told.append("ended") }, for: .editingDidEnd)
    var reasons: [Int?] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UITextField.textDidEndEditingNotification, object: field, queue: nil
    ) { note in
      let reason = note.userInfo?[UITextField.didEndEditingReasonUserInfoKey] as? Int
      MainActor.assumeIsolated { reasons.append(reason) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(
      delegate.told == [
        "should begin 1", "did begin 1", "began", "should end 1", "did end 1 true", "ended",
      ])
    #expect(reasons == [0])
  }

  @Test("The clear button empties a text field if the delegate allows it, and begins editing")
  func clears() throws {
    field.text = "hello"
    field.clearButtonMode = .always
    window.layoutIfNeeded()
    let button = try #require(field.subviews.first)
    #expect(button.frame == field.clearButtonRect(forBounds: field.bounds))
    delegate.allows.remove("clear")
    Finger.tap(button)
    #expect(field.text == "hello" && !field.isEditing)
    delegate.allows.insert("clear")
    Finger.tap(button)
    #expect(field.text == "" && field.isEditing)
    window.layoutIfNeeded()
    #expect(field.subviews == [])
  }

  @Test("A text field that clears on beginning is emptied when editing begins")
  func clearsAtBeginning() {
    field.text = "hello"
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == "")
    #expect(delegate.told.contains("should clear"))
  }

  @Test("A text field that clears on insertion replaces all text, once")
  func clearsOnInsertion() {
    field.text = "hello"
    field.becomeFirstResponder()
    field.clearsOnInsertion = true
    Keyboard.type("ab")
    #expect(field.text == "ab")
    #expect(delegate.told.contains("should change 0,5 \"a\""))
  }

  @Test("A text field that clears on insertion replaces all text by what is pasted, once")
  func clearsOnPaste() {
    field.text = "hello"
    field.becomeFirstResponder()
    field.clearsOnInsertion = true
    UIPasteboard.general.string = "ab"
    field.paste(nil)
    field.paste(nil)
    #expect(field.text == "abab")
  }

  @Test("A text field inserts pasted lines as one")
  func pastesLines() {
    field.becomeFirstResponder()
    UIPasteboard.general.string = "one\ntwo"
    field.paste(nil)
    #expect(field.text == "one two")
  }

  @Test("A tap in an edited text field moves the caret, and a double tap selects a word")
  func taps() {
    inSquares {
      // Letters are 8.5 points wide.
      field.text = "one two three"
      field.becomeFirstResponder()
      Finger.tap(field, at: CGPoint(x: 8.5 * 3 + 1, y: 17))
      #expect(field.editor.selected == NSRange(location: 3, length: 0))
      window.frameClock.advance(by: 1)
      Finger.tap(field, at: CGPoint(x: 8.5 * 5, y: 17), times: 2)
      #expect(field.editor.selectedText == "two")
      Keyboard.type("2")
      #expect(field.text == "one 2 three")
    }
  }

  // MARK: Look

  @Test("The text of a text field has the space that borders and overlay views leave")
  func rooms() {
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
    #expect(field.textRect(forBounds: bounds) == bounds)
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 7, y: 0, width: 186, height: 34))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(field.textRect(forBounds: bounds).minX == 7)
    field.leftViewMode = .always
    #expect(field.textRect(forBounds: bounds).minX == 30)
    #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 0, y: 7, width: 30, height: 20))
    field.text = "a"
    field.clearButtonMode = .whileEditing
    #expect(field.textRect(forBounds: bounds).maxX == 193)
    #expect(field.editingRect(forBounds: bounds).maxX == 176)
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    field.rightViewMode = .unlessEditing
    #expect(field.textRect(forBounds: bounds).maxX == 150)
    #expect(field.rightViewRect(forBounds: bounds) == CGRect(x: 150, y: 0, width: 50, height: 34))
  }

  @Test("The overlay views of a text field are mirrored in a right-to-left language")
  func mirrors() {
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
    field.semanticContentAttribute = .forceRightToLeft
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftViewMode = .always
    #expect(field.leftViewRect(forBounds: bounds).minX == 170)
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 0, y: 0, width: 170, height: 34))
  }

  @Test(
    "A text field is as high as a line with its border, and as wide as its text or its placeholder")
  func sizes() {
    inSquares {
      let field = UITextField()
      field.font = .systemFont(ofSize: 20)
      field.placeholder = "four"
      #expect(field.intrinsicContentSize.width == 40)
      field.text = "twelve chars"
      #expect(field.intrinsicContentSize.width == 120)
      let height = field.intrinsicContentSize.height
      field.borderStyle = .roundedRect
      #expect(field.intrinsicContentSize == CGSize(width: 134, height: max(height + 11, 34)))
    }
    let plain = UITextField()
    #expect(plain.intrinsicContentSize.height == 22)
    plain.borderStyle = .roundedRect
    for size in [12.0, 14, 17, 18] {
      plain.font = .systemFont(ofSize: size)
      #expect(plain.intrinsicContentSize.height == 34, "\(size)")
    }
    plain.font = .systemFont(ofSize: 24)
    #expect(plain.intrinsicContentSize.height > 40)
  }

  @Test("A text field draws its text with its alignment, and the caret after the last letter")
  func draws() {
    inSquares {
      field.textAlignment = .right
      field.text = "abcd"
      #expect(isSame(field.displayedOrigin.x, 200 - 34))
      field.becomeFirstResponder()
      let caret = field.caretRect(for: field.endOfDocument)
      #expect(isSame(caret.maxX, 200) && caret.width == 2)
      field.textAlignment = .center
      #expect(isSame(field.caretRect(for: field.beginningOfDocument).minX, 100 - 17))
    }
  }

  @Test("A text field scrolls long text to the caret, and truncates it after editing")
  func scrolls() {
    inSquares {
      field.text = String(repeating: "x", count: 100)
      field.becomeFirstResponder()
      #expect(isSame(field.caretRect(for: field.endOfDocument).maxX, 200))
      field.selectedTextRange = field.textRange(
        from: field.beginningOfDocument, to: field.beginningOfDocument)
      #expect(field.caretRect(for: field.beginningOfDocument).minX == 0)
      field.resignFirstResponder()
      #expect(field.scroll == 0)
      #expect("\(field.layer.recordContent())".contains("x"))
    }
  }

  @Test("A secure text field shows a dot for each letter, and does not allow copying")
  func secrets() {
    field.isSecureTextEntry = true
    field.text = "a👨‍👩‍👧b"
    field.becomeFirstResponder()
    #expect(field.shownText.string == "•••")
    #expect(field.accessibilityValue == "•••")
    field.selectAll(nil)
    UIPasteboard.general.string = "before"
    field.copy(nil)
    #expect(UIPasteboard.general.string == "before")
    #expect(!field.canPerformAction("copy:", withSender: nil))
    inSquares {
      let width = field.caretRect(for: field.endOfDocument).minX
      let first = field.caretRect(for: TextPosition(1)).minX
      #expect(width > 0 && isSame(width, 3 * first))
      let place = field.closestPosition(to: CGPoint(x: 2 * first, y: 10))!
      #expect(field.offset(from: field.beginningOfDocument, to: place) == 9)
    }
  }

  @Test("Text controls find the position in a range near a point, and the style at a position")
  func placesAndStyles() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    for input in [field, view] as [any UITextInput] {
      try checkPlacesAndStyles(of: input)
    }
  }

  private func checkPlacesAndStyles(of input: some UITextInput) throws {
    (input as? UITextField)?.attributedText = twoStyles
    (input as? UITextView)?.attributedText = twoStyles
    let start = input.beginningOfDocument
    let range = try #require(
      input.position(from: start, offset: 1).flatMap { low in
        input.position(from: start, offset: 3).flatMap { input.textRange(from: low, to: $0) }
      })
    func nearest(_ x: CGFloat) -> Int? {
      input.closestPosition(to: CGPoint(x: x, y: 10), within: range).map {
        input.offset(from: start, to: $0)
      }
    }
    #expect(nearest(-100) == 1 && nearest(1_000) == 3)
    func size(_ offset: Int, _ direction: UITextStorageDirection) -> CGFloat? {
      input.position(from: start, offset: offset).flatMap {
        (input.textStyling(at: $0, in: direction)?[.font] as? UIFont)?.pointSize
      }
    }
    #expect(size(2, .backward) == 11 && size(2, .forward) == 22)
    #expect(size(0, .backward) == 11 && size(4, .forward) == 22)
  }

  private var twoStyles: NSAttributedString {
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 11)])
    text.append(
      NSAttributedString(string: "cd", attributes: [.font: UIFont.systemFont(ofSize: 22)]))
    return text
  }

  @Test("All text of a text field has its font, color and alignment, also the typed text")
  func attributes() {
    field.text = "a"
    field.font = .systemFont(ofSize: 30)
    field.textColor = .systemRed
    field.textAlignment = .center
    field.becomeFirstResponder()
    Keyboard.type("b")
    for index in 0..<2 {
      let attributes = field.attributedText!.attributes(at: index, effectiveRange: nil)
      #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 30))
      #expect(attributes[.foregroundColor] as? UIColor == .systemRed)
      #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    }
    #expect(field.typingAttributes?[.font] as? UIFont == .systemFont(ofSize: 30))
  }

  @Test("A text field draws text, placeholder, border, selection and caret")
  func records() {
    let empty = "\(field.layer.recordContent())"
    field.placeholder = "Name"
    let placeholder = "\(field.layer.recordContent())"
    #expect(placeholder.contains("Name") && !empty.contains("Name"))
    field.text = "Ada"
    #expect(!"\(field.layer.recordContent())".contains("Name"))
    let unselected = field.layer.recordContent().items.count
    field.becomeFirstResponder()
    #expect("\(field.layer.recordContent())" != placeholder)
    field.selectAll(nil)
    #expect("\(field.layer.recordContent())".contains("Ada"))
    field.borderStyle = .roundedRect
    #expect(field.layer.recordContent().items.count > unselected)
  }

  @Test("A text field stores its keyboard settings")
  func traits() {
    field.keyboardType = .emailAddress
    field.returnKeyType = .done
    field.autocorrectionType = .no
    field.textContentType = .username
    let input: any UITextInputTraits = field
    #expect(input.keyboardType == .emailAddress)
    #expect(input.returnKeyType == .done)
    #expect(input.autocorrectionType == .no)
    #expect(input.textContentType == .username)
    #expect(input.autocapitalizationType == .sentences)
  }

  @Test("The first key replaces a secret text that is edited again, and the caret is reported")
  func secretAgain() {
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    Keyboard.type("ab")
    #expect(field.text == "ab")
    field.resignFirstResponder()
    field.becomeFirstResponder()
    delegate.told = []
    Keyboard.type("cd")
    #expect(field.text == "cd")
    #expect(
      delegate.told.filter { $0.hasPrefix("should change") }.first == "should change 2,0 \"c\"")
    field.resignFirstResponder()
    field.becomeFirstResponder()
    Keyboard.deleteBackward()
    #expect(field.text == "")
    field.isSecureTextEntry = false
    field.text = "ab"
    field.resignFirstResponder()
    field.becomeFirstResponder()
    Keyboard.type("c")
    #expect(field.text == "abc")
  }

  @Test("A secret text that becomes visible is kept, and one that becomes secret is replaced")
  func secretToggled() {
    field.isSecureTextEntry = true
    field.text = "ab"
    field.becomeFirstResponder()
    field.isSecureTextEntry = false
    Keyboard.type("c")
    #expect(field.text == "abc")
    field.isSecureTextEntry = true
    Keyboard.type("d")
    #expect(field.text == "d")
  }

  @Test("The delete key empties a secret text that is edited again with the caret at its start")
  func secretDeletedAtStart() throws {
    field.isSecureTextEntry = true
    field.text = "ab"
    field.becomeFirstResponder()
    let start = field.beginningOfDocument
    field.selectedTextRange = field.textRange(from: start, to: start)
    delegate.told = []
    Keyboard.deleteBackward()
    #expect(field.text == "")
    let asked = delegate.told.filter { $0.hasPrefix("should change") }
    #expect(asked == ["should change 0,0 \"\""])
    // There is nothing left to replace: the next keys are added.
    Keyboard.type("cd")
    #expect(field.text == "cd")
  }

  @Test("The alignment of a text field leaves the rest of its paragraph style")
  func alignment() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    field.defaultTextAttributes[.paragraphStyle] = style
    field.textAlignment = .center
    let found = field.defaultTextAttributes[.paragraphStyle] as? NSParagraphStyle
    #expect(found?.alignment == .center && found?.lineSpacing == 3)
  }

  @Test("Accessibility reads the text and placeholder of a text field")
  func accessibility() {
    field.placeholder = "Name"
    #expect(field.isAccessibilityElement)
    #expect(field.accessibilityValue == "Name")
    field.text = "Ada"
    #expect(field.accessibilityValue == "Ada")
    field.isEnabled = false
    #expect(field.accessibilityTraits.contains(.notEnabled))
  }

  @Test("A text field that follows the text size adjusts its fonts, and keeps all other attributes")
  func contentSizeCategory() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    field.font = body
    field.adjustsFontForContentSizeCategory = true
    field.attributedText = NSAttributedString(
      string: "a", attributes: [.font: body, .foregroundColor: UIColor.red])
    window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    let attributes = field.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect((attributes?[.font] as? UIFont)?.pointSize == 23)
    #expect(attributes?[.foregroundColor] as? UIColor == .red)
    #expect(field.font?.pointSize == 23)
  }

  @Test("Subclasses can move the text of a text field, and hide its caret")
  func subclasses() {
    final class Padded: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
      override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    }
    let padded = Padded(frame: field.frame)
    padded.text = "a"
    #expect(padded.displayedOrigin.x == 20)
    #expect(padded.caretRect(for: padded.endOfDocument) == .zero)
  }
}
