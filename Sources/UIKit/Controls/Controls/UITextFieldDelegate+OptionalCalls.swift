// Written by `script/docs --optional-calls`: edit UITextFieldDelegate, not this file.
import Foundation

extension UITextFieldDelegate {
  /// The optional spelling, `delegate?.textFieldShouldBeginEditing?(…)`.
  @_disfavoredOverload
  public var textFieldShouldBeginEditing: _UITextFieldDelegateCalls.TextFieldShouldBeginEditingCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.textFieldDidBeginEditing?(…)`.
  @_disfavoredOverload
  public var textFieldDidBeginEditing: _UITextFieldDelegateCalls.TextFieldDidBeginEditingCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.textFieldShouldEndEditing?(…)`.
  @_disfavoredOverload
  public var textFieldShouldEndEditing: _UITextFieldDelegateCalls.TextFieldShouldEndEditingCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.textFieldDidEndEditing?(…)`.
  @_disfavoredOverload
  public var textFieldDidEndEditing: _UITextFieldDelegateCalls.TextFieldDidEndEditingCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.textField?(…)`.
  @_disfavoredOverload
  public var textField: _UITextFieldDelegateCalls.TextFieldCall? { .init(target: self) }

  /// The optional spelling, `delegate?.textFieldDidChangeSelection?(…)`.
  @_disfavoredOverload
  public var textFieldDidChangeSelection: _UITextFieldDelegateCalls.TextFieldDidChangeSelectionCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.textFieldShouldClear?(…)`.
  @_disfavoredOverload
  public var textFieldShouldClear: _UITextFieldDelegateCalls.TextFieldShouldClearCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.textFieldShouldReturn?(…)`.
  @_disfavoredOverload
  public var textFieldShouldReturn: _UITextFieldDelegateCalls.TextFieldShouldReturnCall? {
    .init(target: self)
  }
}

/// The optional calls of `UITextFieldDelegate`.
public enum _UITextFieldDelegateCalls {
  /// `delegate?.textFieldShouldBeginEditing?`.
  @preconcurrency @MainActor
  public struct TextFieldShouldBeginEditingCall: _OptionalCall {
    internal let target: any UITextFieldDelegate

