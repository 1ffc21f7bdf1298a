import Foundation

extension UIButton {
  /// What kind of button it is.
  public enum ButtonType: Int, Sendable {
    /// Without a look of its own.
    case custom
    /// As the system has them: in the tint.
    case system
    /// A round sign that there is more to be read.
    case detailDisclosure
    /// A round sign with an i.
    case infoLight
    /// A round sign with an i.
    case infoDark
    /// A round sign with a plus.
    case contactAdd
    /// Of the television.
    case plain
    /// A round sign that closes.
    case close
    /// The name of `system` before iOS 7.
    case roundedRect = 100
  }
}

/// The name of `UIButton.ButtonType` before Swift 4.2.
public typealias UIButtonType = UIButton.ButtonType
