// Written by `script/docs --optional-calls`: edit UIDocumentInteractionControllerDelegate, not this file.
import Foundation

extension UIDocumentInteractionControllerDelegate {
  /// The optional spelling, `delegate?.documentInteractionControllerViewControllerForPreview?(…)`.
  @_disfavoredOverload
  public var documentInteractionControllerViewControllerForPreview:
    _UIDocumentInteractionControllerDelegateCalls
      .DocumentInteractionControllerViewControllerForPreviewCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.documentInteractionControllerWillBeginPreview?(…)`.
  @_disfavoredOverload
  public var documentInteractionControllerWillBeginPreview:
    _UIDocumentInteractionControllerDelegateCalls.DocumentInteractionControllerWillBeginPreviewCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.documentInteractionControllerDidEndPreview?(…)`.
  @_disfavoredOverload
  public var documentInteractionControllerDidEndPreview:
    _UIDocumentInteractionControllerDelegateCalls.DocumentInteractionControllerDidEndPreviewCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.documentInteractionControllerWillPresentOptionsMenu?(…)`.
  @_disfavoredOverload
  public var documentInteractionControllerWillPresentOptionsMenu:
    _UIDocumentInteractionControllerDelegateCalls
      .DocumentInteractionControllerWillPresentOptionsMenuCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.documentInteractionControllerDidDismissOptionsMenu?(…)`.
  @_disfavoredOverload
  public var documentInteractionControllerDidDismissOptionsMenu:
    _UIDocumentInteractionControllerDelegateCalls
      .DocumentInteractionControllerDidDismissOptionsMenuCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.documentInteractionControllerWillPresentOpenInMenu?(…)`.
  @_disfavoredOverload
  public var documentInteractionControllerWillPresentOpenInMenu:
    _UIDocumentInteractionControllerDelegateCalls
      .DocumentInteractionControllerWillPresentOpenInMenuCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.documentInteractionControllerDidDismissOpenInMenu?(…)`.
  @_disfavoredOverload
  public var documentInteractionControllerDidDismissOpenInMenu:
    _UIDocumentInteractionControllerDelegateCalls
      .DocumentInteractionControllerDidDismissOpenInMenuCall?
  { .init(target: self) }
}

/// The optional calls of `UIDocumentInteractionControllerDelegate`.
public enum _UIDocumentInteractionControllerDelegateCalls {
  /// `delegate?.documentInteractionControllerViewControllerForPreview?`.
  @preconcurrency @MainActor
  public struct DocumentInteractionControllerViewControllerForPreviewCall: _OptionalCall {
    internal let target: any UIDocumentInteractionControllerDelegate

    /// `documentInteractionControllerViewControllerForPreview(_:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ controller: UIDocumentInteractionController) -> UIViewController {
      target.documentInteractionControllerViewControllerForPreview(controller)
    }

  }

  /// `delegate?.documentInteractionControllerWillBeginPreview?`.
  @preconcurrency @MainActor
  public struct DocumentInteractionControllerWillBeginPreviewCall: _OptionalCall {
    internal let target: any UIDocumentInteractionControllerDelegate

    /// `documentInteractionControllerWillBeginPreview(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ controller: UIDocumentInteractionController) -> Void? {
      OptionalMember.ownResult(of: target, "documentInteractionControllerWillBeginPreview(_:)") {
        target.documentInteractionControllerWillBeginPreview(controller)
      }
    }

  }

  /// `delegate?.documentInteractionControllerDidEndPreview?`.
  @preconcurrency @MainActor
  public struct DocumentInteractionControllerDidEndPreviewCall: _OptionalCall {
    internal let target: any UIDocumentInteractionControllerDelegate

    /// `documentInteractionControllerDidEndPreview(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ controller: UIDocumentInteractionController) -> Void? {
      OptionalMember.ownResult(of: target, "documentInteractionControllerDidEndPreview(_:)") {
        target.documentInteractionControllerDidEndPreview(controller)
      }
    }

  }

  /// `delegate?.documentInteractionControllerWillPresentOptionsMenu?`.
  @preconcurrency @MainActor
  public struct DocumentInteractionControllerWillPresentOptionsMenuCall: _OptionalCall {
    internal let target: any UIDocumentInteractionControllerDelegate

    /// `documentInteractionControllerWillPresentOptionsMenu(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ controller: UIDocumentInteractionController) -> Void? {
      OptionalMember.ownResult(
        of: target, "documentInteractionControllerWillPresentOptionsMenu(_:)"
      ) { target.documentInteractionControllerWillPresentOptionsMenu(controller) }
    }

  }

  /// `delegate?.documentInteractionControllerDidDismissOptionsMenu?`.
  @preconcurrency @MainActor
  public struct DocumentInteractionControllerDidDismissOptionsMenuCall: _OptionalCall {
    internal let target: any UIDocumentInteractionControllerDelegate

    /// `documentInteractionControllerDidDismissOptionsMenu(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ controller: UIDocumentInteractionController) -> Void? {
      OptionalMember.ownResult(of: target, "documentInteractionControllerDidDismissOptionsMenu(_:)")
      { target.documentInteractionControllerDidDismissOptionsMenu(controller) }
    }

  }

  /// `delegate?.documentInteractionControllerWillPresentOpenInMenu?`.
  @preconcurrency @MainActor
  public struct DocumentInteractionControllerWillPresentOpenInMenuCall: _OptionalCall {
    internal let target: any UIDocumentInteractionControllerDelegate

    /// `documentInteractionControllerWillPresentOpenInMenu(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ controller: UIDocumentInteractionController) -> Void? {
      OptionalMember.ownResult(of: target, "documentInteractionControllerWillPresentOpenInMenu(_:)")
      { target.documentInteractionControllerWillPresentOpenInMenu(controller) }
    }

  }

  /// `delegate?.documentInteractionControllerDidDismissOpenInMenu?`.
  @preconcurrency @MainActor
  public struct DocumentInteractionControllerDidDismissOpenInMenuCall: _OptionalCall {
    internal let target: any UIDocumentInteractionControllerDelegate

    /// `documentInteractionControllerDidDismissOpenInMenu(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ controller: UIDocumentInteractionController) -> Void? {
      OptionalMember.ownResult(of: target, "documentInteractionControllerDidDismissOpenInMenu(_:)")
      { target.documentInteractionControllerDidDismissOpenInMenu(controller) }
    }

  }
}

extension _OptionalCall
where
  Self == _UIDocumentInteractionControllerDelegateCalls
    .DocumentInteractionControllerViewControllerForPreviewCall
{
  /// `documentInteractionControllerViewControllerForPreview(_:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ controller: UIDocumentInteractionController) -> UIViewController? {
    OptionalMember.ownResult(
      of: self.target, "documentInteractionControllerViewControllerForPreview(_:)"
    ) { self.target.documentInteractionControllerViewControllerForPreview(controller) }
  }
}
