// Written by `script/docs --optional-calls`: edit UIPickerViewDelegate, not this file.
import Foundation

extension UIPickerViewDelegate {
  /// The optional spelling, `delegate?.pickerView?(…)`.
  @_disfavoredOverload
  public var pickerView: _UIPickerViewDelegateCalls.PickerViewCall? { .init(target: self) }
}

/// The optional calls of `UIPickerViewDelegate`.
public enum _UIPickerViewDelegateCalls {
  /// `delegate?.pickerView?`.
  @preconcurrency @MainActor
  public struct PickerViewCall: _OptionalCall {
    internal let target: any UIPickerViewDelegate

    /// `pickerView(_:widthForComponent:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ pickerView: UIPickerView, widthForComponent component: Int)
      -> CGFloat
    {
      target.pickerView(pickerView, widthForComponent: component)
    }

    /// `pickerView(_:rowHeightForComponent:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
      -> CGFloat
    {
      target.pickerView(pickerView, rowHeightForComponent: component)
    }

    /// `pickerView(_:titleForRow:forComponent:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
      OptionalMember.ownResult(of: target, "pickerView(_:titleForRow:forComponent:)") {
        target.pickerView(pickerView, titleForRow: row, forComponent: component)
      } ?? nil
    }

    /// `pickerView(_:attributedTitleForRow:forComponent:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
      OptionalMember.ownResult(of: target, "pickerView(_:attributedTitleForRow:forComponent:)") {
        target.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
      } ?? nil
    }

    /// `pickerView(_:viewForRow:forComponent:reusing:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      target.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
    }

    /// `pickerView(_:didSelectRow:inComponent:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) -> Void? {
      OptionalMember.ownResult(of: target, "pickerView(_:didSelectRow:inComponent:)") {
        target.pickerView(pickerView, didSelectRow: row, inComponent: component)
      }
    }

  }
}

extension _OptionalCall where Self == _UIPickerViewDelegateCalls.PickerViewCall {
  /// `pickerView(_:widthForComponent:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ pickerView: UIPickerView, widthForComponent component: Int)
    -> CGFloat?
  {
    OptionalMember.ownResult(of: self.target, "pickerView(_:widthForComponent:)") {
      self.target.pickerView(pickerView, widthForComponent: component)
    }
  }

  /// `pickerView(_:rowHeightForComponent:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    -> CGFloat?
  {
    OptionalMember.ownResult(of: self.target, "pickerView(_:rowHeightForComponent:)") {
      self.target.pickerView(pickerView, rowHeightForComponent: component)
    }
  }

  /// `pickerView(_:viewForRow:forComponent:reusing:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView? {
    OptionalMember.ownResult(of: self.target, "pickerView(_:viewForRow:forComponent:reusing:)") {
      self.target.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
    }
  }
}
