import Foundation

// Editing a text field: the calls of the delegate and the notifications, and their order.

extension UITextField: TextEditing {
  internal var acceptsText: Bool { isEnabled }

  // MARK: Beginning and ending

  /// Called when the field has become first responder.
  internal func editingDidBegin() {
    editor.typing = defaultTextAttributes
    if clearsOnBeginEditing, editor.hasText, delegate?.textFieldShouldClear(self) != false {
      editor.set(NSAttributedString(string: ""))
    }
    editor.replacesAll = isSecureTextEntry && editor.hasText
    let end = NSRange(location: editor.length, length: 0)
    if editor.selected.length == 0 { editor.select(end) }
    looksChanged()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(UITextField.textDidBeginEditingNotification)
  }

  internal func editingWasEnded() {
    editor.unmark()
    editor.replacesAll = false
    scroll = 0
    looksChanged()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(
      UITextField.textDidEndEditingNotification,
      [
        UITextField.didEndEditingReasonUserInfoKey:
          NSNumber(value: DidEndEditingReason.committed.rawValue)
      ])
  }

  /// Lays out and draws the field again, because editing has begun or ended.
  private func looksChanged() {
    setNeedsLayout()
    textAppearanceChanged()
  }

  private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: info)
  }

  // MARK: Typing

  internal func mayChange(_ range: NSRange, to text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  /// Returns the text with line ends replaced by spaces, because a field has one line.
  internal func insertablePart(of text: String) -> String {
    text.contains(where: \.isNewline)
      ? String(text.map { $0.isNewline ? " " : $0 }) : text
  }

  internal func textWasEdited() {
    sendActions(for: .editingChanged)
    post(UITextField.textDidChangeNotification)
  }

  internal func selectionWasChanged() {
    followCaret()
    if isFirstResponder { delegate?.textFieldDidChangeSelection(self) }
  }

  internal func textAppearanceChanged() {
    knownLine = nil
    setNeedsLayout()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
    followCaret()
  }

  /// Called when the return key was pressed.
  ///
  /// The events are sent unless the delegate returns `false` from `textFieldShouldReturn(_:)`.
  /// Editing ends if there is a handler for `.editingDidEndOnExit`.
  internal func returnWasPressed() {
    guard delegate?.textFieldShouldReturn(self) != false else { return }
    let isLeft = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if isLeft { resignFirstResponder() }
  }

  /// Called when the clear button was tapped.
  internal func clear() {
    guard isEnabled, delegate?.textFieldShouldClear(self) != false else { return }
    if !isFirstResponder { becomeFirstResponder() }
    if canBeCleared { removeContent() }
  }

  // MARK: Touches

  /// Called for a tap. The first tap begins editing, with the caret at the end of the text. During
  /// editing, a tap moves the caret to the point.
  ///
  /// A second tap selects the word at the point, and a third tap selects the whole text.
  internal func tapped(at point: CGPoint, times: Int) {
    let wasEditing = isFirstResponder
    guard becomeFirstResponder() else { return }
    switch times {
    case 1 where wasEditing: editor.moveCaret(to: point)
    case 1: break
    case 2: editor.selectWord(at: editor.characterOffset(at: point))
    default: editor.selectAll()
    }
  }

  // MARK: Text set in code

  internal func setText(_ text: NSAttributedString) { editor.set(text) }

  internal func setDefault(_ key: NSAttributedString.Key, _ value: Any) {
    defaultTextAttributes[key] = value
  }

  /// Adjusts each font to the content size category, if the field follows the category.
  internal func adjustFonts() {
    guard adjustsFontForContentSizeCategory else { return }
    editor.adjustFonts(to: traitCollection)
    if let font {
      isAdjustingFonts = true
      defaultTextAttributes[.font] = font.adjusted(to: traitCollection)
      isAdjustingFonts = false
    }
    textAppearanceChanged()
  }

  /// Applies changed default attributes to the whole text.
  internal func defaultsChanged() {
    let all = NSRange(location: 0, length: editor.length)
    editor.storage.addAttributes(defaultTextAttributes, range: all)
    editor.typing = defaultTextAttributes
    textAppearanceChanged()
  }
}
