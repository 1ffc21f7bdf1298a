// Written by `script/docs --optional-calls`: edit UIContextMenuInteractionDelegate, not this file.
import Foundation

extension UIContextMenuInteractionDelegate {
  /// The optional spelling, `delegate?.contextMenuInteraction?(…)`.
  @_disfavoredOverload
  public var contextMenuInteraction:
    _UIContextMenuInteractionDelegateCalls.ContextMenuInteractionCall?
  { .init(target: self) }
}

/// The optional calls of `UIContextMenuInteractionDelegate`.
public enum _UIContextMenuInteractionDelegateCalls {
  /// `delegate?.contextMenuInteraction?`.
  @preconcurrency @MainActor
  public struct ContextMenuInteractionCall: _OptionalCall {
    internal let target: any UIContextMenuInteractionDelegate

    /// `contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      OptionalMember.ownResult(
        of: target, "contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)"
      ) {
        target.contextMenuInteraction(
          interaction, configuration: configuration,
          highlightPreviewForItemWithIdentifier: identifier)
      } ?? nil
    }

    /// `contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      OptionalMember.ownResult(
        of: target, "contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)"
      ) {
        target.contextMenuInteraction(
          interaction, configuration: configuration,
          dismissalPreviewForItemWithIdentifier: identifier)
      } ?? nil
    }

    /// `contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      OptionalMember.ownResult(
        of: target, "contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)"
      ) {
        target.contextMenuInteraction(
          interaction, previewForHighlightingMenuWithConfiguration: configuration)
      } ?? nil
    }

    /// `contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction,
      previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      OptionalMember.ownResult(
        of: target, "contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)"
      ) {
        target.contextMenuInteraction(
          interaction, previewForDismissingMenuWithConfiguration: configuration)
      } ?? nil
    }

    /// `contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) -> Void? {
      OptionalMember.ownResult(
        of: target, "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)"
      ) {
        target.contextMenuInteraction(
          interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      }
    }

    /// `contextMenuInteraction(_:willDisplayMenuFor:animator:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) -> Void? {
      OptionalMember.ownResult(of: target, "contextMenuInteraction(_:willDisplayMenuFor:animator:)")
      {
        target.contextMenuInteraction(
          interaction, willDisplayMenuFor: configuration, animator: animator)
      }
    }

    /// `contextMenuInteraction(_:willEndFor:animator:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) -> Void? {
      OptionalMember.ownResult(of: target, "contextMenuInteraction(_:willEndFor:animator:)") {
        target.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
      }
    }

  }
}
