import Foundation

/// Is asked and told by a field. All of it may be left out.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: _SelectorResponding {
  /// Whether it may be edited.
  @_disfavoredOverload
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// It is edited now.
  @_disfavoredOverload
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether it may be left.
  @_disfavoredOverload
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// It was left. Not called where the next one is there.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// It was left.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether what is typed may be put in place of some text.
  @_disfavoredOverload
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Something else is selected.
  @_disfavoredOverload
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the button may empty it.
  @_disfavoredOverload
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether return does what it usually does.
  @_disfavoredOverload
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// It may.
  @_disfavoredOverload
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    DefaultAnswer.value(true, of: self)
  }
  /// Nothing.
  @_disfavoredOverload
  public func textFieldDidBeginEditing(_ textField: UITextField) { DefaultAnswer.note(self) }
  /// It may.
  @_disfavoredOverload
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    DefaultAnswer.value(true, of: self)
  }
  /// Nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) { DefaultAnswer.note(self) }
  /// Calls the one without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    if DefaultAnswer.note(self) { return }
    textFieldDidEndEditing(textField)
  }
  /// It may.
  @_disfavoredOverload
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { DefaultAnswer.value(true, of: self) }
  /// Nothing.
  @_disfavoredOverload
  public func textFieldDidChangeSelection(_ textField: UITextField) { DefaultAnswer.note(self) }
  /// It may.
  @_disfavoredOverload
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    DefaultAnswer.value(true, of: self)
  }
  /// It does.
  @_disfavoredOverload
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    DefaultAnswer.value(true, of: self)
  }
}
