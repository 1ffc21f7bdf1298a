import GalleyGeometry

// Values as text: the value first, followed by the properties that are not at their default.

/// Joins the parts that are not `nil` with commas.
internal func phrase(_ parts: String?...) -> String { phrase(parts) }

/// Joins the parts of an array that are not `nil` with commas.
internal func phrase(_ parts: [String?]) -> String {
  parts.compactMap { $0 }.joined(separator: ", ")
}

/// Returns a value with its name, or `nil` if it is the default.
internal func labeled<Value: Equatable>(
  _ name: String, _ value: Value, unless usual: Value
) -> String? {
  value == usual ? nil : "\(name) \(value)"
}

/// Returns a number with its name, or `nil` if it is the default.
internal func labeled(_ name: String, _ number: Double, unless usual: Double = 0) -> String? {
  number == usual ? nil : "\(name) \(number.brief)"
}

/// Returns insets with their name, or `nil` if they are zero.
internal func labeled(_ name: String, _ insets: Insets) -> String? {
  insets == .zero ? nil : "\(name) (\(insets))"
}

/// Returns insets with their name, or `nil` if they are zero.
internal func labeled(_ name: String, _ insets: DirectionalInsets) -> String? {
  insets == .zero ? nil : "\(name) (\(insets))"
}

/// Returns a number with the noun that it counts, for example `1 item`, `3 items`.
internal func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}
