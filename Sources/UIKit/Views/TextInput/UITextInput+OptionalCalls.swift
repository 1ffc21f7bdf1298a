// Written by `script/docs --optional-calls`: edit UITextInput, not this file.
import Foundation

extension UITextInput {
  /// The optional spelling, `delegate?.shouldChangeText?(…)`.
  @_disfavoredOverload
  public var shouldChangeText: _UITextInputCalls.ShouldChangeTextCall? { .init(target: self) }

  /// The optional spelling, `delegate?.textStyling?(…)`.
  @_disfavoredOverload
  public var textStyling: _UITextInputCalls.TextStylingCall? { .init(target: self) }
}

/// The optional calls of `UITextInput`.
public enum _UITextInputCalls {
  /// `delegate?.shouldChangeText?`.
  @preconcurrency @MainActor
  public struct ShouldChangeTextCall: _OptionalCall {
    internal let target: any UITextInput

    /// `shouldChangeText(in:replacementText:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(in range: UITextRange, replacementText text: String) -> Bool {
      target.shouldChangeText(in: range, replacementText: text)
    }

    /// `shouldChangeText(in:replacementText:)` as a value, which is called without labels.
    @discardableResult
    public func callAsFunction(_ range: UITextRange, _ text: String) -> Bool {
      target.shouldChangeText(in: range, replacementText: text)
    }

  }

  /// `delegate?.textStyling?`.
  @preconcurrency @MainActor
  public struct TextStylingCall: _OptionalCall {
    internal let target: any UITextInput

    /// `textStyling(at:in:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(at position: UITextPosition, in direction: UITextStorageDirection)
      -> [NSAttributedString.Key: Any]?
    {
      OptionalMember.ownResult(of: target, "textStyling(at:in:)") {
        target.textStyling(at: position, in: direction)
      } ?? nil
    }

    /// `textStyling(at:in:)` as a value, which is called without labels.
    @discardableResult
    public func callAsFunction(_ position: UITextPosition, _ direction: UITextStorageDirection)
      -> [NSAttributedString.Key: Any]?
    {
      self(at: position, in: direction)
    }

  }
}

extension _OptionalCall where Self == _UITextInputCalls.ShouldChangeTextCall {
  /// `shouldChangeText(in:replacementText:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(in range: UITextRange, replacementText text: String) -> Bool? {
    OptionalMember.ownResult(of: self.target, "shouldChangeText(in:replacementText:)") {
      self.target.shouldChangeText(in: range, replacementText: text)
    }
  }
}
