import Foundation

/// What an object is to those who don't see it, as long as nobody says otherwise. A kind of view says
/// so by overriding `accessibilityDefaults`:
///
///     internal override var accessibilityDefaults: AccessibilityDefaults { .text(text) }
internal struct AccessibilityDefaults: Equatable {
  /// Whether it is an element, and not only a place for some.
  var isElement = false
  /// What it is called.
  var label: String?
  /// What it says now.
  var value: String?
  /// What it is.
  var traits = UIAccessibilityTraits.none
  /// Whether what is in it is read before what is beside it.
  var groupsChildren = false
  /// Where it is on its screen, if it is no view.
  var frame: CGRect?
}

// The table of UIKit's own views.

extension AccessibilityDefaults {
  /// A view that is no element: most are.
  static let none = AccessibilityDefaults()

  /// A label: its text is what it is called.
  static func text(_ text: String?) -> AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, label: text, traits: .staticText)
  }

  /// The header of a section: text that starts something.
  static func header(_ text: String?) -> AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, label: text, traits: [.staticText, .header])
  }

  /// An image view. It is no element, but an image.
  static func image(_ label: String? = nil) -> AccessibilityDefaults {
    AccessibilityDefaults(label: label, traits: .image)
  }

  /// A button, called by its title or its image.
  static func button(
    _ title: String?, isEnabled: Bool = true, isSelected: Bool = false
  ) -> AccessibilityDefaults {
    var traits = UIAccessibilityTraits.button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return AccessibilityDefaults(isElement: true, label: title, traits: traits)
  }

  /// A switch: its value is 1 or 0.
  static func toggle(isOn: Bool, isEnabled: Bool = true) -> AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, value: isOn ? "1" : "0",
      traits: isEnabled ? [.button, .toggleButton] : [.button, .toggleButton, .notEnabled])
  }

  /// A slider: its value is a share of the whole.
  static func slider(_ share: Double, isEnabled: Bool = true) -> AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, value: percent(share),
      traits: isEnabled ? .adjustable : [.adjustable, .notEnabled])
  }

  /// A field for text: its value is the text, or what stands in for it.
  static func field(
    _ text: String?, placeholder: String? = nil, isSearch: Bool = false, isEnabled: Bool = true
  ) -> AccessibilityDefaults {
    let value = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder
    var traits: UIAccessibilityTraits = isSearch ? .searchField : .none
    if !isEnabled { traits.insert(.notEnabled) }
    return AccessibilityDefaults(isElement: true, value: value, traits: traits)
  }

  /// Dots for pages.
  static func pages(current: Int, count: Int) -> AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, value: "page \(current + 1) of \(count)", traits: .adjustable)
  }

  /// A bar that shows how far something is.
  static func progress(_ share: Double) -> AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: "Progress", value: percent(share), traits: .updatesFrequently)
  }

  /// A wheel that turns while something goes on.
  static func activity(isAnimating: Bool) -> AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: isAnimating ? "In progress" : "Progress halted",
      traits: .updatesFrequently)
  }

  /// A row of a table: an element, called by what its labels say.
  static func row(_ labels: [String], isSelected: Bool = false) -> AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: labels.isEmpty ? nil : labels.joined(separator: ", "),
      traits: isSelected ? .selected : .none)
  }

  /// A cell of a collection: what is in it is read as one thing after another.
  static let cell = AccessibilityDefaults(groupsChildren: true)

  private static func percent(_ share: Double) -> String {
    "\(Int(((share.isFinite ? min(max(share, 0), 1) : 0) * 100).rounded()))%"
  }
}
