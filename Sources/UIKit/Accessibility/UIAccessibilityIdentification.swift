import Foundation

/// Something that tests find by a name which users never hear.
///
///     cell.accessibilityIdentifier = "message.42"
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name.
  var accessibilityIdentifier: String? { get set }
}

extension UIAccessibilityIdentification {
  /// The name. It is kept beside the object.
  public var accessibilityIdentifier: String? {
    get { accessibilityValues.identifier }
    set { accessibilityValues.identifier = newValue }
  }
}

extension UIResponder: UIAccessibilityIdentification {}
extension UIImage: UIAccessibilityIdentification {}
