// Written by `script/docs --optional-calls`: edit NSTextStorageDelegate, not this file.
import Foundation

extension NSTextStorageDelegate {
  /// The optional spelling, `delegate?.textStorage?(…)`.
  @_disfavoredOverload
  public var textStorage: _NSTextStorageDelegateCalls.TextStorageCall? { .init(target: self) }
}

/// The optional calls of `NSTextStorageDelegate`.
public enum _NSTextStorageDelegateCalls {
  /// `delegate?.textStorage?`.
  public struct TextStorageCall: _OptionalCallFromAnywhere {
    internal let target: any NSTextStorageDelegate

    /// `textStorage(_:willProcessEditing:range:changeInLength:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) -> Void? {
      OptionalMember.Anywhere.ownResult(
        of: target, "textStorage(_:willProcessEditing:range:changeInLength:)"
      ) {
        target.textStorage(
          textStorage, willProcessEditing: editedMask, range: editedRange, changeInLength: delta)
      }
    }

    /// `textStorage(_:didProcessEditing:range:changeInLength:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) -> Void? {
      OptionalMember.Anywhere.ownResult(
        of: target, "textStorage(_:didProcessEditing:range:changeInLength:)"
      ) {
        target.textStorage(
          textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta)
      }
    }

  }
}
