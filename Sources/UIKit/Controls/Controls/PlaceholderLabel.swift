import Foundation

/// A label that stands for the placeholder of a text field, which has no label in Galley.
///
/// UIKit does not document the label. Apps reach it by the key `placeholderLabel`, with key-value
/// coding, and set its color or its font. This label passes both on to the placeholder.
internal final class PlaceholderLabel: UILabel {
  private weak var field: UITextField?

  /// Creates the label of a field. Without a placeholder, the label is empty and sets nothing.
  init(of field: UITextField) {
    super.init(frame: field.placeholderRect(forBounds: field.bounds))
    super.font = field.font
    super.textColor = field.placeholderColor
    attributedText = field.attributedPlaceholder
    self.field = field
  }

  required init?(coder: NSCoder) { nil }

  override var font: UIFont! {
    get { super.font }
    set {
      super.font = newValue
      apply(.font, newValue)
    }
  }

  override var textColor: UIColor! {
    get { super.textColor }
    set {
      super.textColor = newValue
      apply(.foregroundColor, newValue)
    }
  }

  /// Sets an attribute of the whole placeholder.
  private func apply(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let field, let placeholder = field.attributedPlaceholder else { return }
    let changed = NSMutableAttributedString(attributedString: placeholder)
    let all = NSRange(location: 0, length: changed.length)
    if let value {
      changed.addAttribute(key, value: value, range: all)
    } else {
      changed.removeAttribute(key, range: all)
    }
    field.attributedPlaceholder = changed
  }
}
