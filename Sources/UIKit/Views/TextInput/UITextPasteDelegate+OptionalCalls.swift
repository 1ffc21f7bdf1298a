// Written by `script/docs --optional-calls`: edit UITextPasteDelegate, not this file.
import Foundation

extension UITextPasteDelegate {
  /// The optional spelling, `delegate?.textPasteConfigurationSupporting?(…)`.
  @_disfavoredOverload
  public var textPasteConfigurationSupporting:
    _UITextPasteDelegateCalls.TextPasteConfigurationSupportingCall?
  { .init(target: self) }
}

/// The optional calls of `UITextPasteDelegate`.
public enum _UITextPasteDelegateCalls {
  /// `delegate?.textPasteConfigurationSupporting?`.
  @preconcurrency @MainActor
  public struct TextPasteConfigurationSupportingCall: _OptionalCall {
    internal let target: any UITextPasteDelegate

    /// `textPasteConfigurationSupporting(_:transform:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      transform item: any UITextPasteItem
    ) -> Void? {
      OptionalMember.ownResult(of: target, "textPasteConfigurationSupporting(_:transform:)") {
        target.textPasteConfigurationSupporting(textPasteConfigurationSupporting, transform: item)
      }
    }

    /// `textPasteConfigurationSupporting(_:combineItemAttributedStrings:for:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString {
      target.textPasteConfigurationSupporting(
        textPasteConfigurationSupporting, combineItemAttributedStrings: itemStrings, for: textRange)
    }

    /// `textPasteConfigurationSupporting(_:performPasteOf:to:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange {
      target.textPasteConfigurationSupporting(
        textPasteConfigurationSupporting, performPasteOf: attributedString, to: textRange)
    }

    /// `textPasteConfigurationSupporting(_:shouldAnimatePasteOf:to:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool {
      target.textPasteConfigurationSupporting(
        textPasteConfigurationSupporting, shouldAnimatePasteOf: attributedString, to: textRange)
    }

  }
}

extension _OptionalCall
where Self == _UITextPasteDelegateCalls.TextPasteConfigurationSupportingCall {
  /// `textPasteConfigurationSupporting(_:combineItemAttributedStrings:for:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString? {
    OptionalMember.ownResult(
      of: self.target, "textPasteConfigurationSupporting(_:combineItemAttributedStrings:for:)"
    ) {
      self.target.textPasteConfigurationSupporting(
        textPasteConfigurationSupporting, combineItemAttributedStrings: itemStrings, for: textRange)
    }
  }

  /// `textPasteConfigurationSupporting(_:performPasteOf:to:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange? {
    OptionalMember.ownResult(
      of: self.target, "textPasteConfigurationSupporting(_:performPasteOf:to:)"
    ) {
      self.target.textPasteConfigurationSupporting(
        textPasteConfigurationSupporting, performPasteOf: attributedString, to: textRange)
    }
  }

  /// `textPasteConfigurationSupporting(_:shouldAnimatePasteOf:to:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool? {
    OptionalMember.ownResult(
      of: self.target, "textPasteConfigurationSupporting(_:shouldAnimatePasteOf:to:)"
    ) {
      self.target.textPasteConfigurationSupporting(
        textPasteConfigurationSupporting, shouldAnimatePasteOf: attributedString, to: textRange)
    }
  }
}
