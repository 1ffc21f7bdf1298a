import Foundation

/// An empty coder, for creating a view of which only the class is known.
///
/// If only a value of type `AnyClass` is known, Swift can only call a `required` initializer. The
/// required initializer of views is `init(coder:)`. With this coder, `init(coder:)` creates a view
/// of size zero, with the default value of every property.
internal class ClassCoder: NSCoder {
  /// Whether the coder decodes objects from a nib.
  var isOfNib: Bool { false }

  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool { false }

  override func decodeObject(forKey key: String) -> Any? { nil }
}

extension NSCoder {
  /// Whether an object that is created with this coder gets the default value of every property,
  /// apart from the values in a nib.
  ///
  /// Unit tests call `init(coder:)` with the decoder of an empty archive. An archive of a view or
  /// of a controller has one of these keys, and can't be read here.
  internal var givesDefaults: Bool {
    if self is ClassCoder { return true }
    guard let archive = self as? NSKeyedUnarchiver else { return false }
    let keys = ["UIBounds", "UICenter", "UISubviews", "UIView", "UINibName", "UITitle"]
    return !keys.contains { archive.containsValue(forKey: $0) }
  }
}
