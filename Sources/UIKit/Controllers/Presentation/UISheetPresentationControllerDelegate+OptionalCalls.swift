// Written by `script/docs --optional-calls`: edit UISheetPresentationControllerDelegate, not this file.
import Foundation

extension UISheetPresentationControllerDelegate {
  /// The optional spelling, `delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier?(…)`.
  @_disfavoredOverload
  public var sheetPresentationControllerDidChangeSelectedDetentIdentifier:
    _UISheetPresentationControllerDelegateCalls
      .SheetPresentationControllerDidChangeSelectedDetentIdentifierCall?
  { .init(target: self) }
}

/// The optional calls of `UISheetPresentationControllerDelegate`.
public enum _UISheetPresentationControllerDelegateCalls {
  /// `delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier?`.
  @preconcurrency @MainActor
  public struct SheetPresentationControllerDidChangeSelectedDetentIdentifierCall: _OptionalCall {
    internal let target: any UISheetPresentationControllerDelegate

    /// `sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ sheetPresentationController: UISheetPresentationController)
      -> Void?
    {
      OptionalMember.ownResult(
        of: target, "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"
      ) {
        target.sheetPresentationControllerDidChangeSelectedDetentIdentifier(
          sheetPresentationController)
      }
    }

  }
}
