import Foundation

/// A coder that holds nothing, for making a view that is known only by its class.
///
/// Swift calls no initializer of a class that it knows only as a value, except a `required` one. For
/// views that is `init(coder:)`. With this coder it makes a view without size and with the default of
/// every property.
internal class ClassCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool { false }

  override func decodeObject(forKey key: String) -> Any? { nil }
}
