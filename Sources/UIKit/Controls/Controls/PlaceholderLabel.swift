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
      field?.lookChanged()
    }
  }

  override var font: UIFont! {
    get { givenFont ?? field?.font ?? super.font }
    set {
      givenFont = newValue
      field?.lookChanged()
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
}
