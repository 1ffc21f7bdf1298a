import GalleyGeometry

// Values in words: what they are, and then whatever about them is not as usual.

/// The parts that there are, with commas between them.
internal func phrase(_ parts: String?...) -> String { phrase(parts) }

internal func phrase(_ parts: [String?]) -> String {
  parts.compactMap { $0 }.joined(separator: ", ")
}

/// A value with its name, unless it is as usual.
internal func said<Value: Equatable>(
  _ name: String, _ value: Value, unless usual: Value
) -> String? {
  value == usual ? nil : "\(name) \(value)"
}

/// A number with its name, unless it is as usual.
internal func said(_ name: String, _ number: Double, unless usual: Double = 0) -> String? {
  number == usual ? nil : "\(name) \(number.brief)"
}

/// Insets with their name, if there are any.
internal func said(_ name: String, _ insets: Insets) -> String? {
  insets == .zero ? nil : "\(name) (\(insets))"
}

/// Insets with their name, if there are any.
internal func said(_ name: String, _ insets: DirectionalInsets) -> String? {
  insets == .zero ? nil : "\(name) (\(insets))"
}

/// So many of something, for example `1 item`, `3 items`.
internal func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}
