import Foundation

extension UIButton {
  /// The type of a button.
  public enum ButtonType: Int, Sendable {
    /// A button without a style.
    case custom
    /// The style of the system, with the tint color.
    case system
    /// A round symbol for details.
    case detailDisclosure
    /// A round symbol with an i.
    case infoLight
    /// A round symbol with an i.
    case infoDark
    /// A round symbol with a plus.
    case contactAdd
    /// A button for television.
    case plain
    /// A round symbol for closing.
    case close

    /// The name of `system` before iOS 7.
    public static var roundedRect: ButtonType { .system }
  }
}

/// The old name of `UIButton.ButtonType`.
public typealias UIButtonType = UIButton.ButtonType
