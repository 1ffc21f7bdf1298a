import Foundation

/// Methods that are called when a text changes.
///
///     func textStorage(
///       _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
///       range editedRange: NSRange, changeInLength delta: Int
///     ) {
///       textStorage.addAttribute(.foregroundColor, value: UIColor.label, range: editedRange)
///     }
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Called when the text has changed, before the layout managers are notified. The delegate may
  /// change the text further.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Called when the text has changed, before it is divided into lines. The delegate may change
  /// attributes.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// The default: does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) { OptionalMember.Anywhere.noteDefault(self) }
  /// The default: does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) { OptionalMember.Anywhere.noteDefault(self) }
}
