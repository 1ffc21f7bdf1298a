import Foundation

/// A responder that receives keys.
///
///     final class CodeView: UIView, UIKeyInput {
///       var code = ""
///       override var canBecomeFirstResponder: Bool { true }
///       var hasText: Bool { !code.isEmpty }
///       func insertText(_ text: String) { code += text }
///       func deleteBackward() { if hasText { code.removeLast() } }
///     }
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Inserts typed text.
  func insertText(_ text: String)
  /// Deletes the character before the caret.
  func deleteBackward()
}

/// A responder that receives keys and whose text can be edited at any position: fields and text
/// views.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// Returns the text in a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
  /// Whether the text in a range may be replaced.
  @_disfavoredOverload
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

  /// The selected range; if it is empty, the position of the caret.
  var selectedTextRange: UITextRange? { get set }
  /// The range of the marked text, which is typed but not yet confirmed.
  var markedTextRange: UITextRange? { get }
  /// The attributes of the marked text.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces the marked or selected text with marked text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Confirms the marked text.
  func unmarkText()

  /// The start of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The end of the text.
  var endOfDocument: UITextPosition { get }

  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position a number of characters after or before another one, if it exists.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position a number of characters away in a direction, if it exists.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Compares two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the number of characters between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// The delegate that is notified of changes that were not typed.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The tokenizer that finds the words, sentences and lines of the text.
  var tokenizer: any UITextInputTokenizer { get }

  /// Returns the position in a range that is farthest in a direction.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// Returns the range from a position to the end of the text in a direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// Returns the writing direction at a position.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the writing direction of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  /// Returns the rectangle of the first line of a range.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of a caret at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles of a selection.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position that is nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position in a range that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the range of the character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?

  /// Returns the attributes of the text at a position.
  @_disfavoredOverload
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  /// Returns the text in a range, with its attributes.
  @_disfavoredOverload
  func attributedText(in range: UITextRange) -> NSAttributedString
  /// Replaces the text in a range with text that has attributes.
  func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString)
  /// Inserts text that has attributes.
  @_disfavoredOverload
  func insertAttributedText(_ string: NSAttributedString)
  /// Returns the edit menu for a range; `nil` for the default menu.
  ///
  /// - Differs: it is never called, because text has no edit menu.
  @_disfavoredOverload
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  /// The view in whose coordinates rectangles and points are given.
  var textInputView: UIView { get }
  /// The side on which the caret is shown if its position is at the end of a line.
  var selectionAffinity: UITextStorageDirection { get set }
}

extension UITextInput {
  /// The default: returns `true`.
  @_disfavoredOverload
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    OptionalMember.defaultValue(true, of: self)
  }

  /// The default: returns `nil`.
  @_disfavoredOverload
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { OptionalMember.defaultValue(nil, of: self) }

  /// The default: returns the text without attributes.
  @_disfavoredOverload
  public func attributedText(in range: UITextRange) -> NSAttributedString {
    if OptionalMember.noteDefault(self) { return NSAttributedString() }
    return NSAttributedString(string: text(in: range) ?? "")
  }

  /// The default: replaces the text without the attributes.
  public func replace(
    _ range: UITextRange, withAttributedText attributedText: NSAttributedString
  ) {
    if OptionalMember.noteDefault(self) { return }
    replace(range, withText: attributedText.string)
  }

  /// The default: inserts the text without the attributes.
  @_disfavoredOverload
  public func insertAttributedText(_ string: NSAttributedString) {
    if OptionalMember.noteDefault(self) { return }
    insertText(string.string)
  }

  /// The default: returns `nil`.
  @_disfavoredOverload
  public func editMenu(
    for textRange: UITextRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { OptionalMember.defaultValue(nil, of: self) }

  /// The default: `.forward`, which shows the caret at the start of the next line.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
}

extension UITextInput where Self: UIView {
  /// The default: the view itself.
  public var textInputView: UIView { self }
}

/// Methods that are called when a text changes without typing.
///
/// The methods are called when the app sets or selects the text, when a finger selects text, and
/// when text is cut or pasted.
///
/// - Unverified: UIKit calls these methods if an app sets `selectedTextRange`.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// Called before the selection changes.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called after the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called before the text changes.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called after the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}
