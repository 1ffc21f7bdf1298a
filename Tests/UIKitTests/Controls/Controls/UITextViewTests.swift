import Foundation
import Galley
import GalleyDrawing
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A text view")
struct UITextViewTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    var told: [String] = []
    var allows = true
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      told.append("should begin")
      return allows
    }
    func textViewDidBeginEditing(_ textView: UITextView) { told.append("did begin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      told.append("should end")
      return allows
    }
    func textViewDidEndEditing(_ textView: UITextView) { told.append("did end") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      told.append("should change \(range.location),\(range.length) \(text.debugDescription)")
      return allows
    }
    func textViewDidChange(_ textView: UITextView) { told.append("did change") }
    func textViewDidChangeSelection(_ textView: UITextView) {
      told.append("did select \(textView.selectedRange.location)")
    }
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      told.append("link \(URL) \(characterRange.location),\(characterRange.length)")
      return allows
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { told.append("scrolled") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
  private let delegate = Delegate()

  init() {
    window.addSubview(view)
    window.makeKeyAndVisible()
    view.delegate = delegate
  }

  // MARK: Size

  @Test(
    "A text view is as large as its text, with five points at the sides and eight above and below")
  func fits() {
    inSquares {
      view.font = .systemFont(ofSize: 20)
      view.text = "four"
      // Letters are 10 points wide, and lines are as high as the font's line height.
      let line = UIFont.systemFont(ofSize: 20).lineHeight
      let size = view.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity))
      #expect(size.width == 50)
      #expect(size.height >= line + 16 && size.height < line + 16.5)
      let three = view.sizeThatFits(CGSize(width: 30, height: CGFloat.infinity))
      #expect(three.height > size.height)
      view.textContainerInset = .zero
      view.textContainer.lineFragmentPadding = 0
      #expect(view.sizeThatFits(.zero).width == 40)
    }
  }

  @Test("A text view without text is as high as a line, and one line higher after a final line end")
  func emptyLines() {
    inSquares {
      view.font = .systemFont(ofSize: 20)
      let empty = view.sizeThatFits(CGSize(width: 200, height: 0)).height
      view.text = "a"
      #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == empty)
      view.text = "a\n"
      #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height > empty + 19)
    }
  }

  @Test(
    "A text view scrolls text that does not fit, and has an intrinsic size only if it does not scroll"
  )
  func contents() {
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.text = String(repeating: "line\n", count: 50)
    #expect(view.contentSize.height > 500)
    #expect(view.contentSize.width == 200)
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height == view.contentSize.height)
    view.text = "line"
    #expect(view.contentSize.height < 40)
    #expect(view.intrinsicContentSize.height == view.contentSize.height)
  }

  @Test("A text view whose scrolling changes has another size in its constraints")
  func sizeInConstraints() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UITextView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.isScrollEnabled = false
    view.text = "one\ntwo"
    host.addSubview(view)
    let height = view.heightAnchor.constraint(equalToConstant: 0)
    height.priority = UILayoutPriority(1)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: host.topAnchor),
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 200), height,
    ])
    host.layoutIfNeeded()
    #expect(view.frame.height > 30)
    view.isScrollEnabled = true
    host.layoutIfNeeded()
    #expect(view.frame.height == 0)
  }

  @Test("A text view breaks lines again when its width changes")
  func widths() {
    view.text = String(repeating: "some words ", count: 20)
    let narrow = view.contentSize.height
    view.frame.size.width = 375
    #expect(view.contentSize.height < narrow)
    #expect(view.textContainer.size.width == 375)
  }

  // MARK: Text

  @Test("A text view keeps font, color and alignment when its text changes")
  func look() {
    view.font = .boldSystemFont(ofSize: 18)
    view.textColor = .systemRed
    view.textAlignment = .center
    view.text = "a"
    view.text = ""
    view.text = "b"
    #expect(view.font == .boldSystemFont(ofSize: 18))
    let attributes = view.attributedText.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.foregroundColor] as? UIColor == .systemRed)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
  }

  @Test("Typed text looks like the letter before the caret, but is no link")
  func typingAttributes() {
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    text.addAttribute(.link, value: "https://galley.test", range: NSRange(location: 1, length: 1))
    view.attributedText = text
    #expect(view.typingAttributes[.font] as? UIFont == .systemFont(ofSize: 30))
    #expect(view.typingAttributes[.link] == nil)
    view.becomeFirstResponder()
    Keyboard.type("c")
    #expect(view.attributedText.attribute(.link, at: 2, effectiveRange: nil) == nil)
    view.typingAttributes[.foregroundColor] = UIColor.systemGreen
    Keyboard.type("d")
    let color = view.attributedText.attribute(.foregroundColor, at: 3, effectiveRange: nil)
    #expect(color as? UIColor == .systemGreen)
  }

  @Test("A text view shows the text of its container, and follows its storage")
  func containers() {
    let storage = NSTextStorage(string: "one")
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: .zero)
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), textContainer: container)
    #expect(view.textStorage === storage && view.layoutManager === manager)
    #expect(view.text == "one")
    let before = view.contentSize.height
    storage.append(NSAttributedString(string: "\ntwo\nthree"))
    #expect(view.text == "one\ntwo\nthree")
    #expect(view.contentSize.height > before)
    view.selectedRange = NSRange(location: 10, length: 3)
    storage.setAttributedString(NSAttributedString(string: "x"))
    #expect(view.selectedRange == NSRange(location: 1, length: 0))
    #expect(view.caretRect(for: view.endOfDocument).minX > 5)
  }

  // MARK: Editing

  @Test("A text view calls its delegate in UIKit's order")
  func order() {
    Finger.tap(view)
    #expect(delegate.told == ["should begin", "did begin"])
    delegate.told = []
    Keyboard.type("a")
    Keyboard.pressReturn()
    Keyboard.deleteBackward()
    #expect(
      delegate.told == [
        "should change 0,0 \"a\"", "did select 1", "did change", "should change 1,0 \"\\n\"",
        "did select 2", "did change", "should change 1,1 \"\"", "did select 1", "did change",
      ])
    delegate.told = []
    view.resignFirstResponder()
    #expect(delegate.told == ["should end", "did end"])
  }

  @Test("A text view changes nothing if its delegate does not allow it")
  func refuses() {
    delegate.allows = false
    #expect(!view.becomeFirstResponder())
    delegate.allows = true
    view.becomeFirstResponder()
    delegate.allows = false
    Keyboard.type("a")
    #expect(view.text == "")
    #expect(!view.resignFirstResponder())
    #expect(window.endEditing(true))
  }

  @Test("When text is set in code, the delegate is told of the selection and of no change")
  func sets() {
    view.text = "hello"
    #expect(delegate.told == ["did select 5"])
  }

  @Test("A read-only text view takes no keys")
  func reading() {
    view.isEditable = false
    view.text = "hello"
    Finger.tap(view)
    #expect(!view.isFirstResponder)
    #expect(view.becomeFirstResponder())
    Keyboard.type("x")
    Keyboard.deleteBackward()
    #expect(view.text == "hello")
    #expect(!delegate.told.contains("did begin"))
    view.selectAll(nil)
    view.copy(nil)
    #expect(UIPasteboard.general.string == "hello")
    view.isSelectable = false
    #expect(!view.becomeFirstResponder())
  }

  @Test("A text view scrolls to the caret while the user types")
  func follows() {
    view.becomeFirstResponder()
    for _ in 0..<30 { Keyboard.pressReturn() }
    let caret = view.caretRect(for: view.endOfDocument)
    #expect(view.bounds.contains(CGPoint(x: caret.minX, y: caret.midY)))
    #expect(view.contentOffset.y > 0)
    #expect(delegate.told.contains("scrolled"))
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    #expect(view.contentOffset.y <= 8)
  }

  // MARK: Links

  private func makeLink() -> UITextView {
    let text = NSMutableAttributedString(
      string: "read more here", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.addAttribute(
      .link, value: URL(string: "https://galley.test/more")!, range: NSRange(location: 5, length: 4)
    )
    view.attributedText = text
    view.isEditable = false
    delegate.told = []
    return view
  }

  @Test("A text view asks before it opens a tapped link")
  func links() {
    inSquares {
      let view = makeLink()
      UIApplication.shared.openedURLs = []
      delegate.allows = false
      Finger.tap(view, at: CGPoint(x: 5 + 65, y: 16))
      #expect(delegate.told == ["link https://galley.test/more 5,4"])
      #expect(UIApplication.shared.openedURLs == [])
      delegate.allows = true
      Finger.tap(view, at: CGPoint(x: 5 + 65, y: 16))
      #expect(UIApplication.shared.openedURLs == [URL(string: "https://galley.test/more")!])
      delegate.told = []
      Finger.tap(view, at: CGPoint(x: 5 + 15, y: 16))
      Finger.tap(view, at: CGPoint(x: 5 + 65, y: 80))
      #expect(delegate.told == [])
      UIApplication.shared.openedURLs = []
    }
  }

  @Test("Links do not work in a text view that is editable, or not selectable")
  func noLinks() {
    inSquares {
      let view = makeLink()
      view.isSelectable = false
      Finger.tap(view, at: CGPoint(x: 5 + 65, y: 16))
      view.isSelectable = true
      view.isEditable = true
      Finger.tap(view, at: CGPoint(x: 5 + 65, y: 16))
      #expect(!delegate.told.contains { $0.hasPrefix("link") })
      #expect(view.isFirstResponder)
    }
  }

  @Test("A text view shows links in their color, and leaves the text itself unchanged")
  func linkLook() {
    let view = makeLink()
    view.linkTextAttributes = [.foregroundColor: UIColor.systemGreen]
    let shown = view.shown(view.textStorage)
    #expect(
      shown.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .systemGreen)
    #expect(shown.attribute(.foregroundColor, at: 4, effectiveRange: nil) == nil)
    #expect(view.attributedText.attribute(.foregroundColor, at: 5, effectiveRange: nil) == nil)
  }

  @Test("A text view finds web addresses, without the punctuation of the sentence")
  func detects() {
    inSquares {
      view.isEditable = false
      view.font = .systemFont(ofSize: 10)
      view.dataDetectorTypes = .link
      view.text = "see www.galley.test/a, ok"
      delegate.told = []
      Finger.tap(view, at: CGPoint(x: 5 + 5 * 10, y: 12))
      #expect(delegate.told == ["link http://www.galley.test/a 4,17"])
      UIApplication.shared.openedURLs = []
    }
  }

  @Test("A text view finds telephone numbers, if it is told to")
  func detectsNumbers() {
    inSquares {
      view.isEditable = false
      view.font = .systemFont(ofSize: 10)
      view.dataDetectorTypes = .phoneNumber
      view.text = "www.a.com (408) 555-0134"
      delegate.told = []
      Finger.tap(view, at: CGPoint(x: 5 + 12 * 10, y: 12))
      #expect(delegate.told == ["link tel:4085550134 10,14"])
      Finger.tap(view, at: CGPoint(x: 5 + 2 * 10, y: 12))
      #expect(delegate.told == ["link tel:4085550134 10,14"])
      UIApplication.shared.openedURLs = []
    }
  }

  private final class Actions: NSObject, UITextViewDelegate {
    var told: [String] = []
    var isOff = false

    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
      told.append("\(textItem.content) \(textItem.range.location),\(textItem.range.length)")
      if isOff { return nil }
      guard case .tag(let name) = textItem.content else { return defaultAction }
      return UIAction { [self] _ in told.append("does \(name)") }
    }

    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      told.append("asked in the old way")
      return true
    }
  }

  @Test("A delegate returns the action of a link or of a part with a tag")
  func textItems() throws {
    try inSquares {
      let actions = Actions()
      let url = try #require(URL(string: "https://example.org"))
      let text = NSMutableAttributedString(
        string: "link tag", attributes: [.font: UIFont.systemFont(ofSize: 10)])
      text.addAttribute(.link, value: url, range: NSRange(location: 0, length: 4))
      text.addAttribute(.textItemTag, value: "terms", range: NSRange(location: 5, length: 3))
      view.isEditable = false
      view.attributedText = text
      view.delegate = actions
      defer { UIApplication.shared.openedURLs = [] }
      UIApplication.shared.openedURLs = []
      // Letters are half as wide as their font is large.
      Finger.tap(view, at: CGPoint(x: 5 + 2 * 5, y: 12))
      window.frameClock.advance(by: 1)
      Finger.tap(view, at: CGPoint(x: 5 + 6.5 * 5, y: 12))
      #expect(
        actions.told == ["link(https://example.org) 0,4", "tag(\"terms\") 5,3", "does terms"])
      #expect(UIApplication.shared.openedURLs == [url])
      actions.isOff = true
      Finger.tap(view, at: CGPoint(x: 5 + 2 * 5, y: 12))
      #expect(UIApplication.shared.openedURLs == [url])
    }
  }

  @Test("The alignment of a text view leaves the rest of each paragraph's style")
  func alignment() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    let text = NSMutableAttributedString(string: "a\nb\nc")
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 2, length: 2))
    view.attributedText = text
    view.textAlignment = .center
    let found = [0, 2, 4].map {
      view.textStorage.attribute(.paragraphStyle, at: $0, effectiveRange: nil) as? NSParagraphStyle
    }
    #expect(found.map { $0?.alignment } == [.center, .center, .center])
    #expect(found.map { $0?.lineSpacing } == [0, 3, 0])
    #expect(view.textAlignment == .center && style.alignment == .natural)
  }

  // MARK: Any text

  @Test(
    "A text view accepts any text, and any range of it",
    arguments: ["", "👨‍👩‍👧‍👦🇩🇪", "e\u{301}\u{302}\u{303}", "שלום עולם", "a\r\nb\u{2028}c", "\u{FFFC}\0\t"])
  func anyText(text: String) {
    view.text = text
    view.becomeFirstResponder()
    let length = text.utf16.count
    for start in [-3, 0, 1, 2, 5, length, length + 4, NSNotFound, Int.max, Int.min] {
      for count in [-1, 0, 1, 3, length, Int.max] {
        let range = NSRange(location: start, length: count)
        view.selectedRange = range
        let selected = view.selectedRange
        #expect(selected.location >= 0 && selected.location + selected.length <= length)
        let place = view.position(from: view.beginningOfDocument, offset: selected.location)!
        _ = view.caretRect(for: place)
        _ = view.selectionRects(for: view.selectedTextRange!)
        _ = view.firstRect(for: view.selectedTextRange!)
        _ = view.text(in: view.selectedTextRange!)
        _ = view.position(from: place, in: .left, offset: 1)
        _ = view.position(from: place, in: .down, offset: 1)
        _ = view.tokenizer.rangeEnclosingPosition(
          place, with: .word, inDirection: .storage(.forward))
        view.scrollRangeToVisible(range)
      }
    }
    _ = view.textContainerView.layer.recordContent()
    for start in 0...length {
      view.text = text
      view.selectedRange = NSRange(location: start, length: 1)
      Keyboard.type("x")
      Keyboard.deleteBackward(times: 2)
      #expect(view.text.unicodeScalars.allSatisfy { $0 != "\u{FFFD}" })
    }
  }

  @Test("A text view accepts a text of a megabyte, and one more letter")
  func large() {
    inSquares {
      view.text = String(repeating: "All work and no play. 🙂\n", count: 38_000)
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 500_001, length: 0)
      Keyboard.type("x")
      #expect(view.text.utf16.count == 38_000 * 25 + 1)
      #expect(view.contentSize.height > 400_000)
      #expect(view.caretRect(for: view.selectedTextRange!.start).minY > 200_000)
    }
  }

  @Test("A text view draws its text, its selection and its caret")
  func draws() {
    view.text = "hello"
    _ = view.contentSize
    let plain = view.textContainerView.layer.recordContent()
    view.becomeFirstResponder()
    let caret = view.textContainerView.layer.recordContent()
    view.selectAll(nil)
    let selection = view.textContainerView.layer.recordContent()
    #expect(caret.items.count == plain.items.count + 1)
    #expect(selection != caret && selection.items.count == caret.items.count)
  }

  @Test("A writing direction is that of whole paragraphs, and of the paragraph around a caret")
  func writingDirections() throws {
    view.text = "one\ntwo three\nfour"
    func isRightToLeft(at offset: Int) throws -> Bool {
      let place = try #require(view.position(from: view.beginningOfDocument, offset: offset))
      return view.baseWritingDirection(for: place, in: .forward) == .rightToLeft
    }
    func directText(from start: Int, to end: Int) throws {
      let low = try #require(view.position(from: view.beginningOfDocument, offset: start))
      let high = try #require(view.position(from: view.beginningOfDocument, offset: end))
      let range = try #require(view.textRange(from: low, to: high))
      view.setBaseWritingDirection(.rightToLeft, for: range)
    }
    try directText(from: 6, to: 8)
    #expect(try [1, 5, 12, 15].map(isRightToLeft) == [false, true, true, false])
    try directText(from: 2, to: 2)
    #expect(try [1, 5, 12, 15].map(isRightToLeft) == [true, true, true, false])

    view.text = ""
    try directText(from: 0, to: 0)
    let style = view.typingAttributes[.paragraphStyle] as? NSParagraphStyle
    #expect(style?.baseWritingDirection == .rightToLeft)
  }

  @Test("A text view that follows the text size adjusts each of its fonts")
  func contentSizeCategory() {
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 9), range: NSRange(location: 1, length: 1))
    view.attributedText = text
    view.adjustsFontForContentSizeCategory = true
    window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    func size(_ place: Int) -> CGFloat? {
      let font = view.textStorage.attribute(.font, at: place, effectiveRange: nil)
      return (font as? UIFont)?.pointSize
    }
    #expect(size(0) == 23 && size(1) == 9)
    view.selectedRange = NSRange(location: 2, length: 0)
    window.traitOverrides.preferredContentSizeCategory = .large
    #expect(size(0) == 17 && size(1) == 9)
    #expect((view.typingAttributes[.font] as? UIFont)?.pointSize == 9)
  }

  @Test("Accessibility reads the text of a text view")
  func accessibility() {
    view.text = "hello"
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityValue == "hello")
    view.isEditable = false
    #expect(view.accessibilityTraits.contains(.staticText))
  }

  @Test("The delegate of a text view is also its delegate as a scroll view")
  func delegates() {
    #expect((view as UIScrollView).delegate === delegate)
    view.delegate = nil
    #expect((view as UIScrollView).delegate == nil)
  }
}
