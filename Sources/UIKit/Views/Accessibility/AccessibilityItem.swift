import Foundation

/// An accessibility element as an assistive technology finds it: its label, traits, frame and so
/// on.
///
/// UIKit has no such type. An ``AccessibilityOutline`` consists of these items.
public struct AccessibilityItem: Hashable, Sendable {
  /// The label.
  public var label: String?
  /// The value.
  public var value: String?
  /// The hint: what happens when the element is activated.
  public var hint: String?
  /// The traits.
  public var traits: UIAccessibilityTraits
  /// The identifier by which tests find the element.
  public var identifier: String?
  /// The language in which the element is spoken.
  public var language: String?
  /// The names of the custom actions.
  public var actions: [String]
  /// The frame in the coordinates of the window, or of the outermost view if there is no window.
  public var frame: CGRect

  /// Creates an item from its parts.
  public init(
    label: String? = nil, value: String? = nil, hint: String? = nil,
    traits: UIAccessibilityTraits = .none, identifier: String? = nil, language: String? = nil,
    actions: [String] = [], frame: CGRect = .zero
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.identifier = identifier
    self.language = language
    self.actions = actions
    self.frame = frame
  }
}

extension AccessibilityItem {
  /// Hashes the parts that differ most between elements.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(label)
    hasher.combine(identifier)
    hasher.combine(traits)
  }
}

extension AccessibilityItem: CustomStringConvertible {
  /// The item in one line: `"Like" (button, selected), value "3", #like, at (16, 8, 44, 44)`.
  public var description: String {
    var parts = [label?.debugDescription ?? "no label"]
    if !traits.isEmpty { parts[0] += " (\(traits))" }
    if let value { parts.append("value \(value.debugDescription)") }
    if let hint { parts.append("hint \(hint.debugDescription)") }
    if let language { parts.append("in \(language)") }
    if !actions.isEmpty { parts.append("actions \(actions.joined(separator: "/"))") }
    if let identifier { parts.append("#\(identifier)") }
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    parts.append("at (\(numbers.map(\.plain).joined(separator: ", ")))")
    return parts.joined(separator: ", ")
  }
}
