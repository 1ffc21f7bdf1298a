import Foundation

/// An object with an identifier by which tests find it. Assistive technologies never read the
/// identifier.
///
///     cell.accessibilityIdentifier = "message.42"
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The identifier.
  var accessibilityIdentifier: String? { get set }
}

extension UIAccessibilityIdentification {
  /// The identifier of an object that is not a responder, stored in a table.
  public var accessibilityIdentifier: String? {
    get { accessibilityValues.identifier }
    set { accessibilityValues.identifier = newValue }
  }
}

extension UIResponder: UIAccessibilityIdentification {}
extension UIImage: UIAccessibilityIdentification {}
