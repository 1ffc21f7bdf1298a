// Written by `script/docs --optional-calls`: edit UIPopoverPresentationControllerDelegate, not this file.
import Foundation

extension UIPopoverPresentationControllerDelegate {
  /// The optional spelling, `delegate?.prepareForPopoverPresentation?(…)`.
  @_disfavoredOverload
  public var prepareForPopoverPresentation:
    _UIPopoverPresentationControllerDelegateCalls.PrepareForPopoverPresentationCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.popoverPresentationControllerShouldDismissPopover?(…)`.
  @_disfavoredOverload
  public var popoverPresentationControllerShouldDismissPopover:
    _UIPopoverPresentationControllerDelegateCalls
      .PopoverPresentationControllerShouldDismissPopoverCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.popoverPresentationControllerDidDismissPopover?(…)`.
  @_disfavoredOverload
  public var popoverPresentationControllerDidDismissPopover:
    _UIPopoverPresentationControllerDelegateCalls
      .PopoverPresentationControllerDidDismissPopoverCall?
  { .init(target: self) }
}

/// The optional calls of `UIPopoverPresentationControllerDelegate`.
public enum _UIPopoverPresentationControllerDelegateCalls {
  /// `delegate?.prepareForPopoverPresentation?`.
  @preconcurrency @MainActor
  public struct PrepareForPopoverPresentationCall: _OptionalCall {
    internal let target: any UIPopoverPresentationControllerDelegate

    /// `prepareForPopoverPresentation(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ popoverPresentationController: UIPopoverPresentationController)
      -> Void?
    {
      OptionalMember.ownResult(of: target, "prepareForPopoverPresentation(_:)") {
        target.prepareForPopoverPresentation(popoverPresentationController)
      }
    }

  }

  /// `delegate?.popoverPresentationControllerShouldDismissPopover?`.
  @preconcurrency @MainActor
  public struct PopoverPresentationControllerShouldDismissPopoverCall: _OptionalCall {
    internal let target: any UIPopoverPresentationControllerDelegate

    /// `popoverPresentationControllerShouldDismissPopover(_:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ popoverPresentationController: UIPopoverPresentationController)
      -> Bool
    {
      target.popoverPresentationControllerShouldDismissPopover(popoverPresentationController)
    }

  }

  /// `delegate?.popoverPresentationControllerDidDismissPopover?`.
  @preconcurrency @MainActor
  public struct PopoverPresentationControllerDidDismissPopoverCall: _OptionalCall {
    internal let target: any UIPopoverPresentationControllerDelegate

    /// `popoverPresentationControllerDidDismissPopover(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ popoverPresentationController: UIPopoverPresentationController)
      -> Void?
    {
      OptionalMember.ownResult(of: target, "popoverPresentationControllerDidDismissPopover(_:)") {
        target.popoverPresentationControllerDidDismissPopover(popoverPresentationController)
      }
    }

  }
}

extension _OptionalCall
where
  Self == _UIPopoverPresentationControllerDelegateCalls
    .PopoverPresentationControllerShouldDismissPopoverCall
{
  /// `popoverPresentationControllerShouldDismissPopover(_:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ popoverPresentationController: UIPopoverPresentationController)
    -> Bool?
  {
    OptionalMember.ownResult(
      of: self.target, "popoverPresentationControllerShouldDismissPopover(_:)"
    ) {
      self.target.popoverPresentationControllerShouldDismissPopover(popoverPresentationController)
    }
  }
}
