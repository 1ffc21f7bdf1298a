// Written by `script/docs --optional-calls`: edit UILargeContentViewerInteractionDelegate, not this file.
import Foundation

extension UILargeContentViewerInteractionDelegate {
  /// The optional spelling, `delegate?.largeContentViewerInteraction?(…)`.
  @_disfavoredOverload
  public var largeContentViewerInteraction:
    _UILargeContentViewerInteractionDelegateCalls.LargeContentViewerInteractionCall?
  { .init(target: self) }
}

/// The optional calls of `UILargeContentViewerInteractionDelegate`.
public enum _UILargeContentViewerInteractionDelegateCalls {
  /// `delegate?.largeContentViewerInteraction?`.
  @preconcurrency @MainActor
  public struct LargeContentViewerInteractionCall: _OptionalCall {
    internal let target: any UILargeContentViewerInteractionDelegate

    /// `largeContentViewerInteraction(_:didEndOn:at:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ interaction: UILargeContentViewerInteraction,
      didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) -> Void? {
      OptionalMember.ownResult(of: target, "largeContentViewerInteraction(_:didEndOn:at:)") {
        target.largeContentViewerInteraction(interaction, didEndOn: item, at: point)
      }
    }

    /// `largeContentViewerInteraction(_:itemAt:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? {
      OptionalMember.ownResult(of: target, "largeContentViewerInteraction(_:itemAt:)") {
        target.largeContentViewerInteraction(interaction, itemAt: point)
      } ?? nil
    }

  }
}
