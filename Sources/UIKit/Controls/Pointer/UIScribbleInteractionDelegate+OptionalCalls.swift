// Written by `script/docs --optional-calls`: edit UIScribbleInteractionDelegate, not this file.
import Foundation

extension UIScribbleInteractionDelegate {
  /// The optional spelling, `delegate?.scribbleInteraction?(…)`.
  @_disfavoredOverload
  public var scribbleInteraction: _UIScribbleInteractionDelegateCalls.ScribbleInteractionCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.scribbleInteractionShouldDelayFocus?(…)`.
  @_disfavoredOverload
  public var scribbleInteractionShouldDelayFocus:
    _UIScribbleInteractionDelegateCalls.ScribbleInteractionShouldDelayFocusCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.scribbleInteractionWillBeginWriting?(…)`.
  @_disfavoredOverload
  public var scribbleInteractionWillBeginWriting:
    _UIScribbleInteractionDelegateCalls.ScribbleInteractionWillBeginWritingCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.scribbleInteractionDidFinishWriting?(…)`.
  @_disfavoredOverload
  public var scribbleInteractionDidFinishWriting:
    _UIScribbleInteractionDelegateCalls.ScribbleInteractionDidFinishWritingCall?
  { .init(target: self) }
}

/// The optional calls of `UIScribbleInteractionDelegate`.
public enum _UIScribbleInteractionDelegateCalls {
  /// `delegate?.scribbleInteraction?`.
  @preconcurrency @MainActor
  public struct ScribbleInteractionCall: _OptionalCall {
    internal let target: any UIScribbleInteractionDelegate

    /// `scribbleInteraction(_:shouldBeginAt:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
    ) -> Bool {
      target.scribbleInteraction(interaction, shouldBeginAt: location)
    }

    /// `scribbleInteraction(_:shouldBeginAt:)` as a value, which is called without labels.
    @discardableResult
    public func callAsFunction(_ interaction: UIScribbleInteraction, _ location: CGPoint) -> Bool {
      target.scribbleInteraction(interaction, shouldBeginAt: location)
    }

  }

  /// `delegate?.scribbleInteractionShouldDelayFocus?`.
  @preconcurrency @MainActor
  public struct ScribbleInteractionShouldDelayFocusCall: _OptionalCall {
    internal let target: any UIScribbleInteractionDelegate

    /// `scribbleInteractionShouldDelayFocus(_:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ interaction: UIScribbleInteraction) -> Bool {
      target.scribbleInteractionShouldDelayFocus(interaction)
    }

  }

  /// `delegate?.scribbleInteractionWillBeginWriting?`.
  @preconcurrency @MainActor
  public struct ScribbleInteractionWillBeginWritingCall: _OptionalCall {
    internal let target: any UIScribbleInteractionDelegate

    /// `scribbleInteractionWillBeginWriting(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ interaction: UIScribbleInteraction) -> Void? {
      OptionalMember.ownResult(of: target, "scribbleInteractionWillBeginWriting(_:)") {
        target.scribbleInteractionWillBeginWriting(interaction)
      }
    }

  }

  /// `delegate?.scribbleInteractionDidFinishWriting?`.
  @preconcurrency @MainActor
  public struct ScribbleInteractionDidFinishWritingCall: _OptionalCall {
    internal let target: any UIScribbleInteractionDelegate

    /// `scribbleInteractionDidFinishWriting(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ interaction: UIScribbleInteraction) -> Void? {
      OptionalMember.ownResult(of: target, "scribbleInteractionDidFinishWriting(_:)") {
        target.scribbleInteractionDidFinishWriting(interaction)
      }
    }

  }
}

extension _OptionalCall where Self == _UIScribbleInteractionDelegateCalls.ScribbleInteractionCall {
  /// `scribbleInteraction(_:shouldBeginAt:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint)
    -> Bool?
  {
    OptionalMember.ownResult(of: self.target, "scribbleInteraction(_:shouldBeginAt:)") {
      self.target.scribbleInteraction(interaction, shouldBeginAt: location)
    }
  }
}

extension _OptionalCall
where Self == _UIScribbleInteractionDelegateCalls.ScribbleInteractionShouldDelayFocusCall {
  /// `scribbleInteractionShouldDelayFocus(_:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIScribbleInteraction) -> Bool? {
    OptionalMember.ownResult(of: self.target, "scribbleInteractionShouldDelayFocus(_:)") {
      self.target.scribbleInteractionShouldDelayFocus(interaction)
    }
  }
}
