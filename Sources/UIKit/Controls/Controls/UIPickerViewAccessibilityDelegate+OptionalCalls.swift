// Written by `script/docs --optional-calls`: edit UIPickerViewAccessibilityDelegate, not this file.
import Foundation

extension UIPickerViewAccessibilityDelegate {
  /// The optional spelling, `delegate?.pickerView?(…)`.
  @_disfavoredOverload
  public var pickerView: _UIPickerViewAccessibilityDelegateCalls.PickerViewCall? {
    .init(target: self)
  }
}

/// The optional calls of `UIPickerViewAccessibilityDelegate`.
public enum _UIPickerViewAccessibilityDelegateCalls {
  /// `delegate?.pickerView?`.
  @preconcurrency @MainActor
  public struct PickerViewCall: _OptionalCall {
    internal let target: any UIPickerViewAccessibilityDelegate

    /// `pickerView(_:accessibilityLabelForComponent:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
    ) -> String? {
      OptionalMember.ownResult(of: target, "pickerView(_:accessibilityLabelForComponent:)") {
        target.pickerView(pickerView, accessibilityLabelForComponent: component)
      } ?? nil
    }

    /// `pickerView(_:accessibilityHintForComponent:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ pickerView: UIPickerView, accessibilityHintForComponent component: Int
    ) -> String? {
      OptionalMember.ownResult(of: target, "pickerView(_:accessibilityHintForComponent:)") {
        target.pickerView(pickerView, accessibilityHintForComponent: component)
      } ?? nil
    }

  }
}
