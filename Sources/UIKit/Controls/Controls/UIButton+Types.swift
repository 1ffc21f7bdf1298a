import Foundation

extension UIButton {
  /// The type of a button.
  public enum ButtonType: Int, Sendable {
    /// A button without a style.
    case custom
    /// The style of the system, with the tint color.
    case system
    /// An i in a circle, for a button that shows details.
    case detailDisclosure
    /// An i in a circle.
    case infoLight
    /// An i in a circle.
    case infoDark
    /// A plus in a circle.
    case contactAdd
    /// A button without a background. UIKit has this type only on tvOS.
    case plain
    /// An x in a circle, for a button that closes something.
    case close

    /// The name of `system` before iOS 7.
    public static var roundedRect: ButtonType { .system }
  }
}

/// The old name of `UIButton.ButtonType`.
public typealias UIButtonType = UIButton.ButtonType
