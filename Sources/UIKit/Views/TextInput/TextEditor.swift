import Foundation

/// The text of a field or a text view, with its selection and the effects of typing.
///
/// Positions are counted in units of UTF-16, and an edit never splits a character.
@MainActor
internal final class TextEditor {
  unowned let host: any TextEditing
  let storage: NSTextStorage

  /// The selected range; if it is empty, the position of the caret.
  private(set) var selected: NSRange {
    get {
      // The app may have shortened the text through its text storage, so the selection is limited
      // to the text.
      let start = min(storedSelection.location, storage.length)
      return NSRange(start..<min(storedSelection.location + storedSelection.length, storage.length))
    }
    set { storedSelection = newValue }
  }

  /// The selected range when it was set.
  ///
  /// The text may be shorter now.
  private var storedSelection = NSRange(location: 0, length: 0)
  /// The range of the marked text, which is typed but not yet confirmed.
  private(set) var marked: NSRange?
  /// The attributes that the marked text gets when it is confirmed.
  private var confirmedAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of marked text; `nil` for an underline.
  var markedStyle: [NSAttributedString.Key: Any]?
  /// The attributes of typed text.
  var typing: [NSAttributedString.Key: Any] = [:]
  /// The delegate that is notified of changes that do not come from the input system.
  ///
  /// Keys, marked text and `replace(_:withText:)` come from the input system.
  weak var inputDelegate: (any UITextInputDelegate)?

  init(host: any TextEditing, storage: NSTextStorage) {
    self.host = host
    self.storage = storage
  }

  /// Adjusts the fonts of the text, and the font of typed text, to some traits.
  func adjustFonts(to traits: UITraitCollection) {
    storage.adjustFonts(to: traits)
    if let font = typing[.font] as? UIFont { typing[.font] = font.adjusted(to: traits) }
  }

  var units: TextUnits { TextUnits(storage.string) }
  var length: Int { storage.length }
  var hasText: Bool { length > 0 }

  // MARK: Selecting

  /// Selects a range, limited to the text.
  func select(_ range: NSRange) {
    let new = partInText(range)
    guard new != selected else { return }
    inputDelegate?.selectionWillChange(host)
    move(to: new)
    inputDelegate?.selectionDidChange(host)
  }

  /// Selects a range that is inside of the text.
  private func move(to range: NSRange) {
    guard range != selected else { return }
    selected = range
    host.textAppearanceChanged()
    host.selectionWasChanged()
  }

  /// Returns the part of a range that is inside of the text.
  private func partInText(_ range: NSRange) -> NSRange {
    let length = storage.length
    let start = range.location == NSNotFound ? length : min(max(range.location, 0), length)
    return NSRange(start..<min(max(range.length, 0), length - start) + start)
  }

  /// Selects the word at a position, or the position itself.
  func selectWord(at offset: Int) {
    let word = units.word(at: offset) ?? offset..<offset
    select(NSRange(word))
  }

  func selectAll() { select(NSRange(location: 0, length: length)) }

  // MARK: Editing

  /// Replaces the whole text, and puts the caret at its end.
  func set(_ text: NSAttributedString) {
    inputDelegate?.textWillChange(host)
    marked = nil
    replacesAll = false
    storage.setAttributedString(text)
    host.textAppearanceChanged()
    inputDelegate?.textDidChange(host)
    select(NSRange(location: storage.length, length: 0))
  }

  /// Replaces a range without asking the text's delegate, and puts the caret after the new text.
  ///
  /// The host, which is the field or the text view, is notified of the edit. The input delegate is
  /// notified only if `byInput` is false.
  func put(_ text: String, in range: NSRange, byInput: Bool) {
    put(NSAttributedString(string: text, attributes: typing), in: range, byInput: byInput)
  }

  /// Replaces a range with a pasted text that has attributes, and returns the range of that text.
  func put(_ text: NSAttributedString, in range: UITextRange) -> UITextRange {
    let place = units.whole(self.range(range) ?? selected)
    put(text, in: place, byInput: false)
    return TextSpan(NSRange(place.location..<max(selected.location, place.location)))
  }

  /// Replaces a range with text that has attributes, and puts the caret after the new text.
  ///
  /// The text's delegate is not asked. The host, which is the field or the text view, is notified
  /// of the edit. The input delegate is notified only if `byInput` is false.
  func put(_ text: NSAttributedString, in range: NSRange, byInput: Bool) {
    let range = units.whole(range)
    let part = host.insertablePart(of: text.string)
    let text =
      part == text.string ? text : NSAttributedString(string: part, attributes: typing)
    let end = NSRange(location: range.location + text.length, length: 0)
    let delegateToNotify = byInput ? nil : inputDelegate
    delegateToNotify?.textWillChange(host)
    if end != selected { delegateToNotify?.selectionWillChange(host) }
    let before = selected
    storage.replaceCharacters(in: range, with: text)
    marked = nil
    replacesAll = false
    selected = NSRange(location: min(end.location, length), length: 0)
    host.textAppearanceChanged()
    if end != before { delegateToNotify?.selectionDidChange(host) }
    delegateToNotify?.textDidChange(host)
    host.selectionWasChanged()
    host.textWasEdited()
  }

  /// Replaces a range, if the delegate allows it.
  func typeText(_ text: String, in range: NSRange) {
    let range = units.whole(range)
    guard host.mayChange(range, to: text) else { return }
    put(text, in: range, byInput: false)
  }

  /// Whether the next key replaces the whole text, as in a secure text field after its editing has
  /// begun again.
  ///
  /// As in UIKit, the delegate is asked about the range at the caret.
  var replacesAll = false

