import Foundation

/// A view whose text is edited: a field or a text view. What both do is in `TextEditor`.
@MainActor
internal protocol TextEditing: UIView, UITextInput {
  var editor: TextEditor { get }
  /// Whether what is typed may be put in place of some text, by the delegate.
  func mayChange(_ range: NSRange, to text: String) -> Bool
  /// What of a text can be put in: fields have one line.
  func takeable(_ text: String) -> String
  /// The text was edited, and not by setting it.
  func textWasEdited()
  /// Something else is selected.
  func selectionWasChanged()
  /// The text or the selection looks otherwise.
  func textLooksOtherwise()
  /// It is first responder no more, without having been asked.
  func editingWasEnded()
  /// The return key was pressed.
  func returnWasPressed()
  /// Whether what is typed next takes the place of all text.
  var clearsOnInsertion: Bool { get set }
  /// Whether the text can be edited at all.
  var takesText: Bool { get }

  /// The lines of the text, as they are shown.
  var shownLines: SetLines { get }
  /// Where they begin.
  var shownOrigin: CGPoint { get }
  /// Where a unit of the text is among those shown.
  func shownPlace(_ offset: Int) -> Int
  /// Which unit of the text a shown one is.
  func place(ofShown offset: Int) -> Int
  /// How high a line is where there is no text.
  var emptyLineHeight: CGFloat { get }
  /// Where text begins on a line of nothing.
  var emptyLineX: CGFloat { get }
}

extension TextEditing {
  internal func shownPlace(_ offset: Int) -> Int { offset }
  internal func place(ofShown offset: Int) -> Int { offset }
}
