import Foundation

/// The label of a text field's placeholder, which apps reach with key-value coding:
///
///     field.setValue(UIColor.red, forKeyPath: "placeholderLabel.textColor")
///
/// The label is not a subview. The field draws the placeholder itself, with the color and the font
/// that were set on the label.
internal final class PlaceholderLabel: UILabel {
  private weak var field: UITextField?
  /// The color that was set on the label; `nil` for the color of the field's placeholder.
  internal private(set) var givenColor: UIColor?
  /// The font that was set on the label; `nil` for the font of the field.
  internal private(set) var givenFont: UIFont?

  internal init(of field: UITextField) {
    self.field = field
    super.init(frame: .zero)
  }

  internal required init?(coder: NSCoder) { super.init(coder: coder) }

  override var textColor: UIColor! {
    get { givenColor ?? field?.placeholderColor ?? super.textColor }
    set {
      givenColor = newValue
      field?.setPlaceholderAttribute(.foregroundColor, to: newValue)
    }
  }

  override var font: UIFont! {
    get { givenFont ?? field?.font ?? super.font }
    set {
      givenFont = newValue
      field?.setPlaceholderAttribute(.font, to: newValue)
    }
  }

  override var text: String? {
    get { field?.placeholder }
    set { field?.placeholder = newValue }
  }
}

extension UITextField {
  /// The label of the placeholder, which is created when it is first asked for.
  internal var placeholderLabel: UILabel {
    let label = givenPlaceholderLabel ?? PlaceholderLabel(of: self)
    givenPlaceholderLabel = label
    return label
  }

  /// Sets an attribute of the whole placeholder, as setting the color or the font of a label does.
  ///
  /// A later placeholder may have another value.
  fileprivate func setPlaceholderAttribute(_ key: NSAttributedString.Key, to value: Any?) {
    guard let value, let attributedPlaceholder, attributedPlaceholder.length > 0 else {
      return lookChanged()
    }
    let text = NSMutableAttributedString(attributedString: attributedPlaceholder)
    text.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
    self.attributedPlaceholder = text
  }
}
