// Written by `script/docs --optional-calls`: edit UIDocumentPickerDelegate, not this file.
import Foundation

extension UIDocumentPickerDelegate {
  /// The optional spelling, `delegate?.documentPicker?(…)`.
  @_disfavoredOverload
  public var documentPicker: _UIDocumentPickerDelegateCalls.DocumentPickerCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.documentPickerWasCancelled?(…)`.
  @_disfavoredOverload
  public var documentPickerWasCancelled:
    _UIDocumentPickerDelegateCalls.DocumentPickerWasCancelledCall?
  { .init(target: self) }
}

/// The optional calls of `UIDocumentPickerDelegate`.
public enum _UIDocumentPickerDelegateCalls {
  /// `delegate?.documentPicker?`.
  @preconcurrency @MainActor
  public struct DocumentPickerCall: _OptionalCall {
    internal let target: any UIDocumentPickerDelegate

    /// `documentPicker(_:didPickDocumentsAt:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) -> Void? {
      OptionalMember.ownResult(of: target, "documentPicker(_:didPickDocumentsAt:)") {
        target.documentPicker(controller, didPickDocumentsAt: urls)
      }
    }

    /// `documentPicker(_:didPickDocumentAt:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
    ) -> Void? {
      OptionalMember.ownResult(of: target, "documentPicker(_:didPickDocumentAt:)") {
        target.documentPicker(controller, didPickDocumentAt: url)
      }
    }

  }

  /// `delegate?.documentPickerWasCancelled?`.
  @preconcurrency @MainActor
  public struct DocumentPickerWasCancelledCall: _OptionalCall {
    internal let target: any UIDocumentPickerDelegate

    /// `documentPickerWasCancelled(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ controller: UIDocumentPickerViewController) -> Void? {
      OptionalMember.ownResult(of: target, "documentPickerWasCancelled(_:)") {
        target.documentPickerWasCancelled(controller)
      }
    }

  }
}
