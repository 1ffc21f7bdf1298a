import Foundation

/// A view whose text can be edited: a text field or a text view.
///
/// The code that both have in common is in `TextEditor`.
@MainActor
internal protocol TextEditing: UIView, UITextInput, UITextPasteConfigurationSupporting {
  var editor: TextEditor { get }
  /// Returns whether the delegate allows a text to replace a range.
  func mayChange(_ range: NSRange, to text: String) -> Bool
  /// Returns a text in the form in which it may be inserted. A text field has a single line, so it
  /// replaces line breaks by spaces.
  func insertablePart(of text: String) -> String
  /// Called when the text was edited, but not when the app has set it.
  func textWasEdited()
  /// Called when the selection has changed.
  func selectionWasChanged()
  /// Called when the appearance of the text or the selection has changed.
  func textAppearanceChanged()
  /// Called when the view is no longer first responder, even if the view refused to end editing.
  func editingWasEnded()
  /// Called when the return key was pressed.
  func returnWasPressed()
  /// Whether the next typed text replaces the whole text.
  var clearsOnInsertion: Bool { get set }
  /// Whether the text can be edited at all.
  var acceptsText: Bool { get }

  /// The lines of the displayed text, laid out.
  ///
  /// The displayed text differs from the text in a secure field, which displays a dot for each
  /// character.
  var displayedLines: LaidOutLines { get }
  /// The origin of the displayed text in the view.
  var displayedOrigin: CGPoint { get }
  /// Returns the offset in the displayed text for an offset in the text, both in UTF-16 units.
  func displayedOffset(of offset: Int) -> Int
  /// Returns the offset in the text for an offset in the displayed text.
  func offset(ofDisplayed offset: Int) -> Int
  /// The height of a line without text.
  var emptyLineHeight: CGFloat { get }
  /// The position at which text begins on an empty line.
  var emptyLineX: CGFloat { get }
}

extension TextEditing {
  internal func displayedOffset(of offset: Int) -> Int { offset }
  internal func offset(ofDisplayed offset: Int) -> Int { offset }
}
