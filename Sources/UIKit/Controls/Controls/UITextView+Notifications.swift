import Foundation

// The notifications of a text view.

extension UITextView {
  /// Posted when editing of a text view begins.
  public nonisolated static let textDidBeginEditingNotification =
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  /// Posted when editing of a text view has ended.
  public nonisolated static let textDidEndEditingNotification =
    Notification.Name("UITextViewTextDidEndEditingNotification")
  /// Posted when the text of a text view was edited.
  public nonisolated static let textDidChangeNotification =
    Notification.Name("UITextViewTextDidChangeNotification")
}

extension Notification.Name {
  /// The old name of `UITextView.textDidBeginEditingNotification`.
  public static let UITextViewTextDidBeginEditing = UITextView.textDidBeginEditingNotification
  /// The old name of `UITextView.textDidEndEditingNotification`.
  public static let UITextViewTextDidEndEditing = UITextView.textDidEndEditingNotification
  /// The old name of `UITextView.textDidChangeNotification`.
  public static let UITextViewTextDidChange = UITextView.textDidChangeNotification
}
