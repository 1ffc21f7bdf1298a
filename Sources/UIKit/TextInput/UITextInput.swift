import Foundation

/// Who takes keys.
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
  /// Whether there is text to be deleted.
  var hasText: Bool { get }
  /// Text was typed.
  func insertText(_ text: String)
  /// The key was pressed that deletes.
  func deleteBackward()
}

/// Who takes keys and lets its text be edited at any place: fields and text views.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// Some of the text.
  func text(in range: UITextRange) -> String?
  /// Puts other text in place of some.
  func replace(_ range: UITextRange, withText text: String)
  /// Whether text may be put in place of some.
  @_disfavoredOverload
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

  /// What is selected; where the caret is, if it is empty.
  var selectedTextRange: UITextRange? { get set }
  /// What is typed and not chosen yet.
  var markedTextRange: UITextRange? { get }
  /// What that looks like.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Puts text in place of what is marked or selected, and marks it.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Takes what is marked for chosen.
  func unmarkText()

  /// Where the text begins.
  var beginningOfDocument: UITextPosition { get }
  /// Where the text ends.
  var endOfDocument: UITextPosition { get }

  /// What is between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place so many letters on, or back, if there is one.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The place so many letters away in a direction, if there is one.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Which place is before which.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How many letters are between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// Who is told of changes that were not typed.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Who knows words and lines.
  var tokenizer: any UITextInputTokenizer { get }

  /// The place in a part that is farthest in a direction.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// What is from a place to the end of the text in a direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// In which direction is written at a place.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Says in which direction some text is written.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  /// The rectangle of the first line of some text.
  func firstRect(for range: UITextRange) -> CGRect
  /// Where a caret at a place is.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Rectangles that a selection covers.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place that is nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The place in some text that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The letter at a point.
  func characterRange(at point: CGPoint) -> UITextRange?

  /// How text at a place looks.
  @_disfavoredOverload
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  /// The view whose coordinates rectangles and points are in.
  var textInputView: UIView { get }
  /// On which side of a line's end a caret is.
  var selectionAffinity: UITextStorageDirection { get set }
}

extension UITextInput {
  /// It may.
  @_disfavoredOverload
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    DefaultAnswer.value(true, of: self)
  }

  /// Nothing is known.
  @_disfavoredOverload
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { DefaultAnswer.value(nil, of: self) }

  /// At the start of the next line.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
}

extension UITextInput where Self: UIView {
  /// It itself.
  public var textInputView: UIView { self }
}

/// Is told that a text changes otherwise than by typing: set or selected by the app, by a finger, or
/// cut and pasted.
///
/// - Unverified: that an app that sets `selectedTextRange` itself counts as such.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
  /// Something else is about to be selected.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Something else is selected.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}
