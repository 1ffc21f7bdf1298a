// Written by `script/docs --optional-calls`: edit UIPopoverPresentationControllerDelegate, not this file.
import Foundation

extension UIPopoverPresentationControllerDelegate {
  /// The optional spelling, `delegate?.prepareForPopoverPresentation?(…)`.
  @_disfavoredOverload
  public var prepareForPopoverPresentation:
    _UIPopoverPresentationControllerDelegateCalls.PrepareForPopoverPresentationCall?
  { .init(target: self) }
}

/// What `UIPopoverPresentationControllerDelegate` offers to calls in the optional spelling.
public enum _UIPopoverPresentationControllerDelegateCalls {
  /// `delegate?.prepareForPopoverPresentation?`.
  @preconcurrency @MainActor
  public struct PrepareForPopoverPresentationCall: _OptionalCall {
    internal let target: any UIPopoverPresentationControllerDelegate

    /// `prepareForPopoverPresentation(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ popoverPresentationController: UIPopoverPresentationController)
      -> Void?
    {
      DefaultAnswer.own(of: target, "prepareForPopoverPresentation(_:)") {
        target.prepareForPopoverPresentation(popoverPresentationController)
      }
    }

  }
}