  /// Inserts text in place of the marked or selected text.
  func insert(_ text: String) { insert(NSAttributedString(string: text, attributes: typing)) }

  /// Inserts text that has attributes in place of the marked or selected text.
  func insert(_ text: NSAttributedString) {
    let range = rangeToInsert
    host.clearsOnInsertion = false
    put(text, in: range, byInput: true)
  }

  /// The range that inserted or marked text replaces.
  private var rangeToInsert: NSRange {
    replacesAll ? NSRange(location: 0, length: length) : rangeToType
  }

  /// The range that typed text replaces.
  private var rangeToType: NSRange {
    host.clearsOnInsertion ? NSRange(location: 0, length: length) : units.whole(marked ?? selected)
  }

  /// The range that the delete key removes: the selection, or else the character before the caret.
  var rangeToDelete: NSRange? {
    if selected.length > 0 { return units.whole(selected) }
    guard selected.location > 0 else { return nil }
    let units = units
    let place = units.whole(selected).location
    guard place > 0 else { return nil }
    return units.letter(at: place - 1).map { NSRange($0.lowerBound..<place) }
  }

  func deleteBackward() {
    let all = NSRange(location: 0, length: length)
    guard let range = replacesAll && hasText ? all : rangeToDelete else { return }
    put("", in: range, byInput: true)
  }

  // MARK: Keys, which the delegate may refuse

  /// Types a text, if the delegate allows it.
  func keyTyped(_ text: String) {
    guard host.acceptsText, host.mayChange(rangeToType, to: text) else { return }
    host.insertText(text)
  }

  func keyDeleted() {
    guard host.acceptsText else { return }
    // As in UIKit, the delegate is asked even if there is nothing before the caret.
    let range = rangeToDelete ?? NSRange(location: 0, length: 0)
    guard host.mayChange(range, to: "") else { return }
    host.deleteBackward()
  }

  // MARK: Marking

  /// Replaces the marked or selected text by new marked text.
  ///
  /// - Parameter range: The range to select, relative to the start of the marked text.
  func mark(_ text: String?, selecting range: NSRange) {
    let text = text ?? ""
    let old = text.isEmpty ? units.whole(marked ?? selected) : rangeToInsert
    if !text.isEmpty {
      host.clearsOnInsertion = false
      replacesAll = false
    }
    let plain = marked == nil ? typing : confirmedAttributes
    var attributes = plain
    attributes.merge(markedStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]) { $1 }
    storage.replaceCharacters(
      in: old, with: NSAttributedString(string: text, attributes: attributes))
    let length = text.utf16.count
    marked = length > 0 ? NSRange(location: old.location, length: length) : nil
    host.textAppearanceChanged()
    let place = range.location == NSNotFound ? length : min(max(range.location, 0), length)
    let start = old.location + place
    let rest = old.location + length - start
    move(to: partInText(NSRange(location: start, length: min(max(range.length, 0), rest))))
    // The text before the caret is marked, but typed text must not get the attributes of marked
    // text.
    typing = plain
    confirmedAttributes = plain
    host.textWasEdited()
  }

  /// Confirms the marked text.
  func unmark() {
    guard let marked else { return }
    self.marked = nil
    let range = units.whole(marked)
    storage.setAttributes(confirmedAttributes, range: range)
    host.textAppearanceChanged()
  }

  // MARK: The pasteboard

  var selectedText: String? { selected.length > 0 ? units.text(selected) : nil }

  func copy() {
    if let text = selectedText { UIPasteboard.general.string = text }
  }

  func cut() {
    guard let text = selectedText, host.acceptsText else { return }
    UIPasteboard.general.string = text
    typeText("", in: selected)
  }

  /// The range that pasted text replaces.
  var rangeToPaste: NSRange {
    host.clearsOnInsertion ? NSRange(location: 0, length: length) : units.whole(selected)
  }

  func paste() {
    guard host.acceptsText else { return }
    if let delegate = host.pasteDelegate {
      return TextPaste.paste(providersToPaste, into: host, asking: delegate)
    }
    guard let text = UIPasteboard.general.string else { return }
    let range = rangeToPaste
    guard host.mayChange(range, to: text) else { return }
    host.clearsOnInsertion = false
    put(text, in: range, byInput: false)
  }

  /// The items that a paste delegate can change: those that have a text, or a type that the paste
  /// configuration of the view accepts.
  private var providersToPaste: [NSItemProvider] {
    let responder: UIResponder = host
    return UIPasteboard.general.itemProviders.filter { provider in
      provider.canLoadObject(ofClass: String.self) || responder.canPaste([provider])
    }
  }

  /// Whether the pasteboard has something that can be pasted.
  private var canPaste: Bool {
    host.pasteDelegate == nil ? UIPasteboard.general.hasStrings : !providersToPaste.isEmpty
  }

  func deleteSelected() {
    guard host.acceptsText, selected.length > 0 else { return }
    typeText("", in: selected)
  }

  /// Whether an action of `UIResponderStandardEditActions` is possible now; `nil` for other
  /// actions.
  func can(_ action: Selector, isSecret: Bool) -> Bool? {
    switch action.name {
    case "cut:", "delete:": host.acceptsText && selected.length > 0 && !isSecret
    case "copy:": selected.length > 0 && !isSecret
    case "paste:", "pasteAndMatchStyle:": host.acceptsText && canPaste
    case "select:": selected.length == 0 && hasText
    case "selectAll:": hasText && selected.length < length
    default: EditActions.isKnown(action.name) ? false : nil
    }
  }
}
