// Written by `script/docs --optional-calls`: edit UIEditMenuInteractionDelegate, not this file.
import Foundation

extension UIEditMenuInteractionDelegate {
  /// The optional spelling, `delegate?.editMenuInteraction?(…)`.
  @_disfavoredOverload
  public var editMenuInteraction: _UIEditMenuInteractionDelegateCalls.EditMenuInteractionCall? {
    .init(target: self)
  }
}

/// The optional calls of `UIEditMenuInteractionDelegate`.
public enum _UIEditMenuInteractionDelegateCalls {
  /// `delegate?.editMenuInteraction?`.
  @preconcurrency @MainActor
  public struct EditMenuInteractionCall: _OptionalCall {
    internal let target: any UIEditMenuInteractionDelegate

    /// `editMenuInteraction(_:menuFor:suggestedActions:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      OptionalMember.ownResult(of: target, "editMenuInteraction(_:menuFor:suggestedActions:)") {
        target.editMenuInteraction(
          interaction, menuFor: configuration, suggestedActions: suggestedActions)
      } ?? nil
    }

    /// `editMenuInteraction(_:targetRectFor:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
      target.editMenuInteraction(interaction, targetRectFor: configuration)
    }

    /// `editMenuInteraction(_:willPresentMenuFor:animator:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) -> Void? {
      OptionalMember.ownResult(of: target, "editMenuInteraction(_:willPresentMenuFor:animator:)") {
        target.editMenuInteraction(
          interaction, willPresentMenuFor: configuration, animator: animator)
      }
    }

    /// `editMenuInteraction(_:willDismissMenuFor:animator:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) -> Void? {
      OptionalMember.ownResult(of: target, "editMenuInteraction(_:willDismissMenuFor:animator:)") {
        target.editMenuInteraction(
          interaction, willDismissMenuFor: configuration, animator: animator)
      }
    }

  }
}

extension _OptionalCall where Self == _UIEditMenuInteractionDelegateCalls.EditMenuInteractionCall {
  /// `editMenuInteraction(_:targetRectFor:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect? {
    OptionalMember.ownResult(of: self.target, "editMenuInteraction(_:targetRectFor:)") {
      self.target.editMenuInteraction(interaction, targetRectFor: configuration)
    }
  }
}
