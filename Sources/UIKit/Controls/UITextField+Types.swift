import Foundation

extension UITextField {
  /// What is around a field.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none
    /// A thin line.
    case line
    /// A line as of something carved.
    case bezel
    /// A line with round corners.
    case roundedRect
  }

  /// When something in a field is there.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While it is edited.
    case whileEditing
    /// While it is not edited.
    case unlessEditing
    /// Always.
    case always
  }

  /// Why a field is edited no more.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text counts.
    case committed
    /// It does not. Only other platforms have that.
    case cancelled
  }

  /// Posted when a field begins to be edited.
  public nonisolated static let textDidBeginEditingNotification =
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  /// Posted when a field is edited no more.
  public nonisolated static let textDidEndEditingNotification =
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  /// Posted when the text of a field is edited.
  public nonisolated static let textDidChangeNotification =
    Notification.Name("UITextFieldTextDidChangeNotification")
  /// Why a field is edited no more, for whoever hears of it: a number.
  public nonisolated static let didEndEditingReasonUserInfoKey =
    "UITextFieldDidEndEditingReasonKey"
}

// Their names before Swift 4.2.

/// The name of `UITextField.ViewMode` before Swift 4.2.
public typealias UITextFieldViewMode = UITextField.ViewMode
/// The name of `UITextField.BorderStyle` before Swift 4.2.
public typealias UITextBorderStyle = UITextField.BorderStyle
/// The name of `UITextField.DidEndEditingReason` before Swift 4.2.
public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason

extension Notification.Name {
  /// An older name.
  public static let UITextFieldTextDidBeginEditing = UITextField.textDidBeginEditingNotification
  /// An older name.
  public static let UITextFieldTextDidEndEditing = UITextField.textDidEndEditingNotification
  /// An older name.
  public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
}
