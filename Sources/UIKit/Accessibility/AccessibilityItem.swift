import Foundation

/// An element as those who don't see it find it: what it is called, what it is, where it is.
///
/// Galley's own: see ``AccessibilityOutline``.
public struct AccessibilityItem: Hashable, Sendable {
  /// What it is called.
  public var label: String?
  /// What it says now.
  public var value: String?
  /// What happens when it is used.
  public var hint: String?
  /// What it is.
  public var traits: UIAccessibilityTraits
  /// The name that tests find it by.
  public var identifier: String?
  /// In which language it is spoken.
  public var language: String?
  /// What more can be done with it, by name.
  public var actions: [String]
  /// Where it is in its window; in the outermost view, if there is no window.
  public var frame: CGRect

  /// An element.
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
  /// Hashes what tells elements apart best.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(label)
    hasher.combine(identifier)
    hasher.combine(traits)
  }
}

extension AccessibilityItem: CustomStringConvertible {
  /// One line: `"Like" (button, selected), value "3", #like, at (16, 8, 44, 44)`.
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
