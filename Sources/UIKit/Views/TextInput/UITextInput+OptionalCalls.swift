// Written by `script/docs --optional-calls`: edit UITextInput, not this file.
import Foundation

extension UITextInput {
  /// The optional spelling, `delegate?.shouldChangeText?(…)`.
  @_disfavoredOverload
  public var shouldChangeText: _UITextInputCalls.ShouldChangeTextCall? { .init(target: self) }

  /// The optional spelling, `delegate?.textStyling?(…)`.
  @_disfavoredOverload
  public var textStyling: _UITextInputCalls.TextStylingCall? { .init(target: self) }

  /// The optional spelling, `delegate?.attributedText?(…)`.
  @_disfavoredOverload
  public var attributedText: _UITextInputCalls.AttributedTextCall? { .init(target: self) }

  /// The optional spelling, `delegate?.replace?(…)`.
  @_disfavoredOverload
  public var replace: _UITextInputCalls.ReplaceCall? { .init(target: self) }

  /// The optional spelling, `delegate?.insertAttributedText?(…)`.
  @_disfavoredOverload
  public var insertAttributedText: _UITextInputCalls.InsertAttributedTextCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.editMenu?(…)`.
  @_disfavoredOverload
  public var editMenu: _UITextInputCalls.EditMenuCall? { .init(target: self) }
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

  /// `delegate?.attributedText?`.
  @preconcurrency @MainActor
  public struct AttributedTextCall: _OptionalCall {
    internal let target: any UITextInput

    /// `attributedText(in:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(in range: UITextRange) -> NSAttributedString {
      target.attributedText(in: range)
    }

    /// `attributedText(in:)` as a value, which is called without labels.
    @discardableResult
    public func callAsFunction(_ range: UITextRange) -> NSAttributedString {
      target.attributedText(in: range)
    }

  }

  /// `delegate?.replace?`.
  @preconcurrency @MainActor
  public struct ReplaceCall: _OptionalCall {
    internal let target: any UITextInput

    /// `replace(_:withAttributedText:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ range: UITextRange, withAttributedText attributedText: NSAttributedString
    ) -> Void? {
      OptionalMember.ownResult(of: target, "replace(_:withAttributedText:)") {
        target.replace(range, withAttributedText: attributedText)
      }
    }

  }

  /// `delegate?.insertAttributedText?`.
  @preconcurrency @MainActor
  public struct InsertAttributedTextCall: _OptionalCall {
    internal let target: any UITextInput

    /// `insertAttributedText(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ string: NSAttributedString) -> Void? {
      OptionalMember.ownResult(of: target, "insertAttributedText(_:)") {
        target.insertAttributedText(string)
      }
    }

  }

  /// `delegate?.editMenu?`.
  @preconcurrency @MainActor
  public struct EditMenuCall: _OptionalCall {
    internal let target: any UITextInput

    /// `editMenu(for:suggestedActions:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(for textRange: UITextRange, suggestedActions: [UIMenuElement])
      -> UIMenu?
    {
      OptionalMember.ownResult(of: target, "editMenu(for:suggestedActions:)") {
        target.editMenu(for: textRange, suggestedActions: suggestedActions)
      } ?? nil
    }

    /// `editMenu(for:suggestedActions:)` as a value, which is called without labels.
    @discardableResult
    public func callAsFunction(_ textRange: UITextRange, _ suggestedActions: [UIMenuElement])
      -> UIMenu?
    {
      self(for: textRange, suggestedActions: suggestedActions)
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

extension _OptionalCall where Self == _UITextInputCalls.AttributedTextCall {
  /// `attributedText(in:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(in range: UITextRange) -> NSAttributedString? {
    OptionalMember.ownResult(of: self.target, "attributedText(in:)") {
      self.target.attributedText(in: range)
    }
  }
}
