import Foundation

/// Is asked and told when a text changes.
///
///     func textStorage(
///       _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
///       range editedRange: NSRange, changeInLength delta: Int
///     ) {
///       textStorage.addAttribute(.foregroundColor, value: UIColor.label, range: editedRange)
///     }
public protocol NSTextStorageDelegate: AnyObject {
  /// The text has changed, and may be changed further before anybody else is told.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// The text has changed, and may be made to look otherwise before it is put into lines.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) { DefaultAnswer.Anywhere.note(self) }
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) { DefaultAnswer.Anywhere.note(self) }
}
