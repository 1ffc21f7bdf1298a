import Foundation

/// An empty coder, for creating a view of which only the class is known.
///
/// For a class that is only known as a value, Swift calls no initializer except a `required` one.
/// For views this is `init(coder:)`. With this coder, it creates a view without a size and with the
/// default of every property.
internal class ClassCoder: NSCoder {
  /// Whether the coder fills the object in from a nib.
  var isOfNib: Bool { false }

  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool { false }

  override func decodeObject(forKey key: String) -> Any? { nil }
}
