import Foundation

/// Says how many wheels a picker has, and how many rows they have.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what the rows of a picker show, and is told when a user has turned a wheel.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// How wide a wheel is: as the others, unless said.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// How high the rows of a wheel are: 32 points, unless said.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The title of a row.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// The title of a row, with attributes. It goes before one without.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// The view of a row. It goes before titles.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// A user has turned a wheel, and it has come to rest.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// As the others.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    DefaultAnswer.value(UIPickerView.automaticLength, of: self)
  }

  /// 32 points.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { DefaultAnswer.value(UIPickerView.automaticLength, of: self) }

  /// None.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { DefaultAnswer.value(nil, of: self) }

  /// None.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { DefaultAnswer.value(nil, of: self) }

  /// A label with the title.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    if DefaultAnswer.note(self) { return UIView() }
    return pickerView.titleView(row, component, self, reusing: view)
  }

  /// Nothing happens.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) { DefaultAnswer.note(self) }
}

/// Says more of a picker's wheels to those who don't see them.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  /// What a wheel is called.
  func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String?
  /// What happens when a wheel is turned.
  func pickerView(
    _ pickerView: UIPickerView, accessibilityHintForComponent component: Int
  ) -> String?
}

extension UIPickerViewAccessibilityDelegate {
  /// Nothing is said.
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String? { DefaultAnswer.value(nil, of: self) }

  /// Nothing is said.
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityHintForComponent component: Int
  ) -> String? { DefaultAnswer.value(nil, of: self) }
}