    /// `textFieldShouldBeginEditing(_:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ textField: UITextField) -> Bool {
      target.textFieldShouldBeginEditing(textField)
    }

  }

  /// `delegate?.textFieldDidBeginEditing?`.
  @preconcurrency @MainActor
  public struct TextFieldDidBeginEditingCall: _OptionalCall {
    internal let target: any UITextFieldDelegate

    /// `textFieldDidBeginEditing(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ textField: UITextField) -> Void? {
      OptionalMember.ownResult(of: target, "textFieldDidBeginEditing(_:)") {
        target.textFieldDidBeginEditing(textField)
      }
    }

  }

  /// `delegate?.textFieldShouldEndEditing?`.
  @preconcurrency @MainActor
  public struct TextFieldShouldEndEditingCall: _OptionalCall {
    internal let target: any UITextFieldDelegate

    /// `textFieldShouldEndEditing(_:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ textField: UITextField) -> Bool {
      target.textFieldShouldEndEditing(textField)
    }

  }

  /// `delegate?.textFieldDidEndEditing?`.
  @preconcurrency @MainActor
  public struct TextFieldDidEndEditingCall: _OptionalCall {
    internal let target: any UITextFieldDelegate

    /// `textFieldDidEndEditing(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ textField: UITextField) -> Void? {
      OptionalMember.ownResult(of: target, "textFieldDidEndEditing(_:)") {
        target.textFieldDidEndEditing(textField)
      }
    }

    /// `textFieldDidEndEditing(_:reason:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
      -> Void?
    {
      OptionalMember.ownResult(of: target, "textFieldDidEndEditing(_:reason:)") {
        target.textFieldDidEndEditing(textField, reason: reason)
      }
    }

  }

  /// `delegate?.textField?`.
  @preconcurrency @MainActor
  public struct TextFieldCall: _OptionalCall {
    internal let target: any UITextFieldDelegate

    /// `textField(_:shouldChangeCharactersIn:replacementString:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      target.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }

    /// `textField(_:editMenuForCharactersIn:suggestedActions:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ textField: UITextField, editMenuForCharactersIn range: NSRange,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      OptionalMember.ownResult(of: target, "textField(_:editMenuForCharactersIn:suggestedActions:)")
      {
        target.textField(
          textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
      } ?? nil
    }

    /// `textField(_:willPresentEditMenuWith:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) -> Void? {
      OptionalMember.ownResult(of: target, "textField(_:willPresentEditMenuWith:)") {
        target.textField(textField, willPresentEditMenuWith: animator)
      }
    }

    /// `textField(_:willDismissEditMenuWith:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) -> Void? {
      OptionalMember.ownResult(of: target, "textField(_:willDismissEditMenuWith:)") {
        target.textField(textField, willDismissEditMenuWith: animator)
      }
    }

  }

  /// `delegate?.textFieldDidChangeSelection?`.
  @preconcurrency @MainActor
  public struct TextFieldDidChangeSelectionCall: _OptionalCall {
    internal let target: any UITextFieldDelegate

    /// `textFieldDidChangeSelection(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ textField: UITextField) -> Void? {
      OptionalMember.ownResult(of: target, "textFieldDidChangeSelection(_:)") {
        target.textFieldDidChangeSelection(textField)
      }
    }

  }

  /// `delegate?.textFieldShouldClear?`.
  @preconcurrency @MainActor
  public struct TextFieldShouldClearCall: _OptionalCall {
    internal let target: any UITextFieldDelegate

    /// `textFieldShouldClear(_:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ textField: UITextField) -> Bool {
      target.textFieldShouldClear(textField)
    }

  }

  /// `delegate?.textFieldShouldReturn?`.
  @preconcurrency @MainActor
  public struct TextFieldShouldReturnCall: _OptionalCall {
    internal let target: any UITextFieldDelegate

    /// `textFieldShouldReturn(_:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ textField: UITextField) -> Bool {
      target.textFieldShouldReturn(textField)
    }

  }
}

extension _OptionalCall where Self == _UITextFieldDelegateCalls.TextFieldShouldBeginEditingCall {
  /// `textFieldShouldBeginEditing(_:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ textField: UITextField) -> Bool? {
    OptionalMember.ownResult(of: self.target, "textFieldShouldBeginEditing(_:)") {
      self.target.textFieldShouldBeginEditing(textField)
    }
  }
}

extension _OptionalCall where Self == _UITextFieldDelegateCalls.TextFieldShouldEndEditingCall {
  /// `textFieldShouldEndEditing(_:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ textField: UITextField) -> Bool? {
    OptionalMember.ownResult(of: self.target, "textFieldShouldEndEditing(_:)") {
      self.target.textFieldShouldEndEditing(textField)
    }
  }
}

extension _OptionalCall where Self == _UITextFieldDelegateCalls.TextFieldCall {
  /// `textField(_:shouldChangeCharactersIn:replacementString:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool? {
    OptionalMember.ownResult(
      of: self.target, "textField(_:shouldChangeCharactersIn:replacementString:)"
    ) {
      self.target.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }
  }
}

extension _OptionalCall where Self == _UITextFieldDelegateCalls.TextFieldShouldClearCall {
  /// `textFieldShouldClear(_:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ textField: UITextField) -> Bool? {
    OptionalMember.ownResult(of: self.target, "textFieldShouldClear(_:)") {
      self.target.textFieldShouldClear(textField)
    }
  }
}

extension _OptionalCall where Self == _UITextFieldDelegateCalls.TextFieldShouldReturnCall {
  /// `textFieldShouldReturn(_:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ textField: UITextField) -> Bool? {
    OptionalMember.ownResult(of: self.target, "textFieldShouldReturn(_:)") {
      self.target.textFieldShouldReturn(textField)
    }
  }
}
