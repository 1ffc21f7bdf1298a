import Foundation

extension UITextField {
  /// The border of a text field.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none
    /// A thin line.
    case line
    /// A beveled line.
    case bezel
    /// A line with round corners.
    case roundedRect
  }

  /// The times at which a view in a text field is visible.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the text is edited.
    case whileEditing
    /// While the text is not edited.
    case unlessEditing
    /// Always.
    case always
  }

  /// The reason for the end of editing.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text was committed.
    case committed
    /// The text was discarded, which happens only on other platforms.
    case cancelled
  }

  /// Posted when editing of a text field begins.
  public nonisolated static let textDidBeginEditingNotification =
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  /// Posted when editing of a text field has ended.
  public nonisolated static let textDidEndEditingNotification =
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  /// Posted when the text of a text field was edited.
  public nonisolated static let textDidChangeNotification =
    Notification.Name("UITextFieldTextDidChangeNotification")
  /// The key of the reason for which editing has ended. The value is a number, the raw value of a
  /// `DidEndEditingReason`.
  public nonisolated static let didEndEditingReasonUserInfoKey =
    "UITextFieldDidEndEditingReasonKey"
}

// The names before Swift 4.2.

/// The old name of `UITextField.ViewMode`.
public typealias UITextFieldViewMode = UITextField.ViewMode
/// The old name of `UITextField.BorderStyle`.
public typealias UITextBorderStyle = UITextField.BorderStyle
/// The old name of `UITextField.DidEndEditingReason`.
public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason

extension Notification.Name {
  /// The old name of `UITextField.textDidBeginEditingNotification`.
  public static let UITextFieldTextDidBeginEditing = UITextField.textDidBeginEditingNotification
  /// The old name of `UITextField.textDidEndEditingNotification`.
  public static let UITextFieldTextDidEndEditing = UITextField.textDidEndEditingNotification
  /// The old name of `UITextField.textDidChangeNotification`.
  public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
}
