import Foundation

/// A view whose text can be edited: a field or a text view.
///
/// Their common code is in `TextEditor`.
@MainActor
internal protocol TextEditing: UIView, UITextInput, UITextPasteConfigurationSupporting {
  var editor: TextEditor { get }
  /// Whether the delegate allows typed text to replace a range.
  func mayChange(_ range: NSRange, to text: String) -> Bool
  /// Returns the part of a text that may be inserted: fields have a single line.
  func insertablePart(of text: String) -> String
  /// Called when the text was edited, other than by setting it.
  func textWasEdited()
  /// Called when the selection has changed.
  func selectionWasChanged()
  /// Called when the appearance of the text or the selection has changed.
  func textAppearanceChanged()
  /// Called when the view is no longer first responder, without having been asked.
  func editingWasEnded()
  /// Called when the return key was pressed.
  func returnWasPressed()
  /// Whether the next typed text replaces the whole text.
  var clearsOnInsertion: Bool { get set }
  /// Whether the text can be edited at all.
  var acceptsText: Bool { get }

  /// The visible lines of the text.
  var shownLines: LaidOutLines { get }
  /// The origin of those lines.
  var shownOrigin: CGPoint { get }
  /// Returns the visible unit that shows a unit of the text.
  func shownPlace(_ offset: Int) -> Int
  /// Returns the unit of the text that a visible unit shows.
  func place(ofShown offset: Int) -> Int
  /// The height of a line without text.
  var emptyLineHeight: CGFloat { get }
  /// The position at which text begins on an empty line.
  var emptyLineX: CGFloat { get }
}

extension TextEditing {
  internal func shownPlace(_ offset: Int) -> Int { offset }
  internal func place(ofShown offset: Int) -> Int { offset }
}
