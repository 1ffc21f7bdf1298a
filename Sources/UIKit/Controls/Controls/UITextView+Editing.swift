import Foundation

// Editing a text view: the calls of the delegate and the notifications, and their order.

extension UITextView: TextEditing {
  internal var acceptsText: Bool { isEditable }

  // MARK: Beginning and ending

  internal func editingDidBegin() {
    textContainerView.setNeedsDisplay()
    guard isEditable else { return }
    isBeingEdited = true
    delegate?.textViewDidBeginEditing(self)
    post(UITextView.textDidBeginEditingNotification)
  }

  internal func editingWasEnded() {
    editor.unmark()
    textContainerView.setNeedsDisplay()
    guard isBeingEdited else { return }
    isBeingEdited = false
    delegate?.textViewDidEndEditing(self)
    post(UITextView.textDidEndEditingNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Typing

  internal func mayChange(_ range: NSRange, to text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  internal func insertablePart(of text: String) -> String { text }

  internal func textWasEdited() {
    if isFirstResponder { scrollToVisible(editor.selected) }
    delegate?.textViewDidChange(self)
    post(UITextView.textDidChangeNotification)
  }

  internal func selectionWasChanged() {
    updateTypingAttributes()
    delegate?.textViewDidChangeSelection(self)
  }

  internal func textAppearanceChanged() { textContainerView.setNeedsDisplay() }

  internal func returnWasPressed() { editor.keyTyped("\n") }

  // MARK: Typing attributes

  /// Returns an attribute of the first letter.
  ///
  /// If there is no text, returns the attribute of typed text.
  internal func first(_ key: NSAttributedString.Key) -> Any? {
    textStorage.length > 0
      ? textStorage.attribute(key, at: 0, effectiveRange: nil) : editor.typing[key]
  }

  /// Sets an attribute of the whole text, and of text that is typed later.
  internal func setForAll(_ key: NSAttributedString.Key, _ value: Any) {
    textStorage.addAttribute(
      key, value: value, range: NSRange(location: 0, length: textStorage.length))
    editor.typing[key] = value
    layoutManager.forgetLayout()
  }

  /// Adjusts each font to the content size category, if the view follows the category.
  internal func adjustFonts() {
    guard adjustsFontForContentSizeCategory else { return }
    editor.adjustFonts(to: traitCollection)
    layoutManager.forgetLayout()
  }

  /// The paragraph styles of the text and their ranges. Text without a paragraph style is left out.
  internal var paragraphStyles: [(style: NSParagraphStyle, range: NSRange)] {
    var styles: [(NSParagraphStyle, NSRange)] = []
    let all = NSRange(location: 0, length: textStorage.length)
    textStorage.enumerateAttribute(.paragraphStyle, in: all) { style, range, _ in
      if let style = style as? NSParagraphStyle { styles.append((style, range)) }
    }
    return styles
  }

  /// Returns a copy of a paragraph style with another alignment. Without a style, the default style
  /// is copied.
  internal func aligned(_ style: Any?, _ alignment: NSTextAlignment) -> NSParagraphStyle {
    let copy = NSMutableParagraphStyle(copying: style)
    copy.alignment = alignment
    return copy
  }

  /// The attributes of text that is set without attributes: the attributes of typed text, with the
  /// font, the color and the paragraph style of the first letter of the previous text.
  internal var defaultTypingAttributes: [NSAttributedString.Key: Any] {
    var look = editor.typing
    for key in [NSAttributedString.Key.font, .foregroundColor, .paragraphStyle] {
      look[key] = first(key) ?? look[key]
    }
    return look
  }

  /// Sets the attributes of typed text to the attributes of the letter before the caret, without a
  /// link and an attachment.
  internal func updateTypingAttributes() {
    guard textStorage.length > 0 else { return }
    let before = min(max(editor.selected.location - 1, 0), textStorage.length - 1)
    editor.typing = attributesToType(at: before)
  }

  /// Returns the attributes of a letter without a link and an attachment.
  internal func attributesToType(at place: Int) -> [NSAttributedString.Key: Any] {
    var attributes = textStorage.attributes(at: place, effectiveRange: nil)
    attributes[.link] = nil
    attributes[.attachment] = nil
    return attributes
  }
}
