import Foundation

/// An object with an identifier for tests, which users never hear.
///
///     cell.accessibilityIdentifier = "message.42"
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The identifier.
  var accessibilityIdentifier: String? { get set }
}

extension UIAccessibilityIdentification {
  /// The identifier. It is stored beside the object.
  public var accessibilityIdentifier: String? {
    get { accessibilityValues.identifier }
    set { accessibilityValues.identifier = newValue }
  }
}

extension UIResponder: UIAccessibilityIdentification {}
extension UIImage: UIAccessibilityIdentification {}
