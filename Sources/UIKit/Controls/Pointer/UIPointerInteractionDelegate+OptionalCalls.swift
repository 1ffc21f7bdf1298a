// Written by `script/docs --optional-calls`: edit UIPointerInteractionDelegate, not this file.
import Foundation

extension UIPointerInteractionDelegate {
  /// The optional spelling, `delegate?.pointerInteraction?(…)`.
  @_disfavoredOverload
  public var pointerInteraction: _UIPointerInteractionDelegateCalls.PointerInteractionCall? {
    .init(target: self)
  }
}

/// The optional calls of `UIPointerInteractionDelegate`.
public enum _UIPointerInteractionDelegateCalls {
  /// `delegate?.pointerInteraction?`.
  @preconcurrency @MainActor
  public struct PointerInteractionCall: _OptionalCall {
    internal let target: any UIPointerInteractionDelegate

    /// `pointerInteraction(_:regionFor:defaultRegion:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      OptionalMember.ownResult(of: target, "pointerInteraction(_:regionFor:defaultRegion:)") {
        target.pointerInteraction(interaction, regionFor: request, defaultRegion: defaultRegion)
      } ?? nil
    }

    /// `pointerInteraction(_:styleFor:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
      OptionalMember.ownResult(of: target, "pointerInteraction(_:styleFor:)") {
        target.pointerInteraction(interaction, styleFor: region)
      } ?? nil
    }

    /// `pointerInteraction(_:willEnter:animator:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) -> Void? {
      OptionalMember.ownResult(of: target, "pointerInteraction(_:willEnter:animator:)") {
        target.pointerInteraction(interaction, willEnter: region, animator: animator)
      }
    }

    /// `pointerInteraction(_:willExit:animator:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) -> Void? {
      OptionalMember.ownResult(of: target, "pointerInteraction(_:willExit:animator:)") {
        target.pointerInteraction(interaction, willExit: region, animator: animator)
      }
    }

  }
}
