import Foundation

/// The methods that a text field calls on its delegate. All methods are optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: _SelectorResponding {
  /// Returns whether editing may begin.
  @_disfavoredOverload
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when editing has begun.
  @_disfavoredOverload
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end.
  @_disfavoredOverload
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when editing has ended, unless the method with a reason is implemented.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called when editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns whether typed text may replace a range.
  @_disfavoredOverload
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called when the selection has changed.
  @_disfavoredOverload
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the clear button, or the beginning of editing, may clear the text.
  @_disfavoredOverload
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the return key has its default effect.
  @_disfavoredOverload
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns the edit menu for a range; `nil` for the suggested actions.
  ///
  /// - Differs: it is never called, because text has no edit menu.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Called before the edit menu appears.
  ///
  /// - Differs: it is never called, because text has no edit menu.
  func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Called before the edit menu disappears.
  ///
  /// - Differs: it is never called, because text has no edit menu.
  func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
  /// The default: returns `true`.
  @_disfavoredOverload
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    OptionalMember.defaultValue(true, of: self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    OptionalMember.noteDefault(self)
  }
  /// The default: returns `true`.
  @_disfavoredOverload
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    OptionalMember.defaultValue(true, of: self)
  }
  /// The default: does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) { OptionalMember.noteDefault(self) }
  /// The default: calls the method without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    if OptionalMember.noteDefault(self) { return }
    textFieldDidEndEditing(textField)
  }
  /// The default: returns `true`.
  @_disfavoredOverload
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    OptionalMember.noteDefault(self)
  }
  /// The default: returns `true`.
  @_disfavoredOverload
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    OptionalMember.defaultValue(true, of: self)
  }
  /// The default: returns `true`.
  @_disfavoredOverload
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    OptionalMember.defaultValue(true, of: self)
  }
  /// The default: returns `nil`, so that the menu has the suggested actions.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { OptionalMember.defaultValue(nil, of: self) }
  /// The default: does nothing.
  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { OptionalMember.noteDefault(self) }
}
