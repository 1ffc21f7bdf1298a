import Foundation

/// The accessibility values that an object has where the app has set none.
///
/// A view class supplies its defaults by overriding `accessibilityDefaults`:
///
///     internal override var accessibilityDefaults: AccessibilityDefaults { .text(text) }
internal struct AccessibilityDefaults: Equatable {
  /// Whether the object is an accessibility element, and not only a container of elements.
  var isElement = false
  /// The label.
  var label: String?
  /// The value.
  var value: String?
  /// The traits.
  var traits = UIAccessibilityTraits.none
  /// Whether the object's children are read together, before the elements beside them.
  var groupsChildren = false
  /// The frame on the screen, for an object that is not a view.
  var frame: CGRect?
}

// The defaults of UIKit's own views.

extension AccessibilityDefaults {
  /// The defaults of most views, which are not accessibility elements.
  static let none = AccessibilityDefaults()

  /// A label, read with its text.
  static func text(_ text: String?) -> AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, label: text, traits: .staticText)
  }

  /// The header of a section, read with its text.
  static func header(_ text: String?) -> AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, label: text, traits: [.staticText, .header])
  }

  /// An image view: it has the trait of an image but is not an element.
  static func image(_ label: String? = nil) -> AccessibilityDefaults {
    AccessibilityDefaults(label: label, traits: .image)
  }

  /// A button, read with its title or with the label of its image.
  static func button(
    _ title: String?, isEnabled: Bool = true, isSelected: Bool = false
  ) -> AccessibilityDefaults {
    var traits = UIAccessibilityTraits.button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return AccessibilityDefaults(isElement: true, label: title, traits: traits)
  }

  /// A switch, whose value is 1 or 0.
  static func toggle(isOn: Bool, isEnabled: Bool = true) -> AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, value: isOn ? "1" : "0",
      traits: isEnabled ? [.button, .toggleButton] : [.button, .toggleButton, .notEnabled])
  }

  /// A slider, whose value is the position in percent.
  static func slider(_ share: Double, isEnabled: Bool = true) -> AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, value: percent(share),
      traits: isEnabled ? .adjustable : [.adjustable, .notEnabled])
  }

  /// A text field, whose value is its text or, if the text is empty, its placeholder.
  static func field(
    _ text: String?, placeholder: String? = nil, isSearch: Bool = false, isEnabled: Bool = true
  ) -> AccessibilityDefaults {
    let value = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder
    var traits: UIAccessibilityTraits = isSearch ? .searchField : .none
    if !isEnabled { traits.insert(.notEnabled) }
    return AccessibilityDefaults(isElement: true, value: value, traits: traits)
  }

  /// A page control.
  static func pages(current: Int, count: Int) -> AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, value: "page \(current + 1) of \(count)", traits: .adjustable)
  }

  /// A progress view.
  static func progress(_ share: Double) -> AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: "Progress", value: percent(share), traits: .updatesFrequently)
  }

  /// An activity indicator.
  static func activity(isAnimating: Bool) -> AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: isAnimating ? "In progress" : "Progress halted",
      traits: .updatesFrequently)
  }

  /// A row of a list: an element, read with its texts.
  static func row(
    _ texts: [String], traits: UIAccessibilityTraits = .none
  ) -> AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: texts.isEmpty ? nil : texts.joined(separator: ", "), traits: traits)
  }

  /// A cell that is not an element: its children are read together.
  static let cell = AccessibilityDefaults(groupsChildren: true)

  /// Returns a fraction from 0 to 1 as text, such as "50%".
  private static func percent(_ share: Double) -> String {
    "\(Int(((share.isFinite ? min(max(share, 0), 1) : 0) * 100).rounded()))%"
  }
}
