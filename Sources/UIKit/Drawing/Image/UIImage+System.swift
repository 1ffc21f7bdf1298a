import Foundation

// The system images for which UIKit has properties.

extension UIImage {
  /// A plus sign in a filled circle.
  public class var add: UIImage { system("plus.circle.fill") }
  /// A minus sign in a filled circle.
  public class var remove: UIImage { system("minus.circle.fill") }
  /// An ellipsis in a circle.
  public class var actions: UIImage { system("ellipsis.circle") }
  /// A check mark in a filled circle.
  ///
  ///     UIImage.checkmark.withTintColor(.systemGreen, renderingMode: .alwaysOriginal)
  public class var checkmark: UIImage { system("checkmark.circle.fill") }
  /// A check mark in the outline of a circle.
  /// - Unverified: which symbol of the system it is.
  public class var strokedCheckmark: UIImage { system("checkmark.circle") }

  private class func system(_ name: String) -> UIImage {
    guard let image = UIImage(systemName: name) else {
      preconditionFailure("there is no system symbol named \(name)")
    }
    return image
  }
}
